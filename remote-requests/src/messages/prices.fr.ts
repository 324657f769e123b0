/** Prices, zones, documents and delays, before one signs in. */
export const pricesFr = {
  'public.title': 'Tarifs, zones et documents',
  'public.lead':
    'Ce que coûte le stationnement chez vous, ce qu’il faudra joindre et le temps que cela prend. Sans compte.',
  'public.back': 'Tous les tarifs',
  'public.not-found': 'Cette offre n’est pas proposée',

  'place.title': 'Où habitez-vous, ou travaillez-vous\u202f?',
  'place.address': 'Votre adresse',
  'place.address.hint': 'Tapez quelques lettres, puis choisissez l’adresse dans la liste.',
  'place.address.empty': 'Aucune adresse trouvée. Choisissez votre rue dans la liste ci-dessous.',
  'place.address.failed':
    'La recherche d’adresses ne répond pas. Choisissez votre rue dans la liste ci-dessous.',
  'place.kept-nowhere':
    'Votre adresse sert à cette recherche. Si vous commencez une demande, elle vous y est proposée\u202f: cet onglet la garde 30 minutes au plus.',
  'place.searching': 'Recherche de votre zone…',
  'place.streets': 'Choisir ma rue dans la liste',
  'place.streets.filter': 'Nom de la rue',
  'place.streets.count': '{count, plural, =0 {Aucune rue ne correspond.} one {# rue} other {# rues}}',
  'place.streets.no-zone': 'Hors zone',
  'place.streets.shared':
    'Certaines rues traversent plusieurs zones\u202f: choisissez celle de votre numéro, que la recherche par adresse connaît.',
  'place.streets.partly': '(en partie)',
  'place.zone': 'Zone {name}',
  'place.zone.streets':
    '{count, plural, one {La rue de la zone {name}} other {Les # rues de la zone {name}}}',
  'place.outside': 'Hors des zones de la ville',
  'place.outside.text':
    'Cette adresse n’est dans aucune zone de stationnement. Les offres ouvertes à tous sont ci-dessous. Une erreur\u202f? Appelez le {phone}.',
  'place.change': 'Changer d’adresse',

  'public.count': '{count, plural, =0 {Aucune offre} one {# offre} other {# offres}} dans la ville',
  'public.count.here': '{count, plural, =0 {Aucune offre} one {# offre} other {# offres}} pour cette adresse',
  'public.group.personal': 'Particuliers',
  'public.group.professional': 'Professionnels',
  'public.group.both': 'Particuliers et professionnels',
  'public.group.ticket': 'Visiteurs et courtes durées',
  'public.none': 'Rien n’est proposé pour le moment',
  'public.none.text': 'Appelez la ville au {phone}\u202f: elle vous dira ce qui est prévu.',
  'public.place-needed': 'Dépend de votre adresse',
  'public.place-needed.text': 'Seuls les habitants de certaines zones peuvent le demander.',
  'public.tell-place': 'Indiquer mon adresse',
  'public.here': 'Peut se demander pour cette adresse\u202f: {address}.',
  'public.not-here': 'Pas pour cette adresse\u202f: {address}',
  'public.not-at-door': 'Ne permet pas de se garer dans votre zone',
  'public.elsewhere':
    '{count, plural, one {# offre pour d’autres zones} other {# offres pour d’autres zones}}',
  'public.elsewhere.zones': 'Seulement pour\u202f: {zones}.',

  'public.delay.title': 'Combien de temps cela prend',
  'public.delay.at-once': 'Accordé tout de suite',
  'public.delay.once-paid': 'Valable dès le paiement',
  'public.delay.reviewed': 'Réponse après étude de vos documents',
  'public.delay.days':
    '{count, plural, =0 {Réponse le jour même, en général} one {Réponse en # jour, en général} other {Réponse en # jours, en général}}',
  'public.delay.more':
    'Ce délai commence quand tous les documents sont reçus. Le paiement vient après l’accord, et la réponse arrive par e-mail.',
  'public.needs': '{count, plural, =0 {Nécessite un autre abonnement} other {Nécessite {plans}}}',
  'public.forbids.term': 'Ne se cumule pas avec',
  'public.vehicles': '{max, plural, one {# véhicule} other {# véhicules au plus}}',
  'public.vehicles.critair': '(Crit’Air {classes})',
  'public.critair.term': 'Véhicules limités à',
  'public.critair': 'Crit’Air {classes}',
  'public.limit.term': 'Au plus',
  'public.limit.offer': '{count, plural, one {# par personne} other {# par personne à la fois}}',
  'public.limit.definition': '{count, plural, one {# par an} other {# par an}}',
  'public.residence.term': 'Condition',
  'public.residence': 'Habiter dans la zone demandée',
  'public.residence.zones': 'Habiter dans l’une de ces zones\u202f: {zones}',

  'public.begin.title': 'Faire la demande',
  'public.begin.text':
    'Elle se fait en ligne, avec un compte. Vous vous connectez, puis vous arrivez sur cette demande.',
  'public.begin.signed-in': 'Elle se fait en ligne. Ce que vous remplissez est enregistré à mesure.',
  'public.begin': 'Commencer la demande',
  'public.begin.sign-in': 'Se connecter et commencer',
  'public.begin.help': 'Au guichet ou par téléphone, c’est possible aussi\u202f:',
} as const
