/** Words of the shell. French is the source of the keys. */
export const fr = {
  'shell.service': 'Stationnement',
  'shell.skip': 'Aller au contenu',
  'shell.nav': 'Services',
  'shell.errorPrefix': 'Erreur :',
  'shell.signIn': 'Se connecter',
  'shell.profile.button': 'Mon compte, {name}',
  'shell.profile.edit': 'Mon profil',
  'shell.profile.share': 'Rejoindre un droit partagé',
  'shell.profile.signOut': 'Se déconnecter',
  'shell.signedOut': 'Vous êtes déconnecté.',
  'shell.profileFailed.title': 'Votre profil n’a pas pu être chargé',
  'shell.profileFailed.explanation':
    'La ville ne répond pas pour le moment. Rien n’est perdu : réessayez dans un instant.',
  'shell.footer.help': 'Besoin d’aide ?',
  'shell.footer.nav': 'Informations',
  'shell.footer.accessibility': 'Accessibilité',
  'shell.footer.legal': 'Mentions légales',
  'shell.footer.privacy': 'Données personnelles',
  'shell.footer.terms': 'Conditions d’utilisation',
  'shell.footer.support': 'Aide et contact',
  'shell.footer.siteMap': 'Plan du site',
  'shell.siteMap.services': 'Services',
  'shell.siteMap.information': 'Informations',
  'shell.notFound.title': 'Page introuvable',
  'shell.notFound.explanation': 'Aucune page du portail ne répond à cette adresse :',
  'shell.notFound.rights': 'Voir mes droits de stationnement',
  'shell.notFound.fines': 'Rechercher un forfait de post-stationnement',
  'shell.remoteDown.title': 'Cette partie du portail ne répond pas',
  'shell.remoteDown.explanation':
    'Le reste du portail fonctionne et rien de ce que vous avez saisi n’est perdu. Réessayez, ou appelez la ville si c’est urgent.',
  'shell.language': 'Langue',
  'shell.expired.title': 'Votre session a expiré',
  'shell.expired.text':
    'Pour protéger vos données, vous avez été déconnecté. Reconnectez-vous pour continuer là où vous en étiez.',
  'shell.expired.signIn': 'Me reconnecter',
  'shell.ending.title': 'Êtes-vous toujours là ?',
  'shell.ending.text': 'Votre session se termine dans deux minutes. Souhaitez-vous rester connecté ?',
  'shell.ending.stay': 'Rester connecté',
  'shell.ending.failed': 'La session n’a pas pu être prolongée. Réessayez.',
  'shell.authError.title': 'La connexion n’a pas abouti',
  'shell.authError.retry': 'Réessayer de me connecter',
  'shell.cryptography.title': 'Votre navigateur ne permet pas une connexion sûre',
  'shell.cryptography.text':
    'La connexion a besoin des fonctions de chiffrement du navigateur, qui manquent ici. Mettez votre navigateur à jour, ou appelez la ville.',
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

export type ShellMessageId = keyof typeof fr
