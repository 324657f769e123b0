import { isLocale } from '@parvis/shared-kernel/formats'
import { PAGES, pathTo } from '@parvis/shared-kernel/paths'
import { mustExist } from '../../http/refusal.ts'
import type { City } from '../../modules/config/city.ts'
import { closeUnfitPayment } from '../../modules/payments/ask-about.ts'
import { findOperation } from '../../modules/payments/operation.repo.ts'
import {
  acceptRefund,
  askRefundDocument,
  openRefund,
  payRefund,
  rejectRefund,
} from '../../modules/refunds/refund.agent.ts'
import type { RefundRow } from '../../modules/refunds/refund.repo.ts'
import { openRefundOfPayment } from '../../modules/refunds/refund-of-payment.ts'
import { findOperationById, findRefundById } from '../desk.repo.ts'
import { type Act, type Answer, cityNamed, type Desk, type Run } from '../desk.ts'
import type { Given } from '../given.ts'
import { issueCaseLink } from './case-link.ts'
import { ANSWER, ID } from './field.ts'
import { fineNamed } from './fine-commands.ts'

const answerOf = ({ refund_id: id, status, amount_cents: amount }: RefundRow): Answer => ({
  data: { id, status, amount },
  page: `/refunds/${id}`,
})

type Work = (desk: Desk, city: City, refundId: string, given: Given) => Promise<RefundRow>

const onRefund =
  (work: Work): Run =>
  async (desk, given) => {
    const row = mustExist(await findRefundById(desk.deps.db, given.text('id')))
    return answerOf(await work(desk, cityNamed(desk, row.city_id), row.refund_id, given))
  }

const open: Run = async (desk, given) => {
  const { city, fineId } = await fineNamed(desk, given.text('number'))
  const wanted = given.maybe('lang')
  const lang = isLocale(wanted) ? wanted : 'fr'
  return answerOf(await openRefund(desk.deps, city, { fineId, lang, email: given.maybe('email') }))
}

const openOfPayment: Run = async (desk, given) => {
  const operationId = given.text('operation')
  const payment = mustExist(await findOperationById(desk.deps.db, operationId))
  return answerOf(await openRefundOfPayment(desk.deps, cityNamed(desk, payment.city_id), operationId))
}

const closePayment: Run = async ({ deps }, given) => {
  const id = given.text('operation')
  const { city_id: cityId } = mustExist(await findOperationById(deps.db, id))
  await closeUnfitPayment(deps, mustExist(await findOperation(deps.db, cityId, id)))
  const closed = await findOperation(deps.db, cityId, id)
  return { data: { id, status: closed?.status }, page: '/payments' }
}

const link: Run = async (desk, given) => {
  const row = mustExist(await findRefundById(desk.deps.db, given.text('id')))
  const { refund_id: caseId, city_id: cityId } = row
  const path = pathTo(PAGES.refund, { refundId: caseId })
  return issueCaseLink(desk, { cityId, kind: 'refund', caseId }, path, `/refunds/${caseId}`)
}

/** Commands on refunds and payments. */
export const REFUND_COMMANDS = {
  'refund-open': {
    section: 'refunds',
    label: 'Ouvrir un remboursement',
    done: 'Le remboursement est ouvert.',
    fields: [
      { name: 'number', label: 'Numéro du forfait', kind: 'line' },
      {
        name: 'email',
        label: 'Adresse de la personne',
        kind: 'line',
        hint: 'Elle y est prévenue.',
        isOptional: true,
      },
      {
        name: 'lang',
        label: 'Langue',
        kind: 'choice',
        choices: { fr: 'français', en: 'anglais' },
        isOptional: true,
      },
    ],
    run: open,
  },
  'payment-refund': {
    section: 'dossiers',
    label: 'Rembourser ce paiement',
    done: 'Le remboursement est ouvert.',
    isFinal: true,
    warning: 'Tout le paiement est rendu. La personne est invitée à donner ses coordonnées bancaires.',
    fields: [{ ...ID, name: 'operation', label: 'Opération' }],
    run: openOfPayment,
  },
  'payment-close': {
    section: 'payments',
    label: 'Clore ce paiement',
    done: 'Le paiement n’est plus en attente.',
    isFinal: true,
    warning:
      'Rendez d’abord chez le prestataire ce qu’il a encaissé\u202f: la personne lira que rien n’a été débité, et pourra payer.',
    fields: [{ ...ID, name: 'operation', label: 'Opération' }],
    run: closePayment,
  },
  'refund-link': {
    section: 'refunds',
    label: 'Donner un lien de dossier',
    done: 'Le lien est fait.',
    fields: [ID],
    run: link,
  },
  'refund-accept': {
    section: 'refunds',
    label: 'Accepter le remboursement',
    tone: 'good',
    done: 'Le remboursement est accepté.',
    fields: [ID],
    run: onRefund(({ deps }, city, id) => acceptRefund(deps, city, id)),
  },
  'refund-pay': {
    section: 'refunds',
    label: 'Marquer comme versé',
    tone: 'good',
    done: 'Le remboursement est versé.',
    isFinal: true,
    warning: 'La personne est informée que l’argent est parti.',
    fields: [ID],
    run: onRefund(({ deps }, city, id) => payRefund(deps, city, id)),
  },
  'refund-reject': {
    section: 'refunds',
    label: 'Refuser le remboursement',
    tone: 'bad',
    done: 'Le remboursement est refusé.',
    isFinal: true,
    warning: 'Un refus est définitif. La personne reçoit votre motif.',
    fields: [ID, { ...ANSWER, label: 'Motif' }],
    run: onRefund(({ deps }, city, id, given) => rejectRefund(deps, city, id, given.text('answer'))),
  },
  'refund-document': {
    section: 'refunds',
    label: 'Redemander le document',
    done: 'Le document est redemandé.',
    fields: [ID, { ...ANSWER, label: 'Ce qui ne va pas' }],
    run: onRefund(({ deps }, city, id, given) => askRefundDocument(deps, city, id, given.text('answer'))),
  },
} as const satisfies Record<string, Act>
