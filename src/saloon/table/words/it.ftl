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
table-too-large = È troppo in una volta: al massimo { $limit } byte.
table-too-many =
    { $seconds ->
        [one] Calma! Riprova tra un secondo.
       *[other] Calma! Riprova tra { $seconds } secondi.
    }
table-seat-taken = Questo posto è già occupato: { $seat }.
table-seat-empty = Qui non siede nessuno.
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
table-not-host = Possono farlo solo chi ha aperto il tavolo e chi vi siede.
table-seat-present = { $seat } è al tavolo: nessun altro può agire lì.
table-stale-answer = Quella domanda è chiusa: la partita è andata avanti. Guarda di nuovo.
table-nothing-to-take-back = Non hai ancora risposto nulla, quindi non c’è nulla da annullare.
table-takeback-pending = Qualcuno sta già chiedendo di annullare. Prima va deciso quello.
table-no-takeback-asked = Nessuno ti chiede più di annullare.
table-bad-name = Un nome ha al massimo { $most } caratteri, tutti visibili.
table-too-few-chairs = Per questo gioco servono più posti.
table-house-full = La casa è piena: ora non si possono aprire altri tavoli. Riprova più tardi.
table-server-trouble = Qualcosa è andato storto sul server. Nulla è cambiato. Riprova.
table-store-unreachable = L’archivio { $url } non si apre: { $reason }
table-store-unknown = «{ $url }» non è un archivio che Saloon conosca.
table-store-newer = L’archivio { $url } è stato scritto da un Saloon più recente (formato { $found }); questo conosce il formato { $known }.
