import { defineMessages } from '@parvis/shared-kernel/messages/define-messages'
// Messages of registration, recovery and mailed links, loaded with those pages only.
export const accessFr = defineMessages({
  'access.rights': { defaultMessage: 'Mes droits' },
  'access.back': { defaultMessage: 'Connexion' },
  'access.email': { defaultMessage: 'Adresse e-mail' },
  'access.email.hint': { defaultMessage: 'Exemple\u202f: nom@exemple.fr' },
  'access.email.blank': { defaultMessage: 'Indiquez votre adresse e-mail.' },
  'access.email.too-short': {
    defaultMessage: 'L’adresse e-mail est trop courte\u202f: il faut au moins 6 caractères.',
  },
  'access.email.too-long': {
    defaultMessage: 'L’adresse e-mail est trop longue\u202f: 80 caractères au plus.',
  },
  'access.email.malformed': {
    defaultMessage: 'L’adresse e-mail n’est pas complète. Elle s’écrit comme nom@exemple.fr.',
  },
  'access.not-sent': { defaultMessage: 'Votre demande n’est pas partie' },
  'access.too-many': {
    defaultMessage:
      'Il y a eu trop de demandes pour cette adresse ou depuis cet appareil. Patientez une heure avant de recommencer\u202f: les messages déjà envoyés restent valables.',
  },
  'access.junk': {
    defaultMessage:
      'Rien reçu au bout de quelques minutes\u202f? Regardez dans les indésirables, puis vérifiez l’adresse ci-dessus.',
  },
  'access.sign-in': { defaultMessage: 'Me connecter' },
  'access.go-on': { defaultMessage: 'Voir mes droits' },
  'access.failed.title': { defaultMessage: 'Le lien n’a pas pu être vérifié' },
  'access.closed.title': { defaultMessage: 'Ici, pas de compte par e-mail' },
  'access.closed.text': {
    defaultMessage:
      'Dans cette ville, on se connecte avec {name}. Votre compte s’ouvre à la première connexion, sans autre inscription.',
  },

  'password.new': { defaultMessage: 'Nouveau mot de passe' },
  'password.choose': { defaultMessage: 'Choisissez un mot de passe' },
  'password.hint': {
    defaultMessage: 'Le plus sûr et le plus simple à retenir\u202f: quatre mots sans rapport entre eux.',
  },
  'password.rules': { defaultMessage: 'Votre mot de passe' },
  'password.rule.length': { defaultMessage: 'Au moins {min} caractères' },
  'password.rule.missing': {
    defaultMessage: '{count, plural, one {encore # caractère} other {encore # caractères}}',
  },
  'password.rule.too-long': { defaultMessage: 'Au plus {max} caractères\u202f: {count} de trop' },
  'password.rule.personal': { defaultMessage: 'Sans votre nom ni votre adresse e-mail' },
  'password.rule.common': { defaultMessage: 'Ni mot courant, ni suite de touches, ni date' },
  'password.rule.when': { defaultMessage: 'vérifié à l’envoi' },
  'password.rule.met': { defaultMessage: 'respecté\u202f:' },
  'password.rule.unmet': { defaultMessage: 'pas encore respecté\u202f:' },
  'password.rule.broken': { defaultMessage: 'non respecté\u202f:' },
  'password.fault.blank': { defaultMessage: 'Choisissez un mot de passe.' },
  'password.fault.too-short': {
    defaultMessage: 'Le mot de passe est trop court\u202f: il faut au moins 12 caractères.',
  },
  'password.fault.too-long': {
    defaultMessage: 'Le mot de passe est trop long\u202f: 128 caractères au plus.',
  },
  'password.fault.weak': {
    defaultMessage:
      'Ce mot de passe se devine trop vite\u202f: il ressemble à un mot courant, à une suite de touches, à une date ou à votre nom. Ajoutez des mots qui n’ont aucun rapport entre eux.',
  },
  'password.fault.another': { defaultMessage: 'Choisissez un autre mot de passe.' },

  'register.title': { defaultMessage: 'Créer un compte' },
  'register.lead': {
    defaultMessage: 'Une minute suffit. Nous vous envoyons ensuite un message pour confirmer votre adresse.',
  },
  'register.first-name': { defaultMessage: 'Prénom' },
  'register.last-name': { defaultMessage: 'Nom' },
  'register.plate': { defaultMessage: 'Plaque d’immatriculation' },
  'register.plate.hint': {
    defaultMessage: 'Pour la retrouver dans vos demandes. Exemple\u202f: AB\u2011123\u2011CD',
  },
  'register.fault.firstName': { defaultMessage: 'Indiquez votre prénom, de 2 à 50 caractères.' },
  'register.fault.lastName': { defaultMessage: 'Indiquez votre nom, de 2 à 50 caractères.' },
  'register.fault.plate': {
    defaultMessage: 'Écrivez la plaque avec des lettres et des chiffres, de 2 à 15 caractères.',
  },
  'register.terms': { defaultMessage: 'En créant votre compte, vous acceptez nos conditions.' },
  'register.terms.link': { defaultMessage: 'Conditions d’utilisation' },
  'register.privacy.link': { defaultMessage: 'Ce que nous faisons de vos données' },
  'register.submit': { defaultMessage: 'Créer mon compte' },
  'register.other.text': { defaultMessage: 'Avec {name}, votre compte s’ouvre à la première connexion.' },
  'register.other.link': { defaultMessage: 'Utiliser {name}' },

  'confirm.wait.title': { defaultMessage: 'Confirmez votre adresse e-mail' },
  'confirm.sent': {
    defaultMessage:
      'Un message vient de partir vers {email}. Ouvrez le lien qu’il contient pour ouvrir votre compte\u202f; il est valable 24 heures.',
  },
  'confirm.sent.known': {
    defaultMessage:
      'Si vous aviez déjà un compte avec cette adresse, le message vous le dit et vous aide à le retrouver.',
  },
  'confirm.ask': {
    defaultMessage: 'Le compte de {email} attend sa confirmation\u202f? Nous pouvons renvoyer le message.',
  },
  'confirm.again': { defaultMessage: 'Renvoyer le message' },
  'confirm.again.done': {
    defaultMessage:
      'C’est fait\u202f: si un compte attend sa confirmation, un nouveau message est parti vers {email}.',
  },
  'confirm.other': { defaultMessage: 'Corriger l’adresse' },
  'confirm.checking': { defaultMessage: 'Vérification de votre adresse' },
  'confirm.done.title': { defaultMessage: 'Votre adresse est confirmée' },
  'confirm.done.text': { defaultMessage: 'Votre compte {email} est ouvert. Connectez-vous pour commencer.' },
  'confirm.done.own': { defaultMessage: 'Votre compte {email} est ouvert.' },
  'confirm.done.update': {
    defaultMessage: 'Votre compte utilise maintenant {email}, pour vous connecter comme pour vos messages.',
  },
  'confirm.dead.title': { defaultMessage: 'Ce lien n’est plus valable' },
  'confirm.dead.text': {
    defaultMessage:
      'Il ne sert qu’une fois, pendant 24 heures, et seul le dernier envoyé compte\u202f; recopié en partie, il ne s’ouvre pas. Si vous l’avez déjà ouvert, votre adresse est confirmée\u202f: connectez-vous.',
  },
  'confirm.dead.again': { defaultMessage: 'Sinon, recevez un nouveau lien' },
  'confirm.dead.update': {
    defaultMessage:
      'Sinon, votre ancienne adresse reste la bonne\u202f: connectez-vous avec elle, puis refaites le changement dans votre profil.',
  },
  'confirm.dead.connected': {
    defaultMessage:
      'Il ne sert qu’une fois, pendant 24 heures, et seul le dernier envoyé compte\u202f; recopié en partie, il ne s’ouvre pas. {hasEmail, select, true {L’adresse de votre compte est {email}.} other {Votre compte n’a pas encore d’adresse.}}',
  },
  'confirm.dead.connected.update': {
    defaultMessage: 'Si vous en vouliez une autre, refaites le changement dans votre profil.',
  },
  'confirm.dead.profile': { defaultMessage: 'Voir mon profil' },
  'confirm.dead.submit': { defaultMessage: 'Recevoir un nouveau lien' },
  'confirm.dead.too-old': {
    defaultMessage:
      'Votre inscription date de plus de 24 heures\u202f? Elle est effacée, et aucun lien ne peut plus partir.',
  },
  'confirm.dead.register': { defaultMessage: 'Créer mon compte à nouveau' },

  'forgot.title': { defaultMessage: 'Mot de passe oublié' },
  'forgot.lead': {
    defaultMessage:
      'Indiquez l’adresse de votre compte. Nous y envoyons un lien pour choisir un autre mot de passe.',
  },
  'forgot.signed-in.title': { defaultMessage: 'Changer de mot de passe' },
  'forgot.signed-in.lead': {
    defaultMessage:
      'Nous envoyons un lien à l’adresse de votre compte\u202f: il sert à choisir un autre mot de passe.',
  },
  'forgot.submit': { defaultMessage: 'Recevoir le lien' },
  'forgot.sent.title': { defaultMessage: 'Ouvrez votre messagerie' },
  'forgot.sent.text': {
    defaultMessage:
      'Si un compte existe avec {email}, un message vient de partir. Son lien est valable 30 minutes et ne sert qu’une fois.',
  },
  'forgot.sent.provider': {
    defaultMessage:
      'Vous vous connectez d’habitude avec {name}\u202f? Alors il n’y a pas de mot de passe à retrouver ici.',
  },
  'forgot.other': { defaultMessage: 'Essayer une autre adresse' },

  'recover.title': { defaultMessage: 'Choisissez un nouveau mot de passe' },
  'recover.lead': { defaultMessage: 'Il remplace l’ancien, et tous vos appareils seront déconnectés.' },
  'recover.checking': { defaultMessage: 'Vérification de votre lien' },
  'recover.submit': { defaultMessage: 'Changer mon mot de passe' },
  'recover.failed': { defaultMessage: 'Le mot de passe n’a pas été changé' },
  'recover.done.title': { defaultMessage: 'Votre mot de passe est changé' },
  'recover.done.text': {
    defaultMessage: 'Tous vos appareils ont été déconnectés. Connectez-vous avec votre nouveau mot de passe.',
  },
  'recover.dead.title': { defaultMessage: 'Ce lien n’est plus valable' },
  'recover.dead.text': {
    defaultMessage:
      'Un lien pour changer de mot de passe sert une seule fois, pendant 30 minutes, et seul le dernier envoyé compte\u202f; recopié en partie, il ne s’ouvre pas.',
  },
  'recover.dead.again': { defaultMessage: 'Recevoir un nouveau lien' },

  'link.title': { defaultMessage: 'Confirmez votre adresse e-mail' },
  'link.checking': { defaultMessage: 'Vérification de votre lien' },
  'link.good': {
    defaultMessage:
      'Connectez-vous avec {name}\u202f: l’adresse {email} sera alors rattachée à votre compte.',
  },
  'link.signed-in.title': { defaultMessage: 'Votre session est déjà ouverte' },
  'link.signed-in': {
    defaultMessage:
      'Pour rattacher {email} à votre compte, confirmez que c’est bien vous avec {name}. Ce n’est pas votre compte\u202f? Déconnectez-vous d’abord.',
  },
  'link.confirm': { defaultMessage: 'Confirmer avec' },
  'link.sign-out': { defaultMessage: 'Me déconnecter' },
  'link.spent.text': {
    defaultMessage: '{email} est déjà confirmée\u202f: ce lien a servi, et il n’y a plus rien à faire.',
  },
  'link.dead.title': { defaultMessage: 'Ce lien n’est plus valable' },
  'link.dead.text': {
    defaultMessage:
      'Il ne sert qu’une fois et pendant une heure\u202f; recopié en partie, il ne s’ouvre pas. Si vous l’avez suivi jusqu’au bout, votre adresse est confirmée. Sinon, nous pouvons vous en envoyer un autre.',
  },
  'link.dead.close': { defaultMessage: 'Demander un autre lien' },
  'link.cryptography': {
    defaultMessage:
      'Votre navigateur n’offre pas les fonctions de chiffrement dont une connexion sûre a besoin. Mettez-le à jour, ou utilisez un autre appareil.',
  },

  'plate-check.title': { defaultMessage: 'Vérifier une plaque' },
  'plate-check.lead': {
    defaultMessage: 'Avant d’ouvrir un compte, vérifiez que la ville peut enregistrer votre véhicule.',
  },
  'plate-check.hint': { defaultMessage: 'Exemple\u202f: AB\u2011123\u2011CD' },
  'plate-check.submit': { defaultMessage: 'Vérifier la plaque' },
  'plate-check.good': { defaultMessage: 'Cette plaque peut être enregistrée.' },
  'plate-check.bad': {
    defaultMessage:
      'La ville ne reconnaît pas cette plaque. Recopiez-la depuis la carte grise, avec ses lettres et ses chiffres.',
  },
  'plate-check.failed': { defaultMessage: 'La plaque n’a pas pu être vérifiée' },
  'plate-check.register': { defaultMessage: 'Créer mon compte avec cette plaque' },
  'plate-check.sign-in': { defaultMessage: 'Me connecter avec {name}' },
})

export type AccessMessageId = keyof typeof accessFr
