# Ciò che dice il comando `saloon`. Le chiavi cominciano con `cli-`.

## Aiuto

cli-help-saloon = Giochi da tavolo sul selvaggio West nel tuo terminale: gioca contro i bot o con gli amici, rivedi le partite, fai sfidare i bot tra loro.
cli-help-examples = per esempio:
    { "  " }saloon play colt-express             tu contro tre bot
    { "  " }saloon play bang-duel                tu contro un bot
    { "  " }saloon play colt-express --hotseat   tutti su questo dispositivo
    { "  " }saloon rules colt-express 6.5        una sola regola
cli-help-commands = comandi
cli-help-command = COMANDO
cli-help-games = quali giochi ci sono, per quanti giocatori e con quali varianti
cli-help-rules = leggi le regole di un gioco
cli-help-play = gioca una partita
cli-help-simulate = fai giocare molte partite ai bot e conta chi vince
cli-help-arena = fai sfidare i bot e scopri quanto è forte ciascuno
cli-help-balance = guarda quanto un gioco è equo con posti, parti e personaggi
cli-help-replay = rivedi una partita registrata, oppure controllala
cli-help-review = ripensa a una partita finita: probabilità, svolte, errori, fortuna
cli-help-bench = misura quanto è veloce il motore su questa macchina
cli-help-new-game = scrivere un piccolo gioco completo da cui cominciare il tuo
cli-help-new-game-name = come si chiamerà, per esempio gold-rush
cli-help-new-game-into = una cartella nuova o vuota per il pacchetto
cli-help-completion = stampa lo script di completamento per una shell
cli-help-shell = bash, zsh o fish
cli-help-serve = apri il tavolo nel browser
cli-help-serve-host = l’indirizzo su cui ascoltare (di norma 127.0.0.1: solo questa macchina)
cli-help-serve-port = la porta su cui ascoltare (di norma 8000; 0 ne prende una libera)
cli-help-serve-data = la cartella per partite e giocatori
cli-help-serve-database = l’indirizzo di un database PostgreSQL, al posto della cartella
cli-help-serve-proxy = un proxy davanti al server: al suo indirizzo o alla sua rete si crede quando dice da dove vengono i visitatori (di norma: questa macchina)
cli-help-serve-public-url = l’indirizzo che le persone aprono, come https://saloon.example: ad altri nomi non si risponde
cli-help-serve-metrics-token = mostra /metrics anche a chi manda questa chiave (senza: solo a questa macchina)
cli-help-lang = lingua: en, uk, ru, it
cli-help-version = mostra la versione
cli-help-game = un gioco tra quelli di «saloon games»
cli-help-number = una regola come 6.5, oppure un capitolo come 6
cli-help-seats = numero di giocatori (se non indicato, 4 o il più vicino che il gioco ammette)
cli-help-seed = il seme del caso, un numero; lo stesso seme dà la stessa partita
cli-help-preset = opzioni che il gioco imposta insieme, tra le modalità di «saloon games», per esempio first-game
cli-help-switch = un’opzione tra quelle di «saloon games», per esempio events=off; se ne possono dare più di una; conta più della modalità
cli-help-bot = chi gioca agli altri posti, separati da virgole: scout o random (scout se non indicato; scout:50 pensa di meno)
cli-help-seat = quale posto è il tuo, da 1 (1 se non indicato); se i posti sono diversi, lo dicono le regole del gioco
cli-help-hotseat = persone a tutti i posti, a turno su questo dispositivo
cli-help-cores = su quanti core pensa ogni bot
cli-help-resume = riprendi una partita: quella in FILE, oppure l’ultima che hai lasciato
cli-help-games-count = quante partite (100 se non indicato)
cli-help-bots = chi gioca, separati da virgole; cambiano posto a ogni partita (random se non indicato)
cli-help-jobs = quanti processori usare; i risultati non cambiano
cli-help-json = stampa tutto in formato JSON
cli-help-arena-bots = chi si sfida, separato da virgole, come hard,normal,scout:50 o hard,3*normal; ognuno occupa ogni posto lo stesso numero di volte
cli-help-arena-duplicate = gioca ogni distribuzione una volta per ogni posto che i bot possono avere
cli-help-arena-clock = i bot si fermano allo scadere del loro tempo; i risultati allora non si ripetono
cli-help-arena-jobs = quanti processori usare (se non detto, uno; su un cluster tutti); i risultati restano gli stessi
cli-help-arena-ray = gioca sul cluster Ray a questo indirizzo, host:port oppure «auto»
cli-help-arena-out = conserva risultati e registrazioni in questa cartella; lo stesso comando riprende da dove si era fermato
cli-help-balance-bot = chi gioca a tutti i posti (random se non detto)
cli-help-balance-games = quante partite per ogni numero di giocatori e ogni variante (1000 se non detto)
cli-help-balance-html = scrivi anche un rapporto con grafici in questo file
cli-help-record = la registrazione di una partita
cli-help-verify = controlla soltanto la registrazione: seme, catena, risposte, risultato
cli-help-step = disegna il tavolo dopo ogni risposta e aspetta Invio
cli-help-worlds = quanti mondi provare per ogni risposta (400 se non detto); di più richiedono tempo e dicono di più
cli-help-all = tutte le modalità e tutti i numeri di giocatori
cli-help-seconds = durata di una misura (0.3 se non indicato)

