import { amountChangedFr } from '@parvis/shared-kernel/messages/amount-changed.fr'
import { defineMessages } from '@parvis/shared-kernel/messages/define-messages'
import { payerEmailFr } from '@parvis/shared-kernel/messages/payer-email.fr'
import { pendingDraftsFr } from '@parvis/shared-kernel/messages/pending-drafts.fr'
import { refundStatusFr } from '@parvis/shared-kernel/messages/refund-status.fr'
import { renewalFr } from '@parvis/shared-kernel/messages/renewal.fr'
import { usualDelayFr } from '@parvis/shared-kernel/messages/usual-delay.fr'

// Messages of one right (page, payments, dialogs), loaded when one is opened, not with the dashboard.
const ownFr = defineMessages({
  'rights.back': { defaultMessage: 'Mes droits' },
  'right.plates': { defaultMessage: 'Plaques' },
  'sms.title': { defaultMessage: 'Rappels par SMS' },
  'sms.on': { defaultMessage: 'Vous êtes prévenu avant la fin de vos droits au {phone}.' },
  'sms.on-without-phone': {
    defaultMessage: 'Vous les avez demandés, mais votre profil n’a pas de numéro de mobile.',
  },
  'sms.off': { defaultMessage: 'Recevez un SMS avant la fin de vos droits.' },
  'sms.switch': { defaultMessage: 'Recevoir les rappels' },
  'sms.add-phone': { defaultMessage: 'Ajouter mon numéro' },

  'pay-link.title': { defaultMessage: 'Recevoir un lien pour payer «\u202f{name}\u202f»' },
  'pay-link.body': {
    defaultMessage:
      'Nous envoyons à cette adresse un lien vers la page de paiement ({price}). Vous pouvez aussi le faire suivre à la personne qui paie.',
  },
  'pay-link.send': { defaultMessage: 'Envoyer le lien' },
  'pay-link.done': { defaultMessage: 'Le lien de paiement est envoyé à {email}.' },
  'cancel.ticket.title': { defaultMessage: 'Annuler ce ticket\u202f?' },
  'cancel.body': {
    defaultMessage: '«\u202f{name}\u202f» ne sera plus valable. Vous ne pourrez pas revenir en arrière.',
  },
  'cancel.body-unpaid': {
    defaultMessage:
      'Rien n’a été payé pour «\u202f{name}\u202f». Vous pourrez refaire une demande quand vous voudrez.',
  },
  'cancel.body-asked': {
    defaultMessage:
      'La demande de «\u202f{name}\u202f» est abandonnée. Vous pourrez en refaire une quand vous voudrez.',
  },
  'cancel.request.title': { defaultMessage: 'Annuler cette demande d’abonnement\u202f?' },
  'cancel.subscription.title': { defaultMessage: 'Annuler cet abonnement\u202f?' },
  'cancel.keep': { defaultMessage: 'Garder' },
  'cancel.done': { defaultMessage: '«\u202f{name}\u202f» est annulé.' },

  'cancel.paid': {
    defaultMessage:
      'Vous avez payé {price}. Si vous annulez, la ville ouvre un remboursement et vous écrit pour demander vos coordonnées bancaires. Une question\u202f?',
  },
  'cancel.refunded': {
    defaultMessage:
      'Vous avez payé {price}, et la ville a déjà ouvert un remboursement de {refunded} pour ce droit. Si vous annulez, elle n’en ouvre un autre que pour ce que celui-ci ne couvre pas. Une question\u202f?',
  },

  'share.title': { defaultMessage: 'Partager «\u202f{name}\u202f»' },
  'share.body': {
    defaultMessage:
      'Un code permet à une autre personne de rejoindre ce droit. Elle le verra dans ses droits et pourra en modifier les plaques.',
  },
  'share.term.once': {
    defaultMessage:
      'Le code est valable {days, plural, one {# jour} other {# jours}}, pour une seule personne.',
  },
  'share.term.replaces': {
    defaultMessage:
      'Un nouveau code remplace le précédent\u202f: si vous en aviez donné un qui n’a pas servi, il ne marchera plus.',
  },
  'share.term.told': { defaultMessage: 'La ville vous écrit quand quelqu’un rejoint ce droit ou le quitte.' },
  'share.now': {
    defaultMessage:
      '{count, plural, =0 {Personne d’autre ne partage ce droit en ce moment.} one {Une autre personne partage ce droit en ce moment.} other {# autres personnes partagent ce droit en ce moment.}}',
  },
  'share.now.nameless': {
    defaultMessage:
      '{count, plural, one {Le portail ne connaît pas son nom.} other {Le portail ne connaît pas leurs noms.}}',
  },
  'share.make': { defaultMessage: 'Créer un code' },
  'share.made': {
    defaultMessage:
      'Donnez ce code, ou le lien, à la personne de votre choix. Il est valable {days, plural, one {# jour} other {# jours}} et sert une fois.',
  },
  'share.code': { defaultMessage: 'Code de partage' },
  'share.code.copy': { defaultMessage: 'Copier le code' },
  'share.link': { defaultMessage: 'Lien' },
  'share.link.copy': { defaultMessage: 'Copier le lien' },
  'share.copied': { defaultMessage: 'Copié' },
  'share.refused': {
    defaultMessage: 'Votre navigateur refuse la copie. Sélectionnez le texte, puis copiez-le.',
  },
  'share.mail': { defaultMessage: 'Envoyer le code par e-mail' },
  'share.mail.address': { defaultMessage: 'Adresse e-mail de cette personne' },
  'share.mail.send': { defaultMessage: 'Envoyer le code' },
  'share.mail.sent': { defaultMessage: 'Le code est envoyé à {email}.' },

  'withdraw.title': { defaultMessage: 'Quitter «\u202f{name}\u202f»\u202f?' },
  'withdraw.loss': {
    defaultMessage: 'Vous ne pourrez plus stationner avec ce droit, et il disparaîtra de vos droits.',
  },
  'withdraw.loss-zones': {
    defaultMessage:
      'Vous ne pourrez plus stationner avec ce droit ({zones}), et il disparaîtra de vos droits.',
  },
  'withdraw.plates': {
    defaultMessage:
      'Ses plaques ne changent pas\u202f: si la vôtre y est, la personne titulaire peut la retirer.',
  },
  'withdraw.return': { defaultMessage: 'Pour revenir, il vous faudra un nouveau code.' },
  'withdraw.confirm': { defaultMessage: 'Quitter' },
  'withdraw.stay': { defaultMessage: 'Rester' },
  'withdraw.done': {
    defaultMessage: 'Vous avez quitté «\u202f{name}\u202f». Il n’est plus dans vos droits.',
  },

  'document.city': { defaultMessage: 'Documents de la ville' },
  'document.name.download-proof': { defaultMessage: 'Justificatif' },
  'document.name.download-plate-history': { defaultMessage: 'Historique des plaques' },
  'document.name.payment-receipt': { defaultMessage: 'Reçu de paiement' },
  'document.kind': { defaultMessage: 'PDF' },
  'document.open': { defaultMessage: 'Ouvrir' },
  'document.save': { defaultMessage: 'Télécharger' },
  'document.for': { defaultMessage: '{action}\u202f: {name}' },
  'document.again': { defaultMessage: 'Télécharger plutôt' },
  'document.blocked': {
    defaultMessage:
      'Votre navigateur a bloqué la nouvelle fenêtre. Téléchargez le document, ou autorisez les fenêtres de ce site.',
  },
  'document.failed.download-proof': { defaultMessage: 'Le justificatif ne s’ouvre pas' },
  'document.failed.download-plate-history': { defaultMessage: 'L’historique des plaques ne s’ouvre pas' },
  'document.failed.payment-receipt': { defaultMessage: 'Le reçu ne s’ouvre pas' },

  'note.cancel-started': { defaultMessage: 'Ce droit a commencé\u202f: il ne s’annule plus.' },
  'note.plates-under-review': {
    defaultMessage:
      'Un changement de plaque est à l’étude\u202f: les plaques ne se modifient pas avant la décision.',
  },

  'empty.title': { defaultMessage: 'Vous n’avez pas encore de droit de stationnement' },
  'empty.body': {
    defaultMessage:
      'Demandez un abonnement pour stationner longtemps, ou un ticket pour une visite, une course ou un chantier. Une demande prend quelques minutes.',
  },
  'empty.action': { defaultMessage: 'Faire une demande' },

  'plates.title': { defaultMessage: 'Modifier les plaques' },
  'plates.body': {
    defaultMessage:
      '{max, plural, =1 {Ce droit vaut pour une plaque.} other {Ce droit vaut pour # plaques au plus. Les lignes vides ne comptent pas.}}',
  },
  'plates.field': { defaultMessage: 'Plaque {index}' },
  'plates.field-single': { defaultMessage: 'Plaque' },
  'plates.add': { defaultMessage: 'Ajouter une plaque' },
  'plates.remove': { defaultMessage: 'Retirer la plaque {index}' },
  'plates.invalid': { defaultMessage: 'Une plaque a de 2 à 15 lettres et chiffres.' },
  'plates.twice': { defaultMessage: 'Cette plaque est déjà dans la liste.' },
  'plates.gone': { defaultMessage: 'Cette plaque n’est plus sur l’abonnement' },
  'plates.none': { defaultMessage: 'Indiquez au moins une plaque.' },
  'plates.doubt': {
    defaultMessage:
      'Vouliez-vous dire {count, plural, one {{suggestion}} other {l’une de ces plaques}}\u202f?',
  },
  'plates.doubt.unknown': {
    defaultMessage:
      '«\u202f{found}\u202f» ne figure pas sur les plaques françaises. Vérifiez, puis continuez.',
  },
  'plates.use': { defaultMessage: 'Utiliser {suggestion}' },
  'plates.use-all': { defaultMessage: 'Utiliser toutes ces plaques' },
  'plates.choose-one': { defaultMessage: 'Choisissez la plaque parmi celles de votre abonnement.' },
  'plates.choose': { defaultMessage: 'Choisissez parmi les plaques de votre abonnement.' },
  'plates.too-many': {
    defaultMessage: 'Choisissez {max, plural, one {# plaque} other {# plaques}} au plus.',
  },
  'plates.review': { defaultMessage: 'Vérifier le changement' },
  'plates.unchanged': { defaultMessage: 'Ces plaques sont déjà celles de votre droit.' },
  'plates.caption': { defaultMessage: 'Ce qui change pour «\u202f{name}\u202f»' },
  'plates.effect': { defaultMessage: 'Le changement prend effet dès que vous l’enregistrez.' },
  'plates.correct': { defaultMessage: 'Revenir' },
  'plates.save': { defaultMessage: 'Enregistrer les plaques' },
  'plates.saved': { defaultMessage: 'Les plaques de «\u202f{name}\u202f» sont enregistrées.' },

  'detail.validity.granted': { defaultMessage: 'Validité' },
  'detail.validity.untold': { defaultMessage: 'Dates' },
  'detail.validity.asked': { defaultMessage: 'Dates demandées' },
  'detail.endless': { defaultMessage: 'sans date de fin' },
  'detail.plates': { defaultMessage: 'Plaques' },
  'detail.no-plates': { defaultMessage: 'Ce droit n’a pas de plaque.' },
  'detail.plate-change': { defaultMessage: 'Changement à l’étude' },
  'detail.plate-change.addition': { defaultMessage: 'Ajout de {plate}' },
  'detail.plate-change.modification': { defaultMessage: '{oldPlate} remplacée par {plate}' },
  'detail.plate-change.other': { defaultMessage: 'Un changement concernant vos plaques' },
  'detail.plate-change.hidden': { defaultMessage: 'Une nouvelle plaque' },
  'detail.plate-change.caution': {
    defaultMessage:
      'La plaque demandée n’est pas encore valable\u202f: stationner avec elle peut coûter un FPS.',
  },
  'detail.plate-history': { defaultMessage: 'Historique des plaques' },
  'detail.plate-history.initial': { defaultMessage: 'Plaques de départ' },
  'detail.plate-history.added': { defaultMessage: 'Ajout' },
  'detail.plate-history.removed': { defaultMessage: 'Retrait' },
  'detail.plate-history.when': { defaultMessage: 'le {date} à {time}' },
  'detail.plate-history.date': { defaultMessage: 'le {date}' },
  'detail.plate-status.validated': { defaultMessage: 'Validé' },
  'detail.plate-status.waiting': { defaultMessage: 'Déposé' },
  'detail.plate-status.rejected': { defaultMessage: 'Rejeté' },
  'detail.plate-status.unknown': { defaultMessage: 'Inconnu' },
  'detail.zones.granted': { defaultMessage: 'Où il est valable' },
  'detail.zones.untold': { defaultMessage: '{count, plural, one {Zone} other {Zones}}' },
  'detail.zones.asked': { defaultMessage: '{count, plural, one {Zone demandée} other {Zones demandées}}' },
  'detail.no-zones': { defaultMessage: 'Dans toute la zone de l’offre.' },
  'detail.answers': { defaultMessage: 'Vos réponses' },
  'detail.comment': { defaultMessage: 'Votre commentaire' },
  'detail.evidences': { defaultMessage: 'Documents fournis' },
  'detail.evidence.size-date': { defaultMessage: '{size}, fourni le {date}' },
  'detail.requested': {
    defaultMessage: '{count, plural, one {Document attendu} other {Documents attendus}}',
  },
  'detail.requested.body': {
    defaultMessage:
      'La ville {count, plural, one {l’attend} other {les attend}} pour continuer l’étude de votre demande.',
  },
  'detail.ticket-evidence': {
    defaultMessage: 'La ville attend un document pour ce ticket. Remettez-le ou envoyez-le à la ville\u202f:',
  },
  'detail.complements': { defaultMessage: 'Ce que la ville a demandé' },
  'detail.complements.on': { defaultMessage: 'Le {date}' },
  'detail.complements.undated': { defaultMessage: 'Demande {number}' },
  'detail.agent': { defaultMessage: 'Messages de la ville' },
  'detail.facts': { defaultMessage: 'En bref' },
  'detail.price': { defaultMessage: 'Prix' },
  'detail.duration': { defaultMessage: 'Durée' },
  'detail.duration.each': { defaultMessage: 'Durée d’un ticket' },
  'detail.count': { defaultMessage: 'Nombre de tickets' },
  'detail.start': { defaultMessage: 'Début' },
  'detail.end': { defaultMessage: 'Fin' },
  'detail.created': { defaultMessage: 'Demandé le' },
  'detail.payment': { defaultMessage: 'Paiement' },
  'detail.paid': { defaultMessage: 'Payé' },
  'detail.unpaid': { defaultMessage: 'À payer' },
  'detail.pending': { defaultMessage: 'En cours de confirmation' },
  'detail.lapsed': { defaultMessage: 'Non payé' },
  'detail.price-unknown': { defaultMessage: 'Ne s’affiche pas pour le moment' },
  'detail.payments': { defaultMessage: 'Paiements' },
  'detail.payments.failed': { defaultMessage: 'Ce paiement ne s’affiche pas' },
  'detail.payments.pending': { defaultMessage: 'Paiement en cours de confirmation\u202f: {amount}' },
  'detail.payments.paid': { defaultMessage: 'Paiement accepté\u202f: {amount}' },
  'detail.payments.paid-not-processed': {
    defaultMessage: 'Paiement reçu, pas encore traité par la ville\u202f: {amount}',
  },
  'detail.payments.refused': { defaultMessage: 'Paiement refusé par la banque\u202f: {amount}' },
  'detail.payments.abandoned': { defaultMessage: 'Paiement abandonné\u202f: {amount}' },
  'detail.payments.unknown': { defaultMessage: 'Paiement dont l’état est inconnu\u202f: {amount}' },
  'detail.refunds': { defaultMessage: 'Remboursement' },
  'detail.refund.follow': { defaultMessage: 'Suivre ce remboursement' },
  'detail.refund.asked': { defaultMessage: 'La ville vous doit {amount}' },
  'detail.refund.asked.body': {
    defaultMessage: 'Pour vous rembourser, elle attend vos coordonnées bancaires (RIB).',
  },
  'todo.address.title': { defaultMessage: 'Indiquez votre adresse' },
  'todo.address.body': {
    defaultMessage: 'Sans elle, nous ne pouvons pas vous proposer les droits de votre quartier.',
  },
  'todo.address.action': { defaultMessage: 'Ajouter mon adresse' },
  'todo.answer.title': { defaultMessage: 'La ville attend votre réponse sur une contestation' },
  'todo.answer.body.due': {
    defaultMessage:
      'FPS n° {number}\u202f: il manque des éléments à votre contestation. À envoyer jusqu’au {moment}.',
  },
  'todo.answer.body.late': {
    defaultMessage:
      'FPS n° {number}\u202f: il manque des éléments à votre contestation. La date limite était le {moment}\u202f: répondez quand même.',
  },
  'todo.answer.body.undated': {
    defaultMessage: 'FPS n° {number}\u202f: il manque des éléments à votre contestation.',
  },
  'todo.answer.action': { defaultMessage: 'Répondre à la ville' },
  'todo.court.title': { defaultMessage: 'Votre contestation est rejetée par silence' },
  'todo.court.body': {
    defaultMessage:
      'FPS n° {number}\u202f: la ville n’a pas répondu en un mois. Vous pouvez saisir le tribunal du stationnement payant{isDated, select, true { jusqu’au {moment}} other {}}.',
  },
  'todo.court.action': { defaultMessage: 'Voir la contestation' },
  'todo.hand-in.title': { defaultMessage: 'Un document manque pour «\u202f{name}\u202f»' },
  'todo.hand-in.body': { defaultMessage: 'Il se remet au guichet, ou s’envoie à la ville.' },
  'todo.hand-in.action': { defaultMessage: 'Voir où l’envoyer' },
  'todo.refund.action': { defaultMessage: 'Envoyer mon RIB' },
  'todo.refund.fine': { defaultMessage: 'La ville rembourse {amount} sur un FPS' },
  'todo.refund.fine.body': {
    defaultMessage:
      'Payé en trop, cet argent revient à qui l’a versé. La ville attend des coordonnées bancaires (RIB).',
  },
  'todo.refund.fine.action': { defaultMessage: 'Voir le remboursement' },
  'detail.refund.send': { defaultMessage: 'Envoyer mes coordonnées bancaires' },
  'detail.reference': { defaultMessage: 'Référence' },
  'detail.follows': { defaultMessage: 'Lié à l’abonnement' },
  'detail.renews': { defaultMessage: 'Renouvelle' },
  'detail.renews.link': { defaultMessage: 'le droit précédent' },
  'detail.repeats': { defaultMessage: 'Refait' },
  'detail.repeats.link': { defaultMessage: 'la demande refusée' },
  'detail.zones-unknown': { defaultMessage: 'Les zones ne s’affichent pas pour le moment.' },
  'detail.actions-unknown': {
    defaultMessage: 'Ce que vous pouvez faire pour ce droit ne s’affiche pas pour le moment.',
  },
  'detail.no-actions': { defaultMessage: 'Il n’y a rien à faire pour ce droit en ce moment.' },
  'detail.timeline': { defaultMessage: 'Les étapes' },
  'detail.payment-pending': {
    defaultMessage: 'Votre paiement est encore en cours de confirmation.',
  },

  'calendar.add': { defaultMessage: 'Ajouter à mon agenda' },
  'calendar.add-for': { defaultMessage: 'Ajouter à mon agenda\u202f: {what}' },
  'calendar.title': { defaultMessage: '{what}\u202f: {name}' },
  'timeline.created': { defaultMessage: 'Demande envoyée' },
  'timeline.comment': { defaultMessage: 'Message de la ville' },
  'timeline.plates-validated': { defaultMessage: 'Plaques changées' },
  'timeline.plates-waiting': { defaultMessage: 'Changement de plaque déposé' },
  'timeline.plates-rejected': { defaultMessage: 'Changement de plaque rejeté' },
  'timeline.plates-unknown': { defaultMessage: 'Changement de plaque' },
  'timeline.evidence': {
    defaultMessage: '{count, plural, one {Document fourni} other {# documents fournis}}',
  },
  'timeline.complement': {
    defaultMessage: '{count, plural, one {Document demandé} other {# documents demandés}}',
  },
  'timeline.start': { defaultMessage: 'Début de validité' },
  'timeline.renewal': { defaultMessage: 'Ouverture du renouvellement' },
  'timeline.end': { defaultMessage: 'Fin de validité' },
  'timeline.today.awaiting-payment': { defaultMessage: 'Paiement attendu' },
  'timeline.today.awaiting-completion': { defaultMessage: 'Complément attendu' },
  'timeline.today.under-review': { defaultMessage: 'La ville étudie votre demande' },
  'timeline.today.plate-under-review': { defaultMessage: 'La ville étudie le changement de plaque' },
  'timeline.today.rejected': { defaultMessage: 'Demande refusée' },
  'timeline.step.awaiting-payment': { defaultMessage: 'Paiement demandé' },
  'timeline.step.under-review': { defaultMessage: 'Étude commencée' },
  'timeline.step.completed': { defaultMessage: 'Dossier complété' },
  'timeline.step.granted': { defaultMessage: 'Droit accordé' },
  'timeline.step.shared': { defaultMessage: 'Code de partage créé' },
  'timeline.step.joined': { defaultMessage: 'Une personne a rejoint ce droit' },
  'timeline.step.you-joined': { defaultMessage: 'Vous avez rejoint ce droit' },
  'timeline.step.withdrawn': { defaultMessage: 'Une personne a quitté ce droit' },
  'timeline.payment.received': { defaultMessage: 'Paiement reçu' },
  'timeline.payment.refused': { defaultMessage: 'Paiement refusé par la banque' },
  'timeline.payment.abandoned': { defaultMessage: 'Paiement abandonné' },
  'timeline.refund.opened': { defaultMessage: 'Remboursement ouvert' },
  'timeline.refund.document-requested': { defaultMessage: 'Coordonnées bancaires demandées' },
  'timeline.refund.objected': { defaultMessage: 'Coordonnées bancaires contestées' },
  'timeline.refund.document-sent': { defaultMessage: 'Coordonnées bancaires envoyées' },
  'timeline.refund.accepted': { defaultMessage: 'Remboursement accepté' },
  'timeline.refund.rejected': { defaultMessage: 'Remboursement refusé' },
  'timeline.refund.paid': { defaultMessage: 'Argent versé' },
  'timeline.now': { defaultMessage: 'aujourd’hui' },
  'timeline.pay-before': { defaultMessage: 'à payer avant le {date}' },
  'timeline.planned': { defaultMessage: 'date prévue\u202f: {date}' },

  'not-found.title': { defaultMessage: 'Ce droit n’est pas dans vos droits' },
  'not-found.body': {
    defaultMessage:
      'L’adresse est peut-être incomplète, ce droit appartient à une autre personne, ou il n’est plus partagé avec vous. Vérifiez que vous êtes connecté avec le bon compte.',
  },
  'not-found.action': { defaultMessage: 'Revenir à mes droits' },

  'pay.already': { defaultMessage: 'C’est déjà payé' },
  'pay.already.body': {
    defaultMessage: 'Un autre paiement de «\u202f{name}\u202f» a été accepté. Vous n’avez rien à faire.',
  },
  'pay.ended': {
    defaultMessage:
      'Sa validité est terminée depuis le {end}\u202f: une fois payé, il ne permet pas de stationner.',
  },
  'pay.started': {
    defaultMessage:
      'Sa validité a commencé le {start}. Elle se termine le {end}, quel que soit le moment du paiement.',
  },
  'pay.no-longer': { defaultMessage: 'Il n’y a plus rien à payer' },
  'pay.no-longer.body': { defaultMessage: '«\u202f{name}\u202f» a changé d’état entre-temps.' },
  'payment.title': { defaultMessage: 'Résultat du paiement' },
  'payment.failed.body': {
    defaultMessage:
      'Si vous venez de payer, ne payez pas une seconde fois\u202f: dès que la banque aura répondu, l’état de votre droit changera tout seul.',
  },
  'payment.pending.title': { defaultMessage: 'Votre paiement est en cours de confirmation' },
  'payment.pending.body': {
    defaultMessage:
      'Nous attendons la réponse de la banque. Cela prend en général moins d’une minute. Ne payez pas une seconde fois.',
  },
  'payment.pending.checking': { defaultMessage: 'Nous vérifions.' },
  'payment.pending.closed': { defaultMessage: 'Vous avez quitté la page de paiement\u202f?' },
  'payment.pending.closed.body': {
    defaultMessage:
      'Si vous n’avez pas payé, la même page vous attend jusqu’au {moment}. Si vous avez déjà validé votre carte, attendez la réponse de la banque.',
  },
  'payment.pending.closed.action': { defaultMessage: 'Revenir à la page de paiement' },
  'payment.paid.title': { defaultMessage: 'Votre paiement est accepté' },
  'payment.paid.body': { defaultMessage: 'Merci. «\u202f{name}\u202f» est payé.' },
  'payment.paid-not-processed.title': { defaultMessage: 'Votre paiement est reçu' },
  'payment.paid-not-processed.body': {
    defaultMessage:
      'Merci. La ville ne l’a pas encore traité\u202f: «\u202f{name}\u202f» sera mis à jour dès que ce sera fait. Si votre paiement ne peut pas y servir, la ville vous écrit et vous rembourse.',
  },
  'payment.refused.title': { defaultMessage: 'Votre paiement est refusé' },
  'payment.refused.body': {
    defaultMessage:
      'La banque n’a pas accepté ce paiement et rien n’a été prélevé. Vérifiez votre carte, ou essayez-en une autre.',
  },
  'payment.abandoned.title': { defaultMessage: 'Le paiement n’est pas allé au bout' },
  'payment.abandoned.body': {
    defaultMessage: 'Rien n’a été prélevé. Vous pouvez recommencer quand vous voulez.',
  },
  'payment.unknown.title': { defaultMessage: 'Nous ne connaissons pas l’état de ce paiement' },
  'payment.unknown.body': {
    defaultMessage:
      'Avant de payer à nouveau, contactez la ville et donnez-lui le numéro d’opération {number}.',
  },
  'payment.failed.title': { defaultMessage: 'Le résultat du paiement ne s’affiche pas' },
  'payment.summary': { defaultMessage: 'Récapitulatif' },
  'payment.right': { defaultMessage: 'Droit' },
  'payment.amount': { defaultMessage: 'Montant' },
  'payment.operation': { defaultMessage: 'Numéro d’opération' },
  'payment.date': { defaultMessage: 'Date' },
  'payment.authorization': { defaultMessage: 'Numéro d’autorisation' },
  'payment.retry': { defaultMessage: 'Réessayer de payer' },
  'payment.send-link': { defaultMessage: 'Recevoir un lien de paiement par e-mail' },
  'payment.see-right': { defaultMessage: 'Voir ce droit' },
  'payment.back': { defaultMessage: 'Revenir à mes droits' },
})

export const rightFr = {
  ...amountChangedFr,
  ...payerEmailFr,
  ...refundStatusFr,
  ...renewalFr,
  ...usualDelayFr,
  ...pendingDraftsFr,
  ...ownFr,
}

export type OwnRightWordId = keyof typeof ownFr
