import { defineMessages } from '@parvis/shared-kernel/messages/define-messages'
/** French messages of appeals, the source of the keys. */
export const appealFr = defineMessages({
  'appeal.title': { defaultMessage: 'Contester ce FPS' },
  'appeal.eyebrow': { defaultMessage: 'FPS n° {number}' },
  'appeal.aside': { defaultMessage: 'Le FPS contesté' },
  'appeal.agent': { defaultMessage: 'La ville' },
  'appeal.retry': { defaultMessage: 'Réessayer' },
  'appeal.pay': { defaultMessage: 'Payer le FPS' },
  'appeal.exit': { defaultMessage: 'Quitter sans envoyer' },

  'appeal.start.title': { defaultMessage: 'Contester ce FPS' },
  'appeal.start.lead': {
    defaultMessage:
      'Demandez à la ville de revoir ce FPS\u202f: c’est le recours administratif préalable obligatoire (RAPO). C’est gratuit, sans avocat et sans compte.',
  },
  'appeal.start.until': { defaultMessage: 'Contester jusqu’au' },
  'appeal.start.see-notice': { defaultMessage: 'La date est écrite sur votre avis de paiement.' },
  'appeal.start.begin': { defaultMessage: 'Commencer ma contestation' },
  'appeal.start.kept-in-tab': {
    defaultMessage:
      'Environ dix minutes. Sans compte, le brouillon ne se reprend que dans cet onglet, 15 minutes au plus après votre dernière saisie\u202f: onglet fermé, vous pouvez perdre votre brouillon. Pour le reprendre plus tard, {isEmbedded, select, true {commencez sur le portail de la ville, une fois connecté} other {connectez-vous d’abord}}.',
  },
  'appeal.start.kept': {
    defaultMessage: 'Environ dix minutes. Ce que vous écrivez est enregistré au fur et à mesure.',
  },
  'appeal.start.deleted': {
    defaultMessage:
      'Ce qui n’est pas envoyé est supprimé par la ville {days, plural, one {un jour} other {# jours}} après la dernière saisie.',
  },
  'appeal.start.failed': { defaultMessage: 'La contestation n’a pas pu commencer' },
  'appeal.start.then': { defaultMessage: 'Ce qui se passe ensuite' },
  'appeal.start.then.send': {
    defaultMessage:
      'Vous envoyez votre contestation ici. Un accusé de réception daté, avec le texte complet, vous est remis aussitôt.',
  },
  'appeal.start.then.answer': {
    defaultMessage:
      'La ville a un mois pour répondre. Elle peut annuler le FPS, baisser son montant par un avis rectifié, ou le maintenir.',
  },
  'appeal.start.then.silence': {
    defaultMessage: 'Sans réponse au bout d’un mois, votre contestation est considérée comme rejetée.',
  },
  'appeal.start.then.tribunal': {
    defaultMessage:
      'Si elle est rejetée, vous avez un mois pour saisir le tribunal du stationnement payant (ancienne CCSP).',
  },
  'appeal.start.money': { defaultMessage: 'Payer ou attendre\u202f?' },
  'appeal.start.money.not-suspended': {
    defaultMessage:
      'Contester ne suspend pas le délai de paiement\u202f: passé ce délai, le FPS peut être majoré.',
  },
  'appeal.start.money.reduced': {
    defaultMessage: 'Le tarif réduit ({price}) reste possible jusqu’au {moment}, pas après.',
  },
  'appeal.start.money.back': {
    defaultMessage:
      'Payer ne met pas fin à la contestation. Si la ville vous donne raison, ce que vous avez payé en trop vous est remboursé.',
  },
  'appeal.start.money.paid': {
    defaultMessage:
      'Ce FPS est payé. Vous pouvez le contester quand même\u202f: si la ville vous donne raison, elle rembourse la personne qui l’a payé.',
  },
  'appeal.start.pieces': { defaultMessage: 'À préparer' },
  'appeal.start.pieces.text': {
    defaultMessage: 'Le motif décide des documents\u202f: un PDF ou une photo lisible suffit, 10 Mo au plus.',
  },
  'appeal.start.pieces.by-reason': { defaultMessage: 'Les documents, motif par motif' },
  'appeal.start.post': { defaultMessage: 'Sans passer par internet' },
  'appeal.start.post.text': {
    defaultMessage:
      'Vous pouvez aussi envoyer votre contestation en recommandé, ou la déposer au guichet, avec la copie de l’avis et du certificat d’immatriculation\u202f: {desk}',
  },

  'appeal.no.already-contested': { defaultMessage: 'Une contestation est déjà enregistrée' },
  'appeal.no.already-contested.text': {
    defaultMessage:
      'La ville l’étudie, ou y a déjà répondu par courrier. Un même avis ne se conteste qu’une fois auprès de la ville. Si vous n’avez pas de nouvelles, appelez-la.',
  },
  'appeal.no.in-recovery': { defaultMessage: 'Ce FPS ne se conteste plus auprès de la ville' },
  'appeal.no.in-recovery.text': {
    defaultMessage:
      'Il a été majoré et transmis au service de recouvrement. Le titre reçu indique comment le contester devant le tribunal du stationnement payant, et jusqu’à quand. Ce qui reste dû peut encore être payé ici.',
  },
  'appeal.no.settled': { defaultMessage: 'Il n’y a plus rien à contester' },
  'appeal.no.settled.text': {
    defaultMessage: 'La ville a ramené ce FPS à zéro. Aucune somme ne vous est demandée.',
  },
  'appeal.no.deadline-passed': { defaultMessage: 'Le délai pour contester est terminé' },
  'appeal.no.deadline-passed.text': {
    defaultMessage:
      'La date limite est écrite sur l’avis. Si vous avez reçu l’avis en retard, appelez la ville avec l’enveloppe sous les yeux.',
  },
  'appeal.no.deadline-passed.since': {
    defaultMessage:
      'Il a pris fin le {since}. Si vous avez reçu l’avis en retard, appelez la ville avec l’enveloppe sous les yeux.',
  },
  'appeal.no.other': { defaultMessage: 'Ce FPS ne peut pas être contesté ici' },
  'appeal.no.other.text': {
    defaultMessage:
      'Votre avis de paiement indique à qui adresser votre contestation. La ville peut vous renseigner.',
  },

  'appeal.step.reason': { defaultMessage: 'Motif' },
  'appeal.step.reason.title': { defaultMessage: 'Pourquoi contestez-vous\u202f?' },
  'appeal.step.documents': { defaultMessage: 'Documents' },
  'appeal.step.documents.title': { defaultMessage: 'Vos documents' },
  'appeal.step.identity': { defaultMessage: 'Vous' },
  'appeal.step.identity.title': { defaultMessage: 'Qui conteste\u202f?' },
  'appeal.step.statement': { defaultMessage: 'Explications' },
  'appeal.step.statement.title': { defaultMessage: 'Vos explications' },
  'appeal.step.review': { defaultMessage: 'Vérification' },
  'appeal.step.review.title': { defaultMessage: 'Tout est-il exact\u202f?' },
  'appeal.next': { defaultMessage: 'Continuer' },
  'appeal.previous': { defaultMessage: 'Retour' },
  'appeal.submit': { defaultMessage: 'Envoyer ma contestation' },

  'appeal.reason.hint': {
    defaultMessage: 'Choisissez le motif principal. Vous pourrez tout expliquer ensuite.',
  },
  'appeal.reason.asks': { defaultMessage: 'À joindre\u202f: {pieces}' },
  'appeal.reason.asks-nothing': { defaultMessage: 'Aucun document obligatoire' },
  'appeal.reason.other': { defaultMessage: 'Toute autre situation\u202f: vous l’expliquerez avec vos mots.' },
  'appeal.documents.must': {
    defaultMessage: 'Sans les documents obligatoires, la ville ne peut pas étudier votre contestation.',
  },
  'appeal.documents.may': {
    defaultMessage:
      'Aucun document n’est obligatoire pour ce motif. Ce que vous ajoutez peut appuyer vos explications.',
  },
  'appeal.documents.none': { defaultMessage: 'Ce motif ne demande aucun document. Continuez.' },
  'appeal.piece.hint.must': { defaultMessage: 'Obligatoire pour ce motif. Toutes les pages, lisibles.' },
  'appeal.piece.hint.may': {
    defaultMessage: 'Facultatif\u202f: il peut aider la ville à vous donner raison.',
  },
  'appeal.piece.again': { defaultMessage: '{name}, fichier {number}' },
  'appeal.piece.add': { defaultMessage: 'Ajouter un autre fichier' },
  'appeal.piece.add-for': { defaultMessage: 'Ajouter un autre fichier\u202f: {name}' },
  'appeal.piece.most': {
    defaultMessage:
      '{most} fichiers au plus pour ce document. Pour davantage de pages, réunissez-les dans un seul PDF.',
  },
  'appeal.piece.optional': { defaultMessage: '{name} (facultatif)' },
  'appeal.piece.none': { defaultMessage: 'Aucun document' },

  'appeal.capacity': { defaultMessage: 'Vous contestez en tant que' },
  'appeal.capacity.owner': { defaultMessage: 'Titulaire du certificat d’immatriculation' },
  'appeal.capacity.owner.text': {
    defaultMessage: 'Votre nom est sur la carte grise, ou vous avez acheté le véhicule.',
  },
  'appeal.capacity.lessee': { defaultMessage: 'Locataire du véhicule' },
  'appeal.capacity.lessee.text': {
    defaultMessage: 'Location longue durée, crédit-bail ou location de quelques jours.',
  },
  'appeal.capacity.driver': { defaultMessage: 'Conducteur' },
  'appeal.capacity.driver.text': {
    defaultMessage: 'Vous conduisiez, mais le véhicule n’est pas à votre nom.',
  },
  'appeal.capacity.representative': { defaultMessage: 'Mandataire' },
  'appeal.capacity.representative.text': {
    defaultMessage: 'Vous agissez pour une autre personne ou pour une société.',
  },
  'appeal.representedName': { defaultMessage: 'Personne ou société représentée' },
  'appeal.representedName.hint': { defaultMessage: 'Le nom qui figure sur le certificat d’immatriculation.' },
  'appeal.mandate.must': {
    defaultMessage: 'Une lettre datée et signée par le titulaire\u202f: son nom, le vôtre, le numéro du FPS.',
  },
  'appeal.mandate.may': {
    defaultMessage:
      'Conseillé\u202f: la loi réserve la contestation au titulaire, au locataire ou à leur mandataire.',
  },
  'appeal.person': { defaultMessage: 'Votre identité' },
  'appeal.name': { defaultMessage: 'Nom' },
  'appeal.firstName': { defaultMessage: 'Prénom' },
  'appeal.lastName': { defaultMessage: 'Nom de famille' },
  'appeal.email': { defaultMessage: 'Adresse e-mail' },
  'appeal.email.hint': {
    defaultMessage: 'Pour l’accusé de réception et la réponse de la ville. Exemple\u202f: nom@exemple.fr',
  },
  'appeal.phoneNumber': { defaultMessage: 'Téléphone' },
  'appeal.address': { defaultMessage: 'Adresse postale' },
  'appeal.identity.signed-out': {
    defaultMessage:
      'Votre nom et votre adresse vont à la ville. Votre lien de dossier est seul à les montrer\u202f: le numéro et la plaque, lisibles sur votre pare-brise, ne suffisent pas. Le brouillon reste ouvert 15 minutes au plus dans cet onglet après votre dernière saisie\u202f: envoyez votre contestation d’ici là{isEmbedded, select, true {} other {, ou connectez-vous}}.',
  },
  'appeal.identity.unguarded': { defaultMessage: 'Votre nom et votre adresse vont à la ville.' },
  'appeal.identity.signed-in': {
    defaultMessage:
      'Votre brouillon est lié à votre compte\u202f: vous pouvez le reprendre sur un autre appareil.',
  },

  'appeal.statement': { defaultMessage: 'Ce qui s’est passé' },
  'appeal.statement.lead': {
    defaultMessage:
      'Racontez les faits simplement. C’est ce texte que la ville lira, et un tribunal après elle s’il le faut.',
  },
  'appeal.statement.hint': { defaultMessage: '{count, number} caractères au plus.' },
  'appeal.statement.help': { defaultMessage: 'Que faut-il écrire\u202f?' },
  'appeal.statement.help.when': {
    defaultMessage: 'Quand et où\u202f: l’heure d’arrivée et de départ, la rue, la place.',
  },
  'appeal.statement.help.what': {
    defaultMessage:
      'Ce que vous avez fait\u202f: payé, cherché un horodateur, posé une carte, vendu le véhicule…',
  },
  'appeal.statement.help.proof': {
    defaultMessage: 'Ce qui le prouve\u202f: les documents joints, un témoin, un numéro de transaction.',
  },
  'appeal.statement.help.wish': {
    defaultMessage: 'Ce que vous demandez\u202f: l’annulation, ou un montant plus juste.',
  },
  'appeal.statement.too-long': {
    defaultMessage:
      '{count, plural, one {Ce texte dépasse la limite d’un caractère. Raccourcissez-le, ou joignez-le en document.} other {Ce texte dépasse la limite de # caractères. Raccourcissez-le, ou joignez-le en document.}}',
  },
  'appeal.not-saved': { defaultMessage: 'Pas enregistré\u202f: la ville refuse une de vos réponses' },
  'appeal.statement.not-saved': { defaultMessage: 'Texte trop long\u202f: il n’est pas encore enregistré' },

  'appeal.review.change': { defaultMessage: 'Modifier' },
  'appeal.review.change-of': { defaultMessage: 'Modifier\u202f: {what}' },
  'appeal.review.no-piece': { defaultMessage: 'Aucun document joint' },
  'appeal.review.then': {
    defaultMessage:
      'Une fois envoyée, la contestation ne peut plus être modifiée. Vous pourrez la retirer, et répondre à la ville si elle demande un complément.',
  },

  'appeal.fault.reason': {
    defaultMessage: 'Choisissez un motif. «\u202fAutre motif\u202f» convient à toute situation.',
  },
  'appeal.fault.capacity': { defaultMessage: 'Indiquez en quelle qualité vous contestez.' },
  'appeal.fault.representedName': {
    defaultMessage: 'Indiquez le nom de la personne ou de la société représentée (2 à 80 caractères).',
  },
  'appeal.fault.firstName': { defaultMessage: 'Indiquez votre prénom, de 2 à 50 caractères.' },
  'appeal.fault.lastName': { defaultMessage: 'Indiquez votre nom, de 2 à 50 caractères.' },
  'appeal.fault.email': {
    defaultMessage: 'Corrigez l’adresse e-mail, par exemple nom@exemple.fr, ou laissez-la vide.',
  },
  'appeal.fault.phoneNumber': { defaultMessage: 'Corrigez le numéro de téléphone, ou laissez-le vide.' },
  'appeal.fault.street-number': {
    defaultMessage: 'Le numéro de la rue est un nombre de 10 chiffres au plus.',
  },
  'appeal.fault.street': { defaultMessage: 'Indiquez le nom de la voie (au moins 2 caractères).' },
  'appeal.fault.postal-code': { defaultMessage: 'Le code postal compte 5 chiffres.' },
  'appeal.fault.locality': { defaultMessage: 'Indiquez la commune (au moins 2 caractères).' },
  'appeal.fault.statement': { defaultMessage: 'Expliquez pourquoi vous contestez.' },
  'appeal.fault.piece': { defaultMessage: 'Ajoutez le document\u202f: {name}.' },
  'appeal.fault.piece-refused': {
    defaultMessage: 'Renvoyez le fichier, remplacez-le ou retirez-le\u202f: {name}.',
  },
  'appeal.fault.other': { defaultMessage: 'Une réponse n’a pas été acceptée. Relisez cette étape.' },

  'appeal.refused': { defaultMessage: 'La contestation n’est pas partie' },
  'appeal.refused.AppealNotAllowed': {
    defaultMessage:
      'Ce FPS ne peut plus être contesté ici\u202f: il a été contesté, annulé ou transmis entre-temps.',
  },
  'appeal.refused.AppealDeadlinePassed': {
    defaultMessage:
      'Le délai pour contester vient de se terminer. Si vous avez reçu l’avis en retard, appelez la ville sans attendre.',
  },
  'appeal.refused.Conflict': {
    defaultMessage:
      'Cette contestation a déjà été envoyée ou retirée, depuis un autre onglet ou un autre appareil.',
  },
  'appeal.refused.DraftConflict': {
    defaultMessage:
      'Ce brouillon a été modifié ailleurs. Choisissez d’abord la version à garder, puis envoyez-la.',
  },
  'appeal.refused.Forbidden': {
    defaultMessage:
      'Cette contestation a été recommencée ou retirée dans un autre onglet\u202f: celui-ci ne peut plus l’envoyer.',
  },
  'appeal.refused.OrderEvidenceMissing': {
    defaultMessage:
      'Il manque un document obligatoire. Ajoutez-le à l’étape «\u202fDocuments\u202f», puis envoyez à nouveau.',
  },
  'appeal.refused.OrderEvidenceNotExpected': {
    defaultMessage:
      'Un des documents ne correspond plus au motif choisi. Vérifiez l’étape «\u202fDocuments\u202f», puis envoyez à nouveau.',
  },
  'appeal.refused.EvidenceNeedsToBeUploaded': {
    defaultMessage:
      'Un des documents n’est pas arrivé. Ajoutez-le à nouveau à l’étape «\u202fDocuments\u202f».',
  },
  'appeal.refused.Too Many Requests': {
    defaultMessage:
      'Trop d’envois en peu de temps. Votre brouillon est enregistré\u202f: réessayez un peu plus tard.',
  },
  'appeal.stay.title': { defaultMessage: 'Êtes-vous toujours là\u202f?' },
  'appeal.stay.text': {
    defaultMessage:
      'Ce que vous avez saisi s’efface de cet appareil 15 minutes au plus après votre dernière saisie\u202f: il reste moins de deux minutes.',
  },
  'appeal.stay.action': { defaultMessage: 'Continuer ma saisie' },
  'appeal.closed.title': { defaultMessage: 'Cette contestation n’est plus un brouillon' },
  'appeal.closed.text': {
    defaultMessage:
      'Dans un autre onglet ou sur un autre appareil, elle a été envoyée, retirée ou recommencée. Ce que vous écrivez ici n’est plus enregistré.',
  },
  'appeal.closed.action': { defaultMessage: 'Voir où en est la contestation' },

  'appeal.filed.title': { defaultMessage: 'Votre contestation est envoyée' },
  'appeal.filed.banner': { defaultMessage: 'La ville a bien reçu votre contestation' },
  'appeal.filed.text': {
    defaultMessage:
      'Reçue le {moment}. Numéro à rappeler\u202f: {number}. Enregistrez l’accusé de réception ci-dessous\u202f: c’est votre preuve.',
  },
  'appeal.news.answered': { defaultMessage: 'Votre réponse est envoyée' },
  'appeal.news.answered.text': { defaultMessage: 'La ville reprend l’étude de votre contestation.' },
  'appeal.news.abandoned': { defaultMessage: 'Votre contestation est retirée' },
  'appeal.news.abandoned.text': {
    defaultMessage:
      'La ville ne l’étudiera pas. {dueStatus, select, due {Le FPS reste dû.} pending {Un paiement est en cours.} cancelled {Le FPS est annulé\u202f: il n’y a rien à payer.} other {Le FPS est payé\u202f: il n’y a plus rien à payer.}}',
  },
  'appeal.status.title': { defaultMessage: 'Votre contestation' },
  'appeal.state.filed': { defaultMessage: 'À l’étude' },
  'appeal.state.filed.text': {
    defaultMessage:
      'La ville étudie votre contestation. Vous n’avez rien à faire. Sans réponse à la date indiquée, elle sera considérée comme rejetée.',
  },
  'appeal.filed.unmailed.unguarded': {
    defaultMessage:
      'Vous n’avez pas donné d’adresse e-mail\u202f: la réponse se lit ici, avec le numéro et la plaque.',
  },
  'appeal.filed.unmailed': {
    defaultMessage:
      'Vous n’avez pas donné d’adresse e-mail\u202f: la réponse se lit ici, avec votre lien de dossier.',
  },
  'appeal.state.complement-requested': { defaultMessage: 'Complément demandé' },
  'appeal.state.complement-requested.text': {
    defaultMessage: 'La ville demande un complément. C’est à vous de répondre.',
  },
  'appeal.state.accepted': { defaultMessage: 'Acceptée' },
  'appeal.state.accepted.text': { defaultMessage: 'La ville vous a donné raison, en tout ou en partie.' },
  'appeal.granted.whole': { defaultMessage: 'La ville vous donne raison.' },
  'appeal.granted.part': {
    defaultMessage: 'La ville vous donne raison en partie\u202f: votre FPS passe de {before} à {after}.',
  },
  'appeal.state.rejected': { defaultMessage: 'Rejetée' },
  'appeal.state.rejected.text': {
    defaultMessage:
      'La ville maintient le FPS.{court, select, open { Vous pouvez payer, ou saisir le tribunal jusqu’au {until}.} ended { Vous pouvez payer. Le délai pour saisir le tribunal a pris fin le {until}.} undated { Vous pouvez payer, ou saisir le tribunal.} other {}}',
  },
  'appeal.state.silent': { defaultMessage: 'Rejetée par silence' },
  'appeal.state.silent.text': {
    defaultMessage:
      'La ville n’a pas répondu en un mois\u202f: en droit, c’est un rejet.{court, select, open { Vous pouvez saisir le tribunal jusqu’au {until}.} ended { Le délai pour saisir le tribunal a pris fin le {until}.} undated { Vous pouvez saisir le tribunal.} other {}} La ville peut encore vous répondre.',
  },
  'appeal.state.transferred': { defaultMessage: 'Transmise' },
  'appeal.state.transferred.text': {
    defaultMessage: 'Votre contestation relève d’une autre autorité, qui l’a reçue et vous répondra.',
  },
  'appeal.state.unknown': { defaultMessage: 'Enregistrée' },
  'appeal.state.unknown.text': {
    defaultMessage:
      'La ville donne un état que ce site ne connaît pas. Contactez-la pour savoir où elle en est.',
  },
  'appeal.state.abandoned': { defaultMessage: 'Retirée' },
  'appeal.state.abandoned.text': {
    defaultMessage:
      'Vous avez retiré cette contestation. {dueStatus, select, due {Le FPS reste dû.} pending {Un paiement est en cours.} cancelled {Le FPS est annulé\u202f: il n’y a rien à payer.} other {Le FPS est payé\u202f: il n’y a plus rien à payer.}}',
  },

  'appeal.seen.title': { defaultMessage: 'La contestation de ce FPS' },
  'appeal.seen.filed': {
    defaultMessage:
      'La ville a reçu une contestation de ce FPS. Ce qu’elle y répond est pour la personne qui l’a déposée.',
  },
  'appeal.state.rejected.settled': {
    defaultMessage:
      'La ville maintient le FPS.{court, select, open { Vous pouvez saisir le tribunal jusqu’au {until}.} ended { Le délai pour saisir le tribunal a pris fin le {until}.} undated { Vous pouvez saisir le tribunal.} other {}}',
  },
  'appeal.asked': { defaultMessage: 'Ce que la ville vous demande' },
  'appeal.asked.due': { defaultMessage: 'À envoyer jusqu’au {moment}.' },
  'appeal.asked.late': {
    defaultMessage:
      'La date limite était le {moment}. Répondez quand même\u202f: tant que la ville n’a pas décidé, elle peut en tenir compte.',
  },
  'appeal.asked.answer': { defaultMessage: 'Répondre à la ville' },
  'appeal.complement.title': { defaultMessage: 'Répondre à la ville' },
  'appeal.complement.must': { defaultMessage: 'Demandé par la ville. Toutes les pages, lisibles.' },
  'appeal.complement.may': { defaultMessage: 'Facultatif, mais utile à la ville.' },
  'appeal.complement.message': { defaultMessage: 'Votre message' },
  'appeal.complement.message.hint': {
    defaultMessage: 'Ce que la ville doit savoir{hasPieces, select, true { en plus des documents} other {}}.',
  },
  'appeal.complement.kept': {
    defaultMessage:
      'Votre réponse reste dans cet onglet jusqu’à l’envoi, 15 minutes au plus après votre dernière saisie.',
  },
  'appeal.complement.submit': { defaultMessage: 'Envoyer ma réponse' },
  'appeal.complement.empty': {
    defaultMessage: 'Écrivez un message{hasPieces, select, true {, ou ajoutez un document} other {}}.',
  },
  'appeal.complement.too-long': {
    defaultMessage:
      'Le message compte {count, number} caractères au plus. Raccourcissez-le{hasPieces, select, true {, ou joignez-le en document} other {}}.',
  },
  'appeal.complement.failed': { defaultMessage: 'La réponse n’est pas partie' },
  'appeal.complement.refused.OrderEvidenceNotExpected': {
    defaultMessage: 'La ville n’attend plus cette réponse\u202f: elle l’a déjà reçue, ou s’est déjà décidée.',
  },
  'appeal.complement.refused.OrderEvidenceMissing': {
    defaultMessage: 'Il manque un des documents demandés. Ajoutez-le, puis envoyez à nouveau.',
  },
  'appeal.complement.refused.EvidenceNeedsToBeUploaded': {
    defaultMessage: 'Un des fichiers n’est pas arrivé. Retirez-le, ajoutez-le à nouveau, puis envoyez.',
  },
  'appeal.complement.refused.FileTooLarge': {
    defaultMessage: 'Un des fichiers dépasse 10 Mo. Remplacez-le par une copie plus légère.',
  },
  'appeal.complement.refused.FileTypeNotSupported': {
    defaultMessage: 'Un des fichiers n’est ni un PDF ni une image simple. Remplacez-le.',
  },
  'appeal.complement.refused.FileUnreadable': {
    defaultMessage: 'Un des fichiers est vide, protégé ou abîmé. Remplacez-le par une autre copie.',
  },

  'appeal.decision': { defaultMessage: 'La décision' },
  'appeal.decision.on': { defaultMessage: 'Rendue le {moment}' },
  'appeal.decision.cancelled': { defaultMessage: 'Le FPS est annulé\u202f: vous n’avez plus rien à payer.' },
  'appeal.decision.before': { defaultMessage: 'Avant' },
  'appeal.decision.after': { defaultMessage: 'Après' },
  'appeal.decision.replaced': { defaultMessage: 'Un autre avis a remplacé celui-ci depuis.' },
  'appeal.decision.corrected': { defaultMessage: 'Un avis rectifié remplace le précédent' },
  'appeal.decision.refund': {
    defaultMessage: '{price} ont été payés en trop. Seule la personne qui a payé peut être remboursée.',
  },
  'appeal.decision.see-refund': { defaultMessage: 'Voir le FPS' },
  'appeal.decision.due': { defaultMessage: 'Il reste {price} à payer.' },
  'appeal.decision.due-until': { defaultMessage: 'Il reste {price} à payer jusqu’au {moment}.' },

  'appeal.clocks': { defaultMessage: 'Les dates' },
  'appeal.clock.sent': { defaultMessage: 'Contestation reçue' },
  'appeal.clock.complement': { defaultMessage: 'Complément attendu jusqu’au' },
  'appeal.clock.complement.text': {
    defaultMessage: 'Après cette date, la ville peut décider sans votre réponse.',
  },
  'appeal.clock.complement.past': { defaultMessage: 'La date est passée, mais vous pouvez encore répondre.' },
  'appeal.clock.answer': { defaultMessage: 'Réponse de la ville attendue jusqu’au' },
  'appeal.clock.answer.text': {
    defaultMessage: 'Son silence à cette date vaut rejet. Vous pourrez alors saisir le tribunal.',
  },
  'appeal.clock.answer.past': { defaultMessage: 'La ville n’a pas répondu à temps\u202f: c’est un rejet.' },
  'appeal.clock.tribunal': { defaultMessage: 'Saisir le tribunal jusqu’au' },
  'appeal.clock.tribunal.text': {
    defaultMessage: 'Après cette date, la décision ne peut plus être contestée.',
  },
  'appeal.clock.tribunal.past': { defaultMessage: 'Ce délai est terminé.' },
  'appeal.calendar.add': { defaultMessage: 'Ajouter à mon agenda' },
  'appeal.calendar.add-for': { defaultMessage: 'Ajouter à mon agenda\u202f: {what}' },
  'appeal.calendar.contest': { defaultMessage: 'Dernier jour pour contester mon FPS' },
  'appeal.calendar.answer': { defaultMessage: 'Réponse de la ville à ma contestation attendue' },
  'appeal.calendar.complement': { defaultMessage: 'Dernier jour pour répondre à la ville' },
  'appeal.calendar.tribunal': { defaultMessage: 'Dernier jour pour saisir le tribunal du stationnement' },
  'appeal.calendar.text': {
    defaultMessage: 'FPS n° {number}. Le portail de la ville dit où en est la contestation.',
  },

  'appeal.court': { defaultMessage: 'Saisir le tribunal du stationnement payant' },
  'appeal.court.until': {
    defaultMessage:
      'Vous pouvez le saisir jusqu’au {moment}. Un avocat n’est pas obligatoire. Son site dit s’il faut avoir payé le FPS.',
  },
  'appeal.court.past': { defaultMessage: 'Le délai pour le saisir a pris fin le {moment}.' },
  'appeal.court.pack': {
    defaultMessage:
      'Le tribunal demande ces copies. Celles de la ville se trouvent plus bas, dans «\u202fVos documents\u202f».',
  },
  'appeal.court.notice': { defaultMessage: 'l’avis de paiement du FPS' },
  'appeal.court.receipt': { defaultMessage: 'votre contestation et son accusé de réception' },
  'appeal.court.answer': { defaultMessage: 'la réponse de la ville' },
  'appeal.court.proofs': { defaultMessage: 'les documents qui appuient votre demande' },
  'appeal.court.address': { defaultMessage: 'Par courrier\u202f: {address}.' },
  'appeal.court.site': { defaultMessage: 'Saisir le tribunal en ligne' },

  'appeal.again.abandoned': { defaultMessage: 'Contester à nouveau' },
  'appeal.again.abandoned.text': { defaultMessage: 'Vous pouvez encore contester ce FPS.' },
  'appeal.again.abandoned.until': { defaultMessage: 'Vous pouvez encore contester ce FPS jusqu’au {until}.' },
  'appeal.again.others': { defaultMessage: 'Ce n’est pas la vôtre\u202f? Contestez vous-même' },
  'appeal.again.others.text': {
    defaultMessage:
      'La contestation de quelqu’un d’autre ne vous enlève rien\u202f: vous pouvez déposer la vôtre.',
  },
  'appeal.again.others.until': {
    defaultMessage:
      'La contestation de quelqu’un d’autre ne vous enlève rien\u202f: vous pouvez déposer la vôtre jusqu’au {until}.',
  },
  'appeal.again.corrected': { defaultMessage: 'Contester l’avis rectifié' },
  'appeal.again.corrected.text': {
    defaultMessage:
      'Le nouveau montant vous semble injuste\u202f? L’avis rectifié peut être contesté à son tour.',
  },
  'appeal.again.corrected.until': {
    defaultMessage:
      'Le nouveau montant vous semble injuste\u202f? L’avis rectifié peut être contesté à son tour jusqu’au {until}.',
  },
  'appeal.again.action': { defaultMessage: 'Préparer une contestation' },
  'appeal.papers': { defaultMessage: 'Vos documents' },
  'appeal.paper.receipt': { defaultMessage: 'Accusé de réception' },
  'appeal.paper.receipt.note': { defaultMessage: 'PDF, avec le texte complet et la liste des pièces' },
  'appeal.paper.receipt.erased': {
    defaultMessage: 'PDF, sans le texte ni les pièces\u202f: ils ont été effacés',
  },
  'appeal.paper.complement': { defaultMessage: 'Demande de complément' },
  'appeal.paper.answer': { defaultMessage: 'Réponse de la ville' },
  'appeal.paper.notice-corrected': { defaultMessage: 'Avis rectifié' },
  'appeal.paper.notice': { defaultMessage: 'Avis de paiement' },
  'appeal.reason.unread': {
    defaultMessage: 'Le motif ne s’affiche pas pour le moment\u202f: il figure sur l’accusé de réception.',
  },
  'appeal.sent': { defaultMessage: 'Ce que vous avez envoyé' },
  'appeal.sent.afterwards': { defaultMessage: 'Ce que vous avez ajouté le {moment}' },
  'appeal.history': { defaultMessage: 'Historique' },
  'appeal.event.begun': { defaultMessage: 'Contestation commencée' },
  'appeal.event.filed': { defaultMessage: 'Contestation envoyée' },
  'appeal.event.complement-requested': { defaultMessage: 'La ville demande un complément' },
  'appeal.event.complement-answered': { defaultMessage: 'Réponse envoyée à la ville' },
  'appeal.event.accepted': { defaultMessage: 'Contestation acceptée' },
  'appeal.event.rejected': { defaultMessage: 'Contestation rejetée' },
  'appeal.event.transferred': { defaultMessage: 'Contestation transmise' },
  'appeal.event.abandoned': { defaultMessage: 'Contestation retirée' },
  'appeal.abandon': { defaultMessage: 'Retirer la contestation' },
  'appeal.abandon.text': {
    defaultMessage:
      'Vous avez changé d’avis\u202f? Vous pouvez retirer votre contestation tant que la ville n’a pas répondu.',
  },
  'appeal.abandon.ask': { defaultMessage: 'Retirer ma contestation' },
  'appeal.abandon.title': { defaultMessage: 'Retirer votre contestation\u202f?' },
  'appeal.abandon.consequence': {
    defaultMessage:
      'La ville ne l’étudiera pas. {dueStatus, select, due {Le FPS reste dû.} pending {Un paiement est en cours.} cancelled {Le FPS est annulé\u202f: il n’y a rien à payer.} other {Le FPS est payé\u202f: il n’y a plus rien à payer.}} {again, select, dated {Vous pourrez en déposer une autre jusqu’au {until}.} never {Vous ne pourrez plus contester ce FPS auprès de la ville.} other {Vous ne pourrez en déposer une autre que jusqu’à la date écrite sur l’avis.}}{court, select, open { La ville n’a pas répondu à temps\u202f: vous pouvez saisir le tribunal jusqu’au {courtUntil}, et retirer la contestation peut vous faire perdre ce droit.} undated { La ville n’a pas répondu à temps\u202f: vous pouvez saisir le tribunal, et retirer la contestation peut vous faire perdre ce droit.} other {}}',
  },
  'appeal.abandon.confirm': { defaultMessage: 'Retirer ma contestation' },
  'appeal.abandon.keep': { defaultMessage: 'La garder' },
  'appeal.abandon.not-yours': {
    defaultMessage:
      'Cette contestation a été envoyée depuis un compte. Connectez-vous avec ce compte pour la retirer.',
  },
  'appeal.abandon.answered': {
    defaultMessage:
      'La ville vient de répondre\u202f: la contestation ne peut plus être retirée. Rechargez la page pour lire sa réponse.',
  },
})
