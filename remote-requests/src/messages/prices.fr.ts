import { defineMessages } from '@parvis/shared-kernel/messages/define-messages'
import { usualDelayFr } from '@parvis/shared-kernel/messages/usual-delay.fr'

/** Messages of the public prices: zones, documents and delays. */
const ownPricesFr = defineMessages({
  'public.title': { defaultMessage: 'Tarifs, zones et documents' },
  'public.lead': {
    defaultMessage:
      'Ce que coûte le stationnement chez vous, ce qu’il faudra joindre et le temps que cela prend. Sans compte.',
  },
  'public.back': { defaultMessage: 'Tous les tarifs' },
  'public.not-found': { defaultMessage: 'Cette offre n’est pas proposée' },
  'public.not-found.text': {
    defaultMessage: 'Elle a peut-être été remplacée, ou l’adresse est incomplète.',
  },

  'place.title': { defaultMessage: 'Où habitez-vous, ou travaillez-vous\u202f?' },
  'place.address': { defaultMessage: 'Votre adresse' },
  'place.address.hint': {
    defaultMessage: 'Tapez quelques lettres, puis choisissez l’adresse dans la liste.',
  },
  'place.address.empty': {
    defaultMessage: 'Aucune adresse trouvée. Choisissez votre rue dans la liste ci-dessous.',
  },
  'place.address.failed': {
    defaultMessage: 'La recherche d’adresses ne répond pas. Choisissez votre rue dans la liste ci-dessous.',
  },
  'place.kept-nowhere': {
    defaultMessage:
      'Votre adresse sert à cette recherche. Si vous commencez une demande, elle vous y est proposée\u202f: cet onglet la garde 30 minutes au plus.',
  },
  'place.searching': { defaultMessage: 'Recherche de votre zone…' },
  'place.streets': { defaultMessage: 'Choisir ma rue dans la liste' },
  'place.streets.filter': { defaultMessage: 'Nom de la rue' },
  'place.streets.count': {
    defaultMessage: '{count, plural, =0 {Aucune rue ne correspond.} one {# rue} other {# rues}}',
  },
  'place.streets.no-zone': { defaultMessage: 'Hors zone' },
  'place.streets.shared': {
    defaultMessage:
      'Certaines rues traversent plusieurs zones\u202f: choisissez celle de votre numéro, que la recherche par adresse connaît.',
  },
  'place.streets.partly': { defaultMessage: '(en partie)' },
  'place.zone': { defaultMessage: 'Zone {name}' },
  'place.zone.streets': {
    defaultMessage: '{count, plural, one {La rue de la zone {name}} other {Les # rues de la zone {name}}}',
  },
  'place.outside': { defaultMessage: 'Hors des zones de la ville' },
  'place.outside.text': {
    defaultMessage:
      'Cette adresse n’est dans aucune zone de stationnement. Les offres ouvertes à tous sont ci-dessous. Une erreur\u202f? Appelez le {phone}.',
  },
  'place.change': { defaultMessage: 'Changer d’adresse' },

  'public.count': {
    defaultMessage: '{count, plural, =0 {Aucune offre} one {# offre} other {# offres}} dans la ville',
  },
  'public.count.here': {
    defaultMessage: '{count, plural, =0 {Aucune offre} one {# offre} other {# offres}} pour cette adresse',
  },
  'public.group.personal': { defaultMessage: 'Particuliers' },
  'public.group.professional': { defaultMessage: 'Professionnels' },
  'public.group.both': { defaultMessage: 'Particuliers et professionnels' },
  'public.group.ticket': { defaultMessage: 'Visiteurs et courtes durées' },
  'public.none': { defaultMessage: 'Rien n’est proposé pour le moment' },
  'public.none.text': {
    defaultMessage: 'Appelez la ville au {phone}\u202f: elle vous dira ce qui est prévu.',
  },
  'public.place-needed': { defaultMessage: 'Dépend de votre adresse' },
  'public.place-needed.text': {
    defaultMessage: 'Seuls les habitants de certaines zones peuvent le demander.',
  },
  'public.tell-place': { defaultMessage: 'Indiquer mon adresse' },
  'public.here': { defaultMessage: 'Peut se demander pour cette adresse\u202f: {address}.' },
  'public.not-here': { defaultMessage: 'Pas pour cette adresse\u202f: {address}' },
  'public.not-in-zone': { defaultMessage: 'Ne permet pas de se garer dans votre zone' },
  'public.elsewhere': {
    defaultMessage: '{count, plural, one {# offre pour d’autres zones} other {# offres pour d’autres zones}}',
  },
  'public.elsewhere.zones': { defaultMessage: 'Seulement pour\u202f: {zones}.' },

  'public.delay.title': { defaultMessage: 'Combien de temps cela prend' },
  'public.delay.at-once': { defaultMessage: 'Accordé tout de suite' },
  'public.delay.once-paid': { defaultMessage: 'Valable dès le paiement' },
  'public.delay.reviewed': { defaultMessage: 'Réponse après étude de vos documents' },
  'public.delay.more': {
    defaultMessage:
      'Ce délai commence quand tous les documents sont reçus. Le paiement vient après l’accord, et la réponse arrive par e-mail.',
  },
  'public.needs': {
    defaultMessage: '{count, plural, =0 {Nécessite un autre abonnement} other {Nécessite {plans}}}',
  },
  'public.forbids.term': { defaultMessage: 'Ne se cumule pas avec' },
  'public.vehicles': { defaultMessage: '{max, plural, one {# véhicule} other {# véhicules au plus}}' },
  'public.vehicles.critair': { defaultMessage: '(Crit’Air {classes})' },
  'public.critair.term': { defaultMessage: 'Véhicules limités à' },
  'public.critair': { defaultMessage: 'Crit’Air {classes}' },
  'public.limit.term': { defaultMessage: 'Au plus' },
  'public.limit.offer': {
    defaultMessage: '{count, plural, one {# par personne} other {# par personne à la fois}}',
  },
  'public.limit.definition': { defaultMessage: '{count, plural, one {# par an} other {# par an}}' },
  'public.residence.term': { defaultMessage: 'Condition' },
  'public.residence': { defaultMessage: 'Habiter dans la zone demandée' },
  'public.residence.zones': { defaultMessage: 'Habiter dans l’une de ces zones\u202f: {zones}' },

  'public.begin.title': { defaultMessage: 'Faire la demande' },
  'public.begin.text': {
    defaultMessage:
      'Elle se fait en ligne, avec un compte. Vous vous connectez, puis vous arrivez sur cette demande.',
  },
  'public.begin.signed-in': {
    defaultMessage: 'Elle se fait en ligne. Ce que vous remplissez est enregistré à mesure.',
  },
  'public.begin.sign-in': { defaultMessage: 'Se connecter et commencer' },
  'public.begin.help': { defaultMessage: 'Au guichet ou par téléphone, c’est possible aussi\u202f:' },

  'category.note': {
    defaultMessage:
      'Vous voyez ce qui convient pour {category}.{others, plural, =0 {} one { Une autre offre est réservée à d’autres véhicules.} other { # autres offres sont réservées à d’autres véhicules.}}',
  },
  'category.all': { defaultMessage: 'Voir pour tous les véhicules' },
  'category.car': { defaultMessage: 'une voiture' },
  'category.van': { defaultMessage: 'une camionnette' },
  'category.motorcycle': { defaultMessage: 'un deux-roues motorisé' },
  'category.truck': { defaultMessage: 'un poids lourd' },
  'category.other': { defaultMessage: 'un véhicule «\u202f{category}\u202f»' },
})

export type OwnPricesMessageId = keyof typeof ownPricesFr

export const pricesFr = { ...usualDelayFr, ...ownPricesFr }
