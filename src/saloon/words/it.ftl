# Ciò che si dice in ogni gioco: chi siede dove e che cosa può andare storto.

seat-number = Giocatore { $number }
seat-you = tu
seat-score = { $seat }: { $score }
seat-wins = Vince { $seat }!
seat-shares = { $seat } condivide la vittoria.

## Preparare una partita

unknown-game = Il gioco «{ $game }» non c’è. I giochi sono: { $games }
bad-seats = { $game } è per { $fewest }–{ $most } giocatori, non per { $seats } (regola { $rule }).
bad-seats-exactly = { $game } è per { $most } giocatori, non per { $seats } (regola { $rule }).
misspelt-switch = { $game } non ha l’opzione «{ $name }». Forse intendevi «{ $near }»? Le opzioni sono: { $allowed }
unknown-switch = { $game } non ha l’opzione «{ $name }». Le opzioni sono: { $allowed }
misspelt-preset = { $game } non ha la modalità «{ $name }». Forse intendevi «{ $near }»? Le modalità sono: { $allowed }
unknown-preset =
    { $count ->
        [0] { $game } non ha modalità pronte, quindi nemmeno «{ $name }».
       *[other] { $game } non ha la modalità «{ $name }». Le modalità sono: { $allowed }
    }
bad-value =
    L’opzione «{ $name }» non può valere «{ $value }», che è { $type ->
        [bool] un sì o un no
        [int] un numero
        [float] una frazione
        [str] una parola
       *[other] di tipo { $type }
    } (regola { $rule }). Può valere: { $allowed }
bad-seed = Il seme { $seed } è fuori dai limiti: deve essere almeno 0 e minore di 2²⁵⁶.

## Giochi e bot di altri pacchetti

plugin-fails = «{ $name }» del pacchetto { $package } non si può usare: non funziona. { $reason }
plugin-taken = «{ $name }» del pacchetto { $package } non si può usare: questo nome è già di { $owner }. Ogni gioco e ogni bot ha bisogno di un nome suo.
plugin-not-a-game = «{ $name }» del pacchetto { $package } non si può usare: l’entry point deve portare a un oggetto della classe Game, o a un modulo che ne abbia uno di nome GAME.
plugin-not-a-bot = «{ $name }» del pacchetto { $package } non si può usare: l’entry point deve portare a qualcosa che da un seme ricavi un Bot.
plugin-misnamed = «{ $name }» del pacchetto { $package } non si può usare: il gioco si chiama «{ $slug }». L’entry point deve chiamarsi allo stesso modo.
plugin-incomplete = «{ $name }» del pacchetto { $package } non si può usare. Il gioco deve avere anche: { $missing }

## Risposte

no-such-option = Qui la scelta { $option } non esiste (regola { $rule }). Puoi: { $allowed }
ambiguous-words = «{ $words }» si può intendere in più modi. Scrivine uno per intero: { $allowed }
unknown-words = «{ $words }» qui non è una risposta. Puoi: { $allowed }
game-over = La partita è finita: non c’è più nulla a cui rispondere.
no-such-seat = A questo tavolo non c’è il posto { $place }: i posti vanno da 0 a { $last }.
not-asked =
    { $seat } deve aspettare: { $count ->
        [one] ora risponde { $waiting } (regola { $rule }).
       *[other] ora rispondono { $waiting } (regola { $rule }).
    }

## Stati salvati

dump-not-an-object = Questo non è uno stato salvato: deve essere un oggetto JSON.
dump-of-another-game = Questo è uno stato salvato di «{ $found }»; deve essere di «{ $wanted }».
dump-of-other-rules = Lo stato è di una partita con la versione { $found } delle regole; si può caricare solo la versione { $known }.
dump-field-missing = Lo stato salvato è incompleto: deve avere il campo «{ $field }».
dump-field-wrong = Il campo «{ $field }» dello stato salvato è sbagliato. Deve avere questa forma: { $wanted }
dump-impossible = Nessuna partita può arrivare allo stato salvato: { $fault }.

## Registrazioni

record-bad-move = La riga { $line } della registrazione è sbagliata: deve contenere la mossa { $wanted } con «seat» e «words».
record-bad-words = Riga { $line } della registrazione: la risposta «{ $words }» è abbreviata; va scritta per intero.
record-illegal = La riga { $line } della registrazione contiene una risposta non ammessa: { $reason }
record-not-json = La riga { $line } della registrazione è illeggibile: ogni riga deve essere un oggetto JSON.
record-foreign = Questa non è una registrazione: la riga { $line } deve indicare il formato nel campo «saloon».
record-tampered = La registrazione è stata modificata: la riga { $line } non si accorda con ciò che la precede. Ogni riga deve restare com’era.
record-cut = La registrazione si interrompe dopo la riga { $line }: l’ultima riga deve dire com’è finita la partita.
record-format = Riga { $line }: la registrazione ha il formato { $found }; si può leggere solo il formato { $known }.
record-unknown-game = La riga { $line } della registrazione nomina un gioco sconosciuto: { $reason }
record-other-rules = Riga { $line }: questa partita di { $game } è stata giocata con la versione { $found } delle regole; si può rigiocare solo la versione { $known }.
record-no-seed = La registrazione tiene segreto il seme e non si può rigiocare: il seme deve essere nella riga { $line } o nell’ultima.
record-bad-seed = Riga { $line }: il seme della registrazione non è quello promesso. Deve corrispondere a «seed_hash».
record-bad-head = Riga { $line }: la partita non può cominciare come dice la registrazione: { $reason }
record-wrong-end = Riga { $line }: la registrazione finisce in modo diverso dalla partita che racconta. Finale, numero di mosse, punteggi e vincitori devono essere quelli della partita.
