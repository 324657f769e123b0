/** Completing an order, and asking for other plates. */
export const completeFr = {
  'complete.title': 'Compléter votre demande',
  'complete.lead':
    '{count, plural, one {La ville attend un document. Le fichier est enregistré dès que vous le choisissez. Envoyez-le ensuite à la ville avec «\u202fTransmettre le document\u202f».} other {La ville attend # documents. Chaque fichier est enregistré dès que vous le choisissez. Envoyez-les ensuite à la ville avec «\u202fTransmettre les documents\u202f».}}',
  'complete.agent': 'Le message de la ville',
  'complete.earlier': 'Déjà envoyé\u202f: «\u202f{file}\u202f». La ville en demande un autre.',
  'complete.earlier.dated':
    'Déjà envoyé\u202f: «\u202f{file}\u202f», du {day}. La ville en demande un autre.',
  'complete.reuse.text': 'La ville a déjà accepté «\u202f{file}\u202f», le {day}.',
  'complete.reuse': 'Utiliser ce document',
  'complete.reuse.label': 'Utiliser {file} ({name})',
  'complete.missing': 'Ajoutez le fichier\u202f: {name}.',
  'complete.lacking': '{count, plural, one {Il manque un document} other {Il manque # documents}}',
  'complete.refused': 'Remplacez le fichier, ou envoyez-le à nouveau\u202f: {name}.',
  'complete.not-received': 'La ville n’a pas reçu ce fichier. Choisissez-le à nouveau\u202f: {name}.',
  'complete.sending': 'Envoi des fichiers en cours…',
  'complete.submit': '{count, plural, one {Transmettre le document} other {Transmettre les documents}}',
  'complete.failed': 'Les documents ne sont pas encore transmis',
  'complete.leave':
    'Un fichier n’est pas encore envoyé. Quitter cette page interrompt l’envoi\u202f; vous pourrez le reprendre plus tard sur cet appareil. Quitter\u202f?',
  'complete.nothing': 'La ville n’attend aucun document pour ce droit',
  'complete.done': 'Documents transmis',
  'complete.done.text': 'La ville a reçu ce qu’elle attendait. Vous n’avez plus rien à envoyer.',
  'complete.done.status': 'Votre demande est à l’étude',
  'complete.done.next':
    'Un agent examine vos documents. La ville vous écrit dès que sa décision est prise\u202f; d’ici là, suivez la demande dans vos droits.',

  'plates.title': 'Changer de plaque',
  'plates.lead': 'Votre droit garde ses plaques d’aujourd’hui jusqu’à la décision de la ville.',
  'plates.current': 'Vos plaques aujourd’hui',
  'plates.asked':
    '{count, plural, one {Demandée, pas encore valable} other {Demandées, pas encore valables}}',
  'plates.none': 'Aucune plaque pour ce droit.',
  'plates.mark.removed': 'à retirer, à l’étude',
  'plates.mark.added': 'à ajouter, à l’étude',
  'plates.again.title': 'Tous les documents sont à fournir à nouveau',
  'plates.again.text': 'La plateforme a changé\u202f: les pièces déjà données ne sont pas reprises.',
  'plates.refused': 'Pas de changement possible pour le moment',
  'plates.refused.ended': 'Ce droit est terminé.',
  'plates.refused.plan': 'Les conditions de cet abonnement ne permettent pas de changer de plaque.',
  'plates.refused.waiting': 'Une demande de changement est déjà à l’étude. La ville vous répondra.',
  'plates.refused.status': 'Le changement de plaque est ouvert aux abonnements en cours de validité.',
  'plates.wished': 'Les plaques que vous souhaitez',
  'plates.wished.hint':
    'Indiquez toutes les plaques que ce droit doit porter, y compris celles que vous gardez.',
  'plates.documents': 'Vos documents',
  'plates.max-age': 'Daté de moins de {duration}.',
  'plates.missing': 'Ajoutez le fichier\u202f: {name}.',
  'plates.invalid': 'Ce fichier n’est pas arrivé ou n’est pas accepté. Remplacez-le\u202f: {name}.',
  'plates.not-received': 'La ville n’a pas reçu ce fichier. Choisissez-le à nouveau\u202f: {name}.',
  'plates.unchanged': 'Rien n’a changé\u202f: remplacez, ajoutez ou retirez une plaque.',
  'plates.used':
    'L’une de ces plaques a déjà un abonnement pour cette période. Indiquez-en une autre, ou contactez la ville.',
  'plates.waiting':
    'Une demande de changement est déjà à l’étude pour ce droit. Attendez la réponse de la ville avant d’en faire une autre.',
  'plates.changes': 'Ce qui change',
  'plates.changes.added': '{count, plural, one {Ajoutée} other {Ajoutées}}',
  'plates.changes.removed': '{count, plural, one {Retirée} other {Retirées}}',
  'plates.changes.same': '{count, plural, one {# inchangée} other {# inchangées}}',
  'plates.failed': 'La demande n’est pas encore envoyée',
  'plates.review': 'Vérifier la demande',
  'plates.confirm.title': 'Demander ce changement de plaque\u202f?',
  'plates.confirm.text':
    'La ville étudie la demande. Jusqu’à sa décision, seules vos plaques d’aujourd’hui sont valables\u202f: ne stationnez pas encore avec une nouvelle plaque.',
  'plates.confirm': 'Envoyer la demande',
  'plates.leave':
    'Un fichier n’est pas encore envoyé. Quitter cette page interrompt l’envoi\u202f; vous pourrez le reprendre plus tard sur cet appareil. Quitter\u202f?',
  'plates.done': 'Demande de changement envoyée',
  'plates.done.lead': 'Votre demande est en cours',
  'plates.done.until':
    'La ville vous écrit dès que sa décision est prise. Jusque-là, vos plaques d’aujourd’hui restent les seules valables.',
} as const
