# Colt Express in italiano. Gli attributi sono le forme che servono alle frasi: $place_at è l’.at di colt-express-place.
# Tra il numero e il segno del dollaro c’è uno spazio indivisibile.

## Nella vetrina della casa

colt-express-pitch = Un treno carico di bottino, sei banditi e uno sceriffo. Pianifica in segreto, poi guarda i piani scontrarsi: arrampicati, ruba, tira pugni e spara per scendere dal treno più ricco di tutti.
colt-express-length = 10–20 minuti

## Opzioni della partita

colt-express-switch-teams = Ogni giocatore guida due banditi: in due si gioca solo così, in tre si può.
colt-express-switch-expert = Variante per esperti: ognuno ha i propri scarti e può tenere carte da un round all’altro.
colt-express-switch-abilities = Ogni bandito ha un’abilità speciale.
colt-express-switch-events = I round finiscono con un evento e l’ultimo è una stazione.
colt-express-switch-cars = I vagoni si pescano a caso oppure li scelgono a turno i giocatori.
colt-express-switch-bandits = I banditi si assegnano a caso oppure li scelgono a turno i giocatori.
colt-express-setting-random = a caso
colt-express-setting-choose = scelti a turno

colt-express-preset-first-game = Prima partita
colt-express-preset-first-game-help = Senza abilità né eventi: il modo migliore per imparare.
colt-express-preset-full-game = Gioco completo
colt-express-preset-full-game-help = Ogni bandito ha un’abilità e i round finiscono con un evento.
colt-express-preset-teams = A squadre
colt-express-preset-teams-help = Ogni giocatore guida due banditi.
colt-express-preset-expert = Esperti
colt-express-preset-expert-help = Ognuno ha i propri scarti e può tenere carte da un round all’altro.

colt-express-two-without-teams = In due si gioca solo a squadre (regola { $rule }): «teams» deve essere attiva.
colt-express-teams-too-many = Le squadre sono per due o tre giocatori, non per { $seats } (regola { $rule }): «teams» deve essere disattivata.
colt-express-expert-teams = La variante per esperti non si gioca a squadre (regola { $rule }): «expert» o «teams» deve essere disattivata.

## Vocabolario

colt-express-bandit-ghost = Ghost
colt-express-bandit-doc = Doc
colt-express-bandit-belle = Belle
colt-express-bandit-tuco = Tuco
colt-express-bandit-cheyenne = Cheyenne
colt-express-bandit-django = Django
colt-express-bandit-marshal = Sceriffo

colt-express-power-ghost = Può giocare coperta la carta del suo primo turno in un round; se in quel turno pesca, non può più.
colt-express-power-doc = All’inizio di un round pesca sette carte invece di sei.
colt-express-power-belle = Nessuno può spararle o colpirla se può scegliere qualcun altro.
colt-express-power-tuco = Può sparare anche attraverso il tetto del suo vagone, verso l’alto o verso il basso.
colt-express-power-cheyenne = Può tenersi un borsellino che fa cadere con un pugno; gioielli e valigette cadono come sempre.
colt-express-power-django = I suoi colpi spingono la vittima un vagone più lontano da lui.

colt-express-card = { $card } ({ $bandit })
colt-express-card-move = Movimento
colt-express-card-ladder = Scala
colt-express-card-fire = Fuoco
colt-express-card-punch = Pugno
colt-express-card-rob = Rapina
colt-express-card-marshal = Sceriffo
colt-express-card-bullet = Proiettile

colt-express-turn-standard = Turno normale
    .hint = carte scoperte
    .ask = Giochi una carta o ne peschi tre?
colt-express-turn-tunnel = Galleria
    .hint = carte coperte
    .ask = In galleria è buio: giochi una carta coperta o ne peschi tre?
colt-express-turn-speeding = Accelerazione
    .hint = due turni di fila per ognuno
    .ask = Si accelera, due turni di fila: giochi una carta o ne peschi tre?
