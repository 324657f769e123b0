import { defineMessages } from '@parvis/shared-kernel/messages/define-messages'
export const remindersFr = defineMessages({
  'reminders.title': { defaultMessage: 'Rappels' },
  'reminders.text': {
    defaultMessage:
      'Ce dont la ville vous prévient, et comment. Ses décisions et ses reçus vous parviennent toujours par e-mail.',
  },
  'reminders.email': { defaultMessage: 'E-mail' },
  'reminders.sms': { defaultMessage: 'SMS' },
  'reminders.document-missing': { defaultMessage: 'Document manquant' },
  'reminders.document-missing.when': { defaultMessage: '5 et 15 jours après la demande de la ville.' },
  'reminders.payment-waiting': { defaultMessage: 'Paiement en attente' },
  'reminders.payment-waiting.when': { defaultMessage: 'Après 3 et 10 jours d’attente.' },
  'reminders.ticket-ending': { defaultMessage: 'Fin d’un ticket' },
  'reminders.ticket-ending.when': {
    defaultMessage:
      '20 minutes avant (ticket à l’heure), 2 heures avant (à la journée), la veille (au-delà).',
  },
  'reminders.renewal-open': { defaultMessage: 'Renouvellement possible' },
  'reminders.renewal-open.when': { defaultMessage: 'Dès que vous pouvez renouveler un abonnement.' },
  'reminders.subscription-ending': { defaultMessage: 'Fin d’un abonnement' },
  'reminders.subscription-ending.when': { defaultMessage: '30 et 7 jours avant.' },
  'reminders.sms.off': {
    defaultMessage: 'Les SMS sont arrêtés\u202f: activez-les dans vos coordonnées pour les choisir ici.',
  },
  'reminders.sms.on-without-phone': {
    defaultMessage: 'Ajoutez votre téléphone mobile à vos coordonnées pour recevoir des SMS.',
  },
  'reminders.saved': { defaultMessage: 'Votre choix est enregistré.' },
  'reminders.stopped': { defaultMessage: 'Vous n’en recevrez plus de rappel.' },
  'reminders.failed': { defaultMessage: 'Vos rappels ne s’affichent pas' },
  'reminders.retry': { defaultMessage: 'Afficher mes rappels' },
  'reminders.not-saved': { defaultMessage: 'Votre choix n’est pas enregistré' },
})