## Ciò che dice argparse. Al posto di %(…)s mette del suo.

cli-arg-usage = uso:{ " " }
cli-arg-positional = argomenti
cli-arg-options = opzioni
cli-arg-help = mostra questo aiuto
cli-arg-argument = %(argument_name)s: %(message)s
cli-arg-required = manca: %s
cli-arg-unrecognized = non si capisce: %s
cli-arg-expected-one = manca un valore
cli-arg-choice = «%(value)s» non è tra %(choices)s
cli-arg-value = «%(value)s» non è un numero
cli-arg-explicit = non vuole un valore, ma c’è %r

## Errori

cli-usage = { $message } (aiuto: { $command })
cli-unknown-language = Qui nessuno parla «{ $language }»; ci sono: { $languages }.
cli-switch-form = «{ $text }» non ha la forma nome=valore, come in events=off.
cli-seed-form = «{ $text }» non è un seme: serve un numero intero da 0 a 2²⁵⁶ − 1, decimale o 0x….
cli-not-positive = { $name } deve essere almeno 1, non { $number }.
cli-bad-seconds = --seconds deve essere più di 0 e al massimo { $most }, non { $number }.
cli-hotseat-or-bots = Con --hotseat ci sono persone a tutti i posti: non va insieme a --bots.
cli-hotseat-or-seat = Con --hotseat ci sono persone a tutti i posti: non va insieme a --seat.
cli-no-such-seat = Il posto { $number } non c’è: in questo gioco i posti vanno da 1 a { $most }.
cli-resume-alone = Una partita ripresa tiene i suoi posti, il suo seme e la sua variante: --resume non va insieme a --seats, --seed, --preset o --switch.
cli-resume-other-game = { $path } è una partita di { $title }.
cli-resume-finished = La partita in { $path } è finita; la mostra «saloon replay».
cli-review-unfinished = La partita in { $path } non è finita: l’analisi svelerebbe ciò che è ancora nascosto.
cli-nothing-left = In { $folder } non ci sono partite lasciate a metà.
cli-file-missing = Il file { $path } non c’è.
cli-file-forbidden = { $path } non si può leggere o scrivere.
cli-file-folder = { $path } è una cartella, non un file.
cli-file-exists = { $path } esiste già ed è qualcos’altro; scegli un altro nome.
cli-file-not-text = { $path } non è un file di testo.
cli-file-unusable = { $path } non si può usare: { $why }.
cli-no-rule-in-chapter = La regola { $number } non c’è; questo capitolo va da { $first } a { $last }.
cli-no-chapter = La regola { $number } non c’è; ci sono i capitoli da { $first } a { $last } e regole come { $first }.1.
cli-interpreted = Qui il motore gira come semplice Python: funziona tutto, ma i bot pensano più piano.

## games

cli-games-seats = da { $fewest } a { $most } giocatori
cli-games-seats-exact = { $count } giocatori
cli-games-preset = ({ $switches })
cli-games-default = (di solito { $value })

## Al tavolo