colt-express-turn-switching = Scambio
    .hint = si gioca in senso antiorario
    .ask = Scambio azionato, si gioca in senso antiorario: giochi una carta o ne peschi tre?

colt-express-round-event-none = Nessun evento
    .hint = non succede nulla
colt-express-round-event-angry-marshal = Sceriffo infuriato
    .hint = un proiettile neutrale a chi è sul tetto sopra di lui, poi va verso la coda del treno
colt-express-round-event-swivel-arm = Braccio girevole
    .hint = chi è su un tetto viene spazzato sull’ultimo vagone
colt-express-round-event-braking = Frenata
    .hint = chi è su un tetto scivola in avanti di un vagone
colt-express-round-event-take-it-all = Prendete tutto!
    .hint = accanto allo Sceriffo spunta una seconda valigetta
colt-express-round-event-rebellion = Rivolta dei passeggeri
    .hint = un proiettile neutrale per ogni bandito dentro il treno
colt-express-round-event-pickpocketing = Borseggio
    .hint = chi non ha nessuno accanto può prendere un borsellino che trova lì
colt-express-round-event-marshals-revenge = Vendetta dello Sceriffo
    .hint = chi è sul tetto sopra di lui vi lascia il suo borsellino meno prezioso
colt-express-round-event-hostage = Macchinista in ostaggio
    .hint = 250 $ di riscatto per ogni bandito nella locomotiva o sul suo tetto

colt-express-round-card-angry-marshal = Sceriffo infuriato
colt-express-round-card-swivel-arm = Braccio girevole
colt-express-round-card-braking = Frenata
colt-express-round-card-take-it-all = Prendete tutto!
colt-express-round-card-rebellion = Rivolta dei passeggeri
colt-express-round-card-tunnels = Gallerie
colt-express-round-card-bridge = Ponte
colt-express-round-card-pickpocketing = Borseggio
colt-express-round-card-marshals-revenge = Vendetta dello Sceriffo
colt-express-round-card-hostage = Macchinista in ostaggio

colt-express-carriage-locomotive = locomotiva
colt-express-carriage-mail = vagone postale
colt-express-carriage-sleeper = vagone letto
colt-express-carriage-parlour = vagone salotto
colt-express-carriage-smoker = vagone fumatori
colt-express-carriage-diner = vagone ristorante
colt-express-carriage-club = vagone club

colt-express-loot-purse = borsellino
colt-express-loot-jewel = gioiello
colt-express-loot-strongbox = valigetta

# $value è 0 se il valore non si conosce o non serve dirlo; $which è 0 se nessun altro borsellino gli somiglia
colt-express-token =
    { $loot ->
        [jewel] un gioiello
        [strongbox] una valigetta
       *[purse] { $which ->
            [0] un borsellino
            [1] il primo borsellino
            [2] il secondo borsellino
            [3] il terzo borsellino
           *[other] il { $which }º borsellino
        }
    }{ $value ->
        [0] { "" }
       *[other] { " " }({ $value } $)
    }

# Il vagone 0 è la locomotiva
colt-express-place =
    { $level ->
        [roof] tetto { $car ->
            [0] della locomotiva
           *[other] del vagone { $car }
        }
       *[car] { $car ->
            [0] locomotiva
           *[other] vagone { $car }
        }
    }
    .at =
    { $level ->
        [roof] sul tetto { $car ->
            [0] della locomotiva
           *[other] del vagone { $car }
        }
       *[car] { $car ->
            [0] nella locomotiva
           *[other] nel vagone { $car }
        }
    }
    .climb =
    { $level ->
        [roof] sale sul tetto { $car ->
            [0] della locomotiva
           *[other] del vagone { $car }
        }
       *[car] scende { $car ->
            [0] nella locomotiva
           *[other] nel vagone { $car }
        }
    }

## Eventi. Quelli con -known sono per il giocatore che può vedere tutto

