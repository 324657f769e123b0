import { defineMessages } from '@parvis/shared-kernel/messages/define-messages'
import { failureFr } from '@parvis/shared-kernel/messages/failure.fr'
import { pendingDraftsFr } from '@parvis/shared-kernel/messages/pending-drafts.fr'
import { renewalFr } from '@parvis/shared-kernel/messages/renewal.fr'
import { pricesFr } from './prices.fr.ts'

/** French is the source of the keys; thin spaces (U+202F) before double punctuation. */
const ownFr = defineMessages({
  quoted: { defaultMessage: '«\u202f{name}\u202f»' },
  'request.begin': { defaultMessage: 'Commencer la demande' },
  'request.next': { defaultMessage: 'Continuer' },
  'subscription.done.follow': { defaultMessage: 'Suivre ma demande' },
  'ticket.quota.year': { defaultMessage: 'Vous avez utilisé tous vos tickets de {year}' },
  'ticket.quota.year.text': { defaultMessage: 'Vous pouvez déjà en demander pour {next}.' },
  'ticket.quota.period': { defaultMessage: 'Vous avez utilisé tous vos tickets' },
  'ticket.quota.period.text': { defaultMessage: 'Le compte repart avec votre prochain abonnement.' },
  'failure.title': { defaultMessage: 'Cette partie ne s’affiche pas' },

  'catalogue.title': { defaultMessage: 'Nouvelle demande' },
  'catalogue.lead': {
    defaultMessage: 'Les abonnements et les tickets que vous pouvez demander, d’après votre profil.',
  },
  'catalogue.back': { defaultMessage: 'Toutes les demandes' },
  'offers.title': { defaultMessage: 'Abonnements' },
  'offers.none': { defaultMessage: 'Aucun abonnement ne vous est ouvert pour le moment' },
  'offers.none.text': {
    defaultMessage:
      'Votre situation a changé\u202f? Mettez à jour votre profil, ou appelez la ville au {phone}.',
  },
  'tickets.title': { defaultMessage: 'Tickets' },
  'tickets.none': { defaultMessage: 'Aucun ticket ne vous est ouvert pour le moment' },
  'tickets.none.text': {
    defaultMessage:
      'Certains tickets accompagnent un abonnement\u202f: ils apparaissent ici dès qu’il est accordé.',
  },
  'why-not': {
    defaultMessage:
      '{count, plural, one {Pourquoi une autre offre ne vous est pas proposée} other {Pourquoi # autres offres ne vous sont pas proposées}}',
  },
  'address.title': { defaultMessage: 'Nous ne connaissons pas votre adresse' },
  'address.text': {
    defaultMessage: 'Beaucoup d’offres dépendent de votre zone. Indiquez votre adresse pour les voir toutes.',
  },
  'address.action': { defaultMessage: 'Compléter mon profil' },

  'row.evidences': {
    defaultMessage:
      '{count, plural, =0 {Aucun document à fournir} one {# document à préparer} other {# documents à préparer}}',
  },
  'price.free': { defaultMessage: 'Gratuit' },
  'price.from': { defaultMessage: 'à partir de' },
  'zones.all': { defaultMessage: 'Toute la ville' },
  'zones.choice': { defaultMessage: 'Une zone au choix' },
  'zones.choice.among': { defaultMessage: 'Une zone au choix\u202f: {names}' },
  'zones.home': { defaultMessage: 'La zone de votre domicile' },
  'zones.home.known': { defaultMessage: '{name}, la zone de votre domicile' },
  'zones.work': { defaultMessage: 'La zone de votre entreprise' },
  'zones.work.known': { defaultMessage: '{name}, la zone de votre entreprise' },
  'zones.held': { defaultMessage: 'La zone de votre abonnement' },
  'zones.carried': { defaultMessage: '{names}, selon l’abonnement choisi' },
  'audience.personal': { defaultMessage: 'Les particuliers' },
  'audience.professional': { defaultMessage: 'Les professionnels' },
  'audience.both': { defaultMessage: 'Les particuliers et les professionnels' },
  'audience.short.personal': { defaultMessage: 'Particuliers' },
  'audience.short.professional': { defaultMessage: 'Professionnels' },
  'audience.short.both': { defaultMessage: 'Particuliers et professionnels' },

  'refusal.deleted': { defaultMessage: 'Cette offre n’existe plus.' },
  'refusal.not-public': { defaultMessage: 'Cette offre est attribuée par la ville.' },
  'refusal.closed': { defaultMessage: 'Les demandes sont closes pour le moment.' },
  'refusal.for-professionals': {
    defaultMessage: 'Réservé aux professionnels. Ajoutez votre entreprise à votre profil.',
  },
  'refusal.for-residents': {
    defaultMessage: 'Réservé aux particuliers. Ajoutez l’adresse de votre domicile à votre profil.',
  },
  'refusal.forbidden-right-held': {
    defaultMessage:
      '{count, plural, =0 {Ne se cumule pas avec un droit que vous avez déjà.} other {Ne se cumule pas avec {plans}, que vous avez déjà.}}',
  },
  'refusal.forbidden-right-to-pay': {
    defaultMessage:
      '{count, plural, =0 {Ne se cumule pas avec une de vos demandes, qui attend son paiement. Payez-la ou annulez-la d’abord.} other {Ne se cumule pas avec {plans}\u202f: une de vos demandes attend son paiement. Payez-la ou annulez-la d’abord.}}',
  },
  'refusal.forbidden-right-requested': {
    defaultMessage:
      '{count, plural, =0 {Ne se cumule pas avec un droit demandé ou à venir.} other {Ne se cumule pas avec {plans}, que vous avez demandé ou qui est à venir.}}',
  },
  'refusal.required-right-missing': {
    defaultMessage:
      '{count, plural, =0 {Nécessite un autre abonnement en cours.} one {Nécessite {plans}, en cours de validité.} other {Nécessite l’un de ces abonnements, en cours de validité\u202f: {plans}.}}',
  },
  'refusal.order-limit-reached': {
    defaultMessage:
      '{limit, plural, one {Vous l’avez déjà\u202f: une seule demande par personne.} other {Vous en avez déjà {limit}, le maximum par personne.}}',
  },
  'refusal.residence-unknown': {
    defaultMessage: 'Dépend de votre zone\u202f: indiquez votre adresse dans votre profil.',
  },
  'refusal.residence-zone': { defaultMessage: 'Réservé à d’autres zones que la vôtre.' },
  'refusal.no-zone': { defaultMessage: 'Aucune de ses zones ne vous est ouverte.' },
  'refusal.no-matching-subscription': {
    defaultMessage:
      '{count, plural, =0 {Nécessite un abonnement que vous n’avez pas.} one {Nécessite {plans}, en cours de validité.} other {Nécessite l’un de ces abonnements, en cours de validité\u202f: {plans}.}}',
  },

  'funnel.eyebrow': { defaultMessage: 'Nouvelle demande, question {position}' },
  'funnel.missing': { defaultMessage: 'Choisissez une réponse pour continuer.' },
  'funnel.back': { defaultMessage: 'Question précédente' },
  'funnel.whole-list': { defaultMessage: 'Voir toutes les offres' },
  'funnel.offer': { defaultMessage: 'Trouver mon offre en quelques questions' },
  'funnel.result': {
    defaultMessage:
      '{count, plural, =0 {Aucune offre ne correspond} one {Une offre pour vous} other {# offres pour vous}}',
  },
  'funnel.closed': {
    defaultMessage:
      '{count, plural, one {Une offre correspond, mais elle ne vous est pas ouverte} other {# offres correspondent, mais aucune ne vous est ouverte}}',
  },
  'funnel.result.lead': { defaultMessage: 'D’après vos réponses, que vous pouvez changer ci-dessous.' },
  'funnel.none': { defaultMessage: 'Vos réponses ne mènent à aucune offre' },
  'funnel.given': { defaultMessage: 'Vos réponses' },
  'funnel.change': { defaultMessage: 'Changer' },
  'funnel.change-of': { defaultMessage: 'Changer ma réponse\u202f: {question}' },
  'funnel.restart': { defaultMessage: 'Recommencer les questions' },

  'eyebrow.offer': { defaultMessage: 'Abonnement' },
  'eyebrow.definition': { defaultMessage: 'Ticket' },
  'availability.open': { defaultMessage: 'Vous pouvez demander ce droit.' },
  'availability.open.another': { defaultMessage: 'Vous pouvez en demander un autre.' },
  'availability.held': { defaultMessage: 'Vous en avez déjà un' },
  'availability.requested': { defaultMessage: 'Votre demande est en cours' },
  'request.stopped': { defaultMessage: 'Votre demande ne peut pas continuer pour le moment' },
  'request.stopped.text': {
    defaultMessage:
      'Ce que vous avez déjà saisi reste enregistré\u202f: vous le retrouverez si la demande redevient possible.',
  },
  'availability.refused': { defaultMessage: 'Vous ne pouvez pas le demander pour le moment' },
  'renewal.title': { defaultMessage: 'Renouvellement de votre droit «\u202f{name}\u202f»' },
  'renewal.title.unnamed': { defaultMessage: 'Renouvellement de votre droit' },
  'renewal.again.title': {
    defaultMessage: 'Nouvelle demande après un refus\u202f: «\u202f{name}\u202f»',
  },
  'renewal.again.title.unnamed': { defaultMessage: 'Nouvelle demande après un refus' },
  'renewal.starts': { defaultMessage: 'La nouvelle validité commencerait le {day}.' },
  'renewal.again.kept': {
    defaultMessage: 'Vos réponses sont reprises\u202f: vous pouvez les corriger avant de déposer.',
  },
  'renewal.opens': { defaultMessage: 'Le renouvellement s’ouvre le {day}.' },
  'renewal.not-yet': {
    defaultMessage: 'Il n’est pas encore temps de le renouveler, ou ses conditions ont changé.',
  },
  'renewal.unknown': {
    defaultMessage: 'Le droit à renouveler n’est pas dans vos droits\u202f: ce serait une première demande.',
  },
  'renewal.another-offer': {
    defaultMessage: 'Il se renouvelle par une autre offre\u202f: ouvrez-le dans vos droits.',
  },
  'renewal.again.another-offer': {
    defaultMessage: 'La demande se refait par une autre offre\u202f: ouvrez-la dans vos droits.',
  },
  'options.title': { defaultMessage: '{count, plural, one {Durée et prix} other {Durées et prix}}' },
  'options.title.free': { defaultMessage: '{count, plural, one {Durée} other {Durées}}' },
  'options.no-duration': { defaultMessage: 'Sans durée fixe' },
  'procedure.title': { defaultMessage: 'La démarche' },

  'checklist.title': { defaultMessage: 'À préparer' },
  'checklist.print': { defaultMessage: 'Imprimer la liste' },
  'checklist.known': { defaultMessage: 'déjà dans votre profil' },
  'checklist.home': { defaultMessage: 'L’adresse de votre domicile' },
  'checklist.company': { defaultMessage: 'L’adresse de votre entreprise' },
  'checklist.address.complete': { defaultMessage: 'La compléter dans mon profil' },
  'checklist.plates': {
    defaultMessage:
      '{max, plural, one {La plaque du véhicule} other {Les plaques des véhicules, {max} au plus}}',
  },
  'checklist.plates.subscription': { defaultMessage: 'À choisir parmi celles de votre abonnement.' },
  'checklist.optional': { defaultMessage: 'Facultatif.' },
  'checklist.field': { defaultMessage: 'À indiquer dans la demande.' },
  'checklist.file': { defaultMessage: 'PDF ou image.' },
  'checklist.max-age': { defaultMessage: 'Daté de moins de {duration} au début du droit.' },

  'conditions.title': { defaultMessage: 'Conditions' },
  'conditions.audience': { defaultMessage: 'Pour qui' },
  'conditions.zones': { defaultMessage: 'Zones' },
  'conditions.start': { defaultMessage: 'Début au plus tôt' },
  'conditions.start.none': { defaultMessage: 'Aucun jour possible pour le moment' },
  'conditions.weekdays': { defaultMessage: 'Commence un' },
  'conditions.except': { defaultMessage: 'Sauf' },
  'conditions.holidays.all': { defaultMessage: 'les jours fériés' },
  'conditions.holidays.some': { defaultMessage: 'certains jours fériés' },
  'conditions.closed': { defaultMessage: 'Fermé' },
  'conditions.range': {
    defaultMessage:
      '{shape, select, day {le {day}} hours {le {day} de {start} à {end}} other {du {start} au {end}}}',
  },
  'conditions.vehicles': {
    defaultMessage: 'Un véhicule ajouté à votre compte, de classe Crit’Air {classes}.',
  },
  'conditions.vehicles.unranked': { defaultMessage: 'sans classe' },
  'conditions.plates': { defaultMessage: 'Véhicules' },
  'conditions.plates.max': { defaultMessage: '{max, plural, one {# plaque} other {# plaques au plus}}' },
  'conditions.needs': { defaultMessage: 'Nécessite' },
  'conditions.remaining': { defaultMessage: 'Tickets restants' },
  'conditions.hours': { defaultMessage: 'Horaire' },
  'conditions.hours.exact': {
    defaultMessage: 'À l’heure que vous choisissez, et se termine à la même minute.',
  },
  'conditions.series': { defaultMessage: 'Plusieurs à la suite' },
  'conditions.series.text': { defaultMessage: 'Oui, en une seule demande.' },
  'conditions.cancel': { defaultMessage: 'Annulation' },
  'conditions.cancel.text': { defaultMessage: 'Possible avant le début.' },
  remaining: {
    defaultMessage: '{count, plural, =0 {Aucun cette année, sur {max}} other {# sur {max} cette année}}',
  },
  'remaining.period': {
    defaultMessage:
      '{count, plural, =0 {Aucun pendant votre abonnement, sur {max}} other {# sur {max} pendant votre abonnement}}',
  },
  'weekday.MONDAY': { defaultMessage: 'lundi' },
  'weekday.TUESDAY': { defaultMessage: 'mardi' },
  'weekday.WEDNESDAY': { defaultMessage: 'mercredi' },
  'weekday.THURSDAY': { defaultMessage: 'jeudi' },
  'weekday.FRIDAY': { defaultMessage: 'vendredi' },
  'weekday.SATURDAY': { defaultMessage: 'samedi' },
  'weekday.SUNDAY': { defaultMessage: 'dimanche' },

  'apply.title': { defaultMessage: 'Vous préférez être aidé\u202f?' },
  'apply.text': {
    defaultMessage:
      'La demande se fait ici, en ligne. La ville peut aussi la faire avec vous, au guichet, par téléphone ou par e-mail.',
  },
  'ask.title': { defaultMessage: 'Une question\u202f?' },
  'ask.text': { defaultMessage: 'La ville répond à vos questions.' },
  'help.title': { defaultMessage: 'Un document vous manque\u202f?' },
  'help.text': {
    defaultMessage: 'Si vous n’avez pas un document demandé, la ville vous dit par quoi le remplacer.',
  },
  'offer.not-found': { defaultMessage: 'Cet abonnement n’est pas proposé' },
  'definition.not-found': { defaultMessage: 'Ce ticket n’est pas proposé' },
  'plan.not-found.text': { defaultMessage: 'Il a peut-être été remplacé, ou l’adresse est incomplète.' },
  'order.not-found': { defaultMessage: 'Ce droit est introuvable' },
  'order.not-found.text': {
    defaultMessage: 'L’adresse est peut-être incomplète, ou ce droit n’est pas le vôtre.',
  },
  'order.unnamed': { defaultMessage: 'Abonnement' },
  'order.back': { defaultMessage: 'Revenir au droit' },
  'rights.back': { defaultMessage: 'Voir mes droits' },
})

/** Messages of this file only. */
export type OwnMessageId = keyof typeof ownFr

export const fr = {
  ...renewalFr,
  ...pendingDraftsFr,
  ...failureFr,
  ...pricesFr,
  ...ownFr,
}
