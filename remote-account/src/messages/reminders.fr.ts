/** What the city reminds of, and by which way. */
export const remindersFr = {
  'reminders.title': 'Rappels',
  'reminders.text':
    'Ce dont la ville vous prévient, et comment. Ses décisions et ses reçus vous parviennent toujours par e-mail.',
  'reminders.email': 'E-mail',
  'reminders.sms': 'SMS',
  'reminders.document-missing': 'Document manquant',
  'reminders.document-missing.when': '5 et 15 jours après la demande de la ville.',
  'reminders.payment-waiting': 'Paiement en attente',
  'reminders.payment-waiting.when': 'Après 3 et 10 jours d’attente.',
  'reminders.ticket-ending': 'Fin d’un ticket',
  'reminders.ticket-ending.when':
    '20 minutes avant (ticket à l’heure), 2 heures avant (à la journée), la veille (au-delà).',
  'reminders.renewal-open': 'Renouvellement possible',
  'reminders.renewal-open.when': 'Dès que vous pouvez renouveler un abonnement.',
  'reminders.subscription-ending': 'Fin d’un abonnement',
  'reminders.subscription-ending.when': '30 et 7 jours avant.',
  'reminders.sms.off': 'Les SMS sont arrêtés\u202f: activez-les dans vos coordonnées pour les choisir ici.',
  'reminders.sms.on-without-phone': 'Ajoutez votre téléphone mobile à vos coordonnées pour recevoir des SMS.',
  'reminders.saved': 'Votre choix est enregistré.',
  'reminders.stopped': 'Vous n’en recevrez plus de rappel.',
  'reminders.failed': 'Vos rappels ne s’affichent pas',
  'reminders.retry': 'Afficher mes rappels',
  'reminders.not-saved': 'Votre choix n’est pas enregistré',
} as const
