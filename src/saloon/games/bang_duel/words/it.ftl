# BANG! The Duel («BANG! Il duello») in italiano. Gli attributi sono le forme che servono alle frasi: $person_of è l’.of
# di bang-duel-person-… Il personaggio attivo ha il segnalino, l’altro sta in retrovia.

## Nella vetrina della casa

bang-duel-pitch = Un duello a mezzogiorno per due, fuorilegge contro uomo di legge: carte, pallottole e nervi.
bang-duel-length = 20–30 minuti

## Opzioni della partita

bang-duel-switch-squad = Quanti personaggi guida ogni giocatore, riserva compresa.

bang-duel-preset-first-game = Prima partita
bang-duel-preset-first-game-help = Quattro personaggi per parte, come vuole il regolamento.
bang-duel-preset-long-game = Partita lunga
bang-duel-preset-long-game-help = Otto personaggi per parte: il doppio della durata.
bang-duel-preset-everybody = Tutti quanti
bang-duel-preset-everybody-help = Tutti i dodici personaggi di ogni parte.

## Vocabolario

bang-duel-side-law = Uomini di legge
bang-duel-side-outlaw = Fuorilegge

bang-duel-back-law = legge
    .of = della legge
bang-duel-back-outlaw = fuorilegge
    .of = dei fuorilegge

bang-duel-symbol-barrel = barile
bang-duel-symbol-dynamite = dinamite
bang-duel-symbol-snake = serpente
bang-duel-symbol-horseshoe = ferro di cavallo

bang-duel-person-pinkerton = Allan Pinkerton
    .of = di Allan Pinkerton
    .to = ad Allan Pinkerton
bang-duel-person-tilghman = Bill Tilghman
    .of = di Bill Tilghman
    .to = a Bill Tilghman
bang-duel-person-buffalo-bill = Buffalo Bill
    .of = di Buffalo Bill
    .to = a Buffalo Bill
bang-duel-person-masterson = Bat Masterson
    .of = di Bat Masterson
    .to = a Bat Masterson
bang-duel-person-django = Django
    .of = di Django
    .to = a Django
bang-duel-person-wild-bill = Wild Bill
    .of = di Wild Bill
    .to = a Wild Bill
bang-duel-person-stranger = Lo Straniero
    .of = dello Straniero
    .to = allo Straniero
bang-duel-person-lone-ranger = Lone Ranger
    .of = di Lone Ranger
    .to = a Lone Ranger
bang-duel-person-garrett = Pat Garrett
    .of = di Pat Garrett
    .to = a Pat Garrett
bang-duel-person-tex-willer = Tex Willer
    .of = di Tex Willer
    .to = a Tex Willer
bang-duel-person-wyatt-earp = Wyatt Earp
    .of = di Wyatt Earp
    .to = a Wyatt Earp
bang-duel-person-annie-oakley = Annie Oakley
    .of = di Annie Oakley
    .to = ad Annie Oakley
bang-duel-person-anderson = Bill Anderson
    .of = di Bill Anderson
    .to = a Bill Anderson
bang-duel-person-daltons = La Banda Dalton
    .of = della Banda Dalton
    .to = alla Banda Dalton
bang-duel-person-ransom = Jack Ransom
    .of = di Jack Ransom
    .to = a Jack Ransom
bang-duel-person-schulz = Il Dottor Schulz
    .of = del Dottor Schulz
    .to = al Dottor Schulz
bang-duel-person-kid-curry = Kid Curry
    .of = di Kid Curry
    .to = a Kid Curry
bang-duel-person-kitty-leroy = Kitty LeRoy
    .of = di Kitty LeRoy
    .to = a Kitty LeRoy
bang-duel-person-pearl-hart = Pearl Hart
    .of = di Pearl Hart
    .to = a Pearl Hart
bang-duel-person-sundance = Sundance Kid
    .of = di Sundance Kid
    .to = a Sundance Kid
bang-duel-person-cattle-kate = Cattle Kate
    .of = di Cattle Kate
    .to = a Cattle Kate
bang-duel-person-tom-horn = Tom Horn
    .of = di Tom Horn
    .to = a Tom Horn
bang-duel-person-tuco = Tuco Ramirez
    .of = di Tuco Ramirez
    .to = a Tuco Ramirez
bang-duel-person-hardin = Wesley Hardin
    .of = di Wesley Hardin
    .to = a Wesley Hardin

