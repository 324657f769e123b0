import { defineMessages } from '@parvis/shared-kernel/messages/define-messages'
import { failureFr } from '@parvis/shared-kernel/messages/failure.fr'

// French is the source of the keys. Thin spaces (U+202F) before double punctuation, U+2019 for apostrophes.
const ownFr = defineMessages({
  'rights.title': { defaultMessage: 'Mes droits' },
  'rights.failed.title': { defaultMessage: 'Vos droits ne s’affichent pas' },

  'dashboard.greeting': { defaultMessage: 'Bonjour {name}' },
  'dashboard.greeting-anonymous': { defaultMessage: 'Bonjour' },

  offline: { defaultMessage: 'Vous êtes hors ligne\u202f: ce que vous voyez a pu changer depuis.' },
  'todo.title': { defaultMessage: 'À faire' },
  'todo.pay.title': { defaultMessage: 'Payez «\u202f{name}\u202f»' },
  'todo.pay.body': { defaultMessage: 'Début le {start}. Il ne sera valable qu’une fois payé.' },
  'todo.pay.body-undated': { defaultMessage: 'Il ne sera valable qu’une fois payé.' },
  'todo.follow-payment.title': {
    defaultMessage: 'Paiement de «\u202f{name}\u202f» en cours de confirmation',
  },
  'todo.complete.title': { defaultMessage: 'Complétez «\u202f{name}\u202f»' },
  'todo.complete.body': {
    defaultMessage:
      '{count, plural, =0 {La ville attend un complément pour étudier votre demande.} one {La ville attend un document pour étudier votre demande.} other {La ville attend # documents pour étudier votre demande.}}',
  },
  'todo.renew.title': { defaultMessage: 'Renouvelez «\u202f{name}\u202f»' },
  'todo.renew.body': {
    defaultMessage:
      '{days, plural, =0 {Il se termine aujourd’hui.} one {Il se termine demain, le {end}.} other {Il se termine dans # jours, le {end}.}}',
  },
  'todo.more': {
    defaultMessage:
      '{count, plural, one {Une autre chose vous attend dans la liste ci-dessous.} other {# autres choses vous attendent dans la liste ci-dessous.}}',
  },

  'tickets.title': { defaultMessage: 'Mes tickets' },
  'tickets.empty': { defaultMessage: 'Vous n’avez pas de ticket en cours.' },
  'tickets.failed': { defaultMessage: 'Vos tickets ne s’affichent pas' },
  'subscriptions.title': { defaultMessage: 'Mes abonnements' },
  'subscriptions.empty': { defaultMessage: 'Vous n’avez pas d’abonnement en cours.' },
  'subscriptions.failed': { defaultMessage: 'Vos abonnements ne s’affichent pas' },
  'list.more': { defaultMessage: 'Afficher la suite ({count})' },
  'expired.tickets.show': { defaultMessage: 'Afficher les tickets terminés ou annulés ({count})' },
  'expired.tickets.hide': { defaultMessage: 'Masquer les tickets terminés ou annulés ({count})' },
  'expired.subscriptions.show': { defaultMessage: 'Afficher les abonnements terminés ou annulés ({count})' },
  'expired.subscriptions.hide': { defaultMessage: 'Masquer les abonnements terminés ou annulés ({count})' },
  'catalogue.failed': { defaultMessage: 'Les noms et les conditions de vos droits ne s’affichent pas tous' },

  'definitions.title': { defaultMessage: 'Demander un ticket' },
  'definitions.action': { defaultMessage: 'Demander' },
  'definitions.remaining': {
    defaultMessage:
      '{count, plural, =0 {Plus aucun ticket cette année} one {Encore # ticket cette année} other {Encore # tickets cette année}}',
  },
  'definitions.remaining-period': {
    defaultMessage:
      '{count, plural, =0 {Plus aucun ticket pour cette période} one {Encore # ticket pour cette période} other {Encore # tickets pour cette période}}',
  },
  'definitions.of': { defaultMessage: 'sur\u00a0{maximum}' },
  'price.from': { defaultMessage: 'À partir de {price}' },
  'price.free': { defaultMessage: 'Gratuit' },

  'offers.title': { defaultMessage: 'Demander un abonnement' },
  'offers.action': { defaultMessage: 'Voir l’offre' },
  'offers.empty': { defaultMessage: 'Aucun abonnement ne vous est ouvert pour le moment.' },
  'offers.professional': { defaultMessage: 'Professionnels' },
  'offers.all': { defaultMessage: 'Comparer toutes les offres' },
  'funnel.title': { defaultMessage: 'Quel abonnement vous faut-il\u202f?' },
  'funnel.body': {
    defaultMessage:
      'Répondez à quelques questions\u202f: nous vous montrons les abonnements qui vous conviennent.',
  },
  'funnel.action': { defaultMessage: 'Trouver mon abonnement' },

  'kind.subscription': { defaultMessage: 'Abonnement' },
  'kind.ticket': { defaultMessage: 'Ticket' },
  'name.subscription': { defaultMessage: 'Abonnement dont l’offre n’est plus proposée' },
  'name.ticket': { defaultMessage: 'Ticket qui n’est plus proposé' },
  'right.zones': { defaultMessage: '{count, plural, =0 {Zones} one {Zone} other {Zones}}' },
  'right.zone-unknown': { defaultMessage: 'Zone {id}' },
  'right.shared': { defaultMessage: 'Partagé' },
  'right.shared-with-me': { defaultMessage: 'Partagé avec vous' },
  'right.payment-pending': {
    defaultMessage: 'Ne payez pas une seconde fois\u202f: l’état de ce droit changera tout seul.',
  },
  'right.undated': { defaultMessage: 'La ville n’en donne pas les dates' },
  'right.until': { defaultMessage: 'Jusqu’au {end}' },
  'right.start-unknown': { defaultMessage: 'Commence dès que la ville l’accorde' },

  'status.to-come': { defaultMessage: 'À venir' },
  'status.expired': { defaultMessage: 'Expiré' },
  'status.dropped': { defaultMessage: 'À l’étude' },
  'status.await-evidence': { defaultMessage: 'Justificatif attendu' },
  'status.to-complete': { defaultMessage: 'À compléter' },
  'status.to-pay': { defaultMessage: 'À payer' },
  'status.payment-pending': { defaultMessage: 'Paiement en cours de confirmation' },
  'status.active': { defaultMessage: 'Actif' },
  'status.rejected': { defaultMessage: 'Refusé' },
  'status.canceled': { defaultMessage: 'Annulé' },
  'status.deleted': { defaultMessage: 'Supprimé' },
  'status.unknown': { defaultMessage: 'État «\u202f{code}\u202f»' },
  'status.plate-change-under-review': { defaultMessage: 'changement de plaque à l’étude' },

  'action.pay': { defaultMessage: 'Payer' },
  'action.pay-price': { defaultMessage: 'Payer {price}' },
  'action.follow-payment': { defaultMessage: 'Suivre ce paiement' },
  'action.complete': { defaultMessage: 'Compléter le dossier' },
  'action.renew': { defaultMessage: 'Renouveler' },
  'action.ask-again': { defaultMessage: 'Demander à nouveau' },
  'action.edit-plates': { defaultMessage: 'Modifier les plaques' },
  'action.request-plate-change': { defaultMessage: 'Demander un changement de plaque' },
  'action.download-proof': { defaultMessage: 'Ouvrir le justificatif (PDF)' },
  'action.download-plate-history': { defaultMessage: 'Ouvrir l’historique des plaques (PDF)' },
  'action.share': { defaultMessage: 'Partager' },
  'action.withdraw': { defaultMessage: 'Quitter ce droit partagé' },
  'action.cancel-ticket': { defaultMessage: 'Annuler le ticket' },
  'action.cancel-request': { defaultMessage: 'Annuler la demande' },
  'action.cancel-subscription': { defaultMessage: 'Annuler l’abonnement' },
  'action.details': { defaultMessage: 'Voir le détail' },
  'action.more': { defaultMessage: 'Autres actions' },
  'action.for': { defaultMessage: '{action}\u202f: {name}' },

  'document.preparing': { defaultMessage: 'Préparation du document' },

  'detail.from-to': {
    defaultMessage:
      '{shape, select, day {Le {day}} hours {Le {day} de {start} à {end}} other {Du {start} au {end}}}',
  },
  'detail.from': { defaultMessage: 'À partir du {start}' },
})

export const fr = { ...failureFr, ...ownFr }

export type OwnWordId = keyof typeof ownFr
