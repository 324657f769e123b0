import { defineMessages } from '@parvis/shared-kernel/messages/define-messages'
/** Messages of refunds, of a fine or a right. */
export const refundFr = defineMessages({
  'refund.title': { defaultMessage: 'Votre remboursement' },
  'refund.title.seen': { defaultMessage: 'Un remboursement' },
  'refund.amount': { defaultMessage: 'Montant du remboursement' },
  'refund.text.document-requested': {
    defaultMessage:
      'Pour vous rembourser, la ville a besoin du document demandé ci-dessous. Sans lui, rien n’est versé.',
  },
  'refund.text.under-review': {
    defaultMessage: 'La ville a reçu le document et l’examine. Il n’y a rien à faire pour le moment.',
  },
  'refund.text.mailed': { defaultMessage: 'Un e-mail annonce la suite.' },
  'refund.text.unmailed': {
    defaultMessage: 'Aucune adresse e-mail n’est enregistrée\u202f: la suite se lit ici.',
  },
  'refund.seen.document-requested': {
    defaultMessage: 'Pour rembourser, la ville attend un document de la personne concernée.',
  },
  'refund.seen.under-review': {
    defaultMessage: 'La ville a reçu le document et l’examine.',
  },
  'refund.seen.accepted': {
    defaultMessage: 'La ville a accepté le remboursement.',
  },
  'refund.seen.paid': {
    defaultMessage: 'La ville a fait le virement.',
  },
  'refund.seen.rejected': {
    defaultMessage: 'La ville a refusé le remboursement.',
  },
  'refund.seen.unknown': {
    defaultMessage: 'Le remboursement est enregistré.',
  },
  'refund.text.accepted': {
    defaultMessage:
      'La ville a accepté le remboursement. Le virement part dans les prochains jours\u202f: vous n’avez rien à faire.',
  },
  'refund.text.paid': {
    defaultMessage:
      'La ville a fait le virement. Selon votre banque, il peut mettre quelques jours à apparaître sur votre compte.',
  },
  'refund.text.rejected': {
    defaultMessage: 'La ville a refusé le remboursement. Pour en parler, contactez-la.',
  },
  'refund.text.unknown': {
    defaultMessage: 'Le remboursement est enregistré. Contactez la ville pour savoir où il en est.',
  },
  'refund.pace.whole': {
    defaultMessage:
      'En général, la ville décide sous {review, plural, one {un jour} other {# jours}} après réception du document, et l’argent est versé sous {transfer, plural, one {un jour} other {# jours}} après sa décision.',
  },
  'refund.pace.transfer': {
    defaultMessage:
      'En général, l’argent est versé sous {transfer, plural, one {un jour} other {# jours}} après la décision.',
  },

  'refund.documents': { defaultMessage: 'Ce que la ville attend de vous' },
  'refund.asked-again': { defaultMessage: 'La ville redemande vos coordonnées bancaires (RIB)' },
  'refund.set-aside': { defaultMessage: 'Les coordonnées bancaires envoyées sont écartées' },
  'refund.set-aside.text': {
    defaultMessage: 'Une personne concernée les a contestées\u202f: rien n’a été versé. Envoyez les bonnes.',
  },
  'refund.bank-details.hint': {
    defaultMessage:
      'Les coordonnées bancaires (RIB) d’un compte à votre nom, avec IBAN et BIC lisibles. PDF, ou photo nette de la page entière.',
  },
  'refund.send': { defaultMessage: 'Envoyer le document' },
  'refund.send-failed': { defaultMessage: 'Le document n’a pas été transmis' },
  'refund.leave': {
    defaultMessage: 'Le document n’est pas encore envoyé à la ville. Quitter cette page\u202f?',
  },
  'refund.thanks.title': { defaultMessage: 'Document envoyé' },
  'refund.thanks.text': { defaultMessage: 'La ville l’a reçu.' },

  'refund.story': { defaultMessage: 'Le suivi' },
  'refund.step.opened': { defaultMessage: 'Remboursement ouvert' },
  'refund.step.document-requested': { defaultMessage: 'Document demandé' },
  'refund.step.document-asked-again': { defaultMessage: 'Document redemandé' },
  'refund.step.document-sent': { defaultMessage: 'Document reçu par la ville' },
  'refund.step.objected': { defaultMessage: 'Coordonnées bancaires contestées' },
  'refund.step.decision': { defaultMessage: 'Décision de la ville' },
  'refund.step.accepted': { defaultMessage: 'Remboursement accepté' },
  'refund.step.rejected': { defaultMessage: 'Remboursement refusé' },
  'refund.step.paid': { defaultMessage: 'Virement effectué' },
  'refund.ahead.document-sent': { defaultMessage: 'Vous envoyez le document' },
  'refund.ahead.paid': { defaultMessage: 'Virement sur votre compte' },

  'refund.facts': { defaultMessage: 'Le détail' },
  'refund.of-right': { defaultMessage: 'Droit de stationnement' },
  'refund.operation': { defaultMessage: 'Opération remboursée' },
  'refund.not-sent': { defaultMessage: 'À envoyer' },
  'refund.sent': { defaultMessage: 'Reçu le {moment}' },
  'refund.decided': { defaultMessage: 'Décision' },
  'refund.paid': { defaultMessage: 'Virement' },
  'refund.answer': { defaultMessage: 'Réponse de la ville' },
  'refund.paper': { defaultMessage: 'Relevé du remboursement' },
  'refund.see-fine': { defaultMessage: 'Voir le FPS' },
  'refund.see-rights': { defaultMessage: 'Voir mes droits' },
  'refund.see-subscription': { defaultMessage: 'Voir l’abonnement' },
  'refund.see-ticket': { defaultMessage: 'Voir le ticket' },
  'refund.failed': { defaultMessage: 'Le remboursement ne s’affiche pas' },
  'refund.unknown.title': { defaultMessage: 'Aucun remboursement à cette adresse' },
  'refund.unknown.text': {
    defaultMessage:
      'Ce lien est peut-être incomplet. Ouvrez-le en entier depuis l’e-mail de la ville, ou cherchez votre FPS.',
  },
})