bang-duel-power-pinkerton = Ogni volta che perde un punto vita, tranne l’ultimo, il personaggio attivo avversario diventa bersaglio di un colpo.
bang-duel-power-tilghman = Ogni volta che un altro personaggio, tuo o avversario, viene eliminato, peschi due carte.
bang-duel-power-buffalo-bill = Sempre attivo: può perdere un punto vita al posto dell’altro tuo personaggio, ma mai l’ultimo.
bang-duel-power-masterson = Sempre attivo: chi deve scoprire una carta ne scopre due, e tu scegli quale simbolo vale.
bang-duel-power-django = Ogni volta che l’avversario sposta il proprio segnalino, peschi una carta.
bang-duel-power-wild-bill = Ogni volta che l’avversario prende o scarta una carta dalla tua mano o un equipaggiamento di Wild Bill, il personaggio attivo avversario diventa bersaglio di un colpo.
bang-duel-power-stranger = Sempre attivo: nel tuo turno puoi giocare una carta BANG! in più.
bang-duel-power-lone-ranger = Ogni volta che l’avversario gli fa perdere un punto vita, tranne l’ultimo, peschi una carta. «Serpente a sonagli» e «Dinamite» non contano.
bang-duel-power-garrett = Nella fase di pesca mostri la seconda carta: se ha il ferro di cavallo, ne peschi un’altra dal mazzo avversario.
bang-duel-power-tex-willer = Per annullare il colpo di una tua carta BANG! non basta un mancato: l’avversario deve anche scartare un’altra carta dalla mano.
bang-duel-power-wyatt-earp = Ogni volta che l’avversario annulla un tuo colpo, peschi una carta.
bang-duel-power-annie-oakley = Per difenderla puoi giocare le carte colpo come mancati, e puoi giocare «Mancato!» come «Colt», che allora è una carta BANG!.
bang-duel-power-anderson = Ogni volta che un altro personaggio viene eliminato, puoi prendere fino a due carte: dal suo equipaggiamento e/o a caso dalla mano di chi lo guida.
bang-duel-power-daltons = Nella fase di pesca peschi tre carte invece di due.
bang-duel-power-ransom = Puoi giocare le tue carte su qualsiasi personaggio in gioco, anche su quello avversario in retrovia.
bang-duel-power-schulz = Ogni volta che l’avversario gli fa perdere un punto vita, tranne l’ultimo, puoi scartare una carta a caso dalla mano avversaria. «Serpente a sonagli» e «Dinamite» non contano.
bang-duel-power-kid-curry = Contro un colpo diretto a lui puoi scoprire una carta del mazzo avversario: un barile annulla il colpo, e chi ha sparato diventa bersaglio di un colpo.
bang-duel-power-kitty-leroy = Una volta nel tuo turno, se non hai carte in mano, puoi pescarne due.
bang-duel-power-pearl-hart = Una volta nel tuo turno puoi scartare una carta per ripetere l’azione in cima agli scarti, ma non «Mancato!» né «Contrattacco».
bang-duel-power-sundance = Una volta nel tuo turno puoi scartare una carta per pescarne una dal tuo mazzo e una da quello avversario: una la tieni, l’altra la scarti.
bang-duel-power-cattle-kate = Una volta nel tuo turno puoi scartare un suo equipaggiamento, non di quelli sempre attivi, per pescare due carte.
bang-duel-power-tom-horn = Ogni volta che il segnalino passa a lui, il personaggio avversario in retrovia diventa bersaglio di un colpo; non se è appena entrato in gioco o è rimasto solo.
bang-duel-power-tuco = Puoi giocare qualsiasi carta della mano come «Colt», che allora è una carta BANG!.
bang-duel-power-hardin = Nel tuo turno puoi giocare quante carte BANG! vuoi.

bang-duel-card-colt = Colt
bang-duel-card-hail = Pioggia di pallottole
bang-duel-card-carbine = Carabina
bang-duel-card-peacemaker = Peacemaker
bang-duel-card-remington = Remington
bang-duel-card-schofield = Schofield
bang-duel-card-shotgun = Doppietta
bang-duel-card-winchester = Winchester
bang-duel-card-derringer = Derringer
bang-duel-card-gatling = Gatling
bang-duel-card-knife = Coltello
bang-duel-card-missed = Mancato!
bang-duel-card-return-fire = Contrattacco
bang-duel-card-indians = Indiani!
bang-duel-card-duel = Duello
bang-duel-card-robbery = Rapina
bang-duel-card-teacher = Maestra
bang-duel-card-water = Borraccia
bang-duel-card-rest = Birra
bang-duel-card-respite = Locanda
bang-duel-card-wagon = Diligenza
bang-duel-card-store = Emporio
bang-duel-card-bank = Banca
bang-duel-card-barrel = Barile
bang-duel-card-hat = Cappello
bang-duel-card-holster = Fondina
bang-duel-card-scope = Mirino
bang-duel-card-watch = Orologio
bang-duel-card-stampede = Mandria
bang-duel-card-rattlesnake = Serpente a sonagli
bang-duel-card-dynamite = Dinamite

