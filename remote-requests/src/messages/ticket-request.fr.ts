/** The words of ticket requests. */
export const ticketRequestFr = {
  'ticket.quota.year': 'Vous avez utilisé tous vos tickets de {year}',
  'ticket.quota.year.text': 'Vous pouvez déjà en demander pour {next}.',
  'ticket.quota.period': 'Vous avez utilisé tous vos tickets',
  'ticket.quota.period.text': 'Le compte repart avec votre prochain abonnement.',
  'ticket.renews': 'Renouvelle votre ticket du {from} au {to}.',
  'ticket.renews.not-yet':
    'Ce ticket ne peut pas encore être renouvelé. Ses plaques et sa zone sont reprises\u202f; choisissez un jour de début.',

  'ticket.found': 'Vous aviez commencé cette demande',
  'ticket.duration': 'Durée d’un ticket',
  'ticket.price': 'Prix d’un ticket',
  'ticket.weekdays': 'Commence un',
  'ticket.remaining': 'Tickets restants',
  'ticket.remaining.year': '{count, plural, =0 {Aucun en {year}, sur {max}} other {# sur {max} en {year}}}',
  'ticket.remaining.period':
    '{count, plural, =0 {Aucun, sur {max} pendant votre abonnement} other {# sur {max} pendant votre abonnement}}',
  'ticket.carrier': 'Abonnement',
  'ticket.carrier.hint': 'Le ticket accompagne l’un de vos abonnements.',
  'ticket.carrier.plates': 'Plaques\u202f: {plates}',
  'ticket.carrier.until': 'Jusqu’au {day}',
  'ticket.carrier.only': '{name} (jusqu’au {day})',
  'ticket.carrier.unnamed': 'Votre abonnement',

  'ticket.start-day': 'Jour de début',
  'ticket.start-day.hint': 'Jours possibles\u202f: {days}.',
  'ticket.start-time': 'Heure de début',
  'ticket.start-time.zone': 'À l’heure de {city}. Le ticket se termine à la même minute.',
  'ticket.end-day': 'Dernier jour',
  'ticket.end-day.hint': 'Des tickets de {duration} à la suite, jusqu’à ce jour compris.',
  'ticket.end-day.hint.daily': 'Un ticket par jour, jusqu’à ce jour compris.',
  'ticket.end-day.hint.hours':
    'Des tickets de {duration} à la suite. Le dernier se termine ce jour-là ou après.',
  'ticket.plates.choose': '{max, plural, one {Véhicule de l’abonnement} other {Véhicules de l’abonnement}}',
  'ticket.plates.choose.hint':
    '{max, plural, one {Un seul des véhicules de votre abonnement.} other {Jusqu’à # des véhicules de votre abonnement.}}',
  'ticket.plates.none':
    'Cet abonnement n’a aucune plaque. Ajoutez-en une à l’abonnement, ou choisissez-en un autre.',
  'ticket.zone.own': 'Zone',
  'ticket.zone.own.text': '{name}, choisie d’après votre situation',
  'ticket.email': 'Prévenir aussi quelqu’un par e-mail',
  'ticket.email.hint': 'Par exemple votre visiteur\u202f: il reçoit les dates du ticket par e-mail.',

  'ticket.count': 'Nombre de tickets',
  'ticket.count.value': '{count, plural, one {# ticket} other {# tickets}}',
  'ticket.from': 'Début',
  'ticket.to': 'Fin',
  'ticket.moment': '{day}, {hour}',
  'ticket.city-time': 'Heures de {city}.',
  'ticket.live': '{count, plural, one {Du {from} au {to}.} other {# tickets à la suite, du {from} au {to}.}}',
  'ticket.live.price':
    '{count, plural, one {Du {from} au {to}\u202f: {price}.} other {# tickets à la suite, du {from} au {to}\u202f: {price} en tout.}}',
  'ticket.overlap': 'Vous avez déjà un ticket sur cette période',
  'ticket.overlap.text':
    'Il vaut du {from} au {to} pour l’une de ces plaques. Vous pouvez continuer\u202f: rien ne l’interdit.',
  'ticket.plates': '{count, plural, one {Véhicule} other {Véhicules}}',
  'ticket.zone': 'Zone',
  'ticket.price.total': 'Prix total',
  'ticket.pay': 'Payer {price}',
  'ticket.confirm': 'Confirmer',

  'ticket.failed': 'La demande n’est pas encore passée',
  'ticket.failed.kept': 'Rien n’est perdu\u202f: vos réponses restent ici.',
  'ticket.failed.unsure':
    'Rien n’est perdu. Vous pouvez l’envoyer à nouveau sans risque\u202f: un seul ticket sera créé.',
  'ticket.taken': 'Un ticket existe déjà pour cette demande',
  'ticket.taken.text':
    'Votre premier envoi est bien arrivé, avec d’autres réponses. Ouvrez ce ticket, ou recommencez pour en demander un autre.',
  'ticket.taken.open': 'Ouvrir le ticket',
  'ticket.taken.again': 'En demander un autre',

  'ticket.problem.past-hour':
    'À cette heure, le ticket serait déjà terminé. Choisissez une heure plus tardive.',
  'ticket.problem.weekday': 'Pas ce jour-là\u202f: {days} seulement.',
  'ticket.problem.subscription-missing': 'Choisissez l’abonnement que ce ticket accompagne.',
  'ticket.problem.hour-missing': 'Indiquez l’heure et les minutes du début.',
  'ticket.problem.end-missing': 'Choisissez le dernier jour.',
  'ticket.problem.end-before-start': 'La fin doit venir après le début.',
  'ticket.problem.quota-used-up': 'Vous n’avez plus de ticket pour {year}.',
  'ticket.problem.quota-exceeded':
    '{left, plural, one {Il ne vous reste qu’un ticket. Choisissez une fin plus proche.} other {Il ne vous reste que # tickets. Choisissez une fin plus proche.}}',
  'ticket.problem.unreachable':
    'C’est trop de tickets pour une seule demande. Choisissez une fin plus proche.',
  'ticket.problem.longer-than-option': 'La période dépasse la durée du ticket.',
  'ticket.problem.start-not-covered': 'Votre abonnement ne couvre pas ce jour.',
  'ticket.problem.end-not-covered': 'Le ticket se terminerait après votre abonnement.',
  'ticket.problem.blank': 'Indiquez une adresse, ou laissez le champ vide.',
  'ticket.problem.too-short': 'Cette adresse est trop courte\u202f: {min} caractères au moins.',
  'ticket.problem.too-long': 'Cette adresse est trop longue\u202f: {max} caractères au plus.',
  'ticket.problem.malformed': 'Cette adresse n’est pas complète. Exemple\u202f: nom@exemple.fr.',

  'ticket.done': 'Votre ticket est prêt',
  'ticket.done.lead':
    '{count, plural, one {Vous pouvez stationner dès son début.} other {Vos # tickets sont enregistrés\u202f: vous pouvez stationner dès leur début.}}',
  'ticket.done.open': 'Voir le ticket',
  'ticket.done.calendar': 'Ajouter à mon agenda',
  'ticket.calendar.description': 'Plaques\u202f: {plates}',
  'ticket.pay.title': 'Votre ticket est enregistré, il reste à le payer',
  'ticket.pay.lead': 'Il ne sera valable qu’une fois payé.',
  'ticket.pay.leaving': 'Vous allez être conduit vers la page de paiement.',
  'ticket.pay.failed': 'Le paiement n’a pas pu commencer',
  'ticket.pay.failed.text':
    '{reason} Votre ticket est gardé\u202f: vous pouvez réessayer, ou le payer plus tard.',
  'ticket.pay.later': 'Payer plus tard',
} as const
