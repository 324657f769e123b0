// Words of registration, recovery and the links of mails. They come with those pages, not with sign-in.
export const accessFr = {
  'access.back': 'Connexion',
  'access.email': 'Adresse e-mail',
  'access.email.hint': 'Exemple\u202f: nom@exemple.fr',
  'access.email.blank': 'Indiquez votre adresse e-mail.',
  'access.email.too-short': 'L’adresse e-mail est trop courte\u202f: il faut au moins 6 caractères.',
  'access.email.too-long': 'L’adresse e-mail est trop longue\u202f: 80 caractères au plus.',
  'access.email.malformed': 'L’adresse e-mail n’est pas complète. Elle s’écrit comme nom@exemple.fr.',
  'access.not-sent': 'Votre demande n’est pas partie',
  'access.too-many':
    'Il y a eu trop de demandes pour cette adresse ou depuis cet appareil. Patientez une heure avant de recommencer\u202f: les messages déjà envoyés restent valables.',
  'access.junk':
    'Rien reçu au bout de quelques minutes\u202f? Regardez dans les indésirables, puis vérifiez l’adresse ci-dessus.',
  'access.sign-in': 'Me connecter',
  'access.go-on': 'Voir mes droits',
  'access.failed.title': 'Le lien n’a pas pu être vérifié',
  'access.closed.title': 'Ici, pas de compte par e-mail',
  'access.closed.text':
    'Dans cette ville, on se connecte avec {name}. Votre compte s’ouvre à la première connexion, sans autre inscription.',

  'password.new': 'Nouveau mot de passe',
  'password.choose': 'Choisissez un mot de passe',
  'password.hint': 'Le plus sûr et le plus simple à retenir\u202f: quatre mots sans rapport entre eux.',
  'password.rules': 'Votre mot de passe',
  'password.rule.length': 'Au moins {min} caractères',
  'password.rule.missing': '{count, plural, one {encore # caractère} other {encore # caractères}}',
  'password.rule.too-long': 'Au plus {max} caractères\u202f: {count} de trop',
  'password.rule.personal': 'Pas seulement votre nom ou votre adresse e-mail',
  'password.rule.common': 'Ni mot courant, ni suite de touches, ni date',
  'password.rule.common.when': 'vérifié à l’envoi',
  'password.rule.met': 'respecté\u202f:',
  'password.rule.unmet': 'pas encore respecté\u202f:',
  'password.rule.broken': 'non respecté\u202f:',
  'password.fault.blank': 'Choisissez un mot de passe.',
  'password.fault.too-short': 'Le mot de passe est trop court\u202f: il faut au moins 12 caractères.',
  'password.fault.too-long': 'Le mot de passe est trop long\u202f: 128 caractères au plus.',
  'password.fault.weak':
    'Ce mot de passe se devine trop vite\u202f: il ressemble à un mot courant, à une suite de touches, à une date ou à votre nom. Ajoutez des mots qui n’ont aucun rapport entre eux.',
  'password.fault.another': 'Choisissez un autre mot de passe.',
  'password.show': 'Afficher le mot de passe',
  'password.hide': 'Masquer le mot de passe',

  'register.title': 'Créer un compte',
  'register.lead': 'Une minute suffit. Nous vous envoyons ensuite un message pour confirmer votre adresse.',
  'register.first-name': 'Prénom',
  'register.last-name': 'Nom',
  'register.plate': 'Plaque d’immatriculation',
  'register.plate.hint': 'Pour la retrouver dans vos demandes. Exemple\u202f: AB-123-CD',
  'register.fault.firstName': 'Indiquez votre prénom, de 2 à 50 caractères.',
  'register.fault.lastName': 'Indiquez votre nom, de 2 à 50 caractères.',
  'register.fault.plate': 'Écrivez la plaque avec des lettres et des chiffres, de 2 à 15 caractères.',
  'register.terms': 'En créant votre compte, vous acceptez nos conditions.',
  'register.terms.link': 'Conditions d’utilisation',
  'register.privacy.link': 'Ce que nous faisons de vos données',
  'register.submit': 'Créer mon compte',
  'register.other.text': 'Avec {name}, votre compte s’ouvre à la première connexion.',
  'register.other.link': 'Utiliser {name}',

  'confirm.wait.title': 'Confirmez votre adresse e-mail',
  'confirm.sent':
    'Un message vient de partir vers {email}. Ouvrez le lien qu’il contient pour ouvrir votre compte\u202f; il est valable 24 heures.',
  'confirm.sent.known':
    'Si vous aviez déjà un compte avec cette adresse, le message vous le dit et vous aide à le retrouver.',
  'confirm.ask': 'Le compte de {email} attend sa confirmation\u202f? Nous pouvons renvoyer le message.',
  'confirm.again': 'Renvoyer le message',
  'confirm.again.done':
    'C’est fait\u202f: si un compte attend sa confirmation, un nouveau message est parti vers {email}.',
  'confirm.other': 'Corriger l’adresse',
  'confirm.checking': 'Vérification de votre adresse',
  'confirm.done.title': 'Votre adresse est confirmée',
  'confirm.done.text': 'Votre compte {email} est ouvert. Connectez-vous pour commencer.',
  'confirm.done.update':
    'Votre compte utilise maintenant {email}, pour vous connecter comme pour vos messages.',
  'confirm.dead.title': 'Ce lien n’est plus valable',
  'confirm.dead.text':
    'Il ne sert qu’une fois, pendant 24 heures, et seul le dernier envoyé compte. Si vous l’avez déjà ouvert, votre adresse est confirmée\u202f: connectez-vous.',
  'confirm.dead.again': 'Sinon, recevez un nouveau lien',
  'confirm.dead.update':
    'Sinon, votre ancienne adresse reste la bonne\u202f: connectez-vous avec elle, puis refaites le changement dans votre profil.',
  'confirm.dead.submit': 'Recevoir un nouveau lien',

  'forgot.title': 'Mot de passe oublié',
  'forgot.lead':
    'Indiquez l’adresse de votre compte. Nous y envoyons un lien pour choisir un autre mot de passe.',
  'forgot.submit': 'Recevoir le lien',
  'forgot.sent.title': 'Ouvrez votre messagerie',
  'forgot.sent.text':
    'Si un compte existe avec {email}, un message vient de partir. Son lien est valable 30 minutes et ne sert qu’une fois.',
  'forgot.sent.provider':
    'Vous vous connectez d’habitude avec {name}\u202f? Alors il n’y a pas de mot de passe à retrouver ici.',
  'forgot.other': 'Essayer une autre adresse',

  'recover.title': 'Choisissez un nouveau mot de passe',
  'recover.lead': 'Il remplace l’ancien, et tous vos appareils seront déconnectés.',
  'recover.checking': 'Vérification de votre lien',
  'recover.submit': 'Changer mon mot de passe',
  'recover.failed': 'Le mot de passe n’a pas été changé',
  'recover.done.title': 'Votre mot de passe est changé',
  'recover.done.text':
    'Tous vos appareils ont été déconnectés. Connectez-vous avec votre nouveau mot de passe.',
  'recover.dead.title': 'Ce lien n’est plus valable',
  'recover.dead.text':
    'Un lien pour changer de mot de passe sert une seule fois, pendant 30 minutes, et seul le dernier envoyé compte.',
  'recover.dead.again': 'Recevoir un nouveau lien',

  'link.title': 'Confirmez votre adresse e-mail',
  'link.checking': 'Vérification de votre lien',
  'link.good': 'Connectez-vous avec {name}\u202f: l’adresse {email} sera alors rattachée à votre compte.',
  'link.signed-in.title': 'Votre session est déjà ouverte',
  'link.signed-in':
    'Pour rattacher {email} à votre compte, confirmez que c’est bien vous avec {name}. Ce n’est pas votre compte\u202f? Déconnectez-vous d’abord.',
  'link.confirm': 'Confirmer avec',
  'link.sign-out': 'Me déconnecter',
  'link.dead.title': 'Ce lien n’est plus valable',
  'link.dead.text': 'Il ne sert qu’une fois et pendant une heure. Nous pouvons vous en envoyer un autre.',
  'link.dead.close': 'Demander un autre lien',
  'link.cryptography':
    'Votre navigateur n’offre pas les fonctions de chiffrement dont une connexion sûre a besoin. Mettez-le à jour, ou utilisez un autre appareil.',

  'plate-check.title': 'Vérifier une plaque',
  'plate-check.lead': 'Avant d’ouvrir un compte, vérifiez que la ville peut enregistrer votre véhicule.',
  'plate-check.hint': 'Exemple\u202f: AB-123-CD',
  'plate-check.submit': 'Vérifier la plaque',
  'plate-check.good': 'Cette plaque peut être enregistrée.',
  'plate-check.bad':
    'La ville ne reconnaît pas cette plaque. Recopiez-la depuis la carte grise, avec ses lettres et ses chiffres.',
  'plate-check.failed': 'La plaque n’a pas pu être vérifiée',
  'plate-check.register': 'Créer mon compte avec cette plaque',
  'plate-check.sign-in': 'Me connecter avec {name}',
} as const

export type AccessMessageId = keyof typeof accessFr
