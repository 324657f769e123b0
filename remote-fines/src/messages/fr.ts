import { amountChangedFr } from '@parvis/shared-kernel/messages/amount-changed.fr'
import { defineMessages } from '@parvis/shared-kernel/messages/define-messages'
import { failureFr } from '@parvis/shared-kernel/messages/failure.fr'
import type { CasesMessageId } from './cases.fr.ts'
import { viewFr } from './view.fr.ts'

/** French is the source of the keys; thin spaces (U+202F) before double punctuation. */
const ownFr = defineMessages({
  'look-up.title': { defaultMessage: 'Votre forfait de post-stationnement' },
  'look-up.lead': {
    defaultMessage:
      'Retrouvez votre forfait de post-stationnement (FPS) avec deux informations de l’avis, sans compte\u202f: son numéro et la plaque.',
  },
  'look-up.submit': { defaultMessage: 'Voir mon FPS' },
  'look-up.shared': {
    defaultMessage:
      'Ordinateur partagé\u202f? La plaque reste 15 minutes au plus dans cet onglet, et nulle part ailleurs. Vous pouvez l’effacer à tout moment.',
  },

  'number.label': { defaultMessage: 'Numéro du FPS' },
  'number.hint': {
    defaultMessage:
      '26 chiffres, ou 28 avec la clé de télépaiement. Repère 1 sur l’exemple. Avec ou sans espaces.',
  },
  'number.day': {
    defaultMessage:
      'Les trois chiffres du jour («\u202f{day}\u202f») ne désignent aucun jour de l’année. Relisez le numéro\u202f; s’il est exact, continuez.',
  },
  'number.count.short': { defaultMessage: '{digits} sur 26 chiffres' },
  'number.count.complete': { defaultMessage: '26 chiffres, le compte y est' },
  'number.count.between': { defaultMessage: '{digits} chiffres\u202f: il en faut 26, ou 28 avec la clé' },
  'number.count.with-key': { defaultMessage: '28 chiffres, le compte y est' },
  'number.count.long': { defaultMessage: '{digits} chiffres\u202f: il y en a trop' },
  'number.fault.blank': { defaultMessage: 'Indiquez le numéro du FPS.' },
  'number.fault.not-digits': {
    defaultMessage: 'Le numéro ne contient que des chiffres. Vérifiez que la plaque n’est pas dans ce champ.',
  },
  'number.fault.wrong-length': {
    defaultMessage: 'Le numéro compte 26 chiffres, ou 28 avec la clé. Comparez-le avec l’avis.',
  },

  'plate.label': { defaultMessage: 'Plaque d’immatriculation' },
  'plate.hint': { defaultMessage: 'Repère 2 sur l’exemple. Les plaques étrangères sont acceptées.' },
  'plate.hint.alone': {
    defaultMessage: 'Celle qui figure sur l’avis. Les plaques étrangères sont acceptées.',
  },
  'plate.fault.blank': { defaultMessage: 'Indiquez la plaque du véhicule.' },
  'plate.fault.malformed': {
    defaultMessage: 'Une plaque compte de 2 à 15 lettres ou chiffres. Exemple\u202f: AB\u2011123\u2011CD.',
  },
  'plate.doubt': {
    defaultMessage:
      '«\u202f{found}\u202f» ne figure pas sur les plaques françaises. Vérifiez, puis continuez.',
  },
  'plate.doubt.meant': { defaultMessage: 'Vouliez-vous dire' },

  'picture.alt': {
    defaultMessage:
      'Exemple d’avis de paiement\u202f: le numéro du FPS est en haut, encadré et marqué 1. La plaque est juste en dessous, encadrée et marquée 2.',
  },
  'picture.number': { defaultMessage: 'Le numéro du FPS, en haut de l’avis de paiement' },
  'picture.plate': { defaultMessage: 'L’immatriculation du véhicule' },

  'failure.not-found.title': { defaultMessage: 'Aucun FPS trouvé' },
  'failure.not-found.text': {
    defaultMessage:
      'Aucun FPS ne correspond à ce numéro et à cette plaque. Comparez les deux avec votre avis. Un avis très récent peut n’apparaître qu’après quelques heures.',
  },
  'failure.rate-limited.title': { defaultMessage: 'Trop d’essais' },
  'failure.rate-limited.text': {
    defaultMessage:
      'Pour protéger les automobilistes, le nombre d’essais est limité. Reprenez dans une heure, ou contactez la ville.',
  },
  'failure.network.title': { defaultMessage: 'Pas de réponse' },
  'failure.network.text': {
    defaultMessage:
      'Impossible de joindre la ville. Vérifiez votre connexion, puis réessayez\u202f: votre saisie est conservée.',
  },
  'failure.other.title': { defaultMessage: 'La recherche n’a pas abouti' },

  'gate.title': { defaultMessage: 'Ouvrir votre FPS' },
  'gate.lead': { defaultMessage: 'Pour afficher ce FPS, indiquez la plaque du véhicule concerné.' },
  'gate.submit': { defaultMessage: 'Afficher le FPS' },
  'gate.expired.title': { defaultMessage: 'Votre FPS a été refermé' },
  'gate.expired.text': {
    defaultMessage:
      'Après 15 minutes, la plaque est effacée de cet ordinateur. Indiquez-la à nouveau pour continuer.',
  },
  'gate.expired.written': {
    defaultMessage:
      'Après 15 minutes sans saisie, la plaque et ce que vous aviez écrit sont effacés de cet ordinateur. Indiquez la plaque pour recommencer.',
  },

  'no-fine.title': { defaultMessage: 'Ce numéro n’est pas celui d’un FPS' },
  'no-fine.reason': { defaultMessage: 'Un numéro de FPS compte 26 chiffres.' },
  'no-fine.text': {
    defaultMessage:
      'L’adresse est peut-être incomplète. Cherchez votre FPS avec le numéro de l’avis et la plaque.',
  },
  'no-fine.action': { defaultMessage: 'Chercher mon FPS' },

  'fine.title': { defaultMessage: 'Votre FPS' },
  'fine.title-place': { defaultMessage: 'Votre FPS, {place}' },
  'fine.eyebrow': { defaultMessage: 'Forfait de post-stationnement (FPS)' },
  'fine.plate': { defaultMessage: 'Plaque' },
  'fine.place': { defaultMessage: 'Lieu' },
  'fine.another': { defaultMessage: 'Chercher un FPS' },
  'fine.print': { defaultMessage: 'Imprimer' },
  'fine.leave': { defaultMessage: 'Quitter' },
  'fine.stale': {
    defaultMessage: 'La ville ne répond plus\u202f: ce qui s’affiche date de quelques instants.',
  },
  'fine.shared': {
    defaultMessage:
      'Sur un ordinateur partagé, «\u202fQuitter\u202f» efface la plaque. Sans cela, elle s’efface d’elle-même en 15 minutes.',
  },

  'due.now': { defaultMessage: 'À payer maintenant' },
  'due.reduced': { defaultMessage: 'Tarif réduit' },
  'due.until': { defaultMessage: 'Jusqu’au {moment}' },
  'due.left.day': { defaultMessage: 'encore {count} jours' },
  'due.left.hour': { defaultMessage: 'encore {count} heures' },
  'due.left.minute': {
    defaultMessage: '{count, plural, =0 {moins d’une minute} one {encore # minute} other {encore # minutes}}',
  },
  'due.after': { defaultMessage: 'Ensuite\u202f: {price}' },
  'due.deadline.to-come': { defaultMessage: 'À payer jusqu’au {moment}' },
  'due.deadline.past': { defaultMessage: 'Le délai de paiement a pris fin le {moment}' },
  'due.increase.to-come': { defaultMessage: 'Passé ce délai, le montant peut être majoré.' },
  'due.increase.past': { defaultMessage: 'Le montant a pu être majoré.' },
  'due.increase.done': { defaultMessage: 'Le montant a été majoré.' },
  'due.reduced-ended': { defaultMessage: 'Le tarif réduit a pris fin le {moment}.' },
  'due.nothing': { defaultMessage: 'Rien à payer' },
  'due.paid': { defaultMessage: '{paid} reçus. Ce FPS est réglé.' },
  'due.paid-reduced': { defaultMessage: '{paid} reçus, au tarif réduit. Ce FPS est réglé.' },
  'due.cancelled': { defaultMessage: 'Ce FPS a été ramené à zéro. Aucune somme n’est demandée.' },
  'due.refunded': { defaultMessage: '{refunded} ont été remboursés. Ce FPS est réglé.' },
  'due.overpaid': { defaultMessage: 'Payé en trop' },
  'due.overpaid-text': {
    defaultMessage:
      '{paid} reçus, plus que le montant du FPS. La ville vous doit la différence\u202f: contactez-la si vous n’avez pas de nouvelles.',
  },
  zone: { defaultMessage: '(heure\u00a0de\u00a0{place})' },
  'zone.vowel': { defaultMessage: '(heure\u00a0d’{place})' },

  'choices.title': { defaultMessage: 'Ce que vous pouvez faire' },
  'choices.pay.title': { defaultMessage: 'Payer' },
  'choices.pay.text': {
    defaultMessage: 'Par carte bancaire, en deux minutes, avec un justificatif.',
  },
  'choices.pay.action': { defaultMessage: 'Payer {price}' },
  'choices.contest.title': { defaultMessage: 'Contester' },
  'choices.contest.until': { defaultMessage: 'Jusqu’au {moment}, en ligne, par courrier ou au guichet.' },
  'choices.contest.see-notice': {
    defaultMessage: 'En ligne, par courrier ou au guichet, jusqu’à la date écrite sur l’avis.',
  },
  'choices.contest.too-late': { defaultMessage: 'La date limite était le {moment}.' },
  'choices.contest.closed.settled': {
    defaultMessage: 'La ville a ramené ce FPS à zéro\u202f: il n’y a plus rien à contester.',
  },
  'choices.contest.closed.in-recovery': {
    defaultMessage: 'Ce FPS ne se conteste plus auprès de la ville.',
  },
  'choices.contest.under-review': {
    defaultMessage: 'Votre contestation est déposée. Son suivi dit si la ville attend autre chose de vous.',
  },
  'choices.contest.seen': {
    defaultMessage: 'Une contestation a été déposée. Le délai pour en déposer une autre est terminé.',
  },
  'choices.contest.others': {
    defaultMessage:
      'Une contestation a déjà été déposée sans votre compte. Si c’est la vôtre, son lien l’ouvre\u202f; sinon, elle ne change rien à vos droits.',
  },
  'choices.contest.begun': { defaultMessage: 'Vous avez commencé une contestation, qui n’est pas envoyée.' },
  'choices.contest.begun-until': {
    defaultMessage: 'Vous avez commencé une contestation. Elle peut être envoyée jusqu’au {moment}.',
  },
  'choices.contest.action.begun': { defaultMessage: 'Reprendre ma contestation' },
  'choices.contest.action.asked': { defaultMessage: 'Envoyer le complément' },
  'choices.contest.action.possible': { defaultMessage: 'Contester en ligne' },
  'choices.contest.action.too-late': { defaultMessage: 'En savoir plus' },
  'choices.contest.action.under-review': { defaultMessage: 'Suivre ma contestation' },
  'choices.contest.action.answered': { defaultMessage: 'Voir la contestation' },
  'choices.help.title': { defaultMessage: 'Être aidé' },

  'contest.title': { defaultMessage: 'Contester ce FPS' },
  'contest.possible': {
    defaultMessage:
      'Vous pouvez demander à la ville de revoir ce FPS jusqu’au {moment}. C’est le recours administratif préalable obligatoire (RAPO), première étape de toute contestation.',
  },
  'contest.possible-see-notice': {
    defaultMessage:
      'Vous pouvez demander à la ville de revoir ce FPS. C’est le recours administratif préalable obligatoire (RAPO), première étape de toute contestation. La date limite est écrite sur l’avis.',
  },
  'contest.too-late': {
    defaultMessage:
      'Le délai pour contester auprès de la ville a pris fin le {moment}. Si vous n’avez pas reçu l’avis à temps, contactez la ville.',
  },
  'contest.closed.settled': {
    defaultMessage: 'La ville a ramené ce FPS à zéro. Aucune somme ne vous est demandée.',
  },
  'contest.closed.in-recovery': {
    defaultMessage:
      'Ce FPS a été majoré et transmis au service de recouvrement. Le titre reçu indique comment le contester devant le tribunal du stationnement payant, et jusqu’à quand.',
  },
  'contest.under-review': {
    defaultMessage:
      'La ville a reçu une contestation et l’étudie. Vous recevrez sa réponse. Gardez l’accusé de réception.',
  },
  'contest.silent': {
    defaultMessage:
      'La ville n’a pas répondu en un mois\u202f: en droit, c’est un rejet de votre contestation.{court, select, open { Vous pouvez saisir le tribunal du stationnement payant jusqu’au {moment}.} ended { Le délai pour saisir le tribunal a pris fin le {moment}.} undated { Vous pouvez saisir le tribunal du stationnement payant\u202f: la page de la contestation dit comment.} other {}} La ville peut encore vous répondre{isAsked, select, true {, et vous pouvez encore lui envoyer le complément} other {}}.',
  },
  'contest.seen': {
    defaultMessage:
      'La ville a reçu une contestation de ce FPS dans le délai, qui est terminé. La personne qui l’a déposée la suit par son lien ou depuis son compte.',
  },
  'contest.asked.due': {
    defaultMessage: 'La ville attend un complément pour étudier la contestation, jusqu’au {moment}.',
  },
  'contest.asked.late': {
    defaultMessage:
      'La ville attendait un complément pour étudier la contestation\u202f: la date limite était le {moment}. Tant qu’elle n’a pas décidé, elle peut encore tenir compte d’une réponse.',
  },
  'contest.asked.undated': {
    defaultMessage: 'La ville attend un complément pour étudier la contestation.',
  },
  'contest.answered.accepted': {
    defaultMessage:
      'La contestation a été acceptée. Le montant ci-dessus changera dès que l’avis sera rectifié.',
  },
  'contest.answered.accepted.corrected': {
    defaultMessage:
      'La contestation a été acceptée et l’avis est rectifié\u202f: le montant ci-dessus en tient compte.',
  },
  'contest.answered.rejected': {
    defaultMessage:
      'La contestation a été rejetée.{court, select, open { Vous pouvez saisir le tribunal du stationnement payant jusqu’au {moment}.} ended { Le délai pour saisir le tribunal a pris fin le {moment}.} undated { La décision de la ville indique comment et jusqu’à quand saisir le tribunal.} other {}}',
  },
  'contest.answered.transferred': {
    defaultMessage: 'La contestation a été transmise à l’autorité compétente, qui y répondra.',
  },
  'contest.answered.unknown': {
    defaultMessage: 'Une contestation est enregistrée. Contactez la ville pour savoir où elle en est.',
  },
  'contest.step.letter': {
    defaultMessage:
      'Écrivez une lettre datée et signée\u202f: le numéro du FPS, la plaque, et pourquoi vous contestez.',
  },
  'contest.step.pieces': { defaultMessage: 'Joignez des copies\u202f:' },
  'contest.piece.notice': { defaultMessage: 'de l’avis de paiement\u202f;' },
  'contest.piece.registration': {
    defaultMessage:
      'du certificat d’immatriculation (ou, si le véhicule est vendu, de la déclaration de cession et de son accusé d’enregistrement)\u202f;',
  },
  'contest.piece.proof': {
    defaultMessage: 'de ce qui appuie votre demande\u202f: ticket, abonnement, photo, plainte…',
  },
  'contest.step.send': {
    defaultMessage: 'Déposez ou envoyez le tout à\u202f: {desk}. Une question avant d’envoyer\u202f?',
  },
  'contest.step.keep': {
    defaultMessage:
      'Demandez un reçu au guichet, ou envoyez en recommandé avec avis de réception\u202f: c’est votre preuve.',
  },
  'contest.by-post': { defaultMessage: 'Contester par courrier ou au guichet' },

  'claim.filed': { defaultMessage: 'Contestation déposée' },
  'claim.complement-requested': { defaultMessage: 'Complément demandé par la ville' },
  'claim.accepted': { defaultMessage: 'Contestation acceptée' },
  'claim.rejected': { defaultMessage: 'Contestation rejetée' },
  'claim.silent': { defaultMessage: 'Contestation rejetée par silence' },
  'claim.transferred': { defaultMessage: 'Contestation transmise à une autre autorité' },
  'claim.unknown': { defaultMessage: 'Contestation enregistrée' },

  'statement.title': { defaultMessage: 'Prix et paiements' },
  'statement.caption': { defaultMessage: 'Prix du FPS, paiements reçus et reste à payer' },
  'statement.what': { defaultMessage: 'Ligne' },
  'statement.amount': { defaultMessage: 'Montant' },
  'statement.price': { defaultMessage: 'Prix du FPS' },
  'statement.price-reduced': { defaultMessage: 'Prix du FPS, tarif réduit' },
  'statement.payment.city': { defaultMessage: 'Paiement à la ville' },
  'statement.payment.agency': { defaultMessage: 'Paiement à l’ANTAI' },
  'statement.payment.recovery': { defaultMessage: 'Paiement au service de recouvrement' },
  'statement.day-unknown': { defaultMessage: 'date non connue' },
  'statement.payout': { defaultMessage: 'Remboursement versé' },
  'statement.remaining': { defaultMessage: 'Reste à payer' },
  'statement.overpaid': { defaultMessage: 'Payé en trop' },
  'statement.no-payment': { defaultMessage: 'Aucun paiement reçu à ce jour.' },

  'history.title': { defaultMessage: 'L’historique' },
  'history.issued': { defaultMessage: 'Avis de paiement' },
  'history.corrected': { defaultMessage: 'Avis rectifié' },
  'history.price': { defaultMessage: 'Prix\u202f:' },
  'history.replaced': { defaultMessage: 'remplacé' },
  'history.reduced': { defaultMessage: '{price} jusqu’au {moment}' },
  'history.asked': { defaultMessage: 'Complément attendu jusqu’au {moment}' },
  'history.day-unknown': { defaultMessage: 'Date non connue' },

  'pay.title': { defaultMessage: 'Payer votre FPS' },
  'pay.lead': { defaultMessage: 'Une adresse pour le justificatif, puis la page de paiement sécurisée.' },
  'pay.lead.resume': {
    defaultMessage:
      'Votre paiement est déjà commencé\u202f: vous retrouvez la même page de paiement, et rien n’est débité deux fois.',
  },
  'pay.back': { defaultMessage: 'Revenir au FPS' },
  'pay.email.hint': {
    defaultMessage: 'Le justificatif de paiement y est envoyé. Exemple\u202f: nom@exemple.fr',
  },
  'pay.email.blank': { defaultMessage: 'Indiquez une adresse e-mail.' },
  'pay.email.too-short': {
    defaultMessage: 'L’adresse est trop courte\u202f: il faut au moins {min} caractères.',
  },
  'pay.email.too-long': { defaultMessage: 'L’adresse est trop longue\u202f: {max} caractères au plus.' },
  'pay.email.malformed': { defaultMessage: '«\u202f{email}\u202f» n’est pas une adresse e-mail correcte.' },
  'pay.email.different': { defaultMessage: 'Les deux adresses ne sont pas identiques.' },
  'pay.next': {
    defaultMessage:
      'Vous allez quitter {place, select, portal {ce portail} other {cette page}} pour la page de paiement de la ville, puis {place, select, frame {arriver sur le portail de la ville, qui peut redemander la plaque} other {revenir ici}}. Votre numéro de carte n’est jamais connu du portail.',
  },
  'pay.failed': { defaultMessage: 'Le paiement n’a pas commencé' },

  'result.loading': { defaultMessage: 'Lecture du résultat du paiement' },
  'result.pending.title': { defaultMessage: 'Paiement en cours de confirmation' },
  'result.pending.text': {
    defaultMessage:
      'La banque n’a pas encore répondu. Ne payez pas une seconde fois\u202f: cette page se met à jour toute seule.',
  },
  'result.paid.title': { defaultMessage: 'Paiement accepté' },
  'result.paid.text': { defaultMessage: 'Merci. Gardez le justificatif ci-dessous.' },
  'result.paid.mailed': { defaultMessage: 'Merci. Le justificatif arrive par e-mail.' },
  'result.paid-not-processed.title': { defaultMessage: 'Paiement reçu' },
  'result.paid-not-processed.text': {
    defaultMessage:
      'Merci. Votre paiement est reçu, mais la ville ne l’a pas encore enregistré\u202f: le montant du FPS sera mis à jour sous peu. Ne payez pas une seconde fois.',
  },
  'result.refused.title': { defaultMessage: 'Paiement refusé' },
  'result.refused.text': {
    defaultMessage:
      'La banque n’a pas accepté le paiement. Rien n’a été débité. Vérifiez votre carte, ou essayez avec une autre.',
  },
  'result.abandoned.title': { defaultMessage: 'Paiement abandonné' },
  'result.abandoned.text': { defaultMessage: 'Le paiement n’est pas allé au bout. Rien n’a été débité.' },
  'result.unknown.title': { defaultMessage: 'Résultat inconnu' },
  'result.unknown.text': {
    defaultMessage:
      'Nous ne savons pas lire la réponse de la banque. Avant de payer à nouveau, contactez la ville avec le numéro d’opération.',
  },
  'result.left': { defaultMessage: 'Vous avez quitté la page de paiement\u202f?' },
  'result.left.text': {
    defaultMessage:
      'Si vous n’avez pas payé, la même page vous attend jusqu’au {moment}. Si vous avez déjà validé votre carte, attendez la réponse de la banque.',
  },
  'result.left.action': { defaultMessage: 'Revenir à la page de paiement' },
  'pending.text': {
    defaultMessage:
      'Un paiement de ce FPS est en cours. Ne payez pas une seconde fois\u202f: le montant change de lui-même dès que la banque a répondu.',
  },
  'pending.follow': { defaultMessage: 'Suivre ce paiement' },
  'result.amount': { defaultMessage: 'Montant' },
  'result.when': { defaultMessage: 'Date' },
  'result.number': { defaultMessage: 'Numéro d’opération' },
  'result.authorization': { defaultMessage: 'Numéro d’autorisation' },
  'result.check': { defaultMessage: 'Vérifier maintenant' },
  'result.retry': { defaultMessage: 'Payer à nouveau' },
  'result.back': { defaultMessage: 'Voir le FPS' },
  'result.failed.title': { defaultMessage: 'Résultat du paiement' },
  'result.failed.lead': {
    defaultMessage:
      'Si votre carte a été acceptée, votre paiement n’est pas perdu\u202f: seul son résultat ne s’affiche pas.',
  },
  'result.failed.panel': { defaultMessage: 'Le résultat ne s’affiche pas' },
  'contact.phone': { defaultMessage: 'Téléphone' },
  'contact.email': { defaultMessage: 'E-mail' },
  'contact.desk': { defaultMessage: 'Guichet' },
})

/** Messages of this file only. */
export type OwnMessageId = keyof typeof ownFr

export const fr = { ...amountChangedFr, ...failureFr, ...viewFr, ...ownFr }

/** Messages of all screens; those of a case exist only below `CaseProvider`, which loads them. */
export type FinesMessageId = keyof typeof fr | CasesMessageId
