import type { FinePaymentStatus, KnownAppealState } from '@parvis/shared-kernel/fines'
import type { KnownStatus } from '@parvis/shared-kernel/orders'
import type { StoredRefundStatus } from '../../db/schema-columns.ts'
import { FAULT_ADVICE } from '../../modules/config/config-faults.ts'
import type { EventKind } from '../../modules/timeline/event.repo.ts'

/** Who must act next: the city, the citizen, or nobody. */
export type Turn = 'city' | 'citizen' | 'good' | 'over'

type StateText = readonly [label: string, turn: Turn]

export const RIGHT_TEXTS: Readonly<Record<KnownStatus, StateText>> = {
  'under-review': ['à instruire', 'city'],
  'plate-under-review': ['plaque à instruire', 'city'],
  'awaiting-evidence': ['pièces attendues', 'citizen'],
  'awaiting-completion': ['à compléter', 'citizen'],
  'awaiting-payment': ['à payer', 'citizen'],
  granted: ['accordé', 'good'],
  rejected: ['refusé', 'over'],
  canceled: ['annulé', 'over'],
  deleted: ['supprimé', 'over'],
}

export const FINE_TEXTS: Readonly<Record<FinePaymentStatus, StateText>> = {
  unpaid: ['à payer', 'citizen'],
  'partly-paid': ['payé en partie', 'citizen'],
  paid: ['payé', 'good'],
  'paid-reduced': ['payé au montant minoré', 'good'],
  overpaid: ['trop payé', 'city'],
  'overpaid-reduced': ['trop payé', 'city'],
  unknown: ['état inconnu', 'over'],
}

export const APPEAL_TEXTS: Readonly<Record<KnownAppealState, StateText>> = {
  draft: ['brouillon', 'citizen'],
  filed: ['à instruire', 'city'],
  'complement-requested': ['complément attendu', 'citizen'],
  accepted: ['accepté', 'good'],
  rejected: ['rejeté', 'over'],
  transferred: ['transmis', 'over'],
  abandoned: ['abandonné', 'over'],
}

export const REFUND_TEXTS: Readonly<Record<StoredRefundStatus, StateText>> = {
  DOCUMENT_REQUESTED: ['document attendu', 'citizen'],
  UNDER_REVIEW: ['à instruire', 'city'],
  ACCEPTED: ['à verser', 'city'],
  PAID: ['versé', 'good'],
  REJECTED: ['refusé', 'over'],
}

export const FILE_TEXTS: Readonly<Record<'WAITING' | 'VALIDATED' | 'REJECTED', StateText>> = {
  WAITING: ['à examiner', 'city'],
  VALIDATED: ['validée', 'good'],
  REJECTED: ['écartée', 'over'],
}

const EVENT_TEXTS: Readonly<Record<EventKind, string>> = {
  'right-requested': 'Demande reçue',
  'right-awaiting-payment': 'Demande acceptée, paiement attendu',
  'right-awaiting-completion': 'Demande à compléter',
  'right-awaiting-evidence': 'Pièces demandées',
  'right-under-review': 'À l’étude',
  'right-plate-under-review': 'Changement de plaque à l’étude',
  'right-granted': 'Droit accordé',
  'right-rejected': 'Demande refusée',
  'right-canceled': 'Annulé',
  'right-deleted': 'Supprimé',
  'right-completed': 'Demande complétée',
  'right-shared': 'Partagé',
  'right-joined': 'Quelqu’un a rejoint le droit',
  'right-withdrawn': 'Quelqu’un a quitté le droit',
  'plates-changed': 'Plaques modifiées',
  'plate-change-requested': 'Changement de plaque demandé',
  'plate-change-accepted': 'Changement de plaque accepté',
  'plate-change-rejected': 'Changement de plaque refusé',
  'agent-commented': 'Mot de l’agent',
  'evidence-sent': 'Pièce envoyée',
  'payment-started': 'Paiement commencé',
  'payment-received': 'Paiement reçu',
  'payment-refused': 'Paiement refusé',
  'payment-abandoned': 'Paiement abandonné',
  'fine-issued': 'Forfait émis',
  'fine-corrected': 'Avis rectificatif émis',
  'appeal-begun': 'Recours commencé',
  'appeal-filed': 'Recours déposé',
  'appeal-complement-requested': 'Complément demandé',
  'appeal-complement-answered': 'Complément reçu',
  'appeal-accepted': 'Recours accepté',
  'appeal-rejected': 'Recours rejeté',
  'appeal-transferred': 'Recours transmis',
  'appeal-abandoned': 'Recours abandonné',
  'refund-opened': 'Remboursement ouvert',
  'refund-document-requested': 'Document demandé',
  'refund-document-sent': 'Document envoyé',
  'refund-objected': 'Coordonnées bancaires contestées',
  'refund-accepted': 'Remboursement accepté',
  'refund-rejected': 'Remboursement refusé',
  'refund-paid': 'Remboursement versé',
  'account-created': 'Compte créé',
  'email-verified': 'Adresse vérifiée',
  'password-changed': 'Mot de passe changé',
  'profile-changed': 'Profil modifié',
}

/** Labels of events, in French; an unknown kind is shown by its name. */
export const eventText = (kind: string): string =>
  Object.entries(EVENT_TEXTS).find(([known]) => known === kind)?.[1] ?? kind

const FAULT_TEXTS: Readonly<Record<string, string>> = {
  mandatory: 'à remplir',
  Missing: 'à remplir',
  'Wrong value': 'valeur incorrecte',
  'Must be below the price': 'doit être inférieur au montant actuel',
  'Number of another fine': 'un autre forfait porte ce numéro',
  'Over already': 'ce jour est passé',
  'Not yet': 'ce moment n’est pas encore venu',
  'Invalid JSON': 'ce n’est pas du JSON',
  unknown: 'champ inconnu',
}

export const faultText = (message: string): string =>
  FAULT_TEXTS[message] ?? FAULT_ADVICE[message]?.fr ?? message
