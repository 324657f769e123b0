import { defineMessages } from '@parvis/shared-kernel/messages/define-messages'
import { failureFr } from '@parvis/shared-kernel/messages/failure.fr'

// Messages of the pages behind the profile (sharing, history, data), loaded with those pages only.
const ownFr = defineMessages({
  'share.title': { defaultMessage: 'Rejoindre un droit partagé' },
  'share.lead': {
    defaultMessage: 'Une personne partage un droit de stationnement avec vous\u202f? Saisissez le code reçu.',
  },
  'share.lead.signed-out': {
    defaultMessage: 'Une personne partage un droit de stationnement avec vous\u202f? Connectez-vous d’abord.',
  },
  'share.code': { defaultMessage: 'Code de partage' },
  'share.code.hint': {
    defaultMessage:
      'Il se trouve dans l’e-mail ou le message reçu, par exemple 7F3K-9QXM-2BTR. Il ne sert qu’une fois.',
  },
  'share.code.mandatory': { defaultMessage: 'Saisissez le code de partage.' },
  'share.look-up': { defaultMessage: 'Vérifier le code' },
  'share.error404': {
    defaultMessage:
      'Ce code ne mène à aucun droit. Il a peut-être été mal recopié, a expiré ou a déjà servi. Si vous vous en êtes servi, le droit est parmi les vôtres. Sinon, vérifiez-le, ou demandez-en un nouveau à la personne qui partage.',
  },
  'share.failed': { defaultMessage: 'Le code n’a pas pu être vérifié' },
  'share.found': { defaultMessage: 'Ce code partage un droit' },
  'share.found.product': { defaultMessage: 'Droit' },
  'share.found.by': { defaultMessage: 'Partagé par' },
  'share.found.until': { defaultMessage: 'Valable jusqu’au' },
  'share.found.order': { defaultMessage: 'Référence' },
  'share.found.what': { defaultMessage: 'En le rejoignant\u202f:' },
  'share.found.see': { defaultMessage: 'vous le voyez parmi vos droits, avec ses plaques et ses dates' },
  'share.found.told': { defaultMessage: 'la personne qui partage est prévenue' },
  'share.found.leave': { defaultMessage: 'vous pouvez le quitter à tout moment' },
  'share.found.unknown': {
    defaultMessage:
      'Nous n’avons pas pu lire vos droits\u202f: si celui-ci en fait déjà partie, la ville vous le dira.',
  },
  'share.join': { defaultMessage: 'Rejoindre ce droit' },
  'share.other': { defaultMessage: 'Saisir un autre code' },
  'share.not-joined': { defaultMessage: 'Vous n’avez pas rejoint ce droit' },
  'share.mine.title': { defaultMessage: 'C’est votre propre droit' },
  'share.mine.text': {
    defaultMessage:
      'Ce code est fait pour une autre personne. Donnez-le-lui\u202f: il reste valable tant qu’elle ne s’en est pas servie.',
  },
  'share.already.title': { defaultMessage: 'Vous partagez déjà ce droit' },
  'share.already.text': { defaultMessage: 'Il se trouve parmi vos droits. Le code n’a pas servi.' },
  'share.see-right': { defaultMessage: 'Voir ce droit' },
  'share.rights': { defaultMessage: 'Revenir à mes droits' },
  'share.joined.title': { defaultMessage: 'Vous avez rejoint «\u202f{product}\u202f»' },
  'share.joined.text': {
    defaultMessage: 'Vous pouvez stationner avec «\u202f{product}\u202f» tant qu’il est en cours.',
  },
  'share.joined.next': {
    defaultMessage: 'Il est parmi vos droits, référence {order}. Pour le quitter, ouvrez-le.',
  },
  'share.signed-out.title': { defaultMessage: 'Connectez-vous pour continuer' },
  'share.signed-out.text': {
    defaultMessage:
      'Un droit partagé s’ajoute à votre compte. Le code est gardé dans cet onglet pendant votre connexion\u202f: vous n’aurez pas à le saisir à nouveau.',
  },
  'share.signed-out.plain': {
    defaultMessage: 'Un droit partagé s’ajoute à votre compte\u202f: le code vous sera demandé ensuite.',
  },
  'share.sign-in': { defaultMessage: 'Se connecter' },

  'history.title': { defaultMessage: 'Historique' },
  'history.lead': { defaultMessage: 'Tout ce qui est arrivé à vos droits, FPS, recours et remboursements.' },
  'history.print': { defaultMessage: 'Imprimer' },
  'history.about': { defaultMessage: 'Afficher' },
  'history.about.all': { defaultMessage: 'Tout' },
  'history.about.rights': { defaultMessage: 'Droits' },
  'history.about.fines': { defaultMessage: 'FPS' },
  'history.about.appeals': { defaultMessage: 'Recours' },
  'history.about.refunds': { defaultMessage: 'Remboursements' },
  'history.about.account': { defaultMessage: 'Compte' },
  'history.shown': {
    defaultMessage:
      '{count, plural, =0 {Aucun événement} one {# événement affiché} other {# événements affichés}}{isAll, select, true {, c’est tout} other {}}.',
  },
  'history.more': { defaultMessage: 'Afficher la suite' },
  'history.more.failed': { defaultMessage: 'La suite ne s’affiche pas' },
  'history.failed': { defaultMessage: 'Votre historique ne s’affiche pas' },
  'history.empty.title': { defaultMessage: 'Rien pour l’instant' },
  'history.empty.text': {
    defaultMessage: 'Vos demandes, paiements et recours apparaîtront ici, du plus récent au plus ancien.',
  },
  'history.empty.about': { defaultMessage: 'Rien de tel dans votre historique' },
  'history.empty.show-all': { defaultMessage: 'Tout afficher' },
  'history.thing.subscription': { defaultMessage: 'Abonnement' },
  'history.thing.ticket': { defaultMessage: 'Ticket' },
  'history.thing.other': { defaultMessage: 'Droit de stationnement' },
  'history.thing.fine': { defaultMessage: 'FPS {label}' },
  'history.thing.appeal': { defaultMessage: 'Recours sur le FPS {label}' },
  'history.thing.refund': { defaultMessage: 'Remboursement\u202f: {label}' },
  'history.thing.refund.fine': { defaultMessage: 'Remboursement du FPS {label}' },
  'history.thing.refund.plain': { defaultMessage: 'Remboursement' },
  'history.thing.account': { defaultMessage: 'Mon profil' },
  'event.right-requested': { defaultMessage: 'Demande envoyée' },
  'event.right-awaiting-payment': { defaultMessage: 'Paiement demandé' },
  'event.right-awaiting-completion': { defaultMessage: 'Demande à compléter' },
  'event.right-awaiting-evidence': { defaultMessage: 'Justificatifs attendus' },
  'event.right-under-review': { defaultMessage: 'Étude commencée' },
  'event.right-plate-under-review': { defaultMessage: 'Changement de plaque à l’étude' },
  'event.right-granted': { defaultMessage: 'Droit accordé' },
  'event.right-rejected': { defaultMessage: 'Demande refusée' },
  'event.right-canceled': { defaultMessage: 'Droit annulé' },
  'event.right-deleted': { defaultMessage: 'Droit supprimé' },
  'event.right-completed': { defaultMessage: 'Dossier complété' },
  'event.right-shared': { defaultMessage: 'Code de partage créé' },
  'event.right-joined': { defaultMessage: 'Droit partagé rejoint' },
  'event.right-withdrawn': { defaultMessage: 'Droit partagé quitté' },
  'event.plates-changed': { defaultMessage: 'Plaques changées' },
  'event.plate-change-requested': { defaultMessage: 'Changement de plaque déposé' },
  'event.plate-change-accepted': { defaultMessage: 'Changement de plaque accepté' },
  'event.plate-change-rejected': { defaultMessage: 'Changement de plaque rejeté' },
  'event.agent-commented': { defaultMessage: 'Message de la ville' },
  'event.evidence-sent': { defaultMessage: 'Document fourni' },
  'event.payment-started': { defaultMessage: 'Paiement commencé' },
  'event.payment-received': { defaultMessage: 'Paiement reçu' },
  'event.payment-refused': { defaultMessage: 'Paiement refusé' },
  'event.payment-abandoned': { defaultMessage: 'Paiement abandonné' },
  'event.fine-issued': { defaultMessage: 'FPS émis' },
  'event.fine-corrected': { defaultMessage: 'FPS corrigé' },
  'event.appeal-begun': { defaultMessage: 'Recours commencé' },
  'event.appeal-filed': { defaultMessage: 'Recours déposé' },
  'event.appeal-complement-requested': { defaultMessage: 'Pièces demandées pour le recours' },
  'event.appeal-complement-answered': { defaultMessage: 'Pièces envoyées pour le recours' },
  'event.appeal-accepted': { defaultMessage: 'Recours accepté' },
  'event.appeal-rejected': { defaultMessage: 'Recours rejeté' },
  'event.appeal-transferred': { defaultMessage: 'Recours transmis à l’autorité compétente' },
  'event.appeal-abandoned': { defaultMessage: 'Recours abandonné' },
  'event.refund-opened': { defaultMessage: 'Remboursement ouvert' },
  'event.refund-document-requested': { defaultMessage: 'Coordonnées bancaires demandées' },
  'event.refund-objected': { defaultMessage: 'Coordonnées bancaires contestées' },
  'event.refund-document-sent': { defaultMessage: 'Coordonnées bancaires envoyées' },
  'event.refund-accepted': { defaultMessage: 'Remboursement accepté' },
  'event.refund-rejected': { defaultMessage: 'Remboursement refusé' },
  'event.refund-paid': { defaultMessage: 'Remboursement versé' },
  'event.account-created': { defaultMessage: 'Compte ouvert' },
  'event.email-verified': { defaultMessage: 'Adresse e-mail confirmée' },
  'event.password-changed': { defaultMessage: 'Mot de passe changé' },
  'event.profile-changed': { defaultMessage: 'Profil modifié' },
  'event.unknown': { defaultMessage: 'Autre événement' },

  'data.title': { defaultMessage: 'Mes données' },
  'data.lead': { defaultMessage: 'Ce que la ville sait de vous, à emporter ou à supprimer.' },
  'data.back': { defaultMessage: 'Mon profil' },
  'data.export.title': { defaultMessage: 'Télécharger mes données' },
  'data.export.text': { defaultMessage: 'Un fichier à garder, ou à donner à qui vous voulez.' },
  'data.export.holds': { defaultMessage: 'Il contient\u202f:' },
  'data.export.profile': { defaultMessage: 'votre profil, vos adresses et vos véhicules' },
  'data.export.rights': {
    defaultMessage: 'vos abonnements, vos tickets, leurs plaques, et le nom de vos justificatifs',
  },
  'data.export.money': { defaultMessage: 'vos paiements, recours et remboursements' },
  'data.export.events': { defaultMessage: 'votre historique, et la durée de conservation de chaque donnée' },
  'data.export.format': {
    defaultMessage:
      'Au format JSON, lisible par un logiciel. Il contient des données personnelles\u202f: ne le laissez pas sur un ordinateur partagé.',
  },
  'data.export.start': { defaultMessage: 'Télécharger mes données' },
  'data.export.coming': { defaultMessage: 'La ville rassemble vos données. Cela prend quelques secondes.' },
  'data.export.done': { defaultMessage: 'Le fichier {name} ({size}) est dans vos téléchargements.' },
  'data.export.failed': { defaultMessage: 'Vos données n’ont pas pu être rassemblées' },
  'data.erase.title': { defaultMessage: 'Supprimer mon compte' },
  'data.erase.text': { defaultMessage: 'La suppression se confirme par e-mail. Elle est définitive.' },
  'data.erase.gone.title': { defaultMessage: 'Ce qui disparaît' },
  'data.erase.gone.profile': {
    defaultMessage: 'votre profil, vos adresses, vos véhicules et vos brouillons',
  },
  'data.erase.gone.requests': {
    defaultMessage: 'vos demandes qui attendent une décision, un document ou un paiement',
  },
  'data.erase.gone.papers': { defaultMessage: 'vos justificatifs et votre historique' },
  'data.erase.gone.shared': { defaultMessage: 'votre accès aux droits que d’autres partagent avec vous' },
  'data.erase.gone.login': { defaultMessage: 'votre accès au portail, par e-mail comme par {provider}' },
  'data.erase.gone.login-one': { defaultMessage: 'votre accès au portail' },
  'data.erase.kept.title': { defaultMessage: 'Ce que nous devons garder' },
  'data.erase.kept.operations': {
    defaultMessage: 'vos paiements, sans votre nom, pendant {years, plural, one {# an} other {# ans}}',
  },
  'data.erase.kept.rights': {
    defaultMessage:
      'les droits accordés, sans nom, adresse ni plaque, jusqu’à {years, plural, one {# an} other {# ans}} après leur fin',
  },
  'data.erase.kept.refunds': {
    defaultMessage:
      'vos remboursements, sans votre nom, pendant {years, plural, one {# an} other {# ans}}\u202f; tant que l’un d’eux n’est pas terminé, votre adresse e-mail aussi',
  },
  'data.erase.kept.appeals': {
    defaultMessage:
      'une contestation qui attend sa réponse, avec votre nom, votre adresse et votre adresse e-mail, {years, plural, =0 {jusqu’à ce qu’elle vous soit donnée} one {jusqu’à # an après celle-ci} other {jusqu’à # ans après celle-ci}}',
  },
  'data.erase.kept.other': {
    defaultMessage: 'd’autres données ({part}), pendant {years, plural, one {# an} other {# ans}}',
  },
  'data.erase.kept.other.waiting': { defaultMessage: 'd’autres données ({part}), le temps de les traiter' },
  'data.erase.obstacle.right-in-force': {
    defaultMessage: '{count, plural, one {Un droit est} other {# droits sont}} en cours ou à venir',
  },
  'data.erase.obstacle.right-in-force.text': {
    defaultMessage:
      'Le compte ne peut pas être supprimé tant que {count, plural, one {ce droit court. Attendez sa fin, ou annulez-le s’il n’a pas commencé} other {ces droits courent. Attendez leur fin, ou annulez-les s’ils n’ont pas commencé}}\u202f:',
  },
  'data.erase.right-until': { defaultMessage: '{name}, jusqu’au {day}' },
  'data.erase.obstacle.payment-live': { defaultMessage: 'Un paiement est en cours' },
  'data.erase.obstacle.payment-live.text': {
    defaultMessage: 'Attendez son résultat, un quart d’heure au plus, puis rechargez cette page.',
  },
  'data.erase.obstacle.no-email': { defaultMessage: 'Votre profil n’a pas d’adresse e-mail' },
  'data.erase.obstacle.no-email.text': {
    defaultMessage: 'La suppression se confirme par e-mail. Donnez d’abord une adresse.',
  },
  'data.erase.obstacle.no-email.action': { defaultMessage: 'Donner mon adresse e-mail' },
  'data.erase.obstacle.other': { defaultMessage: 'Le compte ne peut pas être supprimé pour le moment' },
  'data.erase.obstacle.other.text': {
    defaultMessage: 'Contactez-nous\u202f: nous vous dirons ce qui reste à régler.',
  },
  'data.erase.terms.failed': { defaultMessage: 'Les conditions de la suppression ne s’affichent pas' },
  'data.erase.ask': { defaultMessage: 'Supprimer mon compte' },
  'data.erase.confirm.title': { defaultMessage: 'Recevoir le lien de suppression\u202f?' },
  'data.erase.confirm.text': {
    defaultMessage:
      'Nous envoyons un lien à {email}. Rien n’est supprimé avant que vous l’ouvriez et confirmiez.',
  },
  'data.erase.confirm.send': { defaultMessage: 'Envoyer le lien' },
  'data.erase.confirm.keep': { defaultMessage: 'Garder mon compte' },
  'data.erase.asked.title': { defaultMessage: 'Le lien est envoyé' },
  'data.erase.asked.text': {
    defaultMessage:
      'Ouvrez l’e-mail reçu à {email}, puis confirmez. Le lien vaut 24 heures. Sans rien faire, votre compte reste tel qu’il est.',
  },
  'data.erase.again': { defaultMessage: 'Envoyer un autre lien' },

  'erasure.title': { defaultMessage: 'Supprimer mon compte' },
  'erasure.lead': { defaultMessage: 'Dernière étape. Après, nous ne pourrons plus rien retrouver.' },
  'erasure.whose': {
    defaultMessage:
      '{name} a une session ouverte sur cet appareil. Le compte supprimé est celui dont l’adresse a reçu ce lien.',
  },
  'erasure.gone': {
    defaultMessage:
      'Votre profil, vos véhicules, vos demandes en attente, vos justificatifs et votre historique disparaissent aussitôt.',
  },
  'erasure.kept': {
    defaultMessage:
      'Vos paiements, vos remboursements et les droits accordés sont gardés le temps que la loi demande, sans votre nom, votre adresse ni vos plaques. Une contestation qui attend sa réponse est gardée avec votre nom, votre adresse et votre adresse e-mail, pour pouvoir vous répondre.',
  },
  'erasure.no-way-back': { defaultMessage: 'Cette suppression est définitive.' },
  'erasure.confirm': { defaultMessage: 'Supprimer définitivement mon compte' },
  'erasure.keep': { defaultMessage: 'Garder mon compte' },
  'erasure.failed': { defaultMessage: 'Le compte n’a pas été supprimé' },
  'erasure.expired.title': { defaultMessage: 'Ce lien ne sert plus' },
  'erasure.expired.text': {
    defaultMessage:
      'Il a expiré, a déjà servi ou a été recopié en partie. S’il a servi, votre compte est supprimé et un dernier e-mail vous l’a confirmé. Sinon, demandez un autre lien depuis votre profil.',
  },
  'erasure.expired.again': { defaultMessage: 'Demander un autre lien' },
  'erasure.done.title': { defaultMessage: 'Votre compte est supprimé' },
  'erasure.done.lead': { defaultMessage: 'Un dernier e-mail vous le confirme. Merci de votre confiance.' },
  'erasure.done.text': {
    defaultMessage:
      'Vos données sont effacées, et ce que ce navigateur gardait l’est aussi. Vous pourrez ouvrir un autre compte quand vous voudrez.',
  },
  'erasure.done.home': { defaultMessage: 'Revenir à l’accueil' },
})

export const pagesFr = { ...failureFr, ...ownFr }

/** Messages of this file only. */
export type PageMessageId = keyof typeof ownFr