colt-express-event-car-coupled = { $seat } aggancia il { $carriage }.
colt-express-event-bandit-chosen = { $seat } gioca con { $bandit }.
colt-express-event-first-player = Comincia { $seat }.
colt-express-event-boarded = { $bandit } sale { $place_at }.
colt-express-event-round-began = Comincia il round { $round }.
colt-express-event-picked = { $seat } sceglie una carta dal mazzo.
colt-express-event-picked-known = Hai scelto «{ $own-card }» dal tuo mazzo.
colt-express-event-drew =
    { $count ->
        [0] { $seat } non pesca carte.
        [one] { $seat } pesca { $count } carta.
       *[other] { $seat } pesca { $count } carte.
    }
colt-express-event-drew-known =
    { $count ->
        [0] Non peschi carte.
       *[other] Peschi: { $own-cards }.
    }
colt-express-event-shuffled = { $seat } mescola gli scarti e ne fa un nuovo mazzo.
colt-express-event-round-card = Carta round: «{ $round-card }».
colt-express-event-turn-began = Turno { $turn-number }. { $turn }: { $turn_hint }.
colt-express-event-played = { $bandit } gioca «{ $card }».
colt-express-event-hid = { $seat } gioca una carta coperta.
colt-express-event-hid-known = Giochi coperta la carta «{ $card }» ({ $bandit }).
colt-express-event-stealing-began = La pianificazione è finita. Mani in alto, comincia l’assalto!
colt-express-event-card-up = { $bandit }: «{ $card }».
colt-express-event-turned-up = { $bandit } scopre «{ $card }».
colt-express-event-no-effect = { $bandit }: «{ $card }» non ha effetto.
colt-express-event-moved = { $bandit } si sposta { $place_at }.
colt-express-event-climbed = { $bandit } { $place_climb }.
colt-express-event-shot = { $bandit } spara a { $victim }.
colt-express-event-pushed = Il colpo scaglia { $bandit } { $place_at }.
colt-express-event-held = Il treno finisce qui: { $bandit } resta dov’è.
colt-express-event-punched = { $bandit } dà un pugno a { $victim }.
colt-express-event-fell = { $bandit } perde { $token } { $place_at }.
colt-express-event-lost = { $bandit } deve lasciare { $token } { $place_at }.
colt-express-event-took = { $bandit } arraffa { $token }.
colt-express-event-took-known = { $bandit } arraffa { $token }.
colt-express-event-knocked = { $bandit } vola { $place_at }.
colt-express-event-marshal-moved = Lo Sceriffo entra { $place_at }.
colt-express-event-wounded = { $bandit } riceve un proiettile neutrale.
colt-express-event-fled = { $bandit } fugge dallo Sceriffo { $place_at }.
colt-express-event-pile-closed = I proiettili neutrali non bastano: nessuno ne riceve più.
colt-express-event-event-began = Evento «{ $round-event }»: { $round-event_hint }.
colt-express-event-swept = { $bandit } si ritrova { $place_at }.
colt-express-event-strongbox = La seconda valigetta è { $place_at }.
colt-express-event-ransom = { $bandit } riceve 250 $ di riscatto.
colt-express-event-declined = { $bandit } non prende nulla.
colt-express-event-kept =
    { $count ->
        [0] { $seat } non tiene carte.
        [one] { $seat } tiene { $count } carta.
       *[other] { $seat } tiene { $count } carte.
    }
colt-express-event-discarded =
    { $count ->
        [0] { $seat } non scarta nulla.
       *[other] { $seat } scarta: { $cards }.
    }
colt-express-event-best-shooter =
    Miglior pistolero è { $seat } ({ $count ->
        [one] { $count } proiettile sparato
       *[other] { $count } proiettili sparati
    }): premio di 1.000 $.
colt-express-event-total = { $seat } ha { $value } $.
colt-express-event-won = Vince { $seat }!

## Domande

