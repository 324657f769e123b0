import { defineMessages } from '@parvis/shared-kernel/messages/define-messages'

/** Messages of case access (D16). */
export const caseFr = defineMessages({
  'case.closed.appeal.title': { defaultMessage: 'Le contenu de cette contestation est protégé' },
  'case.closed.appeal.text': {
    defaultMessage:
      'Avec le numéro et la plaque, on voit seulement qu’elle a été déposée. Pour la lire, la compléter ou la retirer, ouvrez le lien de dossier reçu par e-mail, ou connectez-vous au compte qui l’a commencée.',
  },
  'case.closed.refund.title': { defaultMessage: 'Ce remboursement est protégé' },
  'case.closed.refund.text': {
    defaultMessage:
      'Sans lien de dossier, on voit seulement son montant et où il en est. Pour donner des coordonnées bancaires, ouvrez le lien reçu par e-mail, ou connectez-vous au compte concerné.',
  },
  'case.ended.title': { defaultMessage: 'Ce lien ne fonctionne plus' },
  'case.ended.text': {
    defaultMessage:
      'Un lien plus récent l’a remplacé, ou il a été recopié en partie. Ouvrez le dernier lien reçu, ou demandez-en un autre.',
  },
  'case.ended.check': {
    defaultMessage:
      'Un lien plus récent l’a remplacé, ou il a été recopié en partie\u202f: comparez-le avec celui que vous avez noté.',
  },
  'case.lost': {
    defaultMessage:
      'Votre accès à ce dossier a pris fin\u202f: un lien plus récent l’a remplacé, ou vous n’êtes plus connecté. Ouvrez le dernier lien reçu, ou reconnectez-vous.',
  },
  'case.closed.appeal.unmailed': {
    defaultMessage:
      'Avec le numéro et la plaque, on voit seulement qu’elle a été déposée. Aucune adresse e-mail n’est enregistrée\u202f: elle s’ouvre avec le lien de dossier affiché au moment de l’envoi, ou par la ville, après vérification de votre identité.',
  },
  'case.closed.refund.by-receipt': {
    defaultMessage:
      'On voit seulement son montant et où il en est. Aucune adresse e-mail n’est enregistrée\u202f: les deux numéros du reçu de paiement l’ouvrent, ci-dessous. Sans le reçu, la ville l’ouvre après vérification de votre identité.',
  },
  'case.closed.refund.by-desk': {
    defaultMessage:
      'On voit seulement son montant et où il en est. Aucune adresse e-mail n’est enregistrée\u202f: la ville l’ouvre après vérification de votre identité.',
  },
  'case.by-desk': {
    defaultMessage:
      'Au guichet avec une pièce d’identité, ou par courrier avec sa copie et votre numéro de téléphone. Guichet et adresse postale\u202f: {desk}.',
  },
  'case.by-phone': { defaultMessage: 'Par téléphone\u202f:' },
  'case.ask': { defaultMessage: 'Recevoir un nouveau lien' },
  'case.ask.failed': { defaultMessage: 'Le lien n’a pas été envoyé' },
  'case.mailed.title': { defaultMessage: 'Lien envoyé' },
  'case.mailed.text': {
    defaultMessage:
      'Il part à l’adresse enregistrée dans le dossier, et à aucune autre. Les liens précédents cessent de fonctionner dès qu’il est ouvert.',
  },
  'case.unguarded.appeal': {
    defaultMessage:
      'Dans cette ville, toute personne qui connaît le numéro et la plaque peut lire cette contestation et agir dessus.',
  },
  'case.unguarded.refund': {
    defaultMessage: 'Dans cette ville, toute personne qui connaît l’adresse de cette page peut agir dessus.',
  },
  'case.link.title': { defaultMessage: 'Votre lien de dossier' },
  'case.link.text': {
    defaultMessage:
      'Il ouvre votre contestation\u202f: gardez-le pour vous. Il n’est affiché ici qu’une fois, et reste 15 minutes au plus dans cet onglet.',
  },
  'case.link.mailed': { defaultMessage: 'Nous l’avons aussi envoyé à {email}.' },
  'case.link.unmailed': {
    defaultMessage:
      'Vous n’avez pas donné d’adresse e-mail\u202f: copiez-le, nous ne pourrons pas le renvoyer.',
  },
  'case.link.copy': { defaultMessage: 'Copier le lien' },
  'case.link.copied': { defaultMessage: 'Le lien est copié.' },
  'case.link.not-copied': {
    defaultMessage: 'Le lien n’a pas pu être copié\u202f: sélectionnez-le et copiez-le vous-même.',
  },
  'case.receipt.title': { defaultMessage: 'Ouvrir avec le reçu du paiement' },
  'case.receipt.text': {
    defaultMessage:
      'Les deux numéros sont sur le reçu affiché après le paiement. Si vous ne l’avez plus, adressez-vous au guichet.',
  },
  'case.receipt.operation': { defaultMessage: 'Numéro d’opération' },
  'case.receipt.authorization': { defaultMessage: 'Numéro d’autorisation' },
  'case.receipt.missing': { defaultMessage: 'Indiquez ce numéro.' },
  'case.receipt.failed': { defaultMessage: 'Ces numéros n’ouvrent pas ce remboursement' },
  'case.receipt.check': {
    defaultMessage: 'Vérifiez les deux numéros sur le reçu du paiement, ou contactez la ville.',
  },
  'case.receipt.unopened': { defaultMessage: 'Le remboursement n’a pas été ouvert' },
  'case.receipt.open': { defaultMessage: 'Ouvrir le remboursement' },
  'refund.object.title': { defaultMessage: 'Ces coordonnées bancaires ne sont pas les bonnes\u202f?' },
  'refund.object.text': {
    defaultMessage:
      'Elles seront écartées et redemandées, les liens en cours cesseront de fonctionner et toutes les personnes concernées seront prévenues.',
  },
  'refund.object.action': { defaultMessage: 'Écarter ces coordonnées' },
  'refund.object.nothing': { defaultMessage: 'Il n’y a plus de coordonnées à écarter' },
  'refund.object.nothing.text': {
    defaultMessage:
      'Celles dont parlait l’e-mail ne sont plus enregistrées\u202f: rien ne sera versé dessus.',
  },
  'refund.object.failed': { defaultMessage: 'Les coordonnées n’ont pas été écartées' },
  'refund.object.late': {
    defaultMessage:
      'Ce lien a expiré après 48 heures, a déjà servi ou a été recopié en partie. Ouvrez-le en entier depuis l’e-mail, ou contactez la ville sans attendre.',
  },
  'refund.object.paid': { defaultMessage: 'La ville a fait le virement. Contactez-la sans attendre.' },
  'refund.objected.title': { defaultMessage: 'Coordonnées écartées' },
  'refund.objected.text': {
    defaultMessage: 'Rien n’est versé. Un nouveau lien part à l’adresse enregistrée pour donner les bonnes.',
  },
  'refund.payable.unmailed': {
    defaultMessage:
      'Par sécurité, la ville ne verse rien avant le {moment}. Si ces coordonnées bancaires ne sont pas les bonnes, dites-le-lui d’ici là\u202f: <call>{phone}</call>, <write>{email}</write>.',
  },
  'refund.payable': {
    defaultMessage:
      'Par sécurité, la ville ne verse rien avant le {moment}. D’ici là, toute personne enregistrée dans le dossier peut contester les coordonnées bancaires par le lien de son e-mail.',
  },
  'appeal.conflict.title': { defaultMessage: 'Modifié dans un autre onglet' },
  'appeal.conflict.text': {
    defaultMessage:
      'Ce brouillon a été enregistré ailleurs depuis. Rien n’a été écrasé\u202f: ce que vous voyez ici n’est pas enregistré. Gardez cette version, ou reprenez l’autre.',
  },
  'appeal.conflict.failed': {
    defaultMessage: 'L’autre version n’est pas arrivée\u202f: ce que vous voyez ici reste.',
  },
  'appeal.conflict.mine': { defaultMessage: 'Garder cette version' },
  'appeal.conflict.theirs': { defaultMessage: 'Reprendre l’autre version' },
})
