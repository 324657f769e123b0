import { amountChangedFr } from '@parvis/shared-kernel/messages/amount-changed.fr'
import { defineMessages } from '@parvis/shared-kernel/messages/define-messages'
import { draftsFr } from '@parvis/shared-kernel/messages/drafts.fr'
import { payerEmailFr } from '@parvis/shared-kernel/messages/payer-email.fr'
import { uploadsFr } from '@parvis/shared-kernel/messages/uploads.fr'
import { usualDelayFr } from '@parvis/shared-kernel/messages/usual-delay.fr'
import { ticketRequestFr } from './ticket-request.fr.ts'

/** Messages of both kinds of request: steps, fields, problems, file slots. */
const ownRequestFr = defineMessages({
  'request.exit': { defaultMessage: 'Quitter la demande' },
  'request.back': { defaultMessage: 'Retour' },
  'request.change': { defaultMessage: 'Modifier' },
  'request.change-of': { defaultMessage: 'Modifier\u202f: {what}' },
  'request.summary': { defaultMessage: 'Votre demande' },
  'request.price': { defaultMessage: 'Prix' },
  'request.step.detail': { defaultMessage: 'Offre' },
  'request.step.identity': { defaultMessage: 'Vous' },
  'request.step.complement': { defaultMessage: 'Détails' },
  'request.step.review': { defaultMessage: 'Relecture' },
  'request.step.detail.title': { defaultMessage: 'Vérifier l’offre' },
  'request.step.detail.choice': { defaultMessage: 'Choisir la formule' },
  'request.step.identity.title': { defaultMessage: 'Vérifier vos informations' },
  'request.step.complement.title': { defaultMessage: 'Compléter la demande' },
  'request.step.review.title': { defaultMessage: 'Relire avant de déposer' },

  'request.option': { defaultMessage: 'Durée' },
  'request.consent': {
    defaultMessage:
      'J’accepte que la ville utilise ces informations pour traiter ma demande, comme l’explique sa page <a>Données personnelles</a>',
  },
  'request.consent.hint': {
    defaultMessage:
      'Elles servent à étudier votre demande et à contrôler votre droit. La page s’ouvre dans un nouvel onglet\u202f: votre saisie reste ici.',
  },
  'request.zone': { defaultMessage: 'Zone de stationnement' },
  'request.zone.plan.choose': { defaultMessage: 'Choisissez dans la liste ou sur le plan' },
  'request.zone.plan': { defaultMessage: 'Plan des zones' },
  'request.zone.plan.show': { defaultMessage: 'Voir le plan des zones' },
  'request.zone.only': { defaultMessage: 'La seule possible pour cette demande.' },
  'request.plates': { defaultMessage: '{max, plural, one {Véhicule} other {Véhicules}}' },
  'request.plates.hint': { defaultMessage: 'Jusqu’à {max} plaques.' },
  'request.plate': { defaultMessage: 'Plaque d’immatriculation' },
  'request.plate.n': { defaultMessage: 'Plaque {index}' },
  'request.plate.add': { defaultMessage: 'Ajouter une plaque' },
  'request.plate.remove': { defaultMessage: 'Retirer' },
  'request.plate.remove-n': { defaultMessage: 'Retirer la plaque {index}' },
  'request.plate.doubt': {
    defaultMessage: 'Vouliez-vous dire {count, plural, one {{plate}} other {l’une de ces plaques}}\u202f?',
  },
  'request.plate.doubt.unknown': {
    defaultMessage:
      '«\u202f{found}\u202f» ne figure pas sur les plaques françaises. Vérifiez, puis continuez.',
  },
  'request.plate.use': { defaultMessage: 'Prendre {plate}' },
  'request.plate.use-all': { defaultMessage: 'Prendre toutes ces plaques' },
  'request.garage': { defaultMessage: 'Depuis vos véhicules\u202f:' },
  'request.garage.many': { defaultMessage: 'Choisir parmi vos véhicules ({count, number})' },
  'request.garage.vehicle': { defaultMessage: '{name}, {plate}' },

  'request.identity.name': { defaultMessage: 'Nom' },
  'request.identity.company': { defaultMessage: 'Entreprise' },
  'request.identity.address': { defaultMessage: 'Domicile' },
  'request.identity.company-address': { defaultMessage: 'Adresse de l’entreprise' },
  'request.identity.no-address': { defaultMessage: 'Aucune adresse indiquée' },
  'request.identity.email': { defaultMessage: 'E-mail' },
  'request.identity.phone': { defaultMessage: 'Téléphone' },
  'request.identity.edit': { defaultMessage: 'Modifier mon profil' },
  'request.identity.lead': {
    defaultMessage: 'Ces informations viennent de votre profil. La ville s’en sert pour étudier la demande.',
  },
  'request.address.complete': { defaultMessage: 'Compléter l’adresse' },
  'request.address.why': {
    defaultMessage:
      'Il faut au moins la commune, le code postal et la rue. Vos réponses sont gardées\u202f: vous reprendrez ici.',
  },

  'request.start.past': { defaultMessage: 'Ce jour est passé.' },
  'request.start.blocked-period': { defaultMessage: 'Trop tôt\u202f: la ville a besoin de quelques jours.' },
  'request.start.weekday': { defaultMessage: 'Ne commence pas ce jour de la semaine.' },
  'request.start.holiday': { defaultMessage: 'Ne commence pas un jour férié.' },
  'request.start.special-day': { defaultMessage: 'Fermé ce jour-là.' },

  'request.start.before-renewed-end': {
    defaultMessage: 'Le droit que vous renouvelez court encore ce jour-là.',
  },

  'request.start.start-outside-required-right': {
    defaultMessage: 'L’abonnement qu’il faut avoir n’est pas valide ce jour-là.',
  },
  'request.start.no-possible-day': {
    defaultMessage:
      'Aucun jour n’est possible pour le moment. Demandez à la ville quand il pourra commencer.',
  },

  'request.fault.other': { defaultMessage: 'Cette réponse est à revoir.' },
  'request.fault.option-missing': { defaultMessage: 'Choisissez une durée.' },
  'request.fault.option-gone': {
    defaultMessage: 'Cette durée n’est plus proposée. Choisissez-en une autre.',
  },
  'request.fault.consent-missing': {
    defaultMessage: 'Cochez la case pour accepter le traitement de votre demande.',
  },
  'request.fault.address-incomplete': { defaultMessage: 'L’adresse de votre domicile est incomplète' },
  'request.fault.professional-address-incomplete': {
    defaultMessage: 'L’adresse de votre entreprise est incomplète',
  },
  'request.fault.start-missing': { defaultMessage: 'Choisissez un jour de début.' },
  'request.fault.plate-missing': { defaultMessage: 'Indiquez la plaque du véhicule.' },
  'request.fault.too-many-plates': {
    defaultMessage: '{max, plural, one {Une seule plaque est possible.} other {# plaques au plus.}}',
  },
  'request.fault.plate-malformed': {
    defaultMessage:
      'Cette plaque ne se lit pas\u202f: de 2 à 15 lettres et chiffres, par exemple AB\u2011123\u2011CD.',
  },
  'request.fault.plate-twice': { defaultMessage: 'Cette plaque est déjà dans la demande.' },
  'request.fault.plate-not-of-subscription': {
    defaultMessage: 'Cette plaque n’est pas celle de l’abonnement.',
  },
  'request.fault.vehicle-unknown': {
    defaultMessage:
      'Ce véhicule n’est pas parmi les vôtres. Ajoutez-le dans votre compte, ou choisissez-en un autre.',
  },
  'request.fault.vehicle-class': {
    defaultMessage: 'La classe Crit’Air de ce véhicule n’est pas acceptée ici. Choisissez-en un autre.',
  },
  'request.fault.custom-field-missing': { defaultMessage: 'Répondez à\u202f: {name}.' },
  'request.fault.evidence-missing': { defaultMessage: 'Ajoutez le fichier\u202f: {name}.' },
  'request.fault.zone-missing': { defaultMessage: 'Choisissez une zone.' },
  'request.fault.zone-not-offered': {
    defaultMessage: 'Cette zone ne vous est plus ouverte. Choisissez-en une autre.',
  },

  'request.pay': { defaultMessage: 'Payer maintenant' },
  'request.pay.price': { defaultMessage: 'Payer {price}' },

  'subscription.found': { defaultMessage: 'Vous aviez commencé cette demande' },
  'subscription.start': { defaultMessage: 'Début' },
  'subscription.end': { defaultMessage: 'Fin' },
  'subscription.start.day': { defaultMessage: 'Jour de début' },
  'subscription.start.asap': { defaultMessage: 'Dès que possible' },
  'subscription.start.asap.renewal': { defaultMessage: 'Dès la fin du droit actuel' },
  'subscription.zone-changes': {
    defaultMessage: 'La zone change\u202f: {before} aujourd’hui, {after} après le renouvellement.',
  },
  'subscription.start.asap.hint': { defaultMessage: 'La ville fixe le jour quand elle accepte la demande.' },
  'subscription.start.asap.renewal.hint': {
    defaultMessage:
      'La nouvelle validité suit l’actuelle, sans interruption si la ville accepte la demande d’ici là.',
  },
  'subscription.period': {
    defaultMessage:
      'Valable {shape, select, day {le {day}} hours {le {day} de {start} à {end}} other {du {start} au {end}}}.',
  },
  'subscription.period.endless': { defaultMessage: 'Valable à partir du {start}.' },
  'subscription.range.endless': { defaultMessage: 'à partir du {start}' },
  'subscription.validity': { defaultMessage: 'Validité' },
  'subscription.overlap': { defaultMessage: 'Vous avez déjà ce droit pour ce véhicule' },
  'subscription.overlap.until': {
    defaultMessage:
      'Il court jusqu’au {day}. Vous pouvez quand même demander celui-ci\u202f: les deux se chevaucheront.',
  },
  'subscription.overlap.endless': {
    defaultMessage:
      'Il n’a pas de date de fin. Vous pouvez quand même demander celui-ci\u202f: les deux se chevaucheront.',
  },
  'subscription.questions': { defaultMessage: 'La ville vous demande aussi' },
  'subscription.comment': { defaultMessage: 'Un mot pour la ville' },
  'subscription.comment.hint': { defaultMessage: 'Ce qui peut aider à étudier votre demande.' },
  'subscription.evidence': { defaultMessage: 'Documents' },
  'subscription.evidence.lead': {
    defaultMessage: 'Chaque fichier part dès que vous le choisissez, et reste avec votre brouillon.',
  },
  'subscription.evidence.held': { defaultMessage: 'La ville a déjà ce document\u202f: il est repris.' },
  'subscription.evidence.too-old': {
    defaultMessage:
      'Ce document sera trop ancien au début du droit\u202f: il n’est pas repris. Envoyez-en un plus récent.',
  },
  'subscription.evidence.refused': {
    defaultMessage: 'Remplacez le fichier, ou envoyez-le à nouveau\u202f: {name}.',
  },
  'subscription.evidence.reuse': { defaultMessage: 'Reprendre «\u202f{name}\u202f», accepté le {day}' },
  'subscription.consent': { defaultMessage: 'Données personnelles' },
  'subscription.consent.given': {
    defaultMessage: 'Vous acceptez que la ville les utilise pour cette demande.',
  },
  'subscription.price.when': { defaultMessage: 'Rien n’est à payer pour déposer la demande.' },
  'subscription.sharing': { defaultMessage: 'Partage' },
  'subscription.sharing.today': { defaultMessage: 'Partagé' },
  'subscription.sharing.again': { defaultMessage: 'Non repris\u202f: à partager de nouveau' },
  'subscription.sharing.ended': { defaultMessage: 'Non repris' },
  'subscription.renewal.caption': { defaultMessage: 'Ce que change le renouvellement' },
  'subscription.submit': { defaultMessage: 'Déposer ma demande' },
  'subscription.refused': { defaultMessage: 'La demande n’est pas encore déposée' },
  'subscription.refused.correct-this': { defaultMessage: 'Corriger cette réponse' },
  'subscription.refused.correct': { defaultMessage: 'Corriger\u202f: {what}' },
  'subscription.refused.kept': {
    defaultMessage: 'Rien n’est perdu\u202f: vos réponses et vos fichiers sont gardés.',
  },
  'subscription.done.review': { defaultMessage: 'Demande en cours' },
  'subscription.done.to-pay': { defaultMessage: 'Demande en cours\u202f: il reste à payer' },
  'subscription.done.granted': { defaultMessage: 'Votre droit est ouvert' },
  'subscription.done.received': { defaultMessage: 'La ville a bien reçu votre demande.' },
  'subscription.next': { defaultMessage: 'Et maintenant' },
  'subscription.next.review': { defaultMessage: 'Un agent examine votre demande et vos documents.' },
  'subscription.next.mail': {
    defaultMessage: 'Vous recevez un e-mail dès qu’elle change d’état, ou si un document manque.',
  },
  'subscription.next.pay-later': {
    defaultMessage: 'Une fois la demande acceptée, vous payez en ligne. Le droit s’ouvre alors.',
  },
  'subscription.next.to-pay': {
    defaultMessage:
      'Payez maintenant ou plus tard, depuis vos droits\u202f: le droit s’ouvre dès le paiement.',
  },
  'subscription.next.granted': {
    defaultMessage: 'Le droit est dans vos droits, avec ses dates et ses plaques.',
  },
})

/** Messages of this file only. */
export type OwnRequestMessageId = keyof typeof ownRequestFr

export const requestFr = {
  ...draftsFr,
  ...amountChangedFr,
  ...payerEmailFr,
  ...uploadsFr,
  ...usualDelayFr,
  ...ticketRequestFr,
  ...ownRequestFr,
}
