/** Words of the appeal. French is the source of the keys. */
export const appealFr = {
  'appeal.title': 'Contester ce FPS',
  'appeal.eyebrow': 'FPS n° {number}',
  'appeal.aside': 'Le FPS contesté',
  'appeal.agent': 'La ville',
  'appeal.retry': 'Réessayer',
  'appeal.pay': 'Payer le FPS',
  'appeal.exit': 'Quitter sans envoyer',

  'appeal.start.title': 'Contester ce FPS',
  'appeal.start.lead':
    'Demandez à la ville de revoir ce FPS\u202f: c’est le recours administratif préalable obligatoire (RAPO). C’est gratuit, sans avocat et sans compte.',
  'appeal.start.until': 'Contester jusqu’au',
  'appeal.start.see-notice': 'La date est écrite sur votre avis de paiement.',
  'appeal.start.begin': 'Commencer ma contestation',
  'appeal.start.kept': 'Environ dix minutes. Ce que vous écrivez est enregistré au fur et à mesure.',
  'appeal.start.failed': 'La contestation n’a pas pu commencer',
  'appeal.start.then': 'Ce qui se passe ensuite',
  'appeal.start.then.send':
    'Vous envoyez votre contestation ici. Un accusé de réception daté, avec le texte complet, vous est remis aussitôt.',
  'appeal.start.then.answer':
    'La ville a un mois pour répondre. Elle peut annuler le FPS, baisser son montant par un avis rectifié, ou le maintenir.',
  'appeal.start.then.silence':
    'Sans réponse au bout d’un mois, votre contestation est considérée comme rejetée.',
  'appeal.start.then.tribunal':
    'Si elle est rejetée, vous avez un mois pour saisir le tribunal du stationnement payant (ancienne CCSP).',
  'appeal.start.money': 'Payer ou attendre\u202f?',
  'appeal.start.money.not-suspended':
    'Contester ne suspend pas le délai de paiement\u202f: passé ce délai, le FPS peut être majoré.',
  'appeal.start.money.reduced': 'Le tarif réduit ({price}) reste possible jusqu’au {moment}, pas après.',
  'appeal.start.money.back':
    'Payer ne met pas fin à la contestation. Si la ville vous donne raison, ce que vous avez payé en trop vous est remboursé.',
  'appeal.start.money.paid':
    'Ce FPS est payé. Vous pouvez le contester quand même\u202f: si la ville vous donne raison, elle vous rembourse.',
  'appeal.start.pieces': 'À préparer',
  'appeal.start.pieces.text':
    'Le motif décide des documents\u202f: un PDF ou une photo lisible suffit, 10 Mo au plus.',
  'appeal.start.pieces.by-reason': 'Les documents, motif par motif',
  'appeal.start.post': 'Sans passer par internet',
  'appeal.start.post.text':
    'Vous pouvez aussi envoyer votre contestation en recommandé, ou la déposer au guichet, avec la copie de l’avis et du certificat d’immatriculation\u202f: {desk}',

  'appeal.no.already-contested': 'Une contestation est déjà enregistrée',
  'appeal.no.already-contested.text':
    'La ville l’étudie, ou y a déjà répondu par courrier. Un même avis ne se conteste qu’une fois auprès de la ville. Si vous n’avez pas de nouvelles, appelez-la.',
  'appeal.no.in-recovery': 'Ce FPS n’est plus géré par la ville',
  'appeal.no.in-recovery.text':
    'Il a été majoré et transmis au service de recouvrement. Le titre reçu indique comment le contester devant le tribunal du stationnement payant, et jusqu’à quand.',
  'appeal.no.settled': 'Il n’y a plus rien à contester',
  'appeal.no.settled.text': 'La ville a ramené ce FPS à zéro. Aucune somme ne vous est demandée.',
  'appeal.no.deadline-passed': 'Le délai pour contester est terminé',
  'appeal.no.deadline-passed.text':
    'La date limite est écrite sur l’avis. Si vous avez reçu l’avis en retard, appelez la ville avec l’enveloppe sous les yeux.',
  'appeal.no.deadline-passed.since':
    'Il a pris fin le {since}. Si vous avez reçu l’avis en retard, appelez la ville avec l’enveloppe sous les yeux.',
  'appeal.no.other': 'Ce FPS ne peut pas être contesté ici',
  'appeal.no.other.text':
    'Votre avis de paiement indique à qui adresser votre contestation. La ville peut vous renseigner.',

  'appeal.step.reason': 'Motif',
  'appeal.step.reason.title': 'Pourquoi contestez-vous\u202f?',
  'appeal.step.documents': 'Documents',
  'appeal.step.documents.title': 'Vos documents',
  'appeal.step.identity': 'Vous',
  'appeal.step.identity.title': 'Qui conteste\u202f?',
  'appeal.step.statement': 'Explications',
  'appeal.step.statement.title': 'Vos explications',
  'appeal.step.review': 'Vérification',
  'appeal.step.review.title': 'Tout est-il exact\u202f?',
  'appeal.next': 'Continuer',
  'appeal.previous': 'Retour',
  'appeal.submit': 'Envoyer ma contestation',
  'appeal.sending-files': 'Envoi des fichiers en cours…',

  'appeal.reason.hint': 'Choisissez le motif principal. Vous pourrez tout expliquer ensuite.',
  'appeal.reason.asks': 'À joindre\u202f: {pieces}',
  'appeal.reason.asks-nothing': 'Aucun document obligatoire',
  'appeal.reason.other': 'Toute autre situation\u202f: vous l’expliquerez avec vos mots.',
  'appeal.documents.must':
    'Sans les documents obligatoires, la ville ne peut pas étudier votre contestation.',
  'appeal.documents.may':
    'Aucun document n’est obligatoire pour ce motif. Ce que vous ajoutez peut appuyer vos explications.',
  'appeal.documents.none': 'Ce motif ne demande aucun document. Continuez.',
  'appeal.piece.hint.must': 'Obligatoire pour ce motif. Toutes les pages, lisibles.',
  'appeal.piece.hint.may': 'Facultatif\u202f: il peut aider la ville à vous donner raison.',
  'appeal.piece.again': '{name}, fichier {number}',
  'appeal.piece.add': 'Ajouter un autre fichier',
  'appeal.piece.add-for': 'Ajouter un autre fichier\u202f: {name}',
  'appeal.piece.optional': '{name} (facultatif)',
  'appeal.piece.none': 'Aucun document',

  'appeal.capacity': 'Vous contestez en tant que',
  'appeal.capacity.owner': 'Titulaire du certificat d’immatriculation',
  'appeal.capacity.owner.text': 'Votre nom est sur la carte grise, ou vous avez acheté le véhicule.',
  'appeal.capacity.lessee': 'Locataire du véhicule',
  'appeal.capacity.lessee.text': 'Location longue durée, crédit-bail ou location de quelques jours.',
  'appeal.capacity.driver': 'Conducteur',
  'appeal.capacity.driver.text': 'Vous conduisiez, mais le véhicule n’est pas à votre nom.',
  'appeal.capacity.representative': 'Mandataire',
  'appeal.capacity.representative.text': 'Vous agissez pour une autre personne ou pour une société.',
  'appeal.represented': 'Personne ou société représentée',
  'appeal.represented.hint': 'Le nom qui figure sur le certificat d’immatriculation.',
  'appeal.mandate.must':
    'Une lettre datée et signée par le titulaire\u202f: son nom, le vôtre, le numéro du FPS.',
  'appeal.mandate.may':
    'Conseillé\u202f: la loi réserve la contestation au titulaire, au locataire ou à leur mandataire.',
  'appeal.person': 'Votre identité',
  'appeal.name': 'Nom',
  'appeal.first-name': 'Prénom',
  'appeal.last-name': 'Nom de famille',
  'appeal.email': 'Adresse e-mail',
  'appeal.email.hint': 'Pour l’accusé de réception et la réponse de la ville. Exemple\u202f: nom@exemple.fr',
  'appeal.phone': 'Téléphone',
  'appeal.address': 'Adresse postale',
  'appeal.identity.signed-out':
    'Votre nom et votre adresse vont à la ville. Une fois envoyés, ils ne sont plus jamais affichés ici, car toute personne qui lit le numéro et la plaque sur votre pare-brise peut ouvrir cette page. D’ici là, ils restent 15 minutes au plus dans cet onglet. Après, il faut les saisir à nouveau\u202f; le reste du brouillon est conservé.',
  'appeal.identity.signed-in':
    'Votre brouillon est lié à votre compte\u202f: vous pouvez le reprendre sur un autre appareil.',

  'appeal.statement': 'Ce qui s’est passé',
  'appeal.statement.lead':
    'Racontez les faits simplement. C’est ce texte que la ville lira, et un tribunal après elle s’il le faut.',
  'appeal.statement.hint': '{count, number} caractères au plus.',
  'appeal.statement.help': 'Que faut-il écrire\u202f?',
  'appeal.statement.help.when': 'Quand et où\u202f: l’heure d’arrivée et de départ, la rue, la place.',
  'appeal.statement.help.what':
    'Ce que vous avez fait\u202f: payé, cherché un horodateur, posé une carte, vendu le véhicule…',
  'appeal.statement.help.proof':
    'Ce qui le prouve\u202f: les documents joints, un témoin, un numéro de transaction.',
  'appeal.statement.help.wish': 'Ce que vous demandez\u202f: l’annulation, ou un montant plus juste.',
  'appeal.statement.too-long':
    '{count, plural, one {Ce texte dépasse la limite d’un caractère. Raccourcissez-le, ou joignez-le en document.} other {Ce texte dépasse la limite de # caractères. Raccourcissez-le, ou joignez-le en document.}}',
  'appeal.statement.not-saved': 'Texte trop long\u202f: il n’est pas encore enregistré',

  'appeal.review.change': 'Modifier',
  'appeal.review.change-of': 'Modifier\u202f: {what}',
  'appeal.review.no-piece': 'Aucun document joint',
  'appeal.review.then':
    'Une fois envoyée, la contestation ne peut plus être modifiée. Vous pourrez la retirer, et répondre à la ville si elle demande un complément.',

  'appeal.fault.reason': 'Choisissez un motif. «\u202fAutre motif\u202f» convient à toute situation.',
  'appeal.fault.capacity': 'Indiquez en quelle qualité vous contestez.',
  'appeal.fault.represented':
    'Indiquez le nom de la personne ou de la société représentée (2 à 80 caractères).',
  'appeal.fault.first-name': 'Indiquez votre prénom, de 2 à 50 caractères.',
  'appeal.fault.last-name': 'Indiquez votre nom, de 2 à 50 caractères.',
  'appeal.fault.email': 'Corrigez l’adresse e-mail, par exemple nom@exemple.fr, ou laissez-la vide.',
  'appeal.fault.phone': 'Corrigez le numéro de téléphone, ou laissez-le vide.',
  'appeal.fault.street-number': 'Le numéro de la rue est un nombre de 10 chiffres au plus.',
  'appeal.fault.street': 'Indiquez le nom de la voie (au moins 2 caractères).',
  'appeal.fault.postal-code': 'Le code postal compte 5 chiffres.',
  'appeal.fault.locality': 'Indiquez la commune (au moins 2 caractères).',
  'appeal.fault.statement': 'Expliquez pourquoi vous contestez.',
  'appeal.fault.piece': 'Ajoutez le document\u202f: {name}.',
  'appeal.fault.piece-refused': 'Remplacez ou retirez le fichier refusé\u202f: {name}.',
  'appeal.fault.other': 'Une réponse n’a pas été acceptée. Relisez cette étape.',

  'appeal.refused': 'La contestation n’est pas partie',
  'appeal.refused.AppealNotAllowed':
    'Ce FPS ne peut plus être contesté ici\u202f: il a été contesté, annulé ou transmis entre-temps.',
  'appeal.refused.AppealDeadlinePassed':
    'Le délai pour contester vient de se terminer. Si vous avez reçu l’avis en retard, appelez la ville sans attendre.',
  'appeal.refused.Conflict':
    'Cette contestation a déjà été envoyée ou retirée, depuis un autre onglet ou un autre appareil.',
  'appeal.refused.OrderEvidenceMissing':
    'Il manque un document obligatoire. Ajoutez-le à l’étape «\u202fDocuments\u202f», puis envoyez à nouveau.',
  'appeal.refused.OrderEvidenceNotExpected':
    'Un des documents ne correspond plus au motif choisi. Vérifiez l’étape «\u202fDocuments\u202f», puis envoyez à nouveau.',
  'appeal.refused.EvidenceNeedsToBeUploaded':
    'Un des documents n’est pas arrivé. Ajoutez-le à nouveau à l’étape «\u202fDocuments\u202f».',
  'appeal.refused.Too Many Requests':
    'Trop d’envois en peu de temps. Votre brouillon est enregistré\u202f: réessayez dans quelques minutes.',
  'appeal.closed.title': 'Cette contestation n’est plus un brouillon',
  'appeal.closed.text':
    'Dans un autre onglet ou sur un autre appareil, elle a été envoyée, retirée ou recommencée. Ce que vous écrivez ici n’est plus enregistré.',
  'appeal.closed.action': 'Voir où en est la contestation',

  'appeal.filed.title': 'Votre contestation est envoyée',
  'appeal.filed.banner': 'La ville a bien reçu votre contestation',
  'appeal.filed.text':
    'Reçue le {moment}. Numéro à rappeler\u202f: {number}. Enregistrez l’accusé de réception ci-dessous\u202f: c’est votre preuve.',
  'appeal.news.answered': 'Votre réponse est envoyée',
  'appeal.news.answered.text': 'La ville reprend l’étude de votre contestation.',
  'appeal.news.abandoned': 'Votre contestation est retirée',
  'appeal.news.abandoned.text': 'La ville ne l’étudiera pas. Le FPS reste dû.',
  'appeal.status.title': 'Votre contestation',
  'appeal.standing.filed': 'À l’étude',
  'appeal.standing.filed.text':
    'La ville étudie votre contestation. Vous n’avez rien à faire. Sans réponse à la date indiquée, elle sera considérée comme rejetée.',
  'appeal.filed.unmailed':
    'Vous n’avez pas donné d’adresse e-mail\u202f: la réponse se lit ici, avec le numéro du FPS et la plaque.',
  'appeal.standing.complement-requested': 'Complément demandé',
  'appeal.standing.complement-requested.text': 'La ville demande un complément. C’est à vous de répondre.',
  'appeal.standing.accepted': 'Acceptée',
  'appeal.standing.accepted.text': 'La ville vous a donné raison, en tout ou en partie.',
  'appeal.granted.whole': 'La ville vous donne raison.',
  'appeal.granted.part': 'La ville vous donne raison en partie\u202f: votre FPS passe de {before} à {now}.',
  'appeal.standing.rejected': 'Rejetée',
  'appeal.standing.rejected.text': 'La ville maintient le FPS. Vous pouvez payer, ou saisir le tribunal.',
  'appeal.standing.silent': 'Rejetée par silence',
  'appeal.standing.silent.text':
    'La ville n’a pas répondu en un mois\u202f: en droit, c’est un rejet. Vous pouvez saisir le tribunal. La ville peut encore vous répondre.',
  'appeal.standing.transferred': 'Transmise',
  'appeal.standing.transferred.text':
    'Votre contestation relève d’une autre autorité, qui l’a reçue et vous répondra.',
  'appeal.standing.abandoned': 'Retirée',
  'appeal.standing.abandoned.text': 'Vous avez retiré cette contestation. Le FPS reste dû.',

  'appeal.asked': 'Ce que la ville vous demande',
  'appeal.asked.due': 'À envoyer jusqu’au {moment}.',
  'appeal.asked.late':
    'La date limite était le {moment}. Répondez quand même\u202f: tant que la ville n’a pas décidé, elle peut en tenir compte.',
  'appeal.asked.answer': 'Répondre à la ville',
  'appeal.complement.title': 'Répondre à la ville',
  'appeal.complement.must': 'Demandé par la ville. Toutes les pages, lisibles.',
  'appeal.complement.may': 'Facultatif, mais utile à la ville.',
  'appeal.complement.message': 'Votre message',
  'appeal.complement.message.hint': 'Ce que la ville doit savoir en plus des documents.',
  'appeal.complement.kept':
    'Votre réponse reste dans cet onglet jusqu’à l’envoi, 15 minutes au plus après votre dernière saisie.',
  'appeal.complement.submit': 'Envoyer ma réponse',
  'appeal.complement.empty': 'Écrivez un message, ou ajoutez un document.',
  'appeal.complement.too-long':
    'Le message compte {count, number} caractères au plus. Raccourcissez-le, ou joignez-le en document.',
  'appeal.complement.failed': 'La réponse n’est pas partie',
  'appeal.complement.refused.OrderEvidenceNotExpected':
    'La ville n’attend plus cette réponse\u202f: elle l’a déjà reçue, ou s’est déjà décidée.',
  'appeal.complement.refused.OrderEvidenceMissing':
    'Il manque un des documents demandés. Ajoutez-le, puis envoyez à nouveau.',
  'appeal.complement.refused.EvidenceNeedsToBeUploaded':
    'Un des fichiers n’est pas arrivé. Retirez-le, ajoutez-le à nouveau, puis envoyez.',
  'appeal.complement.refused.FileTooLarge':
    'Un des fichiers dépasse 10 Mo. Remplacez-le par une copie plus légère.',
  'appeal.complement.refused.FileTypeNotSupported':
    'Un des fichiers n’est ni un PDF ni une image simple. Remplacez-le.',
  'appeal.complement.refused.FileUnreadable':
    'Un des fichiers est vide, protégé ou abîmé. Remplacez-le par une autre copie.',

  'appeal.decision': 'La décision',
  'appeal.decision.on': 'Rendue le {moment}',
  'appeal.decision.cancelled': 'Le FPS est annulé\u202f: vous n’avez plus rien à payer.',
  'appeal.decision.before': 'Avant',
  'appeal.decision.now': 'Maintenant',
  'appeal.decision.corrected': 'Un avis rectifié remplace le premier',
  'appeal.decision.refund': '{price} vous reviennent. Suivez le remboursement depuis la page du FPS.',
  'appeal.decision.see-refund': 'Voir le FPS',
  'appeal.decision.due': 'Il reste {price} à payer.',
  'appeal.decision.due-until': 'Il reste {price} à payer jusqu’au {moment}.',

  'appeal.clocks': 'Les dates',
  'appeal.clock.sent': 'Contestation reçue',
  'appeal.clock.complement': 'Complément attendu jusqu’au',
  'appeal.clock.complement.text': 'Après cette date, la ville peut décider sans vos documents.',
  'appeal.clock.complement.past': 'La date est passée, mais vous pouvez encore répondre.',
  'appeal.clock.answer': 'Réponse de la ville attendue jusqu’au',
  'appeal.clock.answer.text': 'Son silence à cette date vaut rejet. Vous pourrez alors saisir le tribunal.',
  'appeal.clock.answer.past': 'La ville n’a pas répondu à temps\u202f: c’est un rejet.',
  'appeal.clock.tribunal': 'Saisir le tribunal jusqu’au',
  'appeal.clock.tribunal.text': 'Après cette date, la décision ne peut plus être contestée.',
  'appeal.clock.tribunal.past': 'Ce délai est terminé.',
  'appeal.calendar.add': 'Ajouter à mon agenda',
  'appeal.calendar.add-for': 'Ajouter à mon agenda\u202f: {what}',
  'appeal.calendar.contest': 'Dernier jour pour contester mon FPS',
  'appeal.calendar.answer': 'Réponse de la ville à ma contestation attendue',
  'appeal.calendar.complement': 'Dernier jour pour répondre à la ville',
  'appeal.calendar.tribunal': 'Dernier jour pour saisir le tribunal du stationnement',
  'appeal.calendar.text': 'FPS n° {number}. Le portail de la ville dit où en est la contestation.',

  'appeal.court': 'Saisir le tribunal du stationnement payant',
  'appeal.court.until':
    'Vous pouvez le saisir jusqu’au {moment}. Un avocat n’est pas obligatoire. Son site dit s’il faut avoir payé le FPS.',
  'appeal.court.past': 'Le délai pour le saisir a pris fin le {moment}.',
  'appeal.court.pack':
    'Le tribunal demande ces copies. Celles de la ville se trouvent plus bas, dans «\u202fVos documents\u202f».',
  'appeal.court.notice': 'l’avis de paiement du FPS',
  'appeal.court.receipt': 'votre contestation et son accusé de réception',
  'appeal.court.answer': 'la réponse de la ville',
  'appeal.court.proofs': 'les documents qui appuient votre demande',
  'appeal.court.address': 'Par courrier\u202f: {address}.',
  'appeal.court.site': 'Saisir le tribunal en ligne',

  'appeal.again.abandoned': 'Contester à nouveau',
  'appeal.again.abandoned.text': 'Vous pouvez encore contester ce FPS.',
  'appeal.again.abandoned.until': 'Vous pouvez encore contester ce FPS jusqu’au {until}.',
  'appeal.again.corrected': 'Contester l’avis rectifié',
  'appeal.again.corrected.text':
    'Le nouveau montant vous semble injuste\u202f? L’avis rectifié peut être contesté à son tour.',
  'appeal.again.corrected.until':
    'Le nouveau montant vous semble injuste\u202f? L’avis rectifié peut être contesté à son tour jusqu’au {until}.',
  'appeal.again.action': 'Préparer une contestation',
  'appeal.papers': 'Vos documents',
  'appeal.paper.receipt': 'Accusé de réception',
  'appeal.paper.receipt.note': 'PDF, avec le texte complet et la liste des pièces',
  'appeal.paper.complement': 'Demande de complément',
  'appeal.paper.answer': 'Réponse de la ville',
  'appeal.paper.notice': 'Avis de paiement',
  'appeal.sent': 'Ce que vous avez envoyé',
  'appeal.sent.afterwards': 'Ce que vous avez ajouté le {moment}',
  'appeal.history': 'Historique',
  'appeal.event.begun': 'Contestation commencée',
  'appeal.event.filed': 'Contestation envoyée',
  'appeal.event.complement-requested': 'La ville demande un complément',
  'appeal.event.complement-answered': 'Vous avez répondu à la ville',
  'appeal.event.accepted': 'Contestation acceptée',
  'appeal.event.rejected': 'Contestation rejetée',
  'appeal.event.transferred': 'Contestation transmise',
  'appeal.event.abandoned': 'Contestation retirée',
  'appeal.abandon': 'Retirer la contestation',
  'appeal.abandon.text':
    'Vous avez changé d’avis\u202f? Vous pouvez retirer votre contestation tant que la ville n’a pas répondu.',
  'appeal.abandon.ask': 'Retirer ma contestation',
  'appeal.abandon.title': 'Retirer votre contestation\u202f?',
  'appeal.abandon.consequence':
    'La ville ne l’étudiera pas et le FPS restera dû. Vous ne pourrez en déposer une autre que si le délai pour contester n’est pas terminé.',
  'appeal.abandon.confirm': 'Retirer ma contestation',
  'appeal.abandon.keep': 'La garder',
  'appeal.abandon.not-yours':
    'Cette contestation a été envoyée depuis un compte. Connectez-vous avec ce compte pour la retirer.',
  'appeal.abandon.answered':
    'La ville vient de répondre\u202f: la contestation ne peut plus être retirée. Rechargez la page pour lire sa réponse.',
} as const
