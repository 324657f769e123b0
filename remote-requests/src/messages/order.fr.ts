import { defineMessages } from '@parvis/shared-kernel/messages/define-messages'
/** Messages of completing an order and changing plates. */
export const orderFr = defineMessages({
  'complete.title': { defaultMessage: 'Compléter votre demande' },
  'complete.lead': {
    defaultMessage:
      '{count, plural, one {La ville attend un document. Le fichier est enregistré dès que vous le choisissez. Envoyez-le ensuite à la ville avec «\u202fTransmettre le document\u202f».} other {La ville attend # documents. Chaque fichier est enregistré dès que vous le choisissez. Envoyez-les ensuite à la ville avec «\u202fTransmettre les documents\u202f».}}',
  },
  'complete.agent': { defaultMessage: 'Le message de la ville' },
  'complete.earlier': {
    defaultMessage: 'Déjà envoyé\u202f: «\u202f{file}\u202f». La ville en demande un autre.',
  },
  'complete.earlier.dated': {
    defaultMessage: 'Déjà envoyé\u202f: «\u202f{file}\u202f», du {day}. La ville en demande un autre.',
  },
  'complete.reuse.text': { defaultMessage: 'La ville a déjà accepté «\u202f{file}\u202f», le {day}.' },
  'complete.reuse': { defaultMessage: 'Utiliser ce document' },
  'complete.reuse.label': { defaultMessage: 'Utiliser {file} ({name})' },
  'complete.missing': { defaultMessage: 'Ajoutez le fichier\u202f: {name}.' },
  'complete.lacking': {
    defaultMessage: '{count, plural, one {Il manque un document} other {Il manque # documents}}',
  },
  'complete.not-received': {
    defaultMessage: 'La ville n’a pas reçu ce fichier. Choisissez-le à nouveau\u202f: {name}.',
  },
  'complete.submit': {
    defaultMessage: '{count, plural, one {Transmettre le document} other {Transmettre les documents}}',
  },
  'complete.failed': { defaultMessage: 'Les documents ne sont pas encore transmis' },
  'complete.leave': {
    defaultMessage:
      'Un fichier n’est pas encore envoyé. Quitter cette page interrompt l’envoi\u202f; vous pourrez le reprendre plus tard sur cet appareil. Quitter\u202f?',
  },
  'complete.unnamed': { defaultMessage: 'La ville attend un complément sans préciser ici lequel' },
  'complete.unnamed.body': {
    defaultMessage: 'Demandez-lui ce qu’il faut envoyer\u202f: {phone} ou {email}.',
  },
  'complete.nothing': { defaultMessage: 'La ville n’attend aucun document pour ce droit' },
  'complete.done': { defaultMessage: 'Documents transmis' },
  'complete.done.text': {
    defaultMessage: 'La ville a reçu ce qu’elle attendait. Vous n’avez plus rien à envoyer.',
  },
  'complete.done.status': { defaultMessage: 'Votre demande est à l’étude' },
  'complete.done.next': {
    defaultMessage:
      'Un agent examine vos documents. La ville vous écrit dès que sa décision est prise\u202f; d’ici là, suivez la demande dans vos droits.',
  },

  'plates.title': { defaultMessage: 'Changer de plaque' },
  'plates.lead': {
    defaultMessage: 'Votre droit garde ses plaques d’aujourd’hui jusqu’à la décision de la ville.',
  },
  'plates.current': { defaultMessage: 'Vos plaques aujourd’hui' },
  'plates.asked': {
    defaultMessage:
      '{count, plural, one {Demandée, pas encore valable} other {Demandées, pas encore valables}}',
  },
  'plates.none': { defaultMessage: 'Aucune plaque pour ce droit.' },
  'plates.mark.removed': { defaultMessage: 'à retirer, à l’étude' },
  'plates.mark.added': { defaultMessage: 'à ajouter, à l’étude' },
  'plates.again.title': { defaultMessage: 'Tous les documents sont à fournir à nouveau' },
  'plates.again.text': {
    defaultMessage:
      'Un changement de plaque est une nouvelle demande\u202f: les pièces déjà données ne sont pas reprises.',
  },
  'plates.direct': { defaultMessage: 'Vous changez vos plaques vous-même' },
  'plates.direct.text': {
    defaultMessage:
      'Aucune demande n’est nécessaire pour ce droit\u202f: revenez au droit, puis choisissez «\u202fModifier les plaques\u202f».',
  },
  'plates.refused': { defaultMessage: 'Pas de changement possible pour le moment' },
  'plates.refused.ended': { defaultMessage: 'Ce droit est terminé.' },
  'plates.refused.plan': {
    defaultMessage: 'Les conditions de cet abonnement ne permettent pas de changer de plaque.',
  },
  'plates.refused.waiting': {
    defaultMessage: 'Une demande de changement est déjà à l’étude. La ville vous répondra.',
  },
  'plates.refused.status': {
    defaultMessage: 'Le changement de plaque est ouvert aux abonnements en cours de validité.',
  },
  'plates.wished': { defaultMessage: 'Les plaques que vous souhaitez' },
  'plates.wished.hint': {
    defaultMessage: 'Indiquez toutes les plaques que ce droit doit porter, y compris celles que vous gardez.',
  },
  'plates.documents': { defaultMessage: 'Vos documents' },
  'plates.max-age': { defaultMessage: 'Daté de moins de {duration}.' },
  'plates.missing': { defaultMessage: 'Ajoutez le fichier\u202f: {name}.' },
  'plates.not-received': {
    defaultMessage: 'La ville n’a pas reçu ce fichier. Choisissez-le à nouveau\u202f: {name}.',
  },
  'plates.unchanged': { defaultMessage: 'Rien n’a changé\u202f: remplacez, ajoutez ou retirez une plaque.' },
  'plates.used': {
    defaultMessage:
      'L’une de ces plaques a déjà un abonnement pour cette période. Indiquez-en une autre, ou contactez la ville.',
  },
  'plates.waiting': {
    defaultMessage:
      'Une demande de changement est déjà à l’étude pour ce droit. Attendez la réponse de la ville avant d’en faire une autre.',
  },
  'plates.changes': { defaultMessage: 'Ce qui change' },
  'plates.changes.added': { defaultMessage: '{count, plural, one {Ajoutée} other {Ajoutées}}' },
  'plates.changes.removed': { defaultMessage: '{count, plural, one {Retirée} other {Retirées}}' },
  'plates.changes.same': { defaultMessage: '{count, plural, one {# inchangée} other {# inchangées}}' },
  'plates.failed': { defaultMessage: 'La demande n’est pas encore envoyée' },
  'plates.review': { defaultMessage: 'Vérifier la demande' },
  'plates.confirm.title': { defaultMessage: 'Demander ce changement de plaque\u202f?' },
  'plates.confirm.text': {
    defaultMessage:
      'La ville étudie la demande. Jusqu’à sa décision, seules vos plaques d’aujourd’hui sont valables\u202f: ne stationnez pas encore avec une nouvelle plaque.',
  },
  'plates.confirm': { defaultMessage: 'Envoyer la demande' },
  'plates.leave': {
    defaultMessage:
      'Un fichier n’est pas encore envoyé. Quitter cette page interrompt l’envoi\u202f; vous pourrez le reprendre plus tard sur cet appareil. Quitter\u202f?',
  },
  'plates.done': { defaultMessage: 'Demande de changement envoyée' },
  'plates.done.lead': { defaultMessage: 'Votre demande est en cours' },
  'plates.done.until': {
    defaultMessage:
      'La ville vous écrit dès que sa décision est prise. Jusque-là, vos plaques d’aujourd’hui restent les seules valables.',
  },
})