bang-duel-effect-colt = Un colpo al personaggio attivo avversario.
bang-duel-effect-hail = Tanti colpi quanti sono gli equipaggiamenti del bersaglio: ognuno si annulla per conto suo.
bang-duel-effect-carbine = Un colpo. Se viene annullato, puoi scartare un solo equipaggiamento di uno dei due personaggi attivi.
bang-duel-effect-peacemaker = Un colpo. Se viene annullato, l’avversario scarta dalla mano una carta a sua scelta.
bang-duel-effect-remington = Un colpo. Se viene annullato, peschi una carta.
bang-duel-effect-schofield = Un colpo. Se viene annullato, il tuo personaggio attivo recupera un punto vita.
bang-duel-effect-shotgun = Un colpo. Se viene annullato, puoi spostare il tuo segnalino o quello avversario.
bang-duel-effect-winchester = Un colpo. Come bersaglio puoi scegliere anche il personaggio avversario in retrovia.
bang-duel-effect-derringer = Un colpo. Non è una carta BANG!. Contro di essa qualsiasi carta della mano vale come mancato.
bang-duel-effect-gatling = Un colpo a ogni personaggio, tranne il tuo attivo. Non è una carta BANG!.
bang-duel-effect-knife = Un colpo. Non è una carta BANG!.
bang-duel-effect-missed = Annulla un colpo.
bang-duel-effect-return-fire = Annulla un colpo, e il personaggio attivo avversario diventa bersaglio di un colpo.
bang-duel-effect-indians = Per ogni personaggio, tranne il tuo attivo, chi lo guida scarta una carta colpo o il personaggio perde un punto vita.
bang-duel-effect-duel = L’avversario e tu scartate a turno carte colpo, prima l’avversario. Il personaggio attivo di chi smette perde un punto vita.
bang-duel-effect-robbery = Prendi una carta a caso dalla mano avversaria o scarta un equipaggiamento in gioco, ma non dalla retrovia avversaria.
bang-duel-effect-teacher = Prendi in mano un equipaggiamento in gioco, ma non dalla retrovia avversaria.
bang-duel-effect-water = I tuoi personaggi o quelli avversari si scambiano di posto: il segnalino si sposta. Si può ricaricare.
bang-duel-effect-rest = Ogni tuo personaggio in gioco recupera un punto vita.
bang-duel-effect-respite = Un personaggio, ma non quello avversario in retrovia, ha ora esattamente tre punti vita, che prima ne avesse di più o di meno.
bang-duel-effect-wagon = Pesca tre carte, tienine due, scartane una.
bang-duel-effect-store = Si scoprono due carte di ogni mazzo, o quattro di quello comune se resta solo quello: ne prendi una, poi una l’avversario, finché ce ne sono.
bang-duel-effect-bank = Nella fase di pesca peschi una carta in più.
bang-duel-effect-barrel = Contro un colpo a chi lo porta puoi scoprire una carta: un barile annulla il colpo.
bang-duel-effect-hat = Contro un colpo a chi lo porta puoi scartare il Cappello: vale come mancato.
bang-duel-effect-holster = Nel tuo turno puoi giocare quante carte BANG! vuoi.
bang-duel-effect-scope = Come bersaglio delle tue carte colpo puoi scegliere anche il personaggio avversario in retrovia. Si può ricaricare.
bang-duel-effect-watch = Ogni volta che l’avversario sposta il proprio segnalino, peschi una carta. Si può ricaricare.
bang-duel-effect-stampede = Sempre attiva. All’inizio del tuo turno i tuoi personaggi si scambiano di posto. Si può ricaricare.
bang-duel-effect-rattlesnake = Sempre attivo. All’inizio del tuo turno scopri una carta: con un serpente, chi lo porta perde un punto vita. Resta in gioco.
bang-duel-effect-dynamite = Sempre attiva, si gioca sul tuo personaggio in retrovia. All’inizio del tuo turno scopri una carta: con una dinamite si scarta e chi la porta perde tre punti vita, altrimenti passa al personaggio avversario in retrovia.

# Da dove viene un colpo o una carta scoperta: da una carta o da un’abilità. .how serve dove il personaggio è già nominato
bang-duel-source-colt = «{ bang-duel-card-colt }»
    .how = «{ bang-duel-card-colt }»
bang-duel-source-hail = «{ bang-duel-card-hail }»
    .how = «{ bang-duel-card-hail }»
bang-duel-source-carbine = «{ bang-duel-card-carbine }»
    .how = «{ bang-duel-card-carbine }»
bang-duel-source-peacemaker = «{ bang-duel-card-peacemaker }»
    .how = «{ bang-duel-card-peacemaker }»
bang-duel-source-remington = «{ bang-duel-card-remington }»
    .how = «{ bang-duel-card-remington }»
bang-duel-source-schofield = «{ bang-duel-card-schofield }»
    .how = «{ bang-duel-card-schofield }»
bang-duel-source-shotgun = «{ bang-duel-card-shotgun }»
    .how = «{ bang-duel-card-shotgun }»
bang-duel-source-winchester = «{ bang-duel-card-winchester }»
    .how = «{ bang-duel-card-winchester }»
bang-duel-source-derringer = «{ bang-duel-card-derringer }»
    .how = «{ bang-duel-card-derringer }»
bang-duel-source-gatling = «{ bang-duel-card-gatling }»
    .how = «{ bang-duel-card-gatling }»
bang-duel-source-knife = «{ bang-duel-card-knife }»
    .how = «{ bang-duel-card-knife }»
bang-duel-source-return-fire = «{ bang-duel-card-return-fire }»
    .how = «{ bang-duel-card-return-fire }»
bang-duel-source-indians = «{ bang-duel-card-indians }»
    .how = «{ bang-duel-card-indians }»
bang-duel-source-duel = «{ bang-duel-card-duel }»
    .how = «{ bang-duel-card-duel }»
bang-duel-source-barrel = «{ bang-duel-card-barrel }»
    .how = «{ bang-duel-card-barrel }»
bang-duel-source-watch = «{ bang-duel-card-watch }»
    .how = «{ bang-duel-card-watch }»
bang-duel-source-respite = «{ bang-duel-card-respite }»
    .how = «{ bang-duel-card-respite }»
bang-duel-source-rattlesnake = «{ bang-duel-card-rattlesnake }»
    .how = «{ bang-duel-card-rattlesnake }»
bang-duel-source-dynamite = «{ bang-duel-card-dynamite }»
    .how = «{ bang-duel-card-dynamite }»
bang-duel-source-pinkerton = abilità { bang-duel-person-pinkerton.of }
    .how = abilità
bang-duel-source-django = abilità { bang-duel-person-django.of }
    .how = abilità
bang-duel-source-wild-bill = abilità { bang-duel-person-wild-bill.of }
    .how = abilità
bang-duel-source-lone-ranger = abilità { bang-duel-person-lone-ranger.of }
    .how = abilità
bang-duel-source-wyatt-earp = abilità { bang-duel-person-wyatt-earp.of }
    .how = abilità
bang-duel-source-schulz = abilità { bang-duel-person-schulz.of }
    .how = abilità
bang-duel-source-kid-curry = abilità { bang-duel-person-kid-curry.of }
    .how = abilità
bang-duel-source-tom-horn = abilità { bang-duel-person-tom-horn.of }
    .how = abilità

