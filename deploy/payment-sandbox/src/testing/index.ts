export { deliverDue } from '../delivery.ts'
export { askSlowBank, decideOrder, findOrder, type LedgerOrder } from '../ledger.ts'
export { callbackOf, messageOf } from '../messages.ts'
