import { defineMessages } from '@parvis/shared-kernel/messages/define-messages'
/** Messages of the shell's own pages, loaded with them. */
export const pagesFr = defineMessages({
  'shell.siteMap.public': { defaultMessage: 'Ouvert à toutes et à tous' },
  'shell.siteMap.subscriber': { defaultMessage: 'Après connexion' },
  'shell.siteMap.information': { defaultMessage: 'Informations' },
  'shell.notFound.title': { defaultMessage: 'Page introuvable' },
  'shell.notFound.explanation': { defaultMessage: 'Aucune page du portail ne répond à cette adresse\u202f:' },
  'shell.notFound.rights': { defaultMessage: 'Voir mes droits de stationnement' },
  'shell.notFound.fines': { defaultMessage: 'Rechercher un FPS' },
  'shell.authError.title': { defaultMessage: 'La connexion n’a pas abouti' },
  'shell.authError.canceled': { defaultMessage: 'Vous n’êtes pas connecté' },
  'shell.authError.retry': { defaultMessage: 'Réessayer de me connecter' },
  'shell.authError.said': { defaultMessage: 'Message reçu\u202f: «\u202f{message}\u202f»' },
  'shell.authError.back': { defaultMessage: 'Retourner à la connexion' },
  'shell.authError.email': { defaultMessage: 'Demander un nouveau lien' },

  'shell.authReturn.handedOver.title': { defaultMessage: 'Votre session est rouverte' },
  'shell.authReturn.handedOver.text': {
    defaultMessage: 'Vous pouvez fermer cette fenêtre et reprendre là où vous en étiez, dans l’autre.',
  },
  'shell.authReturn.emailProven': { defaultMessage: 'Votre adresse e-mail est confirmée.' },
  'shell.embed.title': { defaultMessage: 'Afficher votre compte sur un autre site\u202f?' },
  'shell.embed.wish': {
    defaultMessage:
      'Le site «\u202f{host}\u202f» veut afficher dans ses pages votre compte stationnement ({city}).',
  },
  'shell.embed.reads': {
    defaultMessage:
      '{host} pourra lire ce qui s’y affiche\u202f: votre nom, vos coordonnées, vos véhicules, vos droits et vos FPS.',
  },
  'shell.embed.acts': {
    defaultMessage: 'Vous pourrez y agir comme ici\u202f: faire une demande, la modifier, payer.',
  },
  'shell.embed.lasts': {
    defaultMessage:
      'Cela dure jusqu’à ce que vous vous déconnectiez de {host}, et huit heures au plus. Votre mot de passe ne lui est pas transmis.',
  },
  'shell.embed.doubt': {
    defaultMessage: 'Si ce n’est pas vous qui venez de demander à vous connecter sur {host}, annulez.',
  },
  'shell.embed.continue': { defaultMessage: 'Continuer' },
  'shell.embed.cancel': { defaultMessage: 'Annuler' },
  'shell.embed.granted.title': { defaultMessage: 'Votre compte s’affiche' },
  'shell.embed.granted.text': {
    defaultMessage: 'Vous pouvez fermer cette fenêtre et revenir sur {host}.',
  },
  'shell.embed.canceled.title': { defaultMessage: 'Rien n’a été transmis' },
  'shell.embed.canceled.text': {
    defaultMessage: '{host} n’affichera pas votre compte. Vous pouvez fermer cette fenêtre.',
  },
  'shell.embed.refused.title': { defaultMessage: 'Ce site ne peut pas afficher votre compte' },
  'shell.embed.refused.text': {
    defaultMessage:
      '{city} ne l’y autorise pas. Rien n’a été transmis\u202f: vous pouvez fermer cette fenêtre, ou utiliser le portail.',
  },
  'shell.embed.unasked.title': { defaultMessage: 'Recommencez depuis le site' },
  'shell.embed.unasked.text': {
    defaultMessage:
      'Cette page ne s’ouvre que depuis {host}, par la personne qui veut y afficher son compte. Si un message ou un autre site vous a donné ce lien, fermez cette fenêtre\u202f: rien n’a été transmis.',
  },
  'shell.embed.portal': { defaultMessage: 'Aller sur le portail' },
  'shell.legal.legal.title': { defaultMessage: 'Mentions légales' },
  'shell.legal.legal.text': {
    defaultMessage:
      'Ce portail est publié par {city}.\n\nContact\u202f: {email}, {phone}.\n\nLe logiciel Parvis est libre, sous licence EUPL-1.2.',
  },
  'shell.legal.privacy.title': { defaultMessage: 'Données personnelles' },
  'shell.legal.privacy.text': {
    defaultMessage:
      '{city} est responsable de vos données. Elle s’en sert pour délivrer et contrôler vos droits de stationnement, pour encaisser, et pour traiter les forfaits de post-stationnement, les recours et les remboursements\u202f: pour rien d’autre.\n\nY ont accès les agents qui en ont besoin, et les prestataires qui travaillent pour la ville, comme celui du paiement. Aucune donnée n’est vendue ni cédée.\n\nVous pouvez demander à les consulter, les corriger, les recevoir ou les effacer, et joindre le délégué à la protection des données\u202f: {email}, {phone}.\n\nVous pouvez aussi saisir la Commission nationale de l’informatique et des libertés (CNIL).',
  },
  'shell.legal.cgu.title': { defaultMessage: 'Conditions d’utilisation' },
  'shell.legal.cgu.text': {
    defaultMessage:
      'Le portail est gratuit et ouvert à toutes et à tous.\n\nLes informations que vous donnez engagent votre responsabilité. {city} peut refuser ou retirer un droit obtenu sur de fausses pièces.\n\nLe règlement de stationnement de la ville s’applique.',
  },
  'shell.legal.accessibility.title': { defaultMessage: 'Accessibilité' },
  'shell.legal.support.title': { defaultMessage: 'Aide et contact' },
  'shell.legal.support.text': {
    defaultMessage:
      'Une question sur un droit, une demande, un paiement ou un FPS ? La plupart des réponses se trouvent sur la page concernée du portail. Pour le reste, {city} vous répond.',
  },
  'shell.support.contacts': { defaultMessage: 'Nous joindre' },
  'shell.support.phone': { defaultMessage: 'Téléphone' },
  'shell.support.email': { defaultMessage: 'E-mail' },
  'shell.support.desk': { defaultMessage: 'Sur place' },
})

export type PageMessageId = keyof typeof pagesFr
