import { defineMessages } from '@parvis/shared-kernel/messages/define-messages'
/** Messages of the fine list, documents and dates. */
export const viewFr = defineMessages({
  'list.title': { defaultMessage: 'Vos FPS' },
  'list.clear': { defaultMessage: 'Tout effacer de cet onglet' },
  'list.total': { defaultMessage: 'Total à payer maintenant' },
  'list.total.shown': { defaultMessage: 'Total des FPS affichés' },
  'list.failed': { defaultMessage: 'Des FPS ne s’affichent pas' },
  'list.unread': { defaultMessage: 'Les autres ne s’affichent pas pour le moment.' },
  'list.count': {
    defaultMessage:
      '{count, plural, =0 {Aucun FPS à payer.} one {# FPS à payer.} other {# FPS à payer, chacun séparément.}}',
  },
  'list.rise': { defaultMessage: 'Un tarif réduit prend fin le {moment}.' },
  'list.until': { defaultMessage: 'Tarif réduit jusqu’au {moment}' },
  'list.before': { defaultMessage: 'À payer jusqu’au {moment}' },
  'list.past': { defaultMessage: 'Délai de paiement dépassé depuis le {moment}' },
  'list.state.to-pay': { defaultMessage: 'À payer' },
  'list.state.asked': { defaultMessage: 'Complément demandé' },
  'list.state.silent': { defaultMessage: 'Contestation rejetée par silence' },
  'list.court': { defaultMessage: 'Tribunal à saisir jusqu’au {moment}' },
  'list.asked.due': { defaultMessage: 'À envoyer jusqu’au {moment}' },
  'list.asked.late': { defaultMessage: 'La date limite était le {moment}' },
  'list.asked.undated': { defaultMessage: 'À envoyer' },
  'list.state.pending': { defaultMessage: 'Paiement en cours' },
  'list.state.contested': { defaultMessage: 'Contesté, à l’étude' },
  'list.state.overpaid': { defaultMessage: 'Payé en trop' },
  'list.state.settled': { defaultMessage: 'Rien à payer' },
  'list.open': { defaultMessage: 'Ouvrir' },
  'list.appeal-for': { defaultMessage: '{action} ({place})' },
  'list.open-for': { defaultMessage: 'Ouvrir le FPS ({place})' },
  'list.pay-for': { defaultMessage: 'Payer le FPS ({place})' },
  'list.follow-for': { defaultMessage: 'Suivre le paiement du FPS ({place})' },
  'list.keep': { defaultMessage: 'Garder' },
  'list.keep-for': { defaultMessage: 'Garder dans mon compte le FPS ({place})' },
  'list.remove': { defaultMessage: 'Retirer' },
  'list.remove-for': { defaultMessage: 'Retirer de la liste le FPS ({place})' },
  'list.empty': {
    defaultMessage:
      'Aucun FPS dans votre liste. Cherchez-en un ci-dessous, puis gardez-le dans votre compte pour le retrouver.',
  },
  'list.note.account': {
    defaultMessage:
      'Les FPS gardés dans votre compte s’ouvrent sans redonner la plaque. Les autres s’effacent de cet onglet en 15 minutes.',
  },
  'list.note.tab': {
    defaultMessage: 'Cette liste ne vit que dans cet onglet\u202f: chaque FPS s’en efface en 15 minutes.',
  },
  'list.search': { defaultMessage: 'Chercher un FPS' },

  'keep.offer': {
    defaultMessage: 'Gardez ce FPS dans votre compte pour le retrouver sans redonner la plaque.',
  },
  'keep.add': { defaultMessage: 'Garder dans mon compte' },
  'keep.kept': { defaultMessage: 'Gardé dans votre compte.' },
  'keep.see-list': { defaultMessage: 'Voir mes FPS' },
  'keep.remove': { defaultMessage: 'Ne plus garder' },

  'paper.kind': { defaultMessage: 'PDF' },
  'paper.open': { defaultMessage: 'Ouvrir' },
  'paper.save': { defaultMessage: 'Télécharger' },
  'paper.for': { defaultMessage: '{action}\u202f: {name}' },
  'paper.failed': { defaultMessage: 'Le document ne s’est pas ouvert' },
  'paper.blocked': {
    defaultMessage:
      'Votre navigateur a bloqué le nouvel onglet. Autorisez-le pour ce site, ou choisissez «\u202fTélécharger\u202f».',
  },
  'paper.renewed': {
    defaultMessage: 'Le premier lien avait expiré\u202f: un nouveau a été demandé, et le document est là.',
  },

  'papers.title': { defaultMessage: 'Les documents' },
  'papers.notice': { defaultMessage: 'Avis de paiement' },
  'papers.notice-reduced': { defaultMessage: 'Avis de paiement, tarif réduit' },
  'papers.notice-corrected': { defaultMessage: 'Avis rectifié' },
  'papers.notice-corrected-reduced': { defaultMessage: 'Avis rectifié, tarif réduit' },
  'papers.statement': { defaultMessage: 'Relevé du FPS et de ses paiements' },
  'papers.proof': { defaultMessage: 'Justificatif de paiement' },
  'papers.appeal-answer': { defaultMessage: 'Réponse à la contestation' },

  'calendar.add': { defaultMessage: 'Ajouter à mon agenda' },
  'calendar.add-for': { defaultMessage: 'Ajouter à mon agenda\u202f: {what}' },
  'calendar.reduced': { defaultMessage: 'FPS\u202f: fin du tarif réduit' },
  'calendar.payment': { defaultMessage: 'FPS\u202f: dernier jour pour payer' },
  'calendar.where': {
    defaultMessage: 'À payer sur le portail de stationnement, avec le numéro de l’avis et la plaque.',
  },

  'claim.type.rapo': { defaultMessage: 'Recours administratif préalable obligatoire (RAPO)' },
  'failure.rate-limited.when': {
    defaultMessage:
      'Pour protéger les automobilistes, le nombre d’essais est limité. Vous pourrez réessayer dans {minutes, plural, one {# minute} other {# minutes}}, ou contacter la ville.',
  },
  'due.overpaid-refund': {
    defaultMessage: '{paid} reçus, plus que le montant du FPS. La page du remboursement dit où il en est.',
  },
  'due.refund': { defaultMessage: 'Suivre le remboursement' },
  'due.refund.paid': { defaultMessage: 'Voir le remboursement' },
})
