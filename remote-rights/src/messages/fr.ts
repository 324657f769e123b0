// French is the source of the keys. Thin spaces (U+202F) before double punctuation, U+2019 for apostrophes.
export const fr = {
  'rights.title': 'Mes droits',
  'rights.back': 'Mes droits',
  'rights.failed.title': 'Vos droits ne s’affichent pas',

  'dashboard.greeting': 'Bonjour {name}',
  'dashboard.greeting-anonymous': 'Bonjour',

  'todo.title': 'À faire',
  'todo.pay.title': 'Payez «\u202f{name}\u202f»',
  'todo.pay.body': 'Il commence le {start}. Il ne sera valable qu’une fois payé.',
  'todo.pay.body-undated': 'Il ne sera valable qu’une fois payé.',
  'todo.complete.title': 'Complétez «\u202f{name}\u202f»',
  'todo.complete.body':
    '{count, plural, =0 {La Ville attend un complément pour étudier votre demande.} one {La Ville attend un document pour étudier votre demande.} other {La Ville attend # documents pour étudier votre demande.}}',
  'todo.address.title': 'Indiquez votre adresse',
  'todo.address.body': 'Sans elle, nous ne pouvons pas vous proposer les droits de votre quartier.',
  'todo.address.action': 'Ajouter mon adresse',
  'todo.renew.title': 'Renouvelez «\u202f{name}\u202f»',
  'todo.renew.body':
    '{days, plural, =0 {Il se termine aujourd’hui.} one {Il se termine demain, le {end}.} other {Il se termine dans # jours, le {end}.}}',
  'todo.more':
    '{count, plural, one {Une autre chose vous attend dans la liste ci-dessous.} other {# autres choses vous attendent dans la liste ci-dessous.}}',

  'tickets.title': 'Mes tickets',
  'tickets.empty': 'Vous n’avez pas de ticket en cours.',
  'tickets.failed': 'Vos tickets ne s’affichent pas',
  'subscriptions.title': 'Mes abonnements',
  'subscriptions.empty': 'Vous n’avez pas d’abonnement en cours.',
  'subscriptions.failed': 'Vos abonnements ne s’affichent pas',
  'list.more': 'Afficher la suite ({count})',
  'expired.tickets.show': 'Afficher les tickets terminés ou annulés ({count})',
  'expired.tickets.hide': 'Masquer les tickets terminés ou annulés ({count})',
  'expired.subscriptions.show': 'Afficher les abonnements terminés ou annulés ({count})',
  'expired.subscriptions.hide': 'Masquer les abonnements terminés ou annulés ({count})',
  'catalogue.failed': 'Les noms et les conditions de vos droits ne s’affichent pas tous',

  'definitions.title': 'Demander un ticket',
  'definitions.action': 'Demander',
  'definitions.action-for': 'Demander un ticket «\u202f{name}\u202f»',
  'definitions.remaining':
    '{count, plural, =0 {Plus aucun ticket cette année} one {Encore # ticket cette année} other {Encore # tickets cette année}}',
  'definitions.remaining-period':
    '{count, plural, =0 {Plus aucun ticket pour cette période} one {Encore # ticket pour cette période} other {Encore # tickets pour cette période}}',
  'definitions.of': 'sur\u00a0{maximum}',
  'price.from': 'À partir de {price}',
  'price.free': 'Gratuit',

  'offers.title': 'Demander un abonnement',
  'offers.failed': 'Les abonnements proposés ne s’affichent pas',
  'offers.action': 'Voir l’offre',
  'offers.empty': 'Aucun abonnement n’est ouvert à la demande en ce moment.',
  'offers.professional': 'Professionnels',
  'offers.all': 'Comparer toutes les offres',
  'funnel.title': 'Quel abonnement vous faut-il\u202f?',
  'funnel.body':
    'Répondez à quelques questions\u202f: nous vous montrons les abonnements qui vous conviennent.',
  'funnel.action': 'Trouver mon abonnement',

  'empty.title': 'Vous n’avez pas encore de droit de stationnement',
  'empty.body':
    'Demandez un abonnement pour stationner longtemps, ou un ticket pour une visite, une course ou un chantier. Une demande prend quelques minutes.',
  'empty.action': 'Faire une demande',

  'sms.title': 'Rappels par SMS',
  'sms.on': 'Vous êtes prévenu avant la fin de vos droits au {phone}.',
  'sms.on-without-phone': 'Vous les avez demandés, mais votre profil n’a pas de numéro de mobile.',
  'sms.off': 'Recevez un SMS avant la fin de vos droits.',
  'sms.switch': 'Recevoir les rappels',
  'sms.add-phone': 'Ajouter mon numéro',

  'kind.subscription': 'Abonnement',
  'kind.ticket': 'Ticket',
  'name.subscription': 'Abonnement dont l’offre n’est plus proposée',
  'name.ticket': 'Ticket qui n’est plus proposé',
  'right.plates': 'Plaques',
  'right.zones': '{count, plural, =0 {Zones} one {Zone} other {Zones}}',
  'right.zone-unknown': 'Zone {id}',
  'right.shared': 'Partagé',
  'right.shared-with-me': 'Partagé avec vous',
  'right.hours': 'Le {day} de {start} à {end}',
  'right.start-unknown': 'Commence dès que la Ville l’accorde',

  'status.to-come': 'À venir',
  'status.expired': 'Expiré',
  'status.dropped': 'À l’étude',
  'status.await-evidence': 'Justificatif attendu',
  'status.to-complete': 'À compléter',
  'status.to-pay': 'À payer',
  'status.active': 'Actif',
  'status.rejected': 'Refusé',
  'status.canceled': 'Annulé',
  'status.deleted': 'Supprimé',
  'status.unknown': 'État «\u202f{code}\u202f»',
  'status.note.plate-change-under-review': 'changement de plaque à l’étude',

  'action.pay': 'Payer',
  'action.pay-price': 'Payer {price}',
  'action.complete': 'Compléter le dossier',
  'action.renew': 'Renouveler',
  'action.edit-plates': 'Modifier les plaques',
  'action.request-plate-change': 'Demander un changement de plaque',
  'action.download-proof': 'Ouvrir le justificatif (PDF)',
  'action.download-plate-history': 'Ouvrir l’historique des plaques (PDF)',
  'action.share': 'Partager',
  'action.withdraw': 'Quitter ce droit partagé',
  'action.cancel-ticket': 'Annuler le ticket',
  'action.cancel-subscription': 'Annuler la demande',
  'action.details': 'Voir le détail',
  'action.more': 'Autres actions',
  'action.for': '{action}\u202f: {name}',

  'document.preparing': 'Préparation du document',
  'withdraw.left': 'Vous avez quitté le droit partagé. Il n’est plus dans vos droits.',

  'renewal.plan-unknown':
    'Le renouvellement se demande auprès de la Ville\u202f: cette offre n’est plus proposée.',
  'renewal.not-renewable':
    'Cette offre ne se renouvelle pas en ligne. Contactez la Ville avant la fin de votre droit.',
  'renewal.not-open': 'Les demandes de renouvellement ne sont pas encore ouvertes.',
  'renewal.next-not-renewable':
    'Votre droit sera suivi par «\u202f{nextPlan}\u202f», qui ne se demande pas en ligne. Contactez la Ville.',
  'renewal.next-not-open':
    'Votre droit sera suivi par «\u202f{nextPlan}\u202f», dont les demandes ne sont pas encore ouvertes.',
  'renewal.zone': 'Une de vos zones n’est plus proposée. Faites une nouvelle demande ou contactez la Ville.',
  'renewal.next-zone':
    'Votre droit sera suivi par «\u202f{nextPlan}\u202f», qui ne couvre pas toutes vos zones. Faites une nouvelle demande.',
  'detail.from-to': 'Du {start} au {end}',
  'detail.from': 'À partir du {start}',
} as const
