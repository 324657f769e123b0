// Messages of the city’s own small pages and responses, in ICU syntax. French is the source of the keys; U+202F
// before double punctuation.
export const pagesFr = {
  'pay-by-link.title': 'Votre paiement',
  'pay-by-link.object': 'Objet',
  'pay-by-link.named': '{kind, select, fine {Forfait n° {label}} other {{label}}}',
  'pay-by-link.pay': 'Payer {amount, number, price}',
  'pay-by-link.changed':
    'Le montant à payer a changé. Rien n’est encore payé\u202f: confirmez pour continuer.',
  'pay-by-link.refused':
    'Votre banque a refusé ce paiement\u202f: rien n’a été débité. Vous pouvez recommencer.',
  'pay-by-link.abandoned': 'Ce paiement a été abandonné\u202f: rien n’a été débité. Vous pouvez recommencer.',
  'pay-by-link.pending': 'Votre paiement est en cours de confirmation. Ne payez pas une seconde fois.',
  'pay-by-link.reload': 'Voir s’il est confirmé',
  'pay-by-link.paid': 'C’est payé\u202f: il n’y a plus rien à payer.',
  'pay-by-link.receipt': 'Le reçu part à l’adresse à laquelle ce lien a été envoyé.',
  'pay-by-link.settled':
    'Il ne reste rien à payer pour ce forfait. Le portail de la ville dit où il en est, avec son numéro et la plaque du véhicule.',
  'pay-by-link.not-due':
    'Ce droit n’attend aucun paiement, ou n’en attend plus. La personne qui l’a demandé voit où il en est parmi ses droits, sur le portail de la ville.',
  'pay-by-link.explained': 'Vous allez continuer sur la page sécurisée du prestataire de paiement.',
  'pay-by-link.leaving': 'Vers la page de paiement…',
  'pay-by-link.leave': 'Continuer vers le paiement',
  'pay-by-link.portal': 'Ouvrir le portail de la ville',
  'stop-reminders.title': 'Arrêter ces rappels',
  'stop-reminders.ask': 'Confirmez que vous ne voulez plus d’e-mail de rappel sur {name}.',
  'stop-reminders.rest':
    'Vos autres rappels continuent, et les décisions de la ville vous parviennent toujours.',
  'stop-reminders.stop': 'Arrêter ces e-mails',
  'stop-reminders.done-title': 'C’est fait',
  'stop-reminders.done': 'Plus aucun e-mail de rappel sur {name} ne vous sera envoyé.',
  'stop-reminders.unusable':
    'Ce lien a expiré ou a été recopié en partie. Vous choisissez vos rappels dans votre profil.',
  'stop-reminders.settings': 'Choisir tous mes rappels',
  'desk.ticket-over':
    'Ce ticket est terminé\u202f: il ne peut plus être payé. Refusez-le, en disant pourquoi.',
  'erasure.obstacle.right-in-force':
    'Un de vos droits est encore en cours ou à venir. Attendez sa fin ou annulez-le, puis demandez la suppression.',
  'erasure.obstacle.payment-live':
    'Un paiement est en cours. Attendez son résultat, 15 minutes au plus, puis recommencez.',
  'erasure.obstacle.no-email':
    'La suppression se confirme par e-mail. Donnez d’abord une adresse dans votre profil.',
  'identity.service': 'Identité de démonstration',
  'identity.title': 'Qui êtes-vous\u202f?',
  'identity.lead': 'Ce fournisseur d’identité se comporte comme FranceConnect. Ses personnes sont fictives.',
  'identity.choose': 'Choisir une personne de test',
  'identity.or': 'ou se connecter avec un mot de passe',
  'identity.name': 'Adresse e-mail',
  'identity.password': 'Mot de passe',
  'identity.sign-in': 'Se connecter',
  'identity.cancel': 'Revenir au portail sans se connecter',
  'identity.faulty-answers': 'Revenir au portail avec une erreur',
  'identity.wrong': 'Cette adresse et ce mot de passe ne vont pas ensemble. Vérifiez-les, puis recommencez.',
  'identity.fault': 'Cette demande de connexion n’est pas valable',
  'identity.fault-help': 'Revenez au portail de votre ville et recommencez la connexion.',
  'identity.leaving': 'Déconnexion en cours',
  'identity.leave': 'Se déconnecter',
  'identity.left': 'Vous êtes déconnecté',
  'identity.left-help': 'Vous pouvez fermer cette page.',
  'refund.bank-details': 'Coordonnées bancaires (RIB)',
} as const