colt-express-ask-pick-car = Quale vagone agganci adesso?
colt-express-ask-pick-bandit = Chi vuoi essere?
colt-express-ask-pick-team = Quale coppia vuoi guidare?
colt-express-ask-board = Quale dei tuoi banditi sale sull’ultimo vagone? L’altro sale sul penultimo.
colt-express-ask-pick-card = Quale carta scegli prima di pescare le altre?
colt-express-ask-plan = { $turn_ask }
colt-express-ask-second-card = Dopo questo «Fuoco» può agire anche { $bandit }: giochi una seconda carta?
colt-express-ask-keep = Quale carta tieni per il prossimo round?
colt-express-ask-move = { $bandit } si sposta: dove?
colt-express-ask-shoot = { $bandit } prende la mira: a chi spara?
colt-express-ask-punch = { $bandit } stringe il pugno: chi colpisce?
colt-express-ask-knock-out = { $bandit } colpisce { $victim }: che cosa cade?
colt-express-ask-pocket = { $victim } perde un borsellino: { $bandit } se lo tiene?
colt-express-ask-knock = Il pugno scaglia via { $victim }: dove?
colt-express-ask-rob = { $bandit } si guarda intorno: che cosa arraffa?
colt-express-ask-marshal = { $bandit } attira lo Sceriffo: dove?
colt-express-ask-pickpocket = { $bandit } è qui senza nessuno accanto: prendi un borsellino?

## Scelte

colt-express-option-pick-car =
    Aggancia il { $carriage } ({ $purses ->
        [0] { $jewels ->
            [one] { $jewels } gioiello
           *[other] { $jewels } gioielli
        }
        [one] { $purses } borsellino{ $jewels ->
            [0] { "" }
            [one] , { $jewels } gioiello
           *[other] , { $jewels } gioielli
        }
       *[other] { $purses } borsellini{ $jewels ->
            [0] { "" }
            [one] , { $jewels } gioiello
           *[other] , { $jewels } gioielli
        }
    })
colt-express-option-pick-bandit = Gioca con { $bandit }
colt-express-option-pick-team = Guida { $bandit } e { $partner }
colt-express-option-board = { $bandit } sale sull’ultimo vagone, { $partner } sul penultimo
colt-express-option-pick-card = Scegli «{ $card }» ({ $bandit })
colt-express-option-draw = Pesca tre carte
colt-express-option-play = Gioca «{ $card }»{ $team ->
        [0] { "" }
       *[other] { " " }({ $bandit })
    }
colt-express-option-hide = Nascondi «{ $card }»{ $team ->
        [0] { "" }
       *[other] { " " }({ $bandit })
    }
colt-express-option-no-second-card = Nessuna seconda carta
colt-express-option-keep = Tieni «{ $card }»
colt-express-option-keep-no-more = Non tenere altro
colt-express-option-move = Spostati { $place_at }
colt-express-option-shoot = Spara a { $victim }
colt-express-option-punch = Colpisci { $victim }
colt-express-option-knock-out = Fai cadere { $token }
colt-express-option-pocket = Tieni il borsellino
colt-express-option-let-fall = Lascia cadere il borsellino
colt-express-option-knock = Scaglia { $victim } { $place_at }
colt-express-option-rob = Arraffa { $token }
colt-express-option-marshal = Manda lo Sceriffo { $place_at }
colt-express-option-pickpocket = Prendi { $token }
colt-express-option-take-nothing = Non prendere nulla

## Rifiuti

