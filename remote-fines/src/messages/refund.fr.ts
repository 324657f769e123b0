/** The refund of a fine, or of a right. */
export const refundFr = {
  'refund.title': 'Votre remboursement',
  'refund.amount': 'Montant du remboursement',
  'refund.status.document-requested': 'Document attendu',
  'refund.status.under-review': 'En cours d’examen',
  'refund.status.accepted': 'Accepté',
  'refund.status.paid': 'Versé',
  'refund.status.rejected': 'Refusé',
  'refund.status.unknown': 'Enregistré',
  'refund.words.document-requested':
    'Pour vous rembourser, la ville a besoin du document demandé ci-dessous. Sans lui, rien n’est versé.',
  'refund.words.under-review':
    'La ville a reçu votre document et l’examine. Vous n’avez rien à faire\u202f: un e-mail vous annonce la suite.',
  'refund.words.accepted': 'La ville a accepté le remboursement. Le virement part vers votre compte.',
  'refund.words.paid':
    'La ville a fait le virement. Selon votre banque, il peut mettre quelques jours à apparaître sur votre compte.',
  'refund.words.rejected': 'La ville a refusé le remboursement. Pour en parler, contactez-la.',
  'refund.words.unknown': 'Le remboursement est enregistré. Contactez la ville pour savoir où il en est.',
  'refund.pace.whole':
    'En général, la ville décide sous {review, plural, one {un jour} other {# jours}} après réception du document, et l’argent est versé sous {transfer, plural, one {un jour} other {# jours}} après sa décision.',
  'refund.pace.transfer':
    'En général, l’argent est versé sous {transfer, plural, one {un jour} other {# jours}} après la décision.',

  'refund.documents': 'Ce que la ville attend de vous',
  'refund.asked-again': 'La ville redemande vos coordonnées bancaires (RIB)',
  'refund.bank-details.hint':
    'Les coordonnées bancaires (RIB) d’un compte à votre nom, avec IBAN et BIC lisibles. PDF, ou photo nette de la page entière.',
  'refund.send': 'Envoyer le document',
  'refund.waiting': 'Le fichier est encore en route. Envoyez-le quand il est arrivé.',
  'refund.send-failed': 'Le document n’a pas été transmis',
  'refund.leave': 'Le document n’est pas encore envoyé à la ville. Quitter cette page\u202f?',
  'refund.thanks.title': 'Document envoyé',
  'refund.thanks.text': 'La ville l’a reçu. Gardez l’adresse de cette page pour suivre le remboursement.',

  'refund.story': 'Le suivi',
  'refund.step.opened': 'Remboursement ouvert',
  'refund.step.document-requested': 'Document demandé',
  'refund.step.document-asked-again': 'Document redemandé',
  'refund.step.document-sent': 'Document reçu par la ville',
  'refund.step.decision': 'Décision de la ville',
  'refund.step.accepted': 'Remboursement accepté',
  'refund.step.rejected': 'Remboursement refusé',
  'refund.step.paid': 'Virement effectué',
  'refund.ahead.document-sent': 'Vous envoyez le document',
  'refund.ahead.paid': 'Virement sur votre compte',

  'refund.facts': 'Le détail',
  'refund.of-right': 'Droit de stationnement',
  'refund.operation': 'Opération remboursée',
  'refund.not-sent': 'À envoyer',
  'refund.sent': 'Reçu le {moment}',
  'refund.decided': 'Décision',
  'refund.paid': 'Virement',
  'refund.answer': 'Réponse de la ville',
  'refund.paper': 'Relevé du remboursement',
  'refund.see-fine': 'Voir le FPS',
  'refund.see-rights': 'Voir mes droits',
  'refund.see-subscription': 'Voir l’abonnement',
  'refund.see-ticket': 'Voir le ticket',
  'refund.failed': 'Le remboursement ne s’affiche pas',
  'refund.unknown.title': 'Aucun remboursement à cette adresse',
  'refund.unknown.text':
    'Ce lien est peut-être incomplet. Ouvrez-le en entier depuis l’e-mail de la ville, ou cherchez votre FPS.',
} as const
