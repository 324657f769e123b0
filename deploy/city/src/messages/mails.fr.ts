// Mails and text messages of the city, in ICU syntax. French is the source of the keys; U+202F before double
// punctuation. No mail repeats what a stranger typed or contains a plate or an address: others may see the screen.
export const mailsFr = {
  'letter.subject': '{subject} – {city}',
  'letter.sender': '{city} – Stationnement',
  'letter.greeting': 'Bonjour,',
  'letter.period':
    '{shape, select, since {Période\u202f: à partir du {start}} day {Période\u202f: le {day}} hours {Période\u202f: le {day} de {start} à {end}} other {Période\u202f: du {start} au {end}}}',
  'letter.link': '{label}\u202f:\n{href}',
  'account.verify.subject': 'Confirmez votre adresse e-mail',
  'account.verify.body':
    'Quelqu’un, sans doute vous, a demandé un compte avec cette adresse.\n\nConfirmez-la jusqu’au {until}. Le lien ne sert qu’une fois.\n\n<open>Confirmer mon adresse e-mail</open>\n\nSi vous n’avez rien demandé, ignorez ce message\u202f: aucun compte ne sera ouvert.',
  'account.already-registered.subject': 'Vous avez déjà un compte',
  'account.already-registered.body':
    'Quelqu’un, sans doute vous, a voulu utiliser cette adresse pour un compte. Vous en avez déjà un avec elle.\n\nConnectez-vous avec votre mot de passe. Si vous l’avez oublié, choisissez-en un autre.\n\n<open>Choisir un autre mot de passe</open>\n\nSi vous n’avez rien demandé, ignorez ce message\u202f: rien n’a changé.',
  'account.recover.subject': 'Choisissez un nouveau mot de passe',
  'account.recover.body':
    'Vous avez demandé un nouveau mot de passe.\n\nChoisissez-le jusqu’au {until}. Le lien ne sert qu’une fois et remplace les précédents.\n\n<open>Choisir mon mot de passe</open>\n\nSi vous n’avez rien demandé, ignorez ce message\u202f: votre mot de passe reste le même.',
  'account.password-changed.subject': 'Votre mot de passe a changé',
  'account.password-changed.body':
    'Le mot de passe de votre compte vient d’être changé, et tous vos appareils ont été déconnectés.\n\nSi ce n’est pas vous, choisissez tout de suite un autre mot de passe, puis prévenez-nous.\n\n<open>Choisir un autre mot de passe</open>\n\n<write>Écrire à la ville</write>',
  'account.sign-in-link.subject': 'Confirmez votre adresse e-mail pour vous connecter',
  'account.sign-in-link.body':
    'Votre fournisseur d’identité ne nous a pas donné votre adresse e-mail. Vous avez indiqué celle-ci.\n\nOuvrez ce lien jusqu’au {until} et connectez-vous\u202f: nous saurons qu’elle est à vous. Il ne sert qu’une fois.\n\n<open>Confirmer mon adresse et me connecter</open>\n\nSi vous n’avez rien demandé, ignorez ce message.',
  'account.change-email.subject': 'Confirmez votre nouvelle adresse e-mail',
  'account.change-email.body':
    'Vous avez indiqué cette adresse comme la nouvelle adresse de votre compte.\n\nConfirmez-la jusqu’au {until}. D’ici là, votre ancienne adresse reste la bonne.\n\n<open>Confirmer ma nouvelle adresse</open>\n\nSi vous n’avez rien demandé, ignorez ce message.',
  'account.email-change-asked.subject': 'Changement d’adresse e-mail demandé',
  'account.email-change-asked.body':
    'Une autre adresse e-mail a été demandée pour votre compte. Celle-ci reste la bonne tant que l’autre n’est pas confirmée.\n\nSi ce n’est pas vous, changez de mot de passe\u202f: la demande sera annulée.\n\n<open>Changer de mot de passe</open>',
  'account.email-changed.subject': 'Votre adresse e-mail a changé',
  'account.email-changed.body':
    'L’adresse e-mail de votre compte vient d’être changée. Vous ne recevrez plus nos messages à celle-ci.\n\nSi ce n’est pas vous, prévenez-nous sans attendre.\n\n<open>Écrire à la ville</open>',
  'appeal.filed.subject': 'Votre contestation est enregistrée',
  'appeal.filed.body':
    'Votre contestation du forfait n° {fine} a été enregistrée le {filedAt}.\n\nSans réponse de notre part, elle sera considérée comme rejetée après le {silenceAt}.{hasCourt, select, true { Vous pourrez alors saisir le tribunal du stationnement payant, jusqu’au {courtUntil}.} other {}} Conservez ce message\u202f: il vaut accusé de réception. L’accusé de réception en PDF se trouve aussi dans votre dossier.\n\n<open>Ouvrir mon dossier</open>\n\nCe lien ouvre votre dossier\u202f: gardez-le pour vous.',
  'appeal.complement-requested.subject': 'Votre contestation\u202f: des éléments sont attendus',
  'appeal.complement-requested.body':
    'Pour étudier votre contestation du forfait n° {fine}, il nous manque des éléments. Envoyez-les depuis votre dossier jusqu’au {dueAt}.{hasPieces, select, true {\n\n{pieces}} other {}}\n\n<quote>{text}</quote>{silence, select, ahead {\n\nCette demande ne repousse pas la date prévue\u202f: sans réponse de notre part, votre contestation sera considérée comme rejetée après le {silenceAt}.{hasCourt, select, true { Vous pourrez alors saisir le tribunal du stationnement payant, jusqu’au {courtUntil}.} other {}}} past {\n\nNous n’avons pas répondu avant le {silenceAt}\u202f: votre contestation est considérée comme rejetée.{hasCourt, select, true { Vous pouvez saisir le tribunal du stationnement payant jusqu’au {courtUntil}, sans attendre notre réponse.} other {}} La ville peut encore vous répondre.} other {}}\n\n<open>Envoyer les éléments demandés</open>\n\nCe lien ouvre votre dossier\u202f: gardez-le pour vous.',
  'appeal.complement-requested.may': '{name} (facultatif)',
  'appeal.complement-answered.subject': 'Votre contestation\u202f: éléments reçus',
  'appeal.complement-answered.body':
    'Les éléments que vous avez ajoutés à votre contestation du forfait n° {fine} ont été reçus le {updatedAt}. Vous n’avez rien d’autre à envoyer\u202f: nous vous écrirons dès que la ville aura répondu.{silence, select, ahead {\n\nSans réponse de notre part, votre contestation sera considérée comme rejetée après le {silenceAt}.{hasCourt, select, true { Vous pourrez alors saisir le tribunal du stationnement payant, jusqu’au {courtUntil}.} other {}}} past {\n\nNous n’avons pas répondu avant le {silenceAt}\u202f: votre contestation est considérée comme rejetée.{hasCourt, select, true { Vous pouvez saisir le tribunal du stationnement payant jusqu’au {courtUntil}, sans attendre notre réponse.} other {}} La ville peut encore vous répondre.} other {}}\n\n<open>Ouvrir mon dossier</open>\n\nCe lien ouvre votre dossier\u202f: gardez-le pour vous.',
  'appeal.accepted.subject': 'Votre contestation est acceptée',
  'appeal.accepted.body':
    'Votre contestation du forfait n° {fine} est acceptée{isPart, select, true { en partie\u202f: le forfait passe de {before, number, price} à {after, number, price}} other {}}.\n\n<quote>{text}</quote>{dueKind, select, reduced {\n\nIl reste {due, number, price} à payer jusqu’au {payUntil}\u202f; ensuite, {later, number, price}.} open {\n\nIl reste {due, number, price} à payer jusqu’au {payUntil}.} late {\n\nIl reste {due, number, price} à payer. Le délai de paiement a pris fin le {payUntil}.} undated {\n\nIl reste {due, number, price} à payer.} pending {\n\nUn paiement est en cours\u202f: ne payez pas une seconde fois.} nothing {{dueStatus, select, cancelled {\n\nLe forfait est annulé\u202f: il n’y a rien à payer.} other {{isOverpaid, select, true {} other {\n\nLe forfait est payé.}}}}{isOverpaid, select, true {\n\n{overpaid, number, price} ont été payés en trop. Le remboursement va à la personne qui a payé.} other {}}} other {}}{hasCourt, select, true {\n\nVous pouvez saisir le tribunal du stationnement payant jusqu’au {courtUntil}. Votre dossier dit comment.} other {}}\n\nLa décision se trouve dans votre dossier.\n\n<open>Ouvrir mon dossier</open>\n\nCe lien ouvre votre dossier\u202f: gardez-le pour vous.',
  'appeal.rejected.subject': 'Votre contestation est rejetée',
  'appeal.rejected.body':
    'Votre contestation du forfait n° {fine} est rejetée.\n\n<quote>{text}</quote>{dueKind, select, reduced {\n\nIl reste {due, number, price} à payer jusqu’au {payUntil}\u202f; ensuite, {later, number, price}.} open {\n\nIl reste {due, number, price} à payer jusqu’au {payUntil}.} late {\n\nIl reste {due, number, price} à payer. Le délai de paiement a pris fin le {payUntil}.} undated {\n\nIl reste {due, number, price} à payer.} pending {\n\nUn paiement est en cours\u202f: ne payez pas une seconde fois.} nothing {{dueStatus, select, cancelled {\n\nLe forfait est annulé\u202f: il n’y a rien à payer.} other {{isOverpaid, select, true {} other {\n\nLe forfait est payé.}}}}{isOverpaid, select, true {\n\n{overpaid, number, price} ont été payés en trop. Le remboursement va à la personne qui a payé.} other {}}} other {}}{hasCourt, select, true {\n\nVous pouvez saisir le tribunal du stationnement payant jusqu’au {courtUntil}. Votre dossier dit comment.} other {}}\n\nLa décision se trouve dans votre dossier.\n\n<open>Ouvrir mon dossier</open>\n\nCe lien ouvre votre dossier\u202f: gardez-le pour vous.',
  'appeal.transferred.subject': 'Votre contestation est transmise',
  'appeal.transferred.body':
    'Votre contestation du forfait n° {fine} a été transmise à l’autorité compétente. C’est elle qui vous répondra.\n\n<quote>{text}</quote>\n\n<open>Ouvrir mon dossier</open>\n\nCe lien ouvre votre dossier\u202f: gardez-le pour vous.',
  'appeal.abandoned.subject': 'Votre contestation est retirée',
  'appeal.abandoned.body':
    'Votre contestation du forfait n° {fine} a été retirée le {updatedAt}. {dueStatus, select, due {Le forfait reste dû.} pending {Un paiement du forfait est en cours.} cancelled {Le forfait a été annulé\u202f: il n’y a rien à payer.} other {Le forfait est payé\u202f: il n’y a plus rien à payer.}}\n\nSi ce n’est pas vous, {canFileAgain, select, true {déposez-la à nouveau ou écrivez-nous} other {écrivez-nous}} sans attendre.\n\n<open>Ouvrir mon dossier</open>\n\nCe lien ouvre votre dossier\u202f: gardez-le pour vous.\n\n<write>Écrire à la ville</write>',
  'appeal.link.subject': 'Votre contestation\u202f: nouveau lien',
  'appeal.link.body':
    'Voici un nouveau lien vers votre contestation du forfait n° {fine}. Les liens précédents cessent de fonctionner dès que vous l’ouvrez.\n\n<open>Ouvrir mon dossier</open>\n\nCe lien ouvre votre dossier\u202f: gardez-le pour vous.\n\nSi vous n’avez rien demandé, ignorez ce message\u202f: vos liens restent valables.',
  'refund.document-received.subject':
    '{isYours, select, true {Votre remboursement\u202f: coordonnées bancaires reçues} other {Un remboursement\u202f: coordonnées bancaires reçues}}',
  'refund.document-received.body':
    'Des coordonnées bancaires ont été données pour le remboursement de {amount, number, price} ({cause, select, fine {forfait n° {label}} other {{label}}}). La ville ne verse rien avant le {payableAt}.\n\nCe n’est pas vous ou elles sont fausses\u202f? Dites-le jusqu’au {payableAt}\u202f: elles seront écartées et redemandées.\n\n<object>Contester ces coordonnées bancaires</object>\n\n<open>Voir le remboursement</open>{isYours, select, true {\n\nCe lien ouvre votre remboursement\u202f: gardez-le pour vous.} other {}}',
  'refund.objected.subject':
    '{isYours, select, true {Votre remboursement\u202f: coordonnées bancaires écartées} other {Un remboursement\u202f: coordonnées bancaires écartées}}',
  'refund.objected.body':
    '{isYours, select, true {Une personne concernée a contesté les coordonnées bancaires données pour le remboursement de {amount, number, price} ({cause, select, fine {forfait n° {label}} other {{label}}}). Elles sont écartées, rien n’a été versé. Envoyez les bonnes\u202f; les liens précédents ne fonctionnent plus.\n\n<open>Envoyer des coordonnées bancaires</open>\n\nCe lien ouvre votre remboursement\u202f: gardez-le pour vous.} other {Une personne concernée a contesté les coordonnées bancaires données pour le remboursement de {amount, number, price} ({cause, select, fine {forfait n° {label}} other {{label}}}). Elles sont écartées, rien n’a été versé. {isAsked, select, true {La ville en demande d’autres à la personne à qui il est dû.\n\nVous n’avez rien à faire\u202f: ce message vous est envoyé parce que vous avez payé ou contesté.} other {Aucune adresse e-mail n’est enregistrée pour qui a payé\u202f: nous n’avons donc écrit à personne pour les coordonnées bancaires.\n\nC’est vous qui avez payé\u202f? La page du remboursement dit comment l’ouvrir pour les donner\u202f: sans elles, rien n’est versé. Sinon, prévenez la personne qui a payé.}}\n\n<open>Voir le remboursement</open>}}',
  'refund.link.subject': 'Votre remboursement\u202f: nouveau lien',
  'refund.link.body':
    'Voici un nouveau lien vers votre remboursement de {amount, number, price} ({cause, select, fine {forfait n° {label}} other {{label}}}). Les liens précédents cessent de fonctionner dès que vous l’ouvrez.\n\n<open>Ouvrir mon remboursement</open>\n\nCe lien ouvre votre remboursement\u202f: gardez-le pour vous.\n\nSi vous n’avez rien demandé, ignorez ce message\u202f: vos liens restent valables.',
  'refund.document-requested.subject':
    '{isYours, select, true {{hasText, select, true {Votre remboursement\u202f: coordonnées bancaires à renvoyer} other {Votre remboursement\u202f: coordonnées bancaires attendues}}} other {{hasText, select, true {Un remboursement attend d’autres coordonnées bancaires} other {Un remboursement est ouvert}}}}',
  'refund.document-requested.body':
    '{isYours, select, true {{hasText, select, true {La ville n’a pas pu utiliser les coordonnées bancaires (RIB) reçues pour votre remboursement de {amount, number, price} ({cause, select, fine {forfait n° {label}} other {{label}}}). Envoyez-en d’autres\u202f: sans elles, elle ne peut rien verser.\n\n<quote>{text}</quote>} other {Nous devons vous rembourser {amount, number, price} ({cause, select, fine {forfait n° {label}} other {{label}}}). Envoyez vos coordonnées bancaires (RIB)\u202f: sans elles, la ville ne peut rien verser.}}\n\n<open>Envoyer mes coordonnées bancaires</open>\n\nCe lien ouvre votre remboursement\u202f: gardez-le pour vous.} other {{hasText, select, true {La ville n’a pas pu utiliser les coordonnées bancaires reçues pour un remboursement de {amount, number, price} ({cause, select, fine {forfait n° {label}} other {{label}}}).} other {Un remboursement de {amount, number, price} ({cause, select, fine {forfait n° {label}} other {{label}}}) est ouvert.}}{isAsked, select, true { {hasText, select, true {Elle en demande d’autres à la personne à qui il est dû.} other {La ville demande ses coordonnées bancaires à la personne à qui il est dû.}}\n\nVous n’avez rien à faire\u202f: ce message vous est envoyé parce que vous avez payé ou contesté.} other { Aucune adresse e-mail n’est enregistrée pour qui a payé\u202f: nous n’avons donc écrit à personne pour les coordonnées bancaires.\n\nC’est vous qui avez payé\u202f? La page du remboursement dit comment l’ouvrir pour les donner\u202f: sans elles, rien n’est versé. Sinon, prévenez la personne qui a payé.}}\n\n<open>Voir le remboursement</open>}}',
  'refund.accepted.subject':
    '{isYours, select, true {Votre remboursement est accepté} other {Un remboursement est accepté}}',
  'refund.accepted.body':
    '{isYours, select, true {Votre remboursement de {amount, number, price} ({cause, select, fine {forfait n° {label}} other {{label}}}) est accepté. Le virement part dans les prochains jours\u202f: vous n’avez rien à faire.\n\n<open>Voir mon remboursement et son document PDF</open>\n\nCe lien ouvre votre remboursement\u202f: gardez-le pour vous.} other {Le remboursement de {amount, number, price} ({cause, select, fine {forfait n° {label}} other {{label}}}) est accepté. Le virement part dans les prochains jours, à la personne à qui il est dû.\n\nVous n’avez rien à faire\u202f: ce message vous est envoyé parce que vous avez payé ou contesté.\n\n<open>Voir le remboursement</open>}}',
  'refund.paid.subject':
    '{isYours, select, true {Votre remboursement est versé} other {Un remboursement est versé}}',
  'refund.paid.body':
    '{isYours, select, true {Nous vous avons versé {amount, number, price} ({cause, select, fine {forfait n° {label}} other {{label}}}).\n\n<open>Voir mon remboursement et son document PDF</open>\n\nCe lien ouvre votre remboursement\u202f: gardez-le pour vous.} other {Le remboursement de {amount, number, price} ({cause, select, fine {forfait n° {label}} other {{label}}}) a été versé à la personne à qui il était dû.\n\nVous n’avez rien à faire\u202f: ce message vous est envoyé parce que vous avez payé ou contesté.\n\n<open>Voir le remboursement</open>}}',
  'refund.rejected.subject':
    '{isYours, select, true {Votre remboursement est refusé} other {Un remboursement est refusé}}',
  'refund.rejected.body':
    '{isYours, select, true {Votre remboursement de {amount, number, price} ({cause, select, fine {forfait n° {label}} other {{label}}}) est refusé.\n\n<quote>{text}</quote>\n\n<open>Voir mon remboursement et son document PDF</open>\n\nCe lien ouvre votre remboursement\u202f: gardez-le pour vous.} other {Le remboursement de {amount, number, price} ({cause, select, fine {forfait n° {label}} other {{label}}}) est refusé.\n\n<quote>{text}</quote>\n\nVous n’avez rien à faire\u202f: ce message vous est envoyé parce que vous avez payé ou contesté.\n\n<open>Voir le remboursement</open>}}',
  'right.requested.subject': 'Nous avons bien reçu votre demande',
  'right.requested.body':
    'Votre demande est enregistrée\u202f: {product}.\nRéférence\u202f: {reference}\nReçue le {at}\n\nUn agent l’examine. Nous vous écrivons dès qu’elle avance, ou s’il manque un document\u202f: vous n’avez rien à faire d’ici là.\n\n<open>Suivre ma demande</open>\n\nUne question\u202f?\n\n<write>Écrire à la ville</write>',
  'right.completed.subject': 'Nous avons bien reçu vos documents',
  'right.completed.body':
    'Les documents demandés sont arrivés\u202f: {product}.\nRéférence\u202f: {reference}\nReçus le {at}\n\nUn agent reprend l’examen de votre demande. Nous vous écrivons dès qu’elle avance.\n\n<open>Suivre ma demande</open>',
  'right.plates-requested.subject': 'Votre changement de plaque est à l’étude',
  'right.plates-requested.body':
    'Un changement de plaque nous est demandé pour ce droit\u202f: {product}.\nRéférence\u202f: {reference}\nReçu le {at}\n\nUn agent l’examine. Jusqu’à sa réponse, les plaques actuelles restent valables, et elles seules.\n\n<open>Voir ce droit</open>\n\nCe changement ne vient pas de vous\u202f? Écrivez-nous.\n\n<write>Écrire à la ville</write>',
  'right.granted.subject': 'Votre droit est accordé',
  'right.granted.body':
    'Votre demande est acceptée\u202f: {product}.\nRéférence\u202f: {reference}{period}{hasComment, select, true {\n\nMessage de l’agent qui a suivi votre demande\u202f:\n\n<quote>{comment}</quote>} other {}}\n\n<open>Voir ses dates, ses plaques et son justificatif PDF</open>',
  'right.to-pay.subject': 'Votre demande est acceptée, il reste à payer',
  'right.to-pay.body':
    'Votre demande est acceptée\u202f: {product}.\nRéférence\u202f: {reference}{period}\nPrix\u202f: {price, number, price}\n\nVotre droit sera accordé dès son paiement.{stage, select, over { Cette période est terminée\u202f: payer ne la prolonge pas.} other {{hasPeriod, select, true { Payer plus tard ne change pas ces dates.} other {}}}}{hasComment, select, true {\n\nMessage de l’agent qui a suivi votre demande\u202f:\n\n<quote>{comment}</quote>} other {}}\n\n<open>Payer en ligne</open>',
  'right.rejected.subject': 'Votre demande est refusée',
  'right.rejected.body':
    'Nous ne pouvons pas accepter votre demande\u202f: {product}.\nRéférence\u202f: {reference}{hasComment, select, true {\n\nVoici pourquoi\u202f:\n\n<quote>{comment}</quote>} other {}}\n\nVous pouvez relire votre demande, et en faire une autre.\n\n<open>Voir ma demande</open>',
  'right.evidence-asked.subject': 'Des documents manquent à votre demande',
  'right.evidence-asked.body':
    'Pour étudier votre demande ({product}), il nous faut encore\u202f:\n\n{documents}{hasComment, select, true {\n\nMessage de l’agent qui a suivi votre demande\u202f:\n\n<quote>{comment}</quote>} other {}}\n\nVotre demande attend ces documents.\nRéférence\u202f: {reference}\n\n<open>Envoyer les documents</open>',
  'right.plates-accepted.subject': 'Votre changement de plaque est accepté',
  'right.plates-accepted.body':
    '{stage, select, coming {Les nouvelles plaques seront valables dès le début de votre droit, le {starts}} over {Les nouvelles plaques sont inscrites sur votre droit, qui a pris fin le {ended}} other {Les nouvelles plaques de votre droit remplacent les précédentes dès maintenant}}\u202f: {product}.\nRéférence\u202f: {reference}{hasComment, select, true {\n\nMessage de l’agent qui a suivi votre demande\u202f:\n\n<quote>{comment}</quote>} other {}}\n\n<open>Vérifier les plaques</open>',
  'right.plates-rejected.subject': 'Votre changement de plaque est refusé',
  'right.plates-rejected.body':
    'Votre droit garde ses plaques\u202f: {product}.\nRéférence\u202f: {reference}{hasComment, select, true {\n\nVoici pourquoi\u202f:\n\n<quote>{comment}</quote>} other {}}\n\n<open>Voir les plaques</open>',
  'right.deleted.subject': 'Votre droit est supprimé',
  'right.deleted.body':
    'La ville a mis fin à ce droit\u202f: {product}. Il ne permet plus de stationner.\nRéférence\u202f: {reference}{hasComment, select, true {\n\nVoici pourquoi\u202f:\n\n<quote>{comment}</quote>} other {}}\n\n<open>Voir ce droit</open>',
  'right.commented.subject': 'Un agent vous écrit',
  'right.commented.body':
    'Un agent de la ville vous laisse un message au sujet de\u202f: {product}.\nRéférence\u202f: {reference}\n\n<quote>{comment}</quote>\n\n<open>Voir ce droit</open>\n\n<write>Écrire à la ville</write>',
  'right.joined.subject': 'Quelqu’un a rejoint votre droit',
  'right.joined.body':
    'Une personne a utilisé le code que vous avez créé et partage maintenant ce droit avec vous\u202f: {product}.\nRéférence\u202f: {reference}\n\nLe code ne peut plus servir. Si vous n’avez donné ce code à personne, prévenez-nous.\n\n<open>Voir ce droit</open>\n\n<write>Écrire à la ville</write>',
  'right.left.subject': 'Quelqu’un a quitté votre droit',
  'right.left.body':
    'Une personne qui partageait ce droit avec vous s’en est retirée\u202f: {product}.\nRéférence\u202f: {reference}\n\n<open>Voir ce droit</open>',
  'right.shared-ended.subject': 'Un droit que vous partagiez a pris fin',
  'right.shared-ended.body':
    'Une personne partageait ce droit avec vous\u202f: {product}. Il a pris fin et ne vous permet plus de stationner.\nRéférence\u202f: {reference}\n\n<open>Voir ce droit</open>',
  'ticket.visitor.subject':
    '{state, select, granted {Votre ticket de stationnement} lost {Votre ticket de stationnement n’est pas valable} other {Un ticket de stationnement vous attend}}',
  'ticket.visitor.body':
    '{state, select, lost {Le ticket que quelqu’un vous avait réservé a été annulé} other {Quelqu’un vous a réservé un ticket}}\u202f: {product}, {shape, select, day {le {day}} hours {le {day} de {start} à {end}} other {du {start} au {end}}}.\nRéférence\u202f: {reference}\n\n{state, select, granted {Il est valable sans autre démarche\u202f: la plaque déclarée suffit.} lost {Il ne permet pas de stationner.} other {Il sera valable dès que la personne qui l’a demandé l’aura payé.}}\n\n<open>Poser une question à la ville</open>\n\nVous n’attendez aucun ticket\u202f? Vous pouvez ignorer ce message.',
  'share.invitation.subject': 'Un droit de stationnement est partagé avec vous',
  'share.invitation.body':
    'Une personne souhaite partager ce droit de stationnement avec vous\u202f: {product}.\n\nOuvrez ce lien et connectez-vous jusqu’au {until} pour l’accepter. Il ne sert qu’une fois.\n\n<open>Accepter le partage</open>\n\nSi vous n’attendez rien, ignorez ce message\u202f: rien ne vous engage.',
  'privacy.erasure-asked.subject': 'Confirmez la suppression de votre compte',
  'privacy.erasure-asked.body':
    'Vous avez demandé la suppression de votre compte et de vos données.\n\nConfirmez-la jusqu’au {until}. Le lien ne sert qu’une fois. La suppression est définitive.\n\n<open>Confirmer la suppression</open>\n\nSi vous n’avez rien demandé, ignorez ce message\u202f: rien ne sera supprimé.',
  'privacy.erasure-warning.subject': 'Votre compte sera bientôt effacé',
  'privacy.erasure-warning.body':
    'Votre compte ne sert plus depuis près de deux ans. Sans visite de votre part, il sera effacé avec vos données après le {until}.\n\nPour le garder, connectez-vous une fois d’ici là.\n\n<open>Me connecter</open>\n\nSi vous n’en avez plus besoin, vous n’avez rien à faire.',
  'privacy.erasure-done.subject': 'Vos données sont effacées',
  'privacy.erasure-done.body':
    'Votre compte et vos données sont effacés{isUnused, select, true {, parce que le compte ne servait plus depuis deux ans} other {}}. La loi nous demande de garder vos paiements, vos remboursements et les droits accordés\u202f: ils ne portent plus votre nom, votre adresse ni vos plaques.{hasAppeal, select, true {\n\nUne contestation attend encore sa réponse\u202f: nous gardons ce que vous y avez écrit, avec votre nom, votre adresse et votre adresse e-mail, pour pouvoir vous répondre, puis un an après la réponse. Le lien que nous vous avons envoyé pour la suivre reste valable.} other {}}{hasRefund, select, true {\n\nUn remboursement n’est pas terminé\u202f: nous gardons votre adresse e-mail pour vous en écrire, puis 30 jours après le versement ou le refus. Le lien que nous vous avons envoyé pour le suivre reste valable.} other {}}\n\n<open>Lire ce que la ville garde</open>{hasAppeal, select, true {} other {{hasRefund, select, true {} other {\n\nC’est notre dernier message.}}}}',
  'payment.link.subject': 'Votre lien de paiement',
  'payment.link.body':
    'Ce lien permet de payer\u202f: {cause, select, fine {forfait n° {label}} other {{label}}}{shape, select, none {} day {, le {day}} hours {, le {day} de {start} à {end}} other {, du {start} au {end}}}.\n\n{rises, select, true {À payer\u202f: {amount, number, price} jusqu’au {risesAfter}\u202f; ensuite, {later, number, price}.} other {À payer\u202f: {amount, number, price}.}}{cause, select, fine {} other { Ce droit ne sera valable qu’une fois payé.}}\n\nLe lien sert jusqu’au {until}, tant qu’il reste quelque chose à payer.\n\n<open>Payer en ligne</open>\n\nIl a été demandé pour vous ou par vous. Si vous ne savez pas de quoi il s’agit, ignorez ce message.',
  'payment.receipt.subject': 'Reçu de paiement',
  'payment.receipt.body':
    'Nous avons reçu votre paiement.\n\nObjet\u202f: {cause, select, fine {forfait n° {label}} other {{label}}}{period}\nMontant\u202f: {amount, number, price}\nDate\u202f: {paidAt}\nNuméro d’opération\u202f: {operationId}\nNuméro d’autorisation\u202f: {authorizationNumber}{isProcessed, select, true {} other {\n\nVotre paiement est bien reçu, mais il n’a pas pu être affecté\u202f: la ville va le rembourser. Un autre message dit comment.}}\n\nConservez ce message\u202f: il vous servira de reçu.{hasPaper, select, true {\n\n<open>{cause, select, fine {Voir ce forfait} other {Voir ce droit et ses documents}}</open>} other {}}',
  'reminder.subscription-ending.subject': 'Votre droit prend fin le {end}',
  'reminder.subscription-ending.body':
    'Votre droit ({product}) prend fin le {end}.\nRéférence\u202f: {reference}\n\n{renewal, select, open {Renouvelez-le jusque-là pour continuer à stationner.\n\n<open>Renouveler mon droit</open>} later {Votre changement de plaque est à l’étude\u202f: le renouvellement s’ouvrira dès la réponse de la ville.\n\n<open>Voir où en est mon droit</open>} other {Il ne se renouvelle pas en ligne.\n\n<open>Voir pourquoi, et ce qui est proposé</open>}}\n\n<stop>Ne plus recevoir d’e-mail sur {name} (sans se connecter)</stop>',
  'reminder.subscription-ending.sms':
    '{product} prend fin le {end}. {renewal, select, open {Renouveler} other {Détails}}\u202f: {url}',
  'reminder.subscription-ending.name': 'la fin d’un abonnement',
  'reminder.renewal-open.subject': 'Votre droit peut être renouvelé',
  'reminder.renewal-open.body':
    'Vous pouvez déjà renouveler votre droit ({product}), valable jusqu’au {end}. Le suivant commencera juste après.\nRéférence\u202f: {reference}\n\n<open>Renouveler mon droit</open>\n\n<stop>Ne plus recevoir d’e-mail sur {name} (sans se connecter)</stop>',
  'reminder.renewal-open.sms': '{product}\u202f: le renouvellement est ouvert, jusqu’au {end}. {url}',
  'reminder.renewal-open.name': 'l’ouverture d’un renouvellement',
  'reminder.ticket-ending.subject': 'Votre ticket prend fin le {end}',
  'reminder.ticket-ending.body':
    'Votre ticket ({product}) prend fin le {end}. Après, le véhicule n’est plus couvert.\nRéférence\u202f: {reference}\n\n<open>Voir ce ticket, ou demander le suivant</open>\n\n<stop>Ne plus recevoir d’e-mail sur {name} (sans se connecter)</stop>',
  'reminder.ticket-ending.sms': '{product} prend fin le {end}. {url}',
  'reminder.ticket-ending.name': 'la fin d’un ticket',
  'reminder.payment-waiting.subject': 'Votre droit attend son paiement',
  'reminder.payment-waiting.body':
    'Votre demande ({product}) est prête\u202f: il ne reste qu’à la payer. Elle ne permet pas encore de stationner.\nRéférence\u202f: {reference}{period}\nPrix\u202f: {price, number, price}\n\n{hasPeriod, select, true {Payer plus tard ne change pas ces dates.\n\n} other {}}<open>Payer en ligne, ou annuler</open>\n\n<stop>Ne plus recevoir d’e-mail sur {name} (sans se connecter)</stop>',
  'reminder.payment-waiting.sms': '{product} attend son paiement. {url}',
  'reminder.payment-waiting.name': 'un paiement en attente',
  'reminder.document-missing.subject': 'Il manque encore des documents à votre demande',
  'reminder.document-missing.body':
    'Votre demande ({product}) ne peut pas avancer\u202f: des documents manquent encore.\nRéférence\u202f: {reference}{hasDocuments, select, true {\n\n{documents}} other {}}\n\n<open>{kind, select, ticket {Voir où les remettre} other {Envoyer les documents}}</open>\n\n<stop>Ne plus recevoir d’e-mail sur {name} (sans se connecter)</stop>',
  'reminder.document-missing.sms': '{product}\u202f: des documents manquent encore. {url}',
  'reminder.document-missing.name': 'des documents manquants',
} as const
