import { draftsFr } from '@parvis/shared-kernel/messages/drafts.fr'
import { uploadsFr } from '@parvis/shared-kernel/messages/uploads.fr'
import { appealFr } from './appeal.fr.ts'
import { refundFr } from './refund.fr.ts'
import { viewFr } from './view.fr.ts'

/** French is the source of the keys; thin spaces (U+202F) before double punctuation. */
export const fr = {
  ...draftsFr,
  ...uploadsFr,
  ...appealFr,
  ...refundFr,
  ...viewFr,
  'look-up.title': 'Votre forfait de post-stationnement',
  'look-up.lead':
    'Retrouvez votre forfait de post-stationnement (FPS) avec deux informations de l’avis, sans compte\u202f: son numéro et la plaque.',
  'look-up.submit': 'Voir mon FPS',
  'look-up.shared':
    'Ordinateur partagé\u202f? La plaque reste 15 minutes au plus dans cet onglet, et nulle part ailleurs. Vous pouvez l’effacer à tout moment.',

  'number.label': 'Numéro du FPS',
  'number.hint':
    '26 chiffres, ou 28 avec la clé de télépaiement. Repère 1 sur l’exemple. Avec ou sans espaces.',
  'number.day':
    'Les trois chiffres du jour («\u202f{day}\u202f») ne désignent aucun jour de l’année. Relisez le numéro\u202f; s’il est exact, continuez.',
  'number.count.short': '{digits} sur 26 chiffres',
  'number.count.complete': '26 chiffres, le compte y est',
  'number.count.between': '{digits} chiffres\u202f: il en faut 26, ou 28 avec la clé',
  'number.count.with-key': '28 chiffres, le compte y est',
  'number.count.long': '{digits} chiffres\u202f: il y en a trop',
  'number.fault.blank': 'Indiquez le numéro du FPS.',
  'number.fault.not-digits':
    'Le numéro ne contient que des chiffres. Vérifiez que la plaque n’est pas dans ce champ.',
  'number.fault.wrong-length': 'Le numéro compte 26 chiffres, ou 28 avec la clé. Comparez-le avec l’avis.',

  'plate.label': 'Plaque d’immatriculation',
  'plate.hint': 'Repère 2 sur l’exemple. Les plaques étrangères sont acceptées.',
  'plate.hint.alone': 'Celle qui figure sur l’avis. Les plaques étrangères sont acceptées.',
  'plate.fault.blank': 'Indiquez la plaque du véhicule.',
  'plate.fault.malformed': 'Une plaque compte de 2 à 15 lettres ou chiffres. Exemple\u202f: AB-123-CD.',
  'plate.doubt': '«\u202f{found}\u202f» ne figure pas sur les plaques françaises. Vérifiez, puis continuez.',
  'plate.doubt.meant': 'Vouliez-vous dire',

  'picture.alt':
    'Exemple d’avis de paiement\u202f: le numéro du FPS est en haut, encadré et marqué 1. La plaque est juste en dessous, encadrée et marquée 2.',
  'picture.number': 'Le numéro du FPS, en haut de l’avis de paiement',
  'picture.plate': 'L’immatriculation du véhicule',

  'problem.not-found.title': 'Aucun FPS trouvé',
  'problem.not-found.text':
    'Aucun FPS ne correspond à ce numéro et à cette plaque. Comparez les deux avec votre avis. Un avis très récent peut n’apparaître qu’après quelques heures.',
  'problem.rate-limited.title': 'Trop d’essais',
  'problem.rate-limited.text':
    'Pour protéger les automobilistes, le nombre d’essais est limité. Reprenez dans une heure, ou contactez la ville.',
  'problem.network.title': 'Pas de réponse',
  'problem.network.text':
    'Impossible de joindre la ville. Vérifiez votre connexion, puis réessayez\u202f: votre saisie est conservée.',
  'problem.other.title': 'La recherche n’a pas abouti',

  'gate.title': 'Ouvrir votre FPS',
  'gate.lead': 'Pour afficher ce FPS, indiquez la plaque du véhicule concerné.',
  'gate.submit': 'Afficher le FPS',
  'gate.expired.title': 'Votre FPS a été refermé',
  'gate.expired.text':
    'Après 15 minutes, la plaque est effacée de cet ordinateur. Indiquez-la à nouveau pour continuer.',

  'no-fine.title': 'Ce numéro n’est pas celui d’un FPS',
  'no-fine.reason': 'Un numéro de FPS compte 26 chiffres.',
  'no-fine.text':
    'L’adresse est peut-être incomplète. Cherchez votre FPS avec le numéro de l’avis et la plaque.',
  'no-fine.action': 'Chercher mon FPS',

  'fine.title': 'Votre FPS',
  'fine.title-place': 'Votre FPS, {place}',
  'fine.eyebrow': 'Forfait de post-stationnement (FPS)',
  'fine.plate': 'Plaque',
  'fine.place': 'Lieu',
  'fine.another': 'Chercher un FPS',
  'fine.print': 'Imprimer',
  'fine.leave': 'Quitter',
  'fine.stale': 'La ville ne répond plus\u202f: ce qui s’affiche date de quelques instants.',
  'fine.shared':
    'Sur un ordinateur partagé, «\u202fQuitter\u202f» efface la plaque. Sans cela, elle s’efface d’elle-même en 15 minutes.',

  'due.now': 'À payer maintenant',
  'due.reduced': 'Tarif réduit',
  'due.until': 'Jusqu’au {moment}',
  'due.left.day': 'encore {count} jours',
  'due.left.hour': 'encore {count} heures',
  'due.left.minute':
    '{count, plural, =0 {moins d’une minute} one {encore # minute} other {encore # minutes}}',
  'due.after': 'Ensuite\u202f: {price}',
  'due.deadline.to-come': 'À payer jusqu’au {moment}',
  'due.deadline.past': 'Le délai de paiement a pris fin le {moment}',
  'due.increase.to-come': 'Passé ce délai, le montant peut être majoré.',
  'due.increase.past': 'Le montant a pu être majoré.',
  'due.reduced-ended': 'Le tarif réduit a pris fin le {moment}.',
  'due.nothing': 'Rien à payer',
  'due.paid': '{paid} reçus. Ce FPS est réglé.',
  'due.paid-reduced': '{paid} reçus, au tarif réduit. Ce FPS est réglé.',
  'due.cancelled': 'Ce FPS a été ramené à zéro. Aucune somme n’est demandée.',
  'due.overpaid': 'Payé en trop',
  'due.overpaid-words':
    '{paid} reçus, plus que le montant du FPS. La ville vous doit la différence\u202f: contactez-la si vous n’avez pas de nouvelles.',
  zone: '(heure de {place})',
  'zone.vowel': '(heure d’{place})',

  'choices.title': 'Ce que vous pouvez faire',
  'choices.pay.title': 'Payer',
  'choices.pay.text': 'Par carte bancaire, en deux minutes. Le justificatif vous est envoyé par e-mail.',
  'choices.pay.action': 'Payer {price}',
  'choices.contest.title': 'Contester',
  'choices.contest.until': 'Jusqu’au {moment}, en ligne, par courrier ou au guichet.',
  'choices.contest.see-notice': 'En ligne, par courrier ou au guichet, jusqu’à la date écrite sur l’avis.',
  'choices.contest.too-late': 'La date limite était le {moment}.',
  'choices.contest.under-review':
    'Votre contestation est déposée. Son suivi dit si la ville attend autre chose de vous.',
  'choices.contest.action.possible': 'Contester en ligne',
  'choices.contest.action.too-late': 'En savoir plus',
  'choices.contest.action.under-review': 'Suivre ma contestation',
  'choices.contest.action.answered': 'Voir ma contestation',
  'choices.help.title': 'Être aidé',

  'contest.title': 'Contester ce FPS',
  'contest.possible':
    'Vous pouvez demander à la ville de revoir ce FPS jusqu’au {moment}. C’est le recours administratif préalable obligatoire (RAPO), première étape de toute contestation.',
  'contest.possible-see-notice':
    'Vous pouvez demander à la ville de revoir ce FPS. C’est le recours administratif préalable obligatoire (RAPO), première étape de toute contestation. La date limite est écrite sur l’avis.',
  'contest.too-late':
    'Le délai pour contester auprès de la ville a pris fin le {moment}. Si vous n’avez pas reçu l’avis à temps, contactez la ville.',
  'contest.under-review':
    'La ville a reçu une contestation et l’étudie. Vous recevrez sa réponse. Gardez votre preuve de dépôt.',
  'contest.answered.accepted':
    'La contestation a été acceptée. Le montant ci-dessus en tient compte dès que l’avis est rectifié.',
  'contest.answered.rejected':
    'La contestation a été rejetée. La décision que vous avez reçue indique comment et jusqu’à quand saisir le tribunal.',
  'contest.answered.transferred':
    'La contestation a été transmise à l’autorité compétente, qui vous répondra.',
  'contest.answered.unknown':
    'Une contestation est enregistrée. Contactez la ville pour savoir où elle en est.',
  'contest.step.letter':
    'Écrivez une lettre datée et signée\u202f: le numéro du FPS, la plaque, et pourquoi vous contestez.',
  'contest.step.pieces': 'Joignez des copies\u202f:',
  'contest.piece.notice': 'de l’avis de paiement\u202f;',
  'contest.piece.registration':
    'du certificat d’immatriculation (ou, si le véhicule est vendu, de la déclaration de cession et de son accusé d’enregistrement)\u202f;',
  'contest.piece.proof': 'de ce qui appuie votre demande\u202f: ticket, abonnement, photo, plainte…',
  'contest.step.send': 'Déposez ou envoyez le tout à\u202f: {desk}. Une question avant d’envoyer\u202f?',
  'contest.step.keep':
    'Demandez un reçu au guichet, ou envoyez en recommandé avec avis de réception\u202f: c’est votre preuve.',
  'contest.by-post': 'Contester par courrier ou au guichet',

  'claim.filed': 'Contestation déposée, à l’étude',
  'claim.accepted': 'Contestation acceptée',
  'claim.rejected': 'Contestation rejetée',
  'claim.transferred': 'Contestation transmise à une autre autorité',
  'claim.unknown': 'Contestation enregistrée',

  'statement.title': 'Ce que vous devez',
  'statement.caption': 'Prix du FPS, paiements reçus et reste à payer',
  'statement.what': 'Ligne',
  'statement.amount': 'Montant',
  'statement.price': 'Prix du FPS',
  'statement.price-reduced': 'Prix du FPS, tarif réduit',
  'statement.payment.city': 'Paiement à la ville',
  'statement.payment.agency': 'Paiement à l’ANTAI',
  'statement.payment.recovery': 'Paiement au service de recouvrement',
  'statement.day-unknown': 'date non connue',
  'statement.remaining': 'Reste à payer',
  'statement.overpaid': 'Payé en trop',
  'statement.no-payment': 'Aucun paiement reçu à ce jour.',

  'history.title': 'L’historique',
  'history.issued': 'Avis de paiement',
  'history.corrected': 'Avis rectifié',
  'history.price': 'Prix\u202f:',
  'history.replaced': 'remplacé',
  'history.reduced': '{price} jusqu’au {moment}',
  'history.day-unknown': 'Date non connue',

  'pay.title': 'Payer votre FPS',
  'pay.lead': 'Une adresse pour le justificatif, puis la page de paiement sécurisée.',
  'pay.back': 'Revenir au FPS',
  'pay.email.hint': 'Le justificatif de paiement y est envoyé. Exemple\u202f: nom@exemple.fr',
  'pay.email.blank': 'Indiquez une autre adresse e-mail\u202f: celle-ci est vide.',
  'pay.email.too-short': 'L’adresse est trop courte\u202f: il faut au moins {min} caractères.',
  'pay.email.too-long': 'L’adresse est trop longue\u202f: {max} caractères au plus.',
  'pay.email.malformed': '«\u202f{email}\u202f» n’est pas une adresse e-mail correcte.',
  'pay.email.different': 'Les deux adresses ne sont pas identiques.',
  'pay.missing': 'Indiquez deux fois la même adresse e-mail pour continuer.',
  'pay.next':
    'Vous allez quitter ce portail pour la page de paiement de la ville, puis revenir ici. Votre numéro de carte n’est jamais connu du portail.',
  'pay.failed': 'Le paiement n’a pas commencé. Rien n’a été débité.',

  'result.loading': 'Lecture du résultat du paiement',
  'result.pending.title': 'Paiement en cours de confirmation',
  'result.pending.text':
    'La banque n’a pas encore répondu. Ne payez pas une seconde fois\u202f: cette page se met à jour toute seule.',
  'result.paid.title': 'Paiement accepté',
  'result.paid.text': 'Merci. Le justificatif arrive par e-mail.',
  'result.paid-not-processed.title': 'Paiement reçu',
  'result.paid-not-processed.text':
    'Merci. Votre paiement est reçu, mais la ville ne l’a pas encore enregistré\u202f: le montant du FPS sera mis à jour sous peu. Ne payez pas une seconde fois.',
  'result.refused.title': 'Paiement refusé',
  'result.refused.text':
    'La banque n’a pas accepté le paiement. Rien n’a été débité. Vérifiez votre carte, ou essayez avec une autre.',
  'result.abandoned.title': 'Paiement abandonné',
  'result.abandoned.text': 'Le paiement n’est pas allé au bout. Rien n’a été débité.',
  'result.unknown.title': 'Résultat inconnu',
  'result.unknown.text':
    'Nous ne savons pas lire la réponse de la banque. Avant de payer à nouveau, contactez la ville avec le numéro d’opération.',
  'result.amount': 'Montant',
  'result.when': 'Date',
  'result.number': 'Numéro d’opération',
  'result.authorization': 'Numéro d’autorisation',
  'result.check': 'Vérifier maintenant',
  'result.retry': 'Payer à nouveau',
  'result.back': 'Voir le FPS',
  'result.failed.title': 'Résultat du paiement',
  'result.failed.lead':
    'Si votre carte a été acceptée, votre paiement n’est pas perdu\u202f: seul son résultat ne s’affiche pas.',
  'result.failed.panel': 'Le résultat ne s’affiche pas',
  'contact.phone': 'Téléphone',
  'contact.email': 'E-mail',
  'contact.desk': 'Guichet',
} as const

export type FinesMessageId = keyof typeof fr