# Perché qualcosa succede, prima dei due punti: una carta, un personaggio o una regola
bang-duel-cause-colt = «{ bang-duel-card-colt }»
bang-duel-cause-hail = «{ bang-duel-card-hail }»
bang-duel-cause-carbine = «{ bang-duel-card-carbine }»
bang-duel-cause-peacemaker = «{ bang-duel-card-peacemaker }»
bang-duel-cause-remington = «{ bang-duel-card-remington }»
bang-duel-cause-schofield = «{ bang-duel-card-schofield }»
bang-duel-cause-shotgun = «{ bang-duel-card-shotgun }»
bang-duel-cause-winchester = «{ bang-duel-card-winchester }»
bang-duel-cause-derringer = «{ bang-duel-card-derringer }»
bang-duel-cause-gatling = «{ bang-duel-card-gatling }»
bang-duel-cause-knife = «{ bang-duel-card-knife }»
bang-duel-cause-return-fire = «{ bang-duel-card-return-fire }»
bang-duel-cause-indians = «{ bang-duel-card-indians }»
bang-duel-cause-duel = «{ bang-duel-card-duel }»
bang-duel-cause-robbery = «{ bang-duel-card-robbery }»
bang-duel-cause-teacher = «{ bang-duel-card-teacher }»
bang-duel-cause-water = «{ bang-duel-card-water }»
bang-duel-cause-rest = «{ bang-duel-card-rest }»
bang-duel-cause-respite = «{ bang-duel-card-respite }»
bang-duel-cause-wagon = «{ bang-duel-card-wagon }»
bang-duel-cause-bank = «{ bang-duel-card-bank }»
bang-duel-cause-watch = «{ bang-duel-card-watch }»
bang-duel-cause-stampede = «{ bang-duel-card-stampede }»
bang-duel-cause-rattlesnake = «{ bang-duel-card-rattlesnake }»
bang-duel-cause-dynamite = «{ bang-duel-card-dynamite }»
bang-duel-cause-pinkerton = { bang-duel-person-pinkerton }
bang-duel-cause-tilghman = { bang-duel-person-tilghman }
bang-duel-cause-django = { bang-duel-person-django }
bang-duel-cause-wild-bill = { bang-duel-person-wild-bill }
bang-duel-cause-lone-ranger = { bang-duel-person-lone-ranger }
bang-duel-cause-garrett = { bang-duel-person-garrett }
bang-duel-cause-tex-willer = { bang-duel-person-tex-willer }
bang-duel-cause-wyatt-earp = { bang-duel-person-wyatt-earp }
bang-duel-cause-annie-oakley = { bang-duel-person-annie-oakley }
bang-duel-cause-anderson = { bang-duel-person-anderson }
bang-duel-cause-daltons = { bang-duel-person-daltons }
bang-duel-cause-schulz = { bang-duel-person-schulz }
bang-duel-cause-kid-curry = { bang-duel-person-kid-curry }
bang-duel-cause-kitty-leroy = { bang-duel-person-kitty-leroy }
bang-duel-cause-pearl-hart = { bang-duel-person-pearl-hart }
bang-duel-cause-sundance = { bang-duel-person-sundance }
bang-duel-cause-cattle-kate = { bang-duel-person-cattle-kate }
bang-duel-cause-tom-horn = { bang-duel-person-tom-horn }
bang-duel-cause-tuco = { bang-duel-person-tuco }
bang-duel-cause-opening = Mano iniziale
bang-duel-cause-draw-phase = Fase di pesca
bang-duel-cause-discard-phase = Fase di scarto
bang-duel-cause-death = Morte di un personaggio
bang-duel-cause-reload = Ricarica
bang-duel-cause-miss = Mancato
bang-duel-cause-replaced = Sostituzione
bang-duel-cause-change = Scambio di posto

## Eventi. Quelli con -known sono per i giocatori che possono vedere tutto

bang-duel-event-fronted = { $seat }: il personaggio attivo è { $person }.
bang-duel-event-covered = { $seat }: in retrovia c’è { $person }.
bang-duel-event-drew =
    { $count ->
        [one] { $cause }: { $seat } pesca { $count } carta
       *[other] { $cause }: { $seat } pesca { $count } carte
    } { $deck ->
        [law] dal mazzo della legge.
        [outlaw] dal mazzo dei fuorilegge.
       *[common] dal mazzo comune ({ $back }).
    }
bang-duel-event-drew-known =
    { $count ->
        [one] { $cause }: peschi { $count } carta
       *[other] { $cause }: peschi { $count } carte
    } { $deck ->
        [law] dal mazzo della legge
        [outlaw] dal mazzo dei fuorilegge
       *[common] dal mazzo comune
    } ({ $cards }).
bang-duel-event-shuffled = Gli scarti vengono mescolati: ora sono il mazzo comune.
bang-duel-event-turn-began = Tocca a { $seat }.
bang-duel-event-played = { $seat } gioca «{ $card }».
bang-duel-event-as-colt = { $cause }: { $seat } gioca «{ $card }» come «Colt».
bang-duel-event-equipped = { $seat } dà «{ $card }» { $person_to }.
bang-duel-event-reloaded = { $seat } ricarica «{ $card }».
bang-duel-event-moved = { $cause }: il segnalino passa { $person_to }.
bang-duel-event-aimed = Colpo diretto { $target_to }: { $source_how } ({ $shooter }).
bang-duel-event-revealed = Si scopre «{ $card }»: { $card_symbol }. Serve: { $sign }.
bang-duel-event-chose = { $seat } fa valere «{ $card }»: { $card_symbol }.
bang-duel-event-answered = { $seat } protegge { $person } con «{ $card }».
bang-duel-event-saved = Il colpo diretto { $person_to } è annullato.
bang-duel-event-paid = { $cause }: { $seat } paga con «{ $card }».
bang-duel-event-wasted = Un mancato non basta: il colpo diretto { $person_to } va a segno.
bang-duel-event-wounded =
    { $life ->
        [0] { $cause }: { $person } perde l’ultimo punto vita.
        [one] { $cause }: { $person } perde un punto vita, ne resta { $life }.
       *[other] { $cause }: { $person } perde un punto vita, ne restano { $life }.
    }