colt-express-refusal-pick-car = Quel vagone non è tra quelli liberi (regola { $rule }). Puoi: { $allowed }
colt-express-refusal-pick-bandit = Quel bandito non è tra quelli liberi (regola { $rule }). Puoi: { $allowed }
colt-express-refusal-pick-team = Quella coppia non è tra quelle libere (regola { $rule }). Puoi: { $allowed }
colt-express-refusal-board = Sull’ultimo vagone sale uno dei tuoi due banditi (regola { $rule }). Puoi: { $allowed }
colt-express-refusal-pick-card = Si sceglie una carta azione che è nel mazzo (regola { $rule }). Puoi: { $allowed }
colt-express-refusal-plan = Nel tuo turno giochi una carta azione o ne peschi tre, nient’altro (regola { $rule }). Puoi: { $allowed }
colt-express-refusal-nothing-to-draw = Il tuo mazzo è vuoto: non c’è nulla da pescare (regola { $rule }). Puoi: { $allowed }
colt-express-refusal-cannot-hide = Solo l’abilità di Ghost permette di nascondere una carta: nel primo turno di un round e fuori dalle gallerie (regola { $rule }). Puoi: { $allowed }
colt-express-refusal-not-in-hand = Non hai quella carta in mano (regola { $rule }). Puoi: { $allowed }
colt-express-refusal-second-card = La seconda carta deve essere dell’altro bandito, nella tua mano, e non «Sceriffo» (regola { $rule }). Puoi: { $allowed }
colt-express-refusal-keep = Si tengono le carte azione che hai in mano, mai i proiettili (regola { $rule }). Puoi: { $allowed }
colt-express-refusal-off-the-train = Nessuno lascia il treno (regola { $rule }). Puoi: { $allowed }
colt-express-refusal-stands-still = Un bandito che si sposta non può restare dov’è (regola { $rule }). Puoi: { $allowed }
colt-express-refusal-move = È troppo lontano: un vagone all’interno, fino a tre sui tetti (regola { $rule }). Puoi: { $allowed }
colt-express-refusal-nobody = Quel bandito non è sul treno (regola { $rule }). Puoi: { $allowed }
colt-express-refusal-own-place = Non si spara a un bandito nello stesso posto (regola { $rule }). Puoi: { $allowed }
colt-express-refusal-charm = Nessuno tocca Belle finché può scegliere qualcun altro (regola { $rule }). Puoi: { $allowed }
colt-express-refusal-out-of-sight = Quel bandito non è sulla linea di tiro (regola { $rule }). Puoi: { $allowed }
colt-express-refusal-out-of-reach = Si può colpire solo un altro bandito nello stesso posto (regola { $rule }). Puoi: { $allowed }
colt-express-refusal-knock-out = La vittima non ha quel bottino da perdere (regola { $rule }). Puoi: { $allowed }
colt-express-refusal-pocket = Il borsellino si tiene o cade (regola { $rule }). Puoi: { $allowed }
colt-express-refusal-knock = Un pugno scaglia la vittima un vagone avanti o indietro (regola { $rule }). Puoi: { $allowed }
colt-express-refusal-rob = Qui non c’è quel bottino da prendere (regola { $rule }). Puoi: { $allowed }
colt-express-refusal-marshal = Lo Sceriffo si sposta di un vagone avanti o indietro (regola { $rule }). Puoi: { $allowed }
colt-express-refusal-pickpocket = Qui non c’è quel borsellino da prendere (regola { $rule }). Puoi: { $allowed }

## Perché il suggerimento lo dice: cosa guadagna una risposta e cosa rischia, rispetto alle altre

