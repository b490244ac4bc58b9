# Ciò che dice il tavolo: il server quando rifiuta, e la pagina nel browser. Le chiavi cominciano con `table-`.

## Ciò che il server rifiuta

table-bad-request = Il server non riesce a leggere questa richiesta: { $reason }
table-unknown-route = A questo indirizzo non c’è nulla.
table-wrong-method = A questo indirizzo non si chiede così.
table-no-page = La pagina non è ancora pronta. La prepara `make web`.
table-unknown-table = Il tavolo «{ $table }» non c’è. Forse è stato sparecchiato da tempo.
table-no-person = La casa non ti conosce ancora. Ricarica la pagina e permettile di tenere un cookie.
table-not-yours = Non è il tuo posto: { $seat }.
table-wrong-origin = La richiesta veniva da un’altra pagina ed è stata respinta.
table-wrong-host = Questo saloon ha un altro nome. Chiamalo con il suo indirizzo.
table-too-large = È troppo in una volta: al massimo { $limit } byte.
table-too-slow = Ci è voluto troppo tempo e la linea è caduta. Riprova.
table-full = Il saloon è pieno. Riprova tra un momento.
table-too-many =
    { $seconds ->
        [one] Calma! Riprova tra un secondo.
       *[other] Calma! Riprova tra { $seconds } secondi.
    }
table-bot-tables =
    { $most ->
        [one] I bot giocano già a un tuo tavolo. Finisci quella partita, o aspetta che i suoi bot restino un minuto senza far niente.
       *[other] I bot giocano già a { $most } tuoi tavoli. Finisci una di quelle partite, o aspetta che i suoi bot restino un minuto senza far niente.
    }
table-bot-tables-address =
    { $most ->
        [one] I bot giocano già a un tavolo aperto dalla tua rete. Riprova tra un minuto, o gioca senza bot.
       *[other] I bot giocano già a { $most } tavoli aperti dalla tua rete. Riprova tra un minuto, o gioca senza bot.
    }
table-not-for-guests = Queste cifre sono per chi gestisce il locale. Si vedono sulla sua macchina, o con la chiave data a --metrics-token.
table-seat-taken = Questo posto è già occupato: { $seat }.
table-seat-empty = Qui non siede nessuno.
table-one-seat = In questa partita il tuo posto è il numero { $number }: nessuno può vedere una seconda mano.
table-no-such-seat =
    { $seats ->
        [one] Questo posto non c’è: il tavolo ne ha uno solo.
       *[other] Questo posto non c’è: il tavolo ne ha { $seats }.
    }
table-not-seated = Non siedi a questo tavolo.
table-already-began = La partita è già cominciata.
table-not-begun = La partita non è ancora cominciata.
table-not-full = Ci sono posti liberi. Aspetta altri giocatori o fai sedere dei bot.
table-not-over = La partita non è ancora finita.
table-game-over = La partita è finita.
table-unknown-bot = Il bot «{ $bot }» non c’è; ci sono: { $bots }.
table-bot-trouble = Il bot «{ $bot }» non sa che fare.
table-not-host = Può farlo solo il padrone di casa.
table-seat-present = { $seat } è al tavolo: nessun altro può agire lì.
table-asked-away = Il padrone di casa ti ha chiesto di lasciare questo posto. Prendine un altro o resta a guardare.
table-seat-grace =
    { $seconds ->
        [one] { $seat } è via da un attimo. Un bot può subentrare tra un secondo.
       *[other] { $seat } è via da un attimo. Un bot può subentrare tra { $seconds } secondi.
    }
table-host-present = Il padrone di casa è al tavolo: solo lui può cedere il compito.
table-host-grace =
    { $seconds ->
        [one] Il padrone di casa è via da un attimo. Puoi prendere il suo posto tra un secondo.
       *[other] Il padrone di casa è via da un attimo. Puoi prendere il suo posto tra { $seconds } secondi.
    }
