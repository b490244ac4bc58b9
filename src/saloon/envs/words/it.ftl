# Che cosa può andare storto quando si crea un ambiente.

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
