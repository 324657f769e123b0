/** Words of the shell's own pages, fetched with them. */
export const pagesFr = {
  'shell.siteMap.services': 'Services',
  'shell.siteMap.information': 'Informations',
  'shell.notFound.title': 'Page introuvable',
  'shell.notFound.explanation': 'Aucune page du portail ne répond à cette adresse :',
  'shell.notFound.rights': 'Voir mes droits de stationnement',
  'shell.notFound.fines': 'Rechercher un forfait de post-stationnement',
  'shell.authError.title': 'La connexion n’a pas abouti',
  'shell.authError.retry': 'Réessayer de me connecter',
  'shell.legal.legal.title': 'Mentions légales',
  'shell.legal.legal.text':
    'Ce portail est publié par {city}.\n\nContact : {email}, {phone}.\n\nLe logiciel Parvis est libre, sous licence EUPL-1.2.',
  'shell.legal.privacy.title': 'Données personnelles',
  'shell.legal.privacy.text':
    '{city} traite vos données pour délivrer et contrôler vos droits de stationnement, et pour rien d’autre.\n\nVous pouvez demander à les consulter, les corriger, les recevoir ou les effacer : {email}, {phone}.\n\nVous pouvez aussi saisir la Commission nationale de l’informatique et des libertés (CNIL).',
  'shell.legal.cgu.title': 'Conditions d’utilisation',
  'shell.legal.cgu.text':
    'Le portail est gratuit et ouvert à toutes et à tous.\n\nLes informations que vous donnez engagent votre responsabilité. {city} peut refuser ou retirer un droit obtenu sur de fausses pièces.\n\nLe règlement de stationnement de la ville s’applique.',
  'shell.legal.accessibility.title': 'Accessibilité : non évaluée',
  'shell.legal.accessibility.text':
    '{city} s’engage à rendre ce portail accessible, conformément à l’article 47 de la loi n° 2005-102 du 11 février 2005.\n\nÉtat de conformité : aucun audit complet au référentiel RGAA n’a encore été publié. Le portail est vérifié automatiquement à chaque version.\n\nUn contenu vous résiste ? Écrivez à {email} ou appelez le {phone} : nous vous répondrons et vous proposerons une autre voie.\n\nVoies de recours : si la réponse ne vous satisfait pas, vous pouvez saisir le Défenseur des droits.',
  'shell.legal.support.title': 'Aide et contact',
  'shell.legal.support.text': 'Téléphone : {phone}\nCourriel : {email}\n\n{desk}',
} as const

export type PageMessageId = keyof typeof pagesFr