bang-duel-event-shielded = { $person } fa scudo { $target_to }.
bang-duel-event-healed =
    { $life ->
        [one] { $cause }: { $person } si riprende e ha { $life } punto vita.
       *[other] { $cause }: { $person } si riprende e ha { $life } punti vita.
    }
bang-duel-event-died = { $seat } perde { $person }.
bang-duel-event-entered = { $seat } manda in campo { $person }.
bang-duel-event-alone = { $seat }: in campo resta solo { $person }.
bang-duel-event-discarded = { $cause }: { $seat } scarta «{ $card }».
bang-duel-event-stolen = { $cause }: { $seat } prende una carta { $back_of } dalla mano avversaria.
bang-duel-event-stolen-known = { $cause }: { $seat } prende «{ $card }» dalla mano avversaria.
bang-duel-event-taken = { $cause }: { $seat } prende «{ $card }» { $person_to }.
bang-duel-event-stripped = { $cause }: { $person } perde «{ $card }».
bang-duel-event-shot-back = { $cause }: { $seat } risponde al fuoco con «{ $card }».
bang-duel-event-gave-up = { $seat } non risponde al fuoco.
bang-duel-event-exploded = «{ $card }» esplode ai piedi { $person_of }!
bang-duel-event-passed-on = «{ $card }» passa { $person_to }.
bang-duel-event-laid-out = { $seat } scopre ({ $count }): { $cards }
bang-duel-event-picked = { $seat } prende «{ $card }».
bang-duel-event-showed = { $seat } mostra «{ $card }»: { $card_symbol }.
bang-duel-event-used = { $person } usa la sua abilità.
bang-duel-event-repeated = { $seat } ripete «{ $card }».
bang-duel-event-won = Vince { $seat }!
bang-duel-event-kept-one = { $seat } tiene una carta { $back_of }.
bang-duel-event-no-hits = { $target } non ha equipaggiamento: la pioggia di pallottole va a vuoto.
bang-duel-event-scattered = { $cause }: { $seat } perde una carta a caso, «{ $card }».

## Domande

bang-duel-ask-front = Chi è il personaggio attivo? L’altro resta in retrovia.
bang-duel-ask-play = Che cosa fai?
bang-duel-ask-target = «{ $card }»{ $colt ->
        [0] { "" }
       *[other] { " " }come «Colt»
    }: su chi la giochi?
bang-duel-ask-answer = Colpo diretto { $target_to }: { $source_how } ({ $shooter }). { $derringer ->
        [0] Come rispondi?
       *[other] Qualsiasi carta vale come mancato. Come rispondi?
    }
bang-duel-ask-extra = Contro { $person } un mancato non basta: scarti un’altra carta per salvare { $target }?
bang-duel-ask-reveal = { $person }, { $source_how }: serve il simbolo «{ $sign }». Quale carta vale?
bang-duel-ask-shield = { $target } sta per perdere un punto vita. Lo perde Buffalo Bill al suo posto?
bang-duel-ask-duel = Duello, { $person } contro { $target }: scarti una carta colpo o perdi un punto vita?
bang-duel-ask-indians = Indiani! Scarti una carta colpo, o { $person } perde un punto vita?
bang-duel-ask-robbery = Rapina: una carta dalla mano avversaria o un equipaggiamento?
bang-duel-ask-teacher = Quale equipaggiamento prendi in mano?
bang-duel-ask-water = A chi va il segnalino?
bang-duel-ask-respite = Chi avrà tre punti vita?
bang-duel-ask-store = Quale carta prendi?
bang-duel-ask-wagon = Una di queste carte va scartata: quale?
bang-duel-ask-carbine = Il colpo è annullato, ma la Carabina può far scartare un solo equipaggiamento: quale?
bang-duel-ask-shotgun = Il colpo è annullato, ma la Doppietta può spostare un segnalino: a chi va?
bang-duel-ask-peacemaker = Il Peacemaker ti fa scartare una carta: quale?
bang-duel-ask-schulz = Il Dottor Schulz può scartare una carta a caso dell’avversario: di quale mazzo?
bang-duel-ask-anderson =
    { $left ->
        [one] Fine { $person_of }: Bill Anderson può prendere ancora { $left } carta. Quale?
       *[other] Fine { $person_of }: Bill Anderson può prendere fino a { $left } carte. Quale?
    }
bang-duel-ask-pay = { $person }: quale carta scarti per l’abilità?
bang-duel-ask-repeat = «{ $card }»: ripeti l’effetto o la ricarichi di nuovo?
bang-duel-ask-keep = Quale carta tieni? L’altra va negli scarti.
bang-duel-ask-kate = Quale equipaggiamento cede Cattle Kate per due carte?
bang-duel-ask-discard =
    { $left ->
        [one] Hai { $left } carta di troppo: quale scarti?
       *[other] Hai { $left } carte di troppo: quale scarti per prima?
    }

## Scelte

bang-duel-option-front = Personaggio attivo: { $person }
bang-duel-option-play = Gioca «{ $card }»{ $alike ->
        [0] { "" }
       *[other] { " " }({ $card_symbol }, { $card_back })
    }
bang-duel-option-as-colt = Gioca «{ $card }» come «Colt»{ $alike ->
        [0] { "" }
       *[other] { " " }({ $card_symbol }, { $card_back })
    }
