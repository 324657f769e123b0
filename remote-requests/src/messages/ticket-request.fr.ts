import { defineMessages } from '@parvis/shared-kernel/messages/define-messages'
/** Messages of ticket requests. */
export const ticketRequestFr = defineMessages({
  'ticket.renews': {
    defaultMessage:
      'Renouvellement de votre ticket {shape, select, day {du {day}} hours {du {day}, de {start} à {end}} other {du {start} au {end}}}.',
  },
  'ticket.renews.again': {
    defaultMessage:
      'Nouvelle demande, après le refus de votre ticket {shape, select, day {du {day}} hours {du {day}, de {start} à {end}} other {du {start} au {end}}}.',
  },
  'ticket.renews.not-yet': {
    defaultMessage:
      'Ce ticket ne peut pas encore être renouvelé. Ses plaques et sa zone sont reprises\u202f; choisissez un jour de début.',
  },

  'ticket.found': { defaultMessage: 'Vous aviez commencé cette demande' },
  'ticket.duration': { defaultMessage: 'Durée d’un ticket' },
  'ticket.price': { defaultMessage: 'Prix d’un ticket' },
  'ticket.weekdays': { defaultMessage: 'Commence un' },
  'ticket.remaining': { defaultMessage: 'Tickets restants' },
  'ticket.remaining.year': {
    defaultMessage: '{count, plural, =0 {Aucun en {year}, sur {max}} other {# sur {max} en {year}}}',
  },
  'ticket.remaining.period': {
    defaultMessage:
      '{count, plural, =0 {Aucun, sur {max} pendant votre abonnement} other {# sur {max} pendant votre abonnement}}',
  },
  'ticket.subscription': { defaultMessage: 'Abonnement' },
  'ticket.subscription.hint': { defaultMessage: 'Le ticket accompagne l’un de vos abonnements.' },
  'ticket.subscription.plates': { defaultMessage: 'Plaques\u202f: {plates}' },
  'ticket.subscription.until': { defaultMessage: 'Jusqu’au {day}' },
  'ticket.subscription.zone': { defaultMessage: 'Zone\u202f: {name}' },
  'ticket.subscription.chosen': { defaultMessage: '{name} ({plates})' },
  'ticket.subscription.only': { defaultMessage: '{name} (jusqu’au {day})' },
  'ticket.subscription.unnamed': { defaultMessage: 'Votre abonnement' },

  'ticket.start-day': { defaultMessage: 'Jour de début' },
  'ticket.start-day.hint': { defaultMessage: 'Jours possibles\u202f: {days}.' },
  'ticket.start-now': { defaultMessage: 'Commencer maintenant' },
  'ticket.start-time': { defaultMessage: 'Heure de début' },
  'ticket.start-time.zone': {
    defaultMessage: 'Heure locale ({city}). Le ticket se termine à la même minute.',
  },
  'ticket.end-day': { defaultMessage: 'Dernier jour' },
  'ticket.end-day.hint': { defaultMessage: 'Des tickets de {duration} à la suite, jusqu’à ce jour compris.' },
  'ticket.end-day.hint.daily': { defaultMessage: 'Un ticket par jour, jusqu’à ce jour compris.' },
  'ticket.end-day.hint.hours': {
    defaultMessage: 'Des tickets de {duration} à la suite. Le dernier se termine ce jour-là ou après.',
  },
  'ticket.plates.choose': {
    defaultMessage: '{max, plural, one {Véhicule de l’abonnement} other {Véhicules de l’abonnement}}',
  },
  'ticket.plates.choose.hint': {
    defaultMessage:
      '{max, plural, one {Un seul des véhicules de votre abonnement.} other {Jusqu’à # des véhicules de votre abonnement.}}',
  },
  'ticket.plates.without': { defaultMessage: 'Sans plaque' },
  'ticket.plates.gone': { defaultMessage: 'Cette plaque n’est plus sur l’abonnement' },
  'ticket.plates.none': {
    defaultMessage:
      'Cet abonnement n’a aucune plaque. Ajoutez-en une à l’abonnement, ou choisissez-en un autre.',
  },
  'ticket.zone.own': { defaultMessage: 'Zone' },
  'ticket.zone.own.text': { defaultMessage: '{name}, choisie d’après votre situation' },
  'ticket.zone.carried': { defaultMessage: '{name}, la zone de cet abonnement' },
  'ticket.email': { defaultMessage: 'Prévenir aussi quelqu’un par e-mail' },
  'ticket.email.hint': {
    defaultMessage: 'Par exemple votre visiteur\u202f: il reçoit les dates du ticket par e-mail.',
  },

  'ticket.count': { defaultMessage: 'Nombre de tickets' },
  'ticket.count.value': { defaultMessage: '{count, plural, one {# ticket} other {# tickets}}' },
  'ticket.from': { defaultMessage: 'Début' },
  'ticket.to': { defaultMessage: 'Fin' },
  'ticket.moment': { defaultMessage: '{day}, {hour}' },
  'ticket.city-time': { defaultMessage: 'Heures locales ({city}).' },
  'ticket.live': {
    defaultMessage:
      '{count, plural, one {{shape, select, day {Le {day}} hours {Le {day} de {start} à {end}} other {Du {start} au {end}}}.} other {# tickets à la suite, {shape, select, day {le {day}} hours {le {day} de {start} à {end}} other {du {start} au {end}}}.}}',
  },
  'ticket.live.price': {
    defaultMessage:
      '{count, plural, one {{shape, select, day {Le {day}} hours {Le {day} de {start} à {end}} other {Du {start} au {end}}}\u202f: {price}.} other {# tickets à la suite, {shape, select, day {le {day}} hours {le {day} de {start} à {end}} other {du {start} au {end}}}\u202f: {price} en tout.}}',
  },
  'ticket.begun': { defaultMessage: 'L’heure de début est passée' },
  'ticket.begun.text': {
    defaultMessage:
      '{isToday, select, true {Il est {now} et le ticket commence à {start}} other {Le ticket court depuis le {start}}}\u202f: le temps écoulé est compté.',
  },
  'ticket.overlap': { defaultMessage: 'Vous avez déjà un ticket sur cette période' },
  'ticket.overlap.text': {
    defaultMessage:
      'Il vaut {shape, select, day {le {day}} hours {le {day} de {start} à {end}} other {du {start} au {end}}} pour l’une de ces plaques. Vous pouvez continuer\u202f: rien ne l’interdit.',
  },
  'ticket.plates': { defaultMessage: '{count, plural, one {Véhicule} other {Véhicules}}' },
  'ticket.zone': { defaultMessage: 'Zone' },
  'ticket.price.total': { defaultMessage: 'Prix total' },
  'ticket.confirm': { defaultMessage: 'Confirmer' },

  'ticket.failed': { defaultMessage: 'La demande n’est pas encore passée' },
  'ticket.failed.kept': { defaultMessage: 'Rien n’est perdu\u202f: vos réponses restent ici.' },
  'ticket.failed.unsure': {
    defaultMessage:
      'Rien n’est perdu. Vous pouvez envoyer à nouveau la demande sans risque\u202f: elle ne comptera qu’une fois.',
  },
  'ticket.taken': { defaultMessage: 'Un ticket existe déjà pour cette demande' },
  'ticket.taken.text': {
    defaultMessage:
      'Votre premier envoi est bien arrivé, avec d’autres réponses. Ouvrez ce ticket, ou recommencez pour en demander un autre.',
  },
  'ticket.taken.open': { defaultMessage: 'Ouvrir le ticket' },
  'ticket.taken.again': { defaultMessage: 'En demander un autre' },

  'ticket.fault.past-hour': {
    defaultMessage: 'À cette heure, le ticket serait déjà terminé. Choisissez une heure plus tardive.',
  },
  'ticket.fault.weekday': { defaultMessage: 'Pas ce jour-là\u202f: {days} seulement.' },
  'ticket.fault.subscription-missing': {
    defaultMessage: 'Choisissez l’abonnement que ce ticket accompagne.',
  },
  'ticket.fault.hour-missing': { defaultMessage: 'Indiquez l’heure et les minutes du début.' },
  'ticket.fault.end-missing': { defaultMessage: 'Choisissez le dernier jour.' },
  'ticket.fault.end-before-start': { defaultMessage: 'La fin doit venir après le début.' },
  'ticket.fault.quota-used-up': { defaultMessage: 'Vous n’avez plus de ticket pour {year}.' },
  'ticket.fault.quota-used-up.period': {
    defaultMessage: 'Vous n’avez plus de ticket avec cet abonnement.',
  },
  'ticket.fault.quota-exceeded': {
    defaultMessage:
      '{left, plural, one {Il ne vous reste qu’un ticket. Choisissez une fin plus proche.} other {Il ne vous reste que # tickets. Choisissez une fin plus proche.}}',
  },
  'ticket.fault.unreachable': {
    defaultMessage: 'C’est trop de tickets pour une seule demande. Choisissez une fin plus proche.',
  },
  'ticket.fault.longer-than-option': { defaultMessage: 'La période dépasse la durée du ticket.' },
  'ticket.fault.start-not-covered': { defaultMessage: 'Votre abonnement ne couvre pas ce jour.' },
  'ticket.fault.end-not-covered': { defaultMessage: 'Le ticket se terminerait après votre abonnement.' },
  'ticket.fault.blank': { defaultMessage: 'Indiquez une adresse, ou laissez le champ vide.' },
  'ticket.fault.too-short': {
    defaultMessage: 'Cette adresse est trop courte\u202f: {min} caractères au moins.',
  },
  'ticket.fault.too-long': {
    defaultMessage: 'Cette adresse est trop longue\u202f: {max} caractères au plus.',
  },
  'ticket.fault.malformed': {
    defaultMessage: 'Cette adresse n’est pas complète. Exemple\u202f: nom@exemple.fr.',
  },

  'ticket.done': { defaultMessage: 'Votre ticket est prêt' },
  'ticket.done.lead': {
    defaultMessage:
      '{count, plural, one {Vous pouvez stationner dès son début.} other {Vos # tickets sont enregistrés\u202f: vous pouvez stationner dès leur début.}}',
  },
  'ticket.done.open': { defaultMessage: 'Voir le ticket' },
  'ticket.done.calendar': { defaultMessage: 'Ajouter à mon agenda' },
  'ticket.calendar.description': { defaultMessage: 'Plaques\u202f: {plates}' },
  'ticket.pay.title': { defaultMessage: 'Votre ticket est enregistré, il reste à le payer' },
  'ticket.pay.lead': { defaultMessage: 'Il ne sera valable qu’une fois payé.' },
  'ticket.pay.leaving': { defaultMessage: 'Vous allez être conduit vers la page de paiement.' },
  'ticket.pay.failed': { defaultMessage: 'Le paiement n’a pas pu commencer' },
  'ticket.pay.failed.text': {
    defaultMessage: '{reason} Votre ticket est gardé\u202f: vous pouvez réessayer, ou le payer plus tard.',
  },
  'ticket.pay.later': { defaultMessage: 'Payer plus tard' },
})
