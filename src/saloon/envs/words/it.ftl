# Che cosa può andare storto quando si crea o si usa un ambiente.

envs-missing-package = Manca il pacchetto «{ $package }». Si installa così: pip install "saloon[{ $extra }]"
envs-unknown-mode = Non esiste un modo di disegnare «{ $mode }». Si può scegliere: { $modes }
envs-no-such-seat = A questo tavolo non c’è il posto { $place }: i posti vanno da 0 a { $last }.
envs-opponents =
    { $given ->
        [one] È stato indicato { $given } avversario
       *[other] Sono stati indicati { $given } avversari
    }; per gli altri posti ne servono esattamente { $wanted }.
envs-unknown-bot = Non esiste il bot «{ $bot }». I bot sono: { $bots }
envs-bad-count = Le partite devono essere almeno una, non { $number }.
envs-bad-cycles = Un limite è un numero intero di passi, da 1 in su, non { $number }.
envs-bad-action = Un’azione è un solo numero intero da 0 a { $last }, non { $action }.
envs-bad-actions =
    { $count ->
        [one] Serve una sola azione, in una lista o in un array di un elemento
       *[other] Servono { $count } azioni, una per partita, in una lista o in un array
    }: numeri interi da 0 a { $last }, non { $given }.
envs-bad-agents = Le azioni vanno date in un dict con i nomi degli agenti ({ $agents }), non come { $given }.
envs-not-begun = Nessuna partita è ancora cominciata: prima si chiama reset.
envs-over = Questa partita è finita: reset comincia la prossima.
envs-other-snapshot = Questo non è un momento di { $setting }: si può tornare solo a uno con lo stesso gioco, gli stessi posti e le stesse varianti.
envs-unknown-reset = Non esiste il modo di autoreset «{ $mode }». Si può scegliere: { $modes }
envs-bad-seeds =
    { $given ->
        [one] È stato dato { $given } seme
       *[other] Sono stati dati { $given } semi
    }; per le partite ne servono esattamente { $wanted }.
envs-bad-reset-mask = Una reset_mask è un array di { $wanted } valori di verità, uno per partita, e almeno uno è vero.
envs-no-such-observer = Non c’è un osservatore di { $kind }. Le informazioni pubbliche si hanno da sole o insieme a quelle di un giocatore.
envs-bad-processes = I processi devono essere da 1 a { $count }, quante le partite, non { $number }.
envs-worker-lost = Il processo { $number }, che giocava una parte delle partite, è morto (codice di uscita { $code }). Gli altri sono stati chiusi: createne uno nuovo.
envs-closed = È stato chiuso: createne uno nuovo.
envs-not-copied = Le partite di altri processi non si possono copiare né salvare con pickle. Quelle di un Vector sì.