cli-bot-scout = scout
cli-bot-random = a caso
cli-seed-hash = Hash del seme: { $hash }
cli-seed = Seme: { $seed }
cli-welcome-help = Rispondi con un numero o con le prime lettere. «aiuto» spiega il resto.
cli-welcome-back = { $count ->
    [one] Rieccoti al tavolo! Finora è stata data una risposta.
   *[other] Rieccoti al tavolo! Finora sono state date { $count } risposte.
}
cli-thinking = { $seat } pensa…
cli-ask-rule = (regola { $number })
cli-ask-mark = { $mark } si può annullare
cli-pass-on = Passate il dispositivo: tocca a { $seat }.
cli-pass-on-enter = { $seat }, premi Invio quando nessun altro guarda.
cli-pass-on-undo = { $seat } può ancora scrivere qui «annulla» per riprendersi l’ultima risposta.
cli-no-such-number = La risposta { $number } non c’è: scrivi un numero da 1 a { $most }, oppure parole.
cli-ambiguous = «{ $text }» può voler dire: { $possible }
cli-not-understood = «{ $text }» qui non si può. Puoi: { $possible }
cli-undo-nothing = Non hai ancora risposto nulla, quindi non c’è nulla da annullare.
cli-undo-handed = Non si può più annullare: dopo di te ha risposto { $seat }.
cli-undo-chance = Non si può più annullare: il caso ha detto la sua.
cli-undo-revealed = Non si può più annullare: è venuto alla luce qualcosa di nascosto.
cli-hint-thinking = Valuto le tue risposte…
cli-hint-only = C’è una sola risposta: { $answer }
cli-hint-chance = Con la risposta migliore vinci circa il { $chance } di partite così:
cli-save-where = Dove? Scrivi per esempio: salva game.jsonl
cli-saved = Salvata. Per riprendere da qui più tardi:
cli-left = La partita è al sicuro. Per riprenderla:
cli-kept = Per controllare che tutto sia andato onestamente: { $command }
cli-kept-review = Per ripensare alla partita: { $command }

# Ciò che si scrive al tavolo; le parole inglesi valgono in ogni lingua
cli-command-hint = suggerimento
cli-command-rule = ?
cli-command-help = aiuto
cli-command-look = tavolo
cli-command-log = diario
cli-command-undo = annulla
cli-command-save = salva
cli-command-quit = esci
cli-help-answers = Rispondi con il numero di una scelta, con le sue parole o con il loro inizio, se è chiaro. Il solo Invio ridisegna il tavolo. Inoltre:
cli-help-at-hint = le risposte migliori, la probabilità di vincere con ciascuna, e perché
cli-help-at-rule = la regola dietro la domanda; «? 6.5» ne mostra un’altra
cli-help-at-help = questa pagina
cli-help-at-look = tutto il tavolo, con ogni dettaglio
cli-help-at-log = tutto ciò che è successo finora
cli-help-at-undo = riprenditi l’ultima risposta, se da allora nulla è venuto alla luce e nessun altro ha risposto
cli-help-at-save = «salva FILE» tiene una copia della partita
cli-help-at-quit = esci; la partita resta al sicuro
cli-help-signs = I segni sul tavolo:

## replay

cli-verified = { $count ->
    [one] Verificata: hash del seme { $hash }…, catena, una risposta e risultato sono giusti.
   *[other] Verificata: hash del seme { $hash }…, catena, { $count } risposte e risultato sono giusti.
}
cli-verified-unfinished = { $count ->
    [one] Verificata: hash del seme { $hash }…, catena e una risposta sono giusti; la partita non è finita.
   *[other] Verificata: hash del seme { $hash }…, catena e { $count } risposte sono giusti; la partita non è finita.
}
cli-step = [Invio]{ " " }

## review

cli-review-title = la partita ripensata
cli-review-chart = La probabilità di vincere di ogni giocatore, dalla prima mossa all’ultima, a carte scoperte. I numeri in basso sono le svolte.
cli-review-turns = Le svolte
cli-review-no-turns = Non ce ne sono state: le probabilità si sono mosse appena.
cli-review-answer = Mossa { $number }, { $seat }: { $answer }
cli-review-swing-play = { $seat }: { $before } → { $after }, più per la risposta che per fortuna
cli-review-swing-luck = { $seat }: { $before } → { $after }, più per fortuna che per la risposta
cli-review-balance = Dove sono andate le probabilità
cli-review-player = giocatore
cli-review-start = prima
cli-review-end = dopo
cli-review-play = gioco proprio
cli-review-others = gioco altrui
cli-review-luck = fortuna
cli-review-share = quota di fortuna
cli-review-loss = sprecato
cli-review-explained = Prima + gioco proprio + gioco altrui + fortuna = dopo. Il gioco si misura contro un giocatore che segue l’abitudine; la fortuna è ciò che chi rispondeva non poteva sapere. Sprecato: rispetto alle risposte migliori che il bot trova sapendo le stesse cose.
cli-review-mistakes = Gli errori più gravi
cli-review-no-mistakes = Nessuno ha fatto errori degni di nota.
cli-review-better = Meglio: { $answer } ({ $chance } invece di { $instead })