bang-duel-option-reload = Ricarica «{ $card }»{ $alike ->
        [0] { "" }
       *[other] { " " }({ $card_symbol }, { $card_back })
    }
bang-duel-option-reload-worn = Ricarica «{ $card }» { $person_of }
bang-duel-option-move = Passa il segnalino { $person_to }
bang-duel-option-use = Usa l’abilità { $person_of }
bang-duel-option-end = Termina il turno
bang-duel-option-at = Scegli { $person }
bang-duel-option-miss = Annulla il colpo con «{ $card }»{ $alike ->
        [0] { "" }
       *[other] { " " }({ $card_symbol }, { $card_back })
    }
bang-duel-option-try-barrel = Prova con il Barile
bang-duel-option-try-kid = Prova con l’abilità di Kid Curry
bang-duel-option-use-hat = Scarta il Cappello
bang-duel-option-take-hit = { $person } incassa il colpo
bang-duel-option-pay = Paga con «{ $card }»{ $alike ->
        [0] { "" }
       *[other] { " " }({ $card_symbol }, { $card_back })
    }
bang-duel-option-waste = Non pagare: { $target } incassa il colpo
bang-duel-option-symbol = Vale il simbolo: { $card_symbol } («{ $card }», { $card_back })
bang-duel-option-shield = { $person } perde il punto vita al posto { $target_of }
bang-duel-option-no-shield = { $target } perde il punto vita
bang-duel-option-shoot-back = Rispondi al fuoco con «{ $card }»{ $alike ->
        [0] { "" }
       *[other] { " " }({ $card_symbol }, { $card_back })
    }
bang-duel-option-give-up = { $person } perde un punto vita
bang-duel-option-steal = Prendi una carta a caso { $back_of } dalla mano
bang-duel-option-strip = Scarta «{ $card }» { $person_of }
bang-duel-option-take = Prendi «{ $card }» { $person_of }
bang-duel-option-swap = Passa il segnalino { $person_to } ({ $seat })
bang-duel-option-pick = Prendi «{ $card }»{ $alike ->
        [0] { "" }
       *[other] { " " }({ $card_symbol }, { $card_back })
    }
bang-duel-option-discard = Scarta «{ $card }»{ $alike ->
        [0] { "" }
       *[other] { " " }({ $card_symbol }, { $card_back })
    }
bang-duel-option-decline = Rinuncia
bang-duel-option-scatter = Scarta una carta a caso { $back_of } dalla mano avversaria
bang-duel-option-effect = Ripeti l’effetto di «{ $card }»
bang-duel-option-reload-again = Ricarica di nuovo «{ $card }»
bang-duel-option-keep = Tieni «{ $card }»{ $alike ->
        [0] { "" }
       *[other] { " " }({ $card_symbol }, { $card_back })
    }

## Rifiuti

