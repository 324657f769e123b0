/** Words of the shell's own pages, fetched with them. */
export const pagesFr = {
  'shell.siteMap.public': 'Ouvert à toutes et à tous',
  'shell.siteMap.subscriber': 'Après connexion',
  'shell.siteMap.information': 'Informations',
  'shell.notFound.title': 'Page introuvable',
  'shell.notFound.explanation': 'Aucune page du portail ne répond à cette adresse\u202f:',
  'shell.notFound.rights': 'Voir mes droits de stationnement',
  'shell.notFound.fines': 'Rechercher un FPS',
  'shell.authError.title': 'La connexion n’a pas abouti',
  'shell.authError.retry': 'Réessayer de me connecter',
  'shell.authError.said': 'Message reçu\u202f: «\u202f{message}\u202f»',
  'shell.authError.back': 'Retourner à la connexion',
  'shell.authError.email': 'Demander un nouveau lien',

  'shell.authReturn.handedOver.title': 'Votre session est rouverte',
  'shell.authReturn.handedOver.text':
    'Vous pouvez fermer cette fenêtre et reprendre là où vous en étiez, dans l’autre.',
  'shell.authReturn.emailProven': 'Votre adresse e-mail est confirmée.',
  'shell.legal.legal.title': 'Mentions légales',
  'shell.legal.legal.text':
    'Ce portail est publié par {city}.\n\nContact\u202f: {email}, {phone}.\n\nLe logiciel Parvis est libre, sous licence EUPL-1.2.',
  'shell.legal.privacy.title': 'Données personnelles',
  'shell.legal.privacy.text':
    '{city} traite vos données pour délivrer et contrôler vos droits de stationnement, et pour rien d’autre.\n\nVous pouvez demander à les consulter, les corriger, les recevoir ou les effacer\u202f: {email}, {phone}.\n\nVous pouvez aussi saisir la Commission nationale de l’informatique et des libertés (CNIL).',
  'shell.legal.cgu.title': 'Conditions d’utilisation',
  'shell.legal.cgu.text':
    'Le portail est gratuit et ouvert à toutes et à tous.\n\nLes informations que vous donnez engagent votre responsabilité. {city} peut refuser ou retirer un droit obtenu sur de fausses pièces.\n\nLe règlement de stationnement de la ville s’applique.',
  'shell.legal.accessibility.title': 'Accessibilité',
  'shell.legal.support.title': 'Aide et contact',
  'shell.legal.support.text':
    'Une question sur un droit, une demande, un paiement ou un FPS ? La plupart des réponses se trouvent sur la page concernée du portail. Pour le reste, les agents de {city} vous répondent.',
  'shell.support.contacts': 'Nous joindre',
  'shell.support.phone': 'Téléphone',
  'shell.support.email': 'E-mail',
  'shell.support.desk': 'Sur place',
} as const

export type PageMessageId = keyof typeof pagesFr