table-stale-answer = Quella domanda è chiusa: la partita è andata avanti. Guarda di nuovo.
table-pass-withdrawn = Non hai ancora passato: la domanda è ancora aperta.
table-nothing-to-take-back = Non hai ancora risposto nulla, quindi non c’è nulla da annullare.
table-takeback-pending = Qualcuno sta già chiedendo di annullare. Prima va deciso quello.
table-no-takeback-asked = Nessuno ti chiede più di annullare.
table-no-hints = Chi ospita ha preparato questo tavolo senza suggerimenti.
table-no-choice = C’è una sola risposta possibile: niente da suggerire.
table-other-eyes = Un suggerimento mostrerebbe ciò che può vedere solo { $seat }. Guarda prima con gli occhi di quel posto.
table-hint-pending = Un attimo: il veterano sta ancora pensando a questa domanda.
table-hint-trouble = Niente suggerimento, stavolta: qualcosa è andato storto. Chiedilo di nuovo.
table-review-trouble = L’analisi della partita non è riuscita. Riprova.
table-review-other-rules = Questa partita è stata giocata con un’edizione precedente delle nostre regole: non si può più analizzare.
table-bad-name = Un nome ha al massimo { $most } caratteri, tutti visibili.
table-server-trouble = Qualcosa è andato storto sul server. Nulla è cambiato. Riprova.
table-store-unreachable = L’archivio { $url } non si apre: { $reason }
table-store-unknown = «{ $url }» non è un archivio che Saloon conosca.
table-store-newer = L’archivio { $url } è stato scritto da un Saloon più recente (formato { $found }); questo conosce il formato { $known }.
table-store-in-use = Un altro Saloon usa già l’archivio { $url }. Ogni archivio ha un solo server: ferma l’altro, oppure dai a questo un archivio suo con --data o --database.
table-store-full = Il disco del server è pieno e non si può registrare nulla. Tutto ciò che era confermato è al sicuro. Riprova più tardi.
table-store-busy = Qualcos’altro tiene bloccato il database del server. Tutto ciò che era confermato è al sicuro. Riprova.
table-store-read-only = Il server non può scrivere nel suo database. Tutto ciò che era confermato è al sicuro. Riprova più tardi.
table-store-gone = Il server non raggiunge il suo database. Tutto ciò che era confermato è al sicuro. Riprova più tardi.
table-store-broken = Il database del server non funziona. Tutto ciò che era confermato è al sicuro. Riprova più tardi.
table-store-silent = Il database del server non risponde. Tutto ciò che era confermato è al sicuro. Riprova più tardi.

## Ovunque nella pagina

table-saloon = Saloon
table-title-home = Saloon: giochi da tavolo del Far West
table-title-new = Un nuovo tavolo · Saloon
table-title-lost = Qui non c’è nulla · Saloon
table-title-table = { $game } · Saloon
table-title-your-move = ● Tocca a te · { $game }
table-title-your-answer = ● La tua risposta · { $game }
table-title-waits = ● Aspettano te · { $game }
table-jump = Vai al contenuto
table-close = Chiudi
table-loading = Un momento…
table-no-connection = Il server non risponde. Continuiamo a provare.
table-back-home = Torna all’ingresso
table-lost = Qui rotola solo l’erba secca
table-lost-page = Questa pagina non c’è.
table-lost-table = Questo tavolo non c’è. Il link è completo? I tavoli che nessuno tocca da molto vengono sparecchiati.

table-language = Lingua
table-language-en = English
table-language-uk = Українська
table-language-ru = Русский
table-language-it = Italiano
table-language-short-en = EN
table-language-short-uk = УК
table-language-short-ru = РУ
table-language-short-it = IT
table-light = Luce
table-light-system = Come il sistema
table-light-noon = Mezzogiorno
table-light-night = Notte
table-speed = Animazioni
table-speed-slow = Lente
table-speed-normal = Normali
table-speed-fast = Veloci
table-speed-off = Nessuna

## Il manifesto

table-motto = Giochi da tavolo del Far West · a carte scoperte · senza iscrizione
table-name-ask = Come ti chiami?
table-name-none = Forestiero
table-name-saved = Segnato.
table-tonight = In cartellone
table-play-now = Gioca subito contro i bot
table-play-now-one = Gioca subito contro un bot
table-play-now-hint =
    { $bots ->
        [one] Un clic: tu contro un bot di questo livello.
       *[other] Un clic: tu e { $bots } bot di questo livello.
    }