bang-duel-refusal-front = Il personaggio attivo è uno dei tuoi due (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-play = Nel tuo turno giochi una carta, la ricarichi, sposti il segnalino, usi un’abilità o termini il turno (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-not-in-hand = Non hai quella carta in mano (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-only-an-answer = Questa carta si gioca solo in risposta a un colpo (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-bang-limit = In questo turno non puoi giocare altre carte BANG! (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-nothing-to-do = Ora questa carta non avrebbe nulla su cui agire (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-looks-alike = Tra carte uguali se ne propone una sola (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-not-a-colt = Quella carta non si può giocare come «Colt» (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-no-reload = Quella carta non si può ricaricare (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-reload-closed = Si ricarica solo quando a uno dei giocatori è rimasto un solo personaggio in gioco (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-reload-where = Si ricaricano le carte della mano o del proprio personaggio attivo (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-sole = Un personaggio rimasto solo non cambia posto (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-moved-already = Puoi spostare il tuo segnalino una volta sola per turno (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-not-awake = Quel personaggio ora non è il tuo attivo (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-used-up = Quell’abilità si usa una volta sola per turno (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-kitty = Kitty LeRoy pesca solo se non hai carte in mano (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-pearl = A Pearl Hart servono una carta da scartare e, in cima agli scarti, un’azione che si possa ripetere (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-no-card = Non hai carte da scartare per usarla (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-kate-nothing = Cattle Kate non ha equipaggiamento da cedere (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-target = Questa carta non si può giocare su quel personaggio (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-nobody = Lì non c’è nessuno (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-answer = Un colpo si annulla o si incassa (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-not-a-miss = Qui quella carta non vale come mancato (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-tried-already = Contro questo colpo ci hai già provato (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-no-barrel = Il bersaglio non ha il Barile (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-no-kid = Il bersaglio non è Kid Curry (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-no-hat = Il bersaglio non ha il Cappello (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-extra = Scarti una carta dalla mano o il colpo va a segno (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-reveal = Si sceglie tra le due carte scoperte (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-shield = Buffalo Bill fa scudo oppure no (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-not-a-hit = Al fuoco si risponde solo con carte colpo (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-robbery = Prendi una carta a caso di un mazzo presente nella mano avversaria o scarti un equipaggiamento (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-behind = La retrovia avversaria è fuori portata (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-not-in-play = Nessun personaggio ha in gioco quella carta (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-teacher = Si prende una carta equipaggiamento in gioco (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-water = Si sceglie di chi sono i personaggi che si scambiano di posto (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-respite = Si sceglie un personaggio in gioco (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-store = Quella carta non è tra quelle scoperte (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-wagon = Si scarta una delle tre carte pescate (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-carbine = Si scarta un equipaggiamento di un personaggio attivo, o nulla (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-shotgun = Si sceglie di chi è il segnalino da spostare, o si rinuncia (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-peacemaker = Si scarta una carta che si ha in mano (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-schulz = Si sceglie un mazzo presente nella mano avversaria, o si rinuncia (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-anderson = Si prende un equipaggiamento del caduto, una carta a caso dalla mano di chi lo guidava, o nulla (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-pay = Si paga con una carta che si ha in mano (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-repeat = Si ripete l’effetto o si ricarica di nuovo (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-keep = Si tiene una delle due carte pescate (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-kate = Cattle Kate cede un proprio equipaggiamento (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-always-active = L’equipaggiamento sempre attivo non si può cedere (regola { $rule }). Puoi: { $allowed }
bang-duel-refusal-discard = Le carte di troppo si scartano dalla mano (regola { $rule }). Puoi: { $allowed }

## Perché il suggerimento lo dice: cosa guadagna una risposta e cosa rischia, rispetto alle altre

bang-duel-gain-life = i tuoi conservano più vita: +{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-risk-life = i tuoi perdono vita: −{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-gain-squad = più tuoi personaggi sopravvivono: +{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-risk-squad = rischi di perdere un personaggio: −{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-gain-front = il tuo personaggio attivo sta meglio: +{ NUMBER($amount, maximumSignificantDigits: 2) } vita
bang-duel-risk-front = il tuo personaggio attivo sta peggio: −{ NUMBER($amount, maximumSignificantDigits: 2) } vita
bang-duel-gain-hand = più carte in mano: +{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-risk-hand = meno carte in mano: −{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-gain-answers = ti restano in mano più mancati: +{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-risk-answers = ti restano in mano meno mancati: −{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-gain-shots = ti restano in mano più carte colpo: +{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-risk-shots = ti restano in mano meno carte colpo: −{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-gain-ready = più spari alla prossima occasione: +{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-risk-ready = meno spari alla prossima occasione: −{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-gain-gear = più equipaggiamento utile dalla tua parte: +{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-risk-gear = meno equipaggiamento utile dalla tua parte: −{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-gain-calm = meno pericolo da «Serpente a sonagli» e «Dinamite»: +{ NUMBER($amount, maximumSignificantDigits: 2) } vita
bang-duel-risk-calm = più pericolo da «Serpente a sonagli» e «Dinamite»: −{ NUMBER($amount, maximumSignificantDigits: 2) } vita
bang-duel-gain-turn = il gioco resta in mano tua: +{ NUMBER($amount, maximumSignificantDigits: 2) } turni
bang-duel-risk-turn = il gioco passa all’avversario: −{ NUMBER($amount, maximumSignificantDigits: 2) } turni
bang-duel-gain-harm = l’avversario perde vita: −{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-risk-harm = l’avversario conserva vita: +{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-gain-disarm = l’avversario ha meno carte ed equipaggiamento: −{ NUMBER($amount, maximumSignificantDigits: 2) }
bang-duel-risk-disarm = l’avversario ha più carte ed equipaggiamento: +{ NUMBER($amount, maximumSignificantDigits: 2) }

## Che cosa distingue i giocatori nei resoconti

bang-duel-group-side = Parte
bang-duel-group-person = Personaggio

## The page

# Mano e finale
bang-duel-page-your-hand = La tua mano
bang-duel-page-hand-none = La tua mano è vuota.
bang-duel-page-hand-known =
    { $of ->
        [1] L’avversario conosce questa carta.
       *[other] L’avversario ne conosce { $count } su { $of }.
    }
bang-duel-page-hand-count = { $card } × { $count }
bang-duel-page-hand-ways = { $card }: che cosa farne
bang-duel-page-other-answers = Senza carte dalla mano
bang-duel-page-take-hit = Incassa il colpo
bang-duel-page-give-up = Perdi un punto vita
bang-duel-page-waste = Non pagare
bang-duel-page-key-move = Sposta il segnalino
bang-duel-page-key-use = Usa l’abilità
bang-duel-page-sundown = Tramonto
bang-duel-page-skip = Salta
bang-duel-page-gazette = La Gazzetta del mattino
bang-duel-page-ending-law = Ordine ristabilito
bang-duel-page-ending-outlaw = La città è dei fuorilegge
bang-duel-page-nobody-fell = Non è caduto nessuno.
bang-duel-page-fallen =
    { $count ->
        [one] { $count } caduto
       *[other] { $count } caduti
    }
bang-duel-page-lives =
    { $count ->
        [one] { $count } punto vita rimasto
       *[other] { $count } punti vita rimasti
    }
bang-duel-page-in-reserve =
    { $count ->
        [one] { $count } mai uscito dalla riserva
       *[other] { $count } mai usciti dalla riserva
    }
bang-duel-page-left-in-hand =
    { $count ->
        [one] { $count } carta rimasta in mano
       *[other] { $count } carte rimaste in mano
    }
bang-duel-page-lasted =
    { $count ->
        [one] È finita dopo { $count } turno.
       *[other] È finita dopo { $count } turni.
    }
bang-duel-page-order-barrel = Tenta sempre prima il Barile
bang-duel-page-order-kid = Tenta sempre prima l’abilità di Kid Curry
bang-duel-page-order-hat = Non scartare mai il Cappello
bang-duel-page-order-derringer-misses = Non sprecare mai un mancato contro una Derringer
bang-duel-page-order-derringer-others = Contro una Derringer usa solo veri mancati
bang-duel-page-order-return-fire = Non rispondere mai con Contrattacco
bang-duel-page-order-shield = Non far mai incassare a Buffalo Bill la ferita di un altro

# Tavolo

bang-duel-page-front = personaggio attivo
bang-duel-page-rear = in retrovia
bang-duel-page-life = vita { $count } su { $most }
bang-duel-page-asleep = abilità ed equipaggiamento inattivi
bang-duel-page-asleep-now = Abilità ed equipaggiamento per ora non hanno effetto.
bang-duel-page-always = L’abilità vale anche dalla retrovia.
bang-duel-page-gear = equipaggiamento: { $what }
bang-duel-page-token = Il segnalino: questo è il personaggio attivo
bang-duel-page-used = Abilità già usata in questo turno
bang-duel-page-asked = Deve rispondere ora
bang-duel-page-turn = Di turno
bang-duel-page-bangs = { $count } BANG! ancora
bang-duel-page-bangs-any = BANG! senza limiti
bang-duel-page-bangs-hint = Quante carte BANG! si possono ancora giocare in questo turno
bang-duel-page-move-free = segnalino da spostare
bang-duel-page-move-used = segnalino già spostato
bang-duel-page-move-hint = Il segnalino si può spostare una volta per turno
bang-duel-page-reload = ricarica
bang-duel-page-reload-hint = A qualcuno resta un solo personaggio: le carte col tamburo si possono ricaricare
bang-duel-page-hand =
    { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
bang-duel-page-known = Note: { $what }
bang-duel-page-hidden-card = una carta col dorso { $back_of }
bang-duel-page-deck =
    { $count ->
        [one] { $count } carta nel mazzo
       *[other] { $count } carte nel mazzo
    }
bang-duel-page-common =
    { $count ->
        [one] { $count } carta nel mazzo comune
       *[other] { $count } carte nel mazzo comune
    }
bang-duel-page-discard =
    { $count ->
        [one] Scarti: { $count } carta
       *[other] Scarti: { $count } carte
    }
bang-duel-page-discard-empty = Non è stato scartato nulla.
bang-duel-page-reserve = In riserva: { $count }
bang-duel-page-gone = Caduti: { $what }
bang-duel-page-laid = Carte sul tavolo
bang-duel-page-chain = A cosa si risponde
bang-duel-page-now = Ora
bang-duel-page-chain-more = e altri { $count }
bang-duel-page-link-hit = colpo: { $what }
bang-duel-page-link-raid = assalto: { $what }
bang-duel-page-link-duel = spara: { $what }
bang-duel-page-link-loss = perde un punto vita: { $what }
bang-duel-page-link-rider = dopo il mancato: { $what }
bang-duel-page-link-draw = pesca una carta: { $what }
bang-duel-page-link-discard = perde una carta: { $what }
bang-duel-page-unseen-short = Cosa resta?
bang-duel-page-unseen = Carte non ancora viste
bang-duel-page-unseen-hint = Sono nei mazzi, o nascoste in mano.
bang-duel-page-unseen-law = Dal mazzo della legge: { $count }
bang-duel-page-unseen-outlaw = Dal mazzo dei fuorilegge: { $count }
bang-duel-page-unseen-common = Dal mazzo comune: { $count }

## The terminal

# What the players are called; sentences speak of one person
bang-duel-terminal-player-law = Legge
bang-duel-terminal-player-outlaw = Fuorilegge
bang-duel-terminal-choosing = Prima del primo turno
bang-duel-terminal-turn = Turno { $number }: { $seat }
bang-duel-terminal-over = Il duello è finito
bang-duel-terminal-bangs = BANG! ancora: { $count }
bang-duel-terminal-bangs-any = BANG! senza limiti
bang-duel-terminal-move = il segnalino si può spostare
bang-duel-terminal-reload = si può ricaricare
bang-duel-terminal-used = già usato: { $text }
bang-duel-terminal-secret = due personaggi, ancora segreti
bang-duel-terminal-hand-size = mano { $count }
bang-duel-terminal-deck = mazzo { $count }
bang-duel-terminal-reserve = riserva { $count }
bang-duel-terminal-fallen = caduti: { $text }
bang-duel-terminal-discard =
    { $count ->
        [0] Scarti: nessuno
       *[other] Scarti ({ $count }):
    }
bang-duel-terminal-common = Mazzo comune: { $count }
bang-duel-terminal-laid = Sul tavolo:
bang-duel-terminal-chain = Ora:
bang-duel-terminal-then = Poi:
bang-duel-terminal-link-hit = colpo su { $target } ({ $source })
bang-duel-terminal-link-raid = assalto a { $target } ({ $source })
bang-duel-terminal-link-duel = tocca sparare a: { $target } ({ $source })
bang-duel-terminal-link-loss = sta per perdere un punto vita { $target } ({ $source })
bang-duel-terminal-link-rider = dopo il mancato: { $source }
bang-duel-terminal-link-draw = { $seat } pesca una carta ({ $source })
bang-duel-terminal-link-discard = { $seat } perde una carta ({ $source })
bang-duel-terminal-hand = La tua mano:
bang-duel-terminal-unseen-law = Non ancora viste, legge:
bang-duel-terminal-unseen-outlaw = Non ancora viste, fuorilegge:
bang-duel-terminal-unseen-common = Non viste dopo la rimescolata:
bang-duel-terminal-sign-token = il segnalino: questo è il personaggio attivo
bang-duel-terminal-sign-life = un punto vita che resta, e uno perduto
bang-duel-terminal-sign-asleep = equipaggiamento che ora non ha effetto
bang-duel-terminal-sign-law = una carta col dorso della legge
bang-duel-terminal-sign-outlaw = una carta col dorso dei fuorilegge
bang-duel-terminal-sign-known = una carta della tua mano che l’avversario conosce
bang-duel-terminal-sign-symbol = il simbolo nell’angolo di una carta: { $symbol }
bang-duel-terminal-lasted =
    { $count ->
        [one] È finita dopo { $count } turno:
       *[other] È finita dopo { $count } turni:
    }