colt-express-gain-money = più bottino nelle tue mani: +{ NUMBER($amount, maximumFractionDigits: 0) } $
colt-express-risk-money = meno bottino nelle tue mani: −{ NUMBER($amount, maximumFractionDigits: 0) } $
colt-express-gain-rivals = il più ricco degli altri ha meno: −{ NUMBER($amount, maximumFractionDigits: 0) } $
colt-express-risk-rivals = il più ricco degli altri ha di più: +{ NUMBER($amount, maximumFractionDigits: 0) } $
colt-express-gain-shots = spari più spesso: +{ NUMBER($amount, maximumSignificantDigits: 2) }
colt-express-risk-shots = spari meno spesso: −{ NUMBER($amount, maximumSignificantDigits: 2) }
colt-express-gain-lead = ti avvicini al titolo di miglior pistolero: +{ NUMBER($amount, maximumSignificantDigits: 2) } colpi sugli altri
colt-express-risk-lead = ti allontani dal titolo di miglior pistolero: −{ NUMBER($amount, maximumSignificantDigits: 2) } colpi sugli altri
colt-express-gain-bullets = ti colpiscono meno proiettili: −{ NUMBER($amount, maximumSignificantDigits: 2) }
colt-express-risk-bullets = ti colpiscono più proiettili: +{ NUMBER($amount, maximumSignificantDigits: 2) }
colt-express-gain-here = hai più bottino ai tuoi piedi: +{ NUMBER($amount, maximumFractionDigits: 0) } $
colt-express-risk-here = hai meno bottino ai tuoi piedi: −{ NUMBER($amount, maximumFractionDigits: 0) } $
colt-express-gain-near = più bottino a una carta da te: +{ NUMBER($amount, maximumFractionDigits: 0) } $
colt-express-risk-near = meno bottino a una carta da te: −{ NUMBER($amount, maximumFractionDigits: 0) } $
colt-express-gain-marshal = lo Sceriffo ti sta meno spesso nel vagone accanto: −{ NUMBER($amount, maximumSignificantDigits: 2) }
colt-express-risk-marshal = lo Sceriffo ti sta più spesso nel vagone accanto: +{ NUMBER($amount, maximumSignificantDigits: 2) }
colt-express-gain-exposed = meno bottino che un pugno può farti perdere: −{ NUMBER($amount, maximumFractionDigits: 0) } $
colt-express-risk-exposed = più bottino che un pugno può farti perdere: +{ NUMBER($amount, maximumFractionDigits: 0) } $
colt-express-gain-cards = più carte azione in mano: +{ NUMBER($amount, maximumSignificantDigits: 2) }
colt-express-risk-cards = meno carte azione in mano: −{ NUMBER($amount, maximumSignificantDigits: 2) }

## Che cosa distingue i giocatori nei resoconti

colt-express-group-bandit = Bandito

## La pagina

colt-express-page-scene = Il treno
colt-express-page-engine = Locomotiva: all’interno { $inside }; sul tetto { $roof }
colt-express-page-car = Vagone { $number }, { $carriage }: all’interno { $inside }; sul tetto { $roof }
colt-express-page-nobody = nessuno
colt-express-page-some-purse =
    { $count ->
        [one] { $count } borsellino
       *[other] { $count } borsellini
    }
colt-express-page-some-jewel =
    { $count ->
        [one] { $count } gioiello
       *[other] { $count } gioielli
    }
colt-express-page-some-strongbox =
    { $count ->
        [one] { $count } valigetta
       *[other] { $count } valigette
    }
colt-express-page-round = Round { $round } di { $rounds }
colt-express-page-no-round-card = La carta round non è ancora scoperta
colt-express-page-turn = { $turn }: { $turn_hint }
colt-express-page-at-end = Alla fine: { $round-event }
colt-express-page-hint = { $round-event_hint }
colt-express-page-neutral =
    { $count ->
        [one] Resta { $count } proiettile neutrale
       *[other] Restano { $count } proiettili neutrali
    }
colt-express-page-plan = Carte pianificate
colt-express-page-plan-empty = Nessuna carta è stata ancora pianificata
colt-express-page-planned-hidden = { $seat }: una carta coperta
colt-express-page-planned-now = { $what }: in corso
colt-express-page-planned-done = { $what }: eseguita
colt-express-page-first = Primo giocatore
colt-express-page-asked = Deve rispondere
colt-express-page-more = Tutto su { $seat }
colt-express-page-bullets =
    { $count ->
        [one] Resta { $count } proiettile
       *[other] Restano { $count } proiettili
    }