table-coming-carson-city = Prendi terreni, costruisci una città e fai fruttare la ferrovia. Chi teme le sparatorie perde i lotti migliori.
table-coming-western-legends = Cavalca dove vuoi: cerca l’oro, guida le mandrie, gioca d’azzardo o rapina. Diventa una leggenda, di qua o di là dalla legge.
table-gather = Gioca con gli amici
table-new = Apri un tavolo
table-join-label = Hai un link o un codice?
table-join-example = codice del tavolo
table-join = Entra
table-join-unclear = Non è né il link di un tavolo né il suo codice.
table-mine = I miei tavoli
table-your-move = Tocca a te
table-waits-for-you = Aspettano te
table-phase-playing = gli altri pensano
table-phase-over = finita
table-open = Tavoli aperti
table-open-none = Ora non ci sono tavoli aperti. Aprine uno e lascia la porta socchiusa.
table-free-seats =
    { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
table-games = Anche sullo scaffale
table-seats-range = da { $fewest } a { $most } giocatori
table-seats-exact =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
table-set-up = Apri
table-not-yet = Non è ancora arrivato.
table-unofficial = Un tavolo non ufficiale, fatto da giocatori. I nomi dei giochi sono dei loro editori; parole e disegni qui sono nostri.

## Un nuovo tavolo

table-new-game = Gioco
table-new-seats = Posti
table-new-who = Chi gioca
table-new-variants = Variante
table-new-presets = Modalità
table-new-door = La porta
table-new-private = Chiusa: trova il tavolo solo chi ha il link.
table-new-open = Aperta: il tavolo è in prima pagina e chiunque può sedersi.
table-new-start = Comincia la partita
table-new-start-hint = Ci siete tutti: si distribuiscono subito le carte.
table-new-make = Apri il tavolo
table-new-make-hint = Avrai un link per gli altri. Ai posti liberi potranno ancora sedersi dei bot.
table-seat = Posto { $number }
table-chair-me = Io
table-chair-mate = Un amico qui
table-chair-mate-hint = Un’altra persona su questo dispositivo
table-chair-anyone = Chi arriva
table-chair-anyone-hint = Libero per chi ha il link
table-chair-bot = Un bot
table-chair-level = Livello del bot al posto { $number }
table-chair-name = Nome di chi gioca al posto { $number }
table-chair-name-none = Nome
table-switch-off = disattivato
table-pace = I bot rispondono
table-pace-human = al ritmo di una persona
table-pace-quick = subito
table-rhythm = Gli altri sanno che passi
table-rhythm-none = subito
table-rhythm-seconds = dopo { $seconds } s
table-rhythm-hint = Sempre dopo lo stesso tempo: da quanto uno ci pensa non si capisce se aveva di che rispondere.
table-grace = Chi perde la linea è atteso per
table-grace-minutes = { $minutes } min
table-grace-hours = { $hours } h
table-grace-hint = Solo dopo il padrone di casa può far giocare un bot, che si ferma appena l’assente torna.
table-hints-hint = Chi deve rispondere può chiedere consiglio a un veterano. Gli altri non se ne accorgono.

## I bot

table-bot-random = Pivello { $number }
table-bot-scout = Scout { $number }
table-bot-easy = Bovaro { $number }
table-bot-normal = Cowboy { $number }
table-bot-hard = Pistolero { $number }
table-bot-expert = Leggenda { $number }
table-bot-plays = bot: { $level }
table-level = Livello dei bot
table-level-random = Pivello
table-level-scout = Scout
table-level-easy = Facile
table-level-normal = Normale
table-level-hard = Difficile
table-level-expert = Esperto
table-level-hint-easy = pensa un attimo e ogni tanto sbaglia: per le prime partite
table-level-hint-normal = conosce il mestiere
table-level-hint-hard = pensa in anticipo e punisce gli errori
table-level-hint-expert = pensa fino a tre secondi; pochi l’hanno battuto
table-temper = nessun carattere particolare
table-temper-of = { $label }: carattere
table-temper-greedy = avido
table-temper-vengeful = vendicativo
table-temper-cautious = prudente
table-temper-hint-greedy = non sa lasciare lì il bottino
table-temper-hint-vengeful = preferisce far male agli altri
table-temper-hint-cautious = si tiene fuori dai guai

## Prima della partita

table-waiting-at = Ci si raduna al tavolo
table-seats = Giocatori
table-free-seat = libero
table-you = tu
table-host = padrone di casa
table-away = non c’è
table-sit = Siediti
table-seat-mate = Fai sedere un amico
table-mate-name = Nome dell’amico che gioca su questo dispositivo
table-stand-up = Alzati dal tavolo
table-free-it = Libera il posto
table-fill-start = Completa con i bot e comincia
table-start = Comincia la partita
table-wait-start = Siediti, oppure aspetta l’inizio e guarda.
table-wait-host = È il padrone di casa ad avviare la partita.
table-host-away = Il padrone di casa non è al tavolo.
table-take-over = Fai tu da padrone di casa
table-take-over-in = Puoi subentrare tra { $time }.
table-make-host = Affida il tavolo
table-asked-to-leave = Il padrone di casa ti ha chiesto di lasciare il posto { $number }.
table-asked-to-leave-next = Prendi un altro posto o resta a guardare.
table-invite = Invita
table-invite-title = Vieni a giocare al nostro tavolo
table-invite-link = Link di questo tavolo
table-copy = Copia
table-copied = Copiato.
table-share = Condividi
table-is-open = Il tavolo è aperto: si trova anche in prima pagina.
table-is-private = Il tavolo è privato: lo trova solo chi ha il link.
table-hints-on = I suggerimenti sono ammessi
table-hints-off = Niente suggerimenti

## Al tavolo

table-board = Il tabellone: { $game }
table-ending = Com’è finita
table-you-win = Hai vinto!
table-sheets = Diario, giocatori, parole
table-menu = Menù
table-settings = Impostazioni
table-my-seat =
    { $count ->
        [one] Il mio posto
       *[other] I miei posti
    }
table-hand-to-bot = Fai giocare un bot per me
table-take-back-seat = Riprendi il mio posto
table-stand-up-hint = Un bot ti tiene caldo il posto finché non torni. Chi si alza lascia il posto ad altri.
table-put-bot = Fai giocare un bot: { $seat }
table-kept-by-bot = Un bot ti tiene caldo il posto.
table-bot-soon = bot possibile tra { $time }
table-bot-ask = Far giocare un bot al posto di { $seat }?
table-bot-ask-hint = Chi torna riprende subito il suo posto e trova nel diario ciò che ha fatto il bot. Nel frattempo non si annulla nulla che richieda il consenso.
table-bot-ask-yes = Fai giocare un bot
table-cancel = Annulla
table-seat-back = Mentre non c’eri, il padrone di casa ha fatto giocare un bot per te. Il posto è di nuovo tuo; nel diario trovi ciò che ha fatto il bot.
table-bot-keeps = per ora gioca un bot: { $level }
table-is-asked = deve rispondere
table-reconnecting = La linea è caduta. Richiamo…
table-watchers =
    { $count ->
        [one] { $count } spettatore
       *[other] { $count } spettatori
    }
table-your-move-is = Tocca a te. { $question }
table-your-answer = La tua risposta
table-your-answer-is = Serve la tua risposta. { $question }
table-waiting-for = Si aspetta: { $waiting }
table-bots-busy =
    { $before ->
        [one] I bot sono occupati: c’è una richiesta prima della tua.
       *[other] I bot sono occupati: ci sono { $before } richieste prima della tua.
    }
table-sending = Inviato…
table-sending-later = La tua risposta parte appena torna la linea.
table-skip = Salta
table-passing = Passi. Gli altri lo sapranno quando la barra si esaurisce.
table-passing-alone = Non hai di che rispondere: passerai automaticamente quando la barra si esaurisce.
table-pass-wait = Aspetta
table-pass-wait-hint = Non passare finché non lo dici tu, e lasciali nel dubbio.
table-beat = Finché la barra non si esaurisce, nessuno sa se qualcuno passa.
table-orders = Risposte automatiche
table-orders-hint = Rispondono per te ogni volta che ti si chiede qualcosa, finché non le cambi. Questo browser le ricorda per questo gioco.
table-orders-automatic = Passa automaticamente quando non c’è niente con cui rispondere
table-orders-automatic-hint = Gli altri non notano la differenza. Se più persone usano lo stesso dispositivo, ognuno passa a mano.
table-order-says = La tua risposta automatica: { $order }
table-rule = regola { $rule }
table-rule-title = Regola { $rule }
table-rule-none = Questa pagina non ha il testo di questa regola.
table-undo-cost-chance = Definitivo: appena rispondi, decide il caso.
table-undo-cost-revealed = Definitivo: viene alla luce qualcosa di nascosto.
table-undo-cost-handed = Definitivo: poi tocca a qualcun altro.
table-undo = Annulla
table-undo-ask = Chiedi di annullare
table-undo-ask-hint = Si può annullare solo se gli altri sono d’accordo.
table-undo-wanted = { $seat } vorrebbe annullare l’ultima risposta. Sei d’accordo?
table-undo-pending = { $seat } vorrebbe annullare l’ultima risposta. Manca ancora il sì di: { $waiting }
table-agree = D’accordo
table-refuse = No
table-advice-ask = Chiedi a un veterano
table-advice-hint = Che cosa farebbe un veterano al tuo posto?
table-advice-thinking = Il veterano ci pensa…
table-advice-waiting =
    { $before ->
        [one] Il veterano è occupato: c’è una richiesta prima della tua…
       *[other] Il veterano è occupato: ci sono { $before } richieste prima della tua…
    }
table-advice-title = Un veterano farebbe così:
table-advice-one = { $text }: { $percent }% di vincere.
table-percent = { $percent }%
table-log = Diario
table-log-newest = Alla riga più recente
table-log-earlier = Righe precedenti
table-words = Parole
table-words-label = Rispondi a parole
table-words-example = es.: { $words }
table-words-none = per ora niente
table-words-send = Rispondi
table-words-unknown = «{ $words }» non è tra le tue risposte. Questa riga non è una chat: nessun altro la legge. Scrivi ciò che sta su un bottone, per esempio: { $example }
table-words-several = «{ $words }» può indicare più risposte: { $allowed }
table-words-not-asked = Ora non ti si chiede nulla. Questa riga non è una chat: nessun altro la legge.
table-command-undo = annulla
table-command-help = aiuto
# Lettere che nessuna scelta riceve: i loro tasti annullano e aprono il diario
table-keys-reserved = ul

## Più persone su un dispositivo

table-hand-over = Passate il dispositivo: tocca a { $seat }
table-hand-over-hint = Per ora nessun altro guardi.
table-i-am = Eccomi, sono { $seat }

## Tasti

table-help = Tasti
table-help-three-ways = Clicca ciò che vuoi, premi il suo tasto o scrivilo a parole: fa lo stesso.
table-key-digits = la prima, la seconda … risposta dell’elenco
table-key-letters = la risposta con questa lettera; una lettera vale lo stesso per tutta la partita
table-key-arrows = passa da una risposta all’altra
table-key-enter = dai la risposta su cui sei
table-key-words = rispondi a parole
table-key-undo = annulla, o chiedilo agli altri
table-key-advice = chiedi a un veterano; ancora: vai al consiglio
table-key-log = vai al diario
table-key-escape = salta l’animazione, chiudi
table-key-help = questo elenco
table-help-words = A parole: quelle sui bottoni o quelle della registrazione; valgono anche «annulla» e «aiuto». Ciò che scrivi lo vedi solo tu.
table-help-keeps = Un piccolo lucchetto segna le risposte che da solo non puoi annullare.
table-help-letters = Le lettere di questo gioco

## La fine

table-rematch = Gioca ancora
table-rematch-go = Alla prossima partita
table-record = La registrazione
table-fair = È stato tutto onesto?
table-fair-how = Tutto il caso di questa partita viene da un solo numero segreto, il seme. La sua impronta è stata pubblicata prima della prima mossa, e ora si mostra il seme. Con la registrazione chiunque può ricalcolare l’intera partita:
table-seed = Seme
table-seed-hash = Impronta del seme (SHA-256)

## La revisione

table-review = Rivedi la partita
table-review-title = La partita col senno di poi
table-review-back = Torna al finale
table-review-making = Ripassiamo la partita, mossa per mossa…
table-review-made = { $done } mosse su { $total }
table-review-again = Riprova
table-review-chart = Le probabilità di vittoria di tutti, mossa per mossa
table-review-chart-hint = Trascina o usa le frecce; Pag su e Pag giù saltano un intero round o turno. I triangoli segnano le svolte.
table-review-start = Prima della prima mossa
table-review-answer = Mossa { $number } di { $total }
table-review-did = { $seat }: { $what }
table-review-change = { $seat }: { $before }% → { $after }%
table-review-by-play = soprattutto per la mossa stessa
table-review-by-luck = soprattutto per fortuna: ciò che è stato pescato o era nascosto
table-review-turns = Le svolte
table-review-no-turns = Nessuna svolta: niente è cambiato di colpo.
table-review-decisions = Decisione per decisione
table-review-decisions-hint = A confronto con ciò che avrebbe fatto un veterano, sapendo solo quello che il giocatore poteva sapere.
table-review-whose = Le decisioni di chi
table-review-order = Ordine
table-review-order-worst = Prima gli errori più gravi
table-review-order-time = Come giocate
table-review-better = Meglio: { $what }.
table-review-fine = Non si è trovato di meglio.
table-review-no-mistakes = Nessun errore degno di nota.
table-review-all =
    { $count ->
        [one] Mostra { $count }
       *[other] Mostra tutte e { $count }
    }
table-review-luck = Fortuna e bravura
table-review-luck-hint = Che cosa ha cambiato la probabilità di ognuno dall’inizio alla fine: le proprie mosse, quelle degli altri e la fortuna.
table-review-way = { $before }% → { $after }%
table-review-leg-play = gioco proprio
table-review-leg-others = gioco altrui
table-review-leg-luck = fortuna
table-review-share = Di ciò che l’ha mossa, il { $luck }% è stato fortuna e il { $skill }% gioco proprio.
table-review-loss =
    { $points ->
        [0] Gli errori non sono costati nulla.
        [one] Gli errori sono costati { $points } punto percentuale.
       *[other] Gli errori sono costati { $points } punti percentuali.
    }
table-review-chances = Probabilità in questo momento
table-review-ledger = Lo stesso in tabella
table-review-number = N.
table-review-what = Che cosa è stato fatto
table-percent-more = +{ $percent }%
table-percent-less = −{ $percent }%

## Un gioco di cui la pagina non ha disegni

table-plain-hidden = nascosto o niente
table-plain-none = niente
table-plain-player = Giocatore
table-plain-score = Punteggio
table-plain-nobody = Nessuno vince.
table-plain-winners =
    { $count ->
        [one] Vince { $seats }!
       *[other] Vincono { $seats }!
    }

## Il diario

table-entry-made = Il tavolo è aperto.
table-entry-sat = { $seat } si siede.
table-entry-stood = { $seat } si alza dal tavolo.
table-entry-bot = { $bot } gioca al posto di { $seat }.
table-entry-back = { $seat } è di nuovo al tavolo.
table-entry-freed = Il padrone di casa chiede a { $seat } di lasciare il posto.
table-entry-kept = { $by } fa giocare { $bot } al posto di { $seat }, che è via.
table-entry-kept-host = Il padrone di casa fa giocare { $bot } al posto di { $seat }, che è via.
table-entry-host = Ora il padrone di casa è { $seat }.
table-entry-began = La partita comincia.
table-entry-undo-asked = { $seat } vorrebbe annullare.
table-entry-undo-agreed = { $seat } accetta di annullare.
table-entry-undo-refused = { $seat } non accetta di annullare.
table-entry-undone = { $seat } annulla una risposta.