## simulate

cli-simulate-bot = bot
cli-simulate-played = giocate
cli-simulate-wins = vittorie
cli-simulate-rate = quota di vittorie (95 %)
cli-simulate-score = punteggio medio
cli-simulate-speed = { $count ->
    [one] Una partita, risposte in media: { $length }, partite al secondo: { $speed }.
   *[other] { $count } partite, risposte in media: { $length }, partite al secondo: { $speed }.
}

## arena

cli-arena-bot = bot
cli-arena-rating = forza (95 %)
cli-arena-played = giocate
cli-arena-rate = quota di vittorie (95 %)
cli-arena-score = punteggio medio
cli-arena-think = ms a risposta
cli-arena-longest = massimo
cli-arena-meetings = Quante volte il bot a sinistra fa meglio di quello in alto:
cli-arena-length = { $count ->
    [one] Una partita, { $length } risposte.
   *[other] { $count } partite, { $length } risposte a partita.
}
cli-arena-uneven = Non tutti hanno avuto ogni posto lo stesso numero di volte: serve un multiplo di { $count } partite.
cli-arena-unrepeatable = I bot hanno giocato a tempo: un’altra volta i risultati saranno diversi.
cli-arena-kept = { $count ->
    [one] Una partita è conservata in { $path }; lo stesso comando riprende da lì.
   *[other] { $count } partite sono conservate in { $path }; lo stesso comando riprende da lì.
}

## balance

cli-balance-played = giocate
cli-balance-rate = quota di vittorie (95 %)
cli-balance-fair = equo

## bench

cli-bench-compiled = Il motore è compilato. Gioco a caso su un solo core; tempi in µs.
cli-bench-interpreted = Il motore è interpretato. Gioco a caso su un solo core; tempi in µs.
cli-bench-mode = modalità
cli-bench-seats = posti
cli-bench-games = partite al s
cli-bench-decisions = risposte al s
cli-bench-length = risposte a partita
cli-bench-copy = copy
cli-bench-view = view
cli-bench-imagine = imagine
cli-bench-dump = dump
cli-bench-load = load
cli-mode-standard = normale

## The table in the browser

cli-serve-missing = Per il tavolo nel browser servono altri pacchetti (manca { $package }): pip install "saloon[table]"
cli-serve-open = Il saloon è aperto: { $address }
cli-serve-no-port = Impossibile ascoltare su { $host }, porta { $port }: { $reason }. Prova un’altra porta con --port.
cli-serve-bad-proxy = «{ $given }» non è l’indirizzo di un proxy. Indica un indirizzo o una rete, come 10.0.0.7 o 10.0.0.0/24.
cli-serve-bad-public-url = «{ $given }» non è un indirizzo pubblico. Ha uno schema e un nome, e nient’altro dopo, come https://saloon.example.
cli-serve-bad-token = La chiave per --metrics-token ha almeno { $fewest } caratteri: lettere, cifre e segni, senza spazi.

## Un gioco proprio

cli-new-game-done = { $name } è in { $folder }. Da lì si prosegue:
    { "  " }pip install -e ".[dev]"
    { "  " }pytest
    { "  " }saloon play { $name }
cli-new-game-name = «{ $name }» non può essere il nome di un gioco: servono lettere minuscole e cifre, in parole unite da un trattino, come gold-rush.
cli-new-game-taken = C’è già un gioco di nome «{ $name }». Scegli un nome diverso da: { $games }
cli-new-game-module = «{ $name }» nasconderebbe il modulo { $module }, che Python ha già. Scegli un altro nome.
cli-new-game-folder = { $folder } c’è già e non è vuota. Indica una cartella nuova.