colt-express-page-hand =
    { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
colt-express-page-deck =
    { $count ->
        [one] { $count } carta nel mazzo
       *[other] { $count } carte nel mazzo
    }
colt-express-page-discard =
    { $count ->
        [one] { $count } carta scartata
       *[other] { $count } carte scartate
    }
colt-express-page-received =
    { $count ->
        [one] { $count } proiettile ricevuto
       *[other] { $count } proiettili ricevuti
    }
colt-express-page-received-from = { $bandit }: { $count }
colt-express-page-known = Sicuramente in mano o coperte
colt-express-page-token = { $token }
colt-express-page-your-hand = La tua mano
colt-express-page-your-deck = Il tuo mazzo
colt-express-page-cards = { $card }: { $count }
colt-express-page-kept = { $what } (tenute: { $count })
colt-express-page-kept-stamp = tengo
colt-express-page-hand-empty =
    { $count ->
        [one] La tua mano è vuota; nel mazzo c’è { $count } carta.
       *[other] La tua mano è vuota; nel mazzo ci sono { $count } carte.
    }
colt-express-page-wanted = Ricercato
colt-express-page-wanted-for = per la rapina all’espresso
colt-express-page-money = { $value } $
colt-express-page-reckoning = Si conta il bottino
colt-express-page-skip = Salta
colt-express-page-player = Giocatore
colt-express-page-all-purse = Borsellini
colt-express-page-all-jewel = Gioielli
colt-express-page-all-strongbox = Valigette
colt-express-page-shooter = Proiettili sparati
colt-express-page-hits = Proiettili ricevuti
colt-express-page-total = Totale
colt-express-page-place = { $place }º posto
colt-express-page-tie = A parità di denaro vince chi ha ricevuto meno proiettili.

## Il terminale

colt-express-terminal-round = Round { $round }/{ $rounds }
colt-express-terminal-round-hidden = la carta round è ancora coperta
colt-express-terminal-stealing = Assalto
colt-express-terminal-event = Alla fine, «{ $round-event }»: { $round-event_hint }.
colt-express-terminal-turn = { $turn }: { $turn_hint }
# Nomi brevi dei vagoni: al massimo otto lettere, se no non ci stanno
colt-express-terminal-car-locomotive = motrice
colt-express-terminal-car-mail = posta
colt-express-terminal-car-sleeper = letti
colt-express-terminal-car-parlour = salotto
colt-express-terminal-car-smoker = fumatori
colt-express-terminal-car-diner = buffet
colt-express-terminal-car-club = club
colt-express-terminal-player = giocatore
colt-express-terminal-loot = bottino
colt-express-terminal-bullets = colpi
colt-express-terminal-wounds = ferite
colt-express-terminal-cards = mano / mazzo
colt-express-terminal-discard = scarti
colt-express-terminal-power = abilità
colt-express-terminal-first = inizia
# $count carte sono già state eseguite
colt-express-terminal-stack = { $count ->
    [0] Pila:
    [one] Pila ({ $count } eseguita):
   *[other] Pila ({ $count } eseguite):
}
colt-express-terminal-hand = La tua mano:
colt-express-terminal-keeping = Tieni:
colt-express-terminal-deck = Il tuo mazzo:
colt-express-terminal-hit-by = colpi ricevuti: { $text }
colt-express-terminal-discarded = scarti: { $text }
colt-express-terminal-holds = ha di sicuro: { $text }
colt-express-terminal-sign-marshal = lo Sceriffo; accanto al round: i proiettili neutrali rimasti
colt-express-terminal-sign-strongbox = una valigetta, 1.000 $
colt-express-terminal-sign-jewel = un gioiello, 500 $
colt-express-terminal-sign-purse = un borsellino di cui conosci il valore, e uno di cui non lo conosci
colt-express-terminal-sign-bullets = un proiettile che resta, e uno già sparato
colt-express-terminal-sum = = { $value } $
colt-express-terminal-purses-open = Si scoprono tutti i borsellini:
colt-express-terminal-rank = { $place }. { $seat }: { $value } $, { $count ->
    [0] nessun proiettile ricevuto
    [one] { $count } proiettile ricevuto
   *[other] { $count } proiettili ricevuti
}
