import { CALLS, type CallName } from '@parvis/shared-kernel/wire/contract'

/** Every call of the contract on a fine, an appeal, a refund or a document of the city. */
export const CASE_CALLS = (Object.keys(CALLS) as CallName[]).filter(name =>
  /\/api\/(fps|recourse|refund|documents)\b/.test(name),
)

const FILE = {
  id: 'bank-details',
  urn: 'urn:parvis:evidence:guess',
  name: 'a.pdf',
  size: 9,
  mime: 'application/pdf',
}

/** Bodies of those that change an appeal or a refund, as a stranger would guess them. */
export const CASE_BODIES: Partial<Record<CallName, object>> = {
  'PUT /api/recourse/:appealId': { statement: 'Overwritten', submit: true },
  'PATCH /api/recourse/:appealId/complementRequest': { message: 'Overwritten', pieces: [] },
  'PUT /api/refund/document/:refundId': FILE,
  'POST /api/refund/:refundId/receipt': { operationId: 'guess', authorizationNumber: '123456' },
  'POST /api/refund/:refundId/objection': { token: 'guess' },
}

export interface CaseIds {
  fine: { number: string; plate: string }
  appealId: string
  refundId: string
}

/** The path of a call on this case, with what any of them asks for in its query. */
export const casePath = (name: CallName, { fine, appealId, refundId }: CaseIds): string =>
  `${name.slice(name.indexOf(' ') + 1)}?plate=${fine.plate}&mediaType=application/pdf&size=9`
    .replace(':fineId', fine.number)
    .replace(':appealId', appealId)
    .replace(':refundId', refundId)
    .replace(':mediaId', 'guess')
