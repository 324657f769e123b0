import { addressFr } from '@parvis/shared-kernel/messages/address.fr'
import { defineMessages } from '@parvis/shared-kernel/messages/define-messages'
import { remindersFr } from './reminders.fr.ts'

// Messages of the account. French is the source of the keys; U+202F before double punctuation, U+2019 apostrophes.
const ownFr = defineMessages({
  'sign-in.title': { defaultMessage: 'Connexion' },
  'sign-in.lead': { defaultMessage: 'Retrouvez vos droits de stationnement, vos demandes et vos paiements.' },
  'sign-in.lead.returning': {
    defaultMessage: 'Connectez-vous pour ouvrir cette page. Vous y reviendrez aussitôt.',
  },
  'sign-in.closed.title': { defaultMessage: 'Votre session a été fermée' },
  'sign-in.closed.text': {
    defaultMessage:
      'La ville l’a fermée, par exemple parce que vous vous êtes déconnecté ailleurs ou avez changé de mot de passe. Reconnectez-vous\u202f: vous retrouverez votre saisie.',
  },
  'sign-in.no-way.title': { defaultMessage: 'On ne peut pas se connecter ici pour le moment' },
  'sign-in.no-way.text': {
    defaultMessage:
      'Votre ville a choisi un moyen de connexion que ce site ne propose pas encore. Pour toute démarche, appelez le {phone}, écrivez à {email} ou passez au guichet\u202f: {desk}.',
  },
  'sign-in.expired.title': { defaultMessage: 'Votre session a expiré' },
  'sign-in.expired.text': {
    defaultMessage:
      'Pour protéger vos données, elle a été fermée. Reconnectez-vous\u202f: vous retrouverez votre saisie.',
  },
  'sign-in.or': { defaultMessage: 'ou' },
  'sign-in.provider.france-connect': {
    defaultMessage:
      'FranceConnect est la solution proposée par l’État pour sécuriser et simplifier la connexion à vos services en ligne.',
  },
  'sign-in.provider.plain': { defaultMessage: 'Avec {name}, un compte que vous avez déjà suffit.' },
  'sign-in.provider.button': { defaultMessage: 'Se connecter avec' },
  'sign-in.provider.what': { defaultMessage: 'Qu’est-ce que {name}\u202f?' },
  'sign-in.provider.what-title': { defaultMessage: 'Qu’est-ce que {name}\u202f? - nouvelle fenêtre' },
  'sign-in.provider.first': {
    defaultMessage:
      'Première visite\u202f? Votre compte s’ouvre à la première connexion, sans autre inscription.',
  },
  'sign-in.provider.failed.title': { defaultMessage: '{name} n’a pas pu être ouvert' },
  'sign-in.provider.failed.text': {
    defaultMessage: 'Vérifiez votre connexion, puis réessayez. Si rien ne change, appelez-nous au {phone}.',
  },
  'sign-in.provider.cryptography.title': {
    defaultMessage: 'Votre navigateur ne permet pas une connexion sûre',
  },
  'sign-in.provider.cryptography.text': {
    defaultMessage:
      'La connexion a besoin des fonctions de chiffrement du navigateur, qui manquent ici. Vérifiez que l’adresse de la page commence par https, mettez votre navigateur à jour ou utilisez un autre appareil. Nous pouvons aussi vous aider au {phone}.',
  },
  'sign-in.password.title': { defaultMessage: 'Avec une adresse e-mail' },
  'sign-in.login': { defaultMessage: 'Adresse e-mail' },
  'sign-in.login.mandatory': { defaultMessage: 'Indiquez votre adresse e-mail.' },
  'sign-in.password': { defaultMessage: 'Mot de passe' },
  'sign-in.password.mandatory': { defaultMessage: 'Indiquez votre mot de passe.' },
  'password.show': { defaultMessage: 'Afficher le mot de passe' },
  'password.hide': { defaultMessage: 'Masquer le mot de passe' },
  'sign-in.submit': { defaultMessage: 'Se connecter' },
  'sign-in.forgot': { defaultMessage: 'Mot de passe oublié\u202f?' },
  'sign-in.register': { defaultMessage: 'Créer un compte' },
  'sign-in.confirm-again': { defaultMessage: 'Renvoyer le message de confirmation' },
  'sign-in.refused.title': { defaultMessage: 'La connexion n’a pas abouti' },
  'sign-in.refused.wrong-login': {
    defaultMessage: 'L’adresse e-mail ou le mot de passe ne convient pas. Vérifiez-les, puis réessayez.',
  },
  'sign-in.refused.not-verified': {
    defaultMessage:
      'Votre adresse e-mail n’est pas encore confirmée. Ouvrez le lien que nous vous avons envoyé.',
  },
  'sign-in.refused.too-many': {
    defaultMessage:
      'Il y a eu trop d’essais. Patientez un quart d’heure avant de réessayer, ou utilisez une autre façon de vous connecter.',
  },
  'sign-in.refused.unavailable': {
    defaultMessage:
      'La connexion ne fonctionne pas pour le moment. Ce n’est pas de votre fait\u202f: réessayez dans quelques minutes.',
  },

  'signed-in.title': { defaultMessage: 'Votre session est ouverte' },
  'signed-in.lead': { defaultMessage: 'Ce n’est pas vous\u202f? Déconnectez-vous avant de continuer.' },
  'signed-in.nameless': { defaultMessage: 'Votre compte' },
  'signed-in.continue': { defaultMessage: 'Continuer' },
  'signed-in.sign-out': { defaultMessage: 'Se déconnecter' },

  'welcome.title': { defaultMessage: 'Avec votre compte' },
  'welcome.request': { defaultMessage: 'Demandez un abonnement, ou renouvelez-le en quelques minutes.' },
  'welcome.ticket': { defaultMessage: 'Prenez un ticket pour vous, un proche ou un artisan.' },
  'welcome.follow': {
    defaultMessage: 'Suivez vos demandes, changez de véhicule, retrouvez vos justificatifs.',
  },
  'welcome.prices.title': { defaultMessage: 'Combien cela coûte, ici\u202f?' },
  'welcome.prices.text': {
    defaultMessage: 'Prix, zones, documents à préparer et délais\u202f: votre adresse suffit, sans compte.',
  },
  'welcome.prices.link': { defaultMessage: 'Voir les tarifs de mon adresse' },
  'welcome.fine.title': { defaultMessage: 'Un forfait de post-stationnement (FPS)\u202f?' },
  'welcome.fine.text': {
    defaultMessage: 'Pas besoin de compte\u202f: le numéro de l’avis et la plaque suffisent.',
  },
  'welcome.fine.link': { defaultMessage: 'Payer ou contester un FPS' },
  'welcome.help.title': { defaultMessage: 'Une question\u202f?' },

  'settings.title': { defaultMessage: 'Mon profil' },
  'settings.lead': {
    defaultMessage: 'Vos demandes reprennent ces informations\u202f: vous ne les saisissez qu’une fois.',
  },
  'settings.ask.title': { defaultMessage: 'Votre adresse' },
  'settings.ask.lead': { defaultMessage: 'Dès l’enregistrement, vous revenez à la page précédente.' },
  'settings.back': { defaultMessage: 'Revenir à la page précédente' },

  'identity.title': { defaultMessage: 'Identité' },
  'identity.text': { defaultMessage: 'Telle qu’elle figure sur vos justificatifs.' },
  'identity.gender': { defaultMessage: 'Civilité' },
  'identity.gender.none': { defaultMessage: 'Non précisé' },
  'identity.gender.female': { defaultMessage: 'Madame' },
  'identity.gender.male': { defaultMessage: 'Monsieur' },
  'identity.first-name': { defaultMessage: 'Prénom' },
  'identity.last-name': { defaultMessage: 'Nom' },
  'contact.title': { defaultMessage: 'Coordonnées' },
  'contact.text': { defaultMessage: 'Pour vous répondre et vous prévenir avant la fin d’un droit.' },
  'contact.email': { defaultMessage: 'Adresse e-mail' },
  'contact.pending': { defaultMessage: '{pending} attend votre confirmation' },
  'contact.pending.text': {
    defaultMessage:
      'Ouvrez le lien que nous y avons envoyé\u202f: il vaut 24 heures. D’ici là, vous vous connectez avec {email} et recevez nos messages à cette adresse.',
  },
  'contact.pending.resend': { defaultMessage: 'Renvoyer le lien' },
  'contact.pending.drop': { defaultMessage: 'Garder l’adresse actuelle' },
  'contact.pending.resent': { defaultMessage: 'Un nouveau lien est envoyé. Le précédent ne sert plus.' },
  'contact.pending.dropped': { defaultMessage: 'Votre adresse reste {email}.' },
  'contact.phone': { defaultMessage: 'Téléphone mobile' },
  'contact.phone.hint': { defaultMessage: 'Exemple\u202f: 06 12 34 56 78' },
  'contact.home-phone': { defaultMessage: 'Téléphone fixe' },
  'contact.home-phone.hint': { defaultMessage: 'Exemple\u202f: 01 23 45 67 89' },
  'contact.sms': { defaultMessage: 'Me prévenir par SMS avant la fin de mes droits' },
  'contact.sms.hint': {
    defaultMessage: 'Vous recevez les messages importants par e-mail dans tous les cas.',
  },
  'address.title': { defaultMessage: 'Adresse personnelle' },
  'address.told': {
    defaultMessage:
      'C’est l’adresse que vous avez cherchée dans les tarifs. Vérifiez-la ou changez-la, puis enregistrez.',
  },
  'address.text': { defaultMessage: 'Elle détermine votre zone et les offres réservées aux habitants.' },
  'professional.title': { defaultMessage: 'Activité professionnelle' },
  'professional.text': {
    defaultMessage: 'Pour les offres destinées aux entreprises, artisans et soignants.',
  },
  'professional.none': { defaultMessage: 'Vous stationnez aussi pour votre travail\u202f?' },
  'professional.add': { defaultMessage: 'Ajouter une activité professionnelle' },
  'professional.remove': { defaultMessage: 'Retirer l’activité professionnelle' },
  'professional.name': { defaultMessage: 'Nom de l’entreprise' },
  'professional.siret': { defaultMessage: 'SIRET' },
  'professional.siret.hint': { defaultMessage: '14 chiffres, sur vos factures' },
  'professional.ape': { defaultMessage: 'Code APE' },
  'professional.ape.hint': { defaultMessage: 'Exemple\u202f: 4322A' },
  'professional.address': { defaultMessage: 'Adresse professionnelle' },

  'fault.first-name': { defaultMessage: 'Écrivez votre prénom, de 2 à 50 caractères.' },
  'fault.last-name': { defaultMessage: 'Écrivez votre nom, de 2 à 50 caractères.' },
  'fault.email.blank': { defaultMessage: 'Indiquez une adresse e-mail.' },
  'fault.email.too-short': {
    defaultMessage: 'L’adresse e-mail est trop courte\u202f: il faut au moins 6 caractères.',
  },
  'fault.email.too-long': {
    defaultMessage: 'L’adresse e-mail est trop longue\u202f: 80 caractères au plus.',
  },
  'fault.email.malformed': {
    defaultMessage: '«\u202f{value}\u202f» n’est pas une adresse e-mail. Exemple\u202f: nom@exemple.fr',
  },
  'fault.email.taken': {
    defaultMessage: 'Un compte existe déjà avec cette adresse e-mail. Indiquez-en une autre.',
  },
  'fault.phone.for-sms': { defaultMessage: 'Indiquez un numéro de mobile pour recevoir les SMS.' },
  'fault.phone': { defaultMessage: 'Écrivez le numéro de mobile comme 06 12 34 56 78 ou +33 6 12 34 56 78.' },
  'fault.home-phone': {
    defaultMessage: 'Écrivez le numéro de fixe comme 01 23 45 67 89 ou +33 1 23 45 67 89.',
  },
  'fault.address-unchosen': {
    defaultMessage: 'Choisissez l’adresse dans la liste, ou saisissez-la à la main.',
  },
  'fault.street-number': {
    defaultMessage: 'Le numéro de la voie compte 1 à 10 chiffres, sans «\u202fbis\u202f» ni lettre.',
  },
  'fault.street-number-complement': {
    defaultMessage: 'Ce complément de numéro est trop long\u202f: 10 caractères au plus.',
  },
  'fault.street-name': { defaultMessage: 'Indiquez le nom de la voie, en 2 caractères au moins.' },
  'fault.postal-code': { defaultMessage: 'Indiquez un code postal de 5 chiffres.' },
  'fault.locality': { defaultMessage: 'Indiquez la commune, en 2 caractères au moins.' },
  'fault.enterprise-name': { defaultMessage: 'Indiquez le nom de l’entreprise, en 2 caractères au moins.' },
  'fault.siret': { defaultMessage: 'Le SIRET compte 14 chiffres.' },
  'fault.ape': {
    defaultMessage: 'Le code APE compte 4 chiffres et une lettre majuscule, par exemple 4322A.',
  },
  'fault.refused': { defaultMessage: 'La ville n’accepte pas cette réponse. Vérifiez-la ou contactez-nous.' },
  'fault.in-address': { defaultMessage: 'Adresse personnelle – {fault}' },
  'fault.in-professional-address': { defaultMessage: 'Adresse professionnelle – {fault}' },

  'save.submit': { defaultMessage: 'Enregistrer' },
  'save.discard': { defaultMessage: 'Annuler' },
  'save.dirty': { defaultMessage: 'Modifications non enregistrées' },
  'save.done': { defaultMessage: 'Votre profil est enregistré.' },
  'save.nothing': { defaultMessage: 'Rien n’a changé\u202f: votre profil est déjà à jour.' },
  'save.failed': { defaultMessage: 'Votre profil n’a pas été enregistré' },
  'save.kept': { defaultMessage: 'Ce que vous avez saisi est toujours là.' },
  'save.leave': { defaultMessage: 'Quitter sans enregistrer\u202f? Vos modifications seront perdues.' },

  'language.title': { defaultMessage: 'Langue' },
  'language.text': { defaultMessage: 'La langue de vos messages. La changer change aussi celle du portail.' },
  'language.label': { defaultMessage: 'Langue du portail et des messages' },
  'language.fr': { defaultMessage: 'Français' },
  'language.en': { defaultMessage: 'English' },
  'language.done.fr': { defaultMessage: 'Le portail et vos messages sont maintenant en français.' },
  'language.done.en': { defaultMessage: 'The portal and your messages are now in English.' },
  'language.failed': { defaultMessage: 'La langue n’a pas pu être changée.' },

  'more.title': { defaultMessage: 'Autour de votre compte' },
  'more.text': { defaultMessage: 'Ce qui s’est passé, ce que l’on partage avec vous, et vos données.' },
  'more.password': { defaultMessage: 'Changer de mot de passe' },
  'more.history': { defaultMessage: 'Historique de mes droits, FPS et recours' },
  'more.share': { defaultMessage: 'Rejoindre un droit partagé' },
  'more.data': { defaultMessage: 'Télécharger mes données ou supprimer mon compte' },

  'vehicles.title': { defaultMessage: 'Véhicules' },
  'vehicles.text': {
    defaultMessage: 'Pour les choisir d’un geste dans vos demandes. Vos droits en cours ne changent pas.',
  },
  'vehicles.empty': { defaultMessage: 'Aucun véhicule pour l’instant' },
  'vehicles.empty.text': {
    defaultMessage: 'Ajoutez-en un\u202f: sa plaque vous sera proposée dans vos demandes.',
  },
  'vehicles.add': { defaultMessage: 'Ajouter un véhicule' },
  'vehicles.plate': { defaultMessage: 'Plaque d’immatriculation' },
  'vehicles.plate.hint': { defaultMessage: 'Comme sur la carte grise. Exemple\u202f: AB\u2011123\u2011CD' },
  'vehicles.plate.fault': {
    defaultMessage: 'Écrivez la plaque avec des lettres et des chiffres, de 2 à 15 caractères.',
  },
  'vehicles.plate.taken': { defaultMessage: 'Un de vos véhicules porte déjà cette plaque.' },
  'vehicles.name': { defaultMessage: 'Nom du véhicule' },
  'vehicles.name.hint': {
    defaultMessage: 'Pour le reconnaître\u202f: «\u202fLa voiture\u202f», «\u202fFourgon 2\u202f»',
  },
  'vehicles.name.fault': { defaultMessage: 'Donnez-lui un nom de 2 à 50 caractères, ou aucun.' },
  'vehicles.doubt': { defaultMessage: 'Vouliez-vous dire\u202f?' },
  'vehicles.doubt.take': { defaultMessage: 'Remplacer par' },
  'vehicles.doubt.letter': {
    defaultMessage: 'La lettre {found} n’existe pas sur les plaques françaises actuelles.',
  },
  'vehicles.doubt.pair': {
    defaultMessage: 'Les lettres {found} ensemble n’existent pas sur les plaques françaises actuelles.',
  },
  'vehicles.doubt.look-alike': {
    defaultMessage: 'Le caractère {found} se confond facilement avec un autre.',
  },
  'vehicles.doubt.more': { defaultMessage: 'Ce champ prend une seule plaque, sans autre mot.' },
  'vehicles.doubt.free': { defaultMessage: 'Vous pouvez aussi garder la plaque telle quelle.' },
  'vehicles.save': { defaultMessage: 'Enregistrer le véhicule' },
  'vehicles.rename': { defaultMessage: 'Renommer' },
  'vehicles.rename-one': { defaultMessage: 'Renommer {name}' },
  'vehicles.remove': { defaultMessage: 'Retirer' },
  'vehicles.remove-one': { defaultMessage: 'Retirer {name}' },
  'vehicles.remove.title': { defaultMessage: 'Retirer «\u202f{name}\u202f»\u202f?' },
  'vehicles.remove.text': {
    defaultMessage: 'Ce véhicule ne vous sera plus proposé. Vos droits en cours ne changent pas.',
  },
  'vehicles.remove.confirm': { defaultMessage: 'Retirer le véhicule' },
  'vehicles.added': { defaultMessage: 'Le véhicule est ajouté.' },
  'vehicles.renamed': { defaultMessage: 'Le véhicule est renommé.' },
  'vehicles.keep': { defaultMessage: 'Garder' },
  'vehicles.cancel': { defaultMessage: 'Annuler' },
  'vehicles.not-saved': { defaultMessage: 'Le véhicule n’a pas été enregistré' },
  'vehicles.not-removed': { defaultMessage: 'Le véhicule n’a pas été retiré' },
  'vehicles.removed': { defaultMessage: 'Le véhicule est retiré.' },
  'vehicles.failed': { defaultMessage: 'Vos véhicules ne s’affichent pas' },
  'vehicles.filter': { defaultMessage: 'Filtrer par classe Crit’Air' },
  'vehicles.filtered': {
    defaultMessage: '{count, plural, =0 {Aucun véhicule} one {# véhicule} other {# véhicules}} sur {all}.',
  },
  'vehicles.more': {
    defaultMessage: '… et {count, plural, one {# autre véhicule} other {# autres véhicules}}',
  },
  'vehicles.critair': { defaultMessage: 'Crit’Air {level}' },
  'vehicles.critair.electric': { defaultMessage: 'Crit’Air électrique' },
  'vehicles.critair.none': { defaultMessage: 'Sans classe Crit’Air' },
  'vehicles.critair.declared': { defaultMessage: 'déclaré' },
  'vehicles.critair.registry': { defaultMessage: 'carte grise' },
  'vehicles.critair.source': { defaultMessage: 'source\u202f: {source}' },
  'vehicles.category.car': { defaultMessage: 'Voiture' },
  'vehicles.category.van': { defaultMessage: 'Utilitaire' },
  'vehicles.category.motorcycle': { defaultMessage: 'Deux-roues' },
  'vehicles.category.truck': { defaultMessage: 'Poids lourd' },
})

/** Messages of this file only. */
export type OwnMessageId = keyof typeof ownFr

export const fr = { ...addressFr, ...remindersFr, ...ownFr }

export type AccountMessageId = keyof typeof fr
