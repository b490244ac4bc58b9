# Quel che si dice delle sfide tra bot. Le chiavi cominciano con `arena-`.

## Errori

arena-unknown-bot = Il bot «{ $text }» non esiste; ci sono: { $bots }.
arena-bad-effort = «{ $text }» non va: ai bot che guardano avanti si può dire quanti mondi esaminare o quanto pensare, come in scout:50 o scout:50ms; agli altri no.
arena-bad-count = «{ $text }» non va: più bot uguali si scrivono con un numero da 1 a 9, come in 3*random.
arena-missing = Per le classifiche serve un altro pacchetto (manca { $package }): pip install "saloon[arena]"
arena-ray-missing = Per usare più macchine serve un altro pacchetto (manca { $package }): pip install "saloon[ray]"
arena-ray-unreachable = All’indirizzo { $address } non si trova nessun cluster Ray: { $why }
arena-ray-failed = Il cluster Ray ha avuto un guasto: { $why }
arena-ray-version = Su { $machine } c’è saloon { $found }, qui { $wanted }: dev’essere lo stesso su tutte le macchine.
arena-folder-busy = In questo momento qualcun altro sta lavorando in { $path }.
arena-folder-broken = { $path } è danneggiato (riga { $line }); scegli un’altra cartella.
arena-folder-foreign = In { $path } c’è altro; scegli una cartella vuota o nuova.
arena-folder-other = In { $path } c’è un’altra sfida: { $what } lì è { $found }, qui { $wanted }. Scegli un’altra cartella.

## Il rapporto sull’equilibrio

arena-balance-title = L’equilibrio di { $game }
arena-balance-head = { $count ->
    [one] Una partita, per tutti gioca «{ $bot }». Seme { $seed }.
   *[other] { $count } partite, per tutti gioca «{ $bot }». Seme { $seed }.
}
arena-balance-legend = Il punto è la quota di vittorie, la barra il suo intervallo al 95 %, la linea tratteggiata la quota equa. Se tutto l’intervallo sta da una parte, è colorato; per puro caso succede a una barra su venti.
arena-balance-games = { $count ->
    [one] Una partita.
   *[other] { $count } partite.
}
arena-balance-seats = { $count ->
    [one] Un giocatore
   *[other] { $count } giocatori
}
arena-balance-seat = Posto
