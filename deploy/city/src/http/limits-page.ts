import { LARGEST_CALL_BYTES } from '@parvis/server'
import { ATTACHMENT_MAX_BYTES } from '@parvis/shared-kernel/subscriber'
import { DRAFT_MAX_BYTES, MOST_DRAFTS } from '../modules/drafts/draft.service.ts'
import { CALL_LIMITS } from './call-limits.ts'
import { DEEPEST_JSON } from './json-depth.ts'
import { LIMITS, type LimitName } from './limits.ts'

interface Meaning {
  /** Whose tries are counted together. */
  key: string
  counts: string
}

/** What each limit counts; a new limit fails to compile until it is described here. */
const MEANINGS = {
  loginFailureOfAccount: {
    key: 'account',
    counts: 'wrong passwords, from devices that the account does not know',
  },
  loginFailureOfDevice: { key: 'device that the account knows', counts: 'wrong passwords' },
  loginFailureOfNetwork: { key: 'network', counts: 'wrong passwords' },
  fineFailureOfNetwork: { key: 'network', counts: 'fines that were not found' },
  fineFailureOfPlate: { key: 'network and plate', counts: 'fines that were not found' },
  fineFailureOfTarget: {
    key: 'plate and beginning of the number',
    counts: 'fines that were not found, from everywhere: above it one number a network may be tried',
  },
  fineFailureOfPrefix: {
    key: 'beginning of the number',
    counts: 'fines that were not found, with any plate: above it one number a network may be tried',
  },
  fineFailureOnPrefix: {
    key: 'network and beginning of the number',
    counts: 'fines that were not found, once the number is guarded',
  },
  fineFailureOnNumber: {
    key: 'network and number',
    counts: 'the same for this very number: its plate may be corrected',
  },
  fineFailureOfCity: { key: 'city', counts: 'fines that were not found: past it a warning is logged' },
  registrationOfNetwork: { key: 'network', counts: 'registrations' },
  passwordTryOfNetwork: {
    key: 'network',
    counts: 'passwords that are weighed, at registration and recovery',
  },
  mailOfAddress: {
    key: 'address, for each kind of mail, for a filed appeal also fine and who files',
    counts: 'mails that anybody can cause',
  },
  mailOfAddressOfAll: { key: 'address', counts: 'letters about filed appeals, whoever files' },
  mailOfNetwork: { key: 'network', counts: 'mails that anybody can cause' },
  caseKeyFailureOfNetwork: {
    key: 'network',
    counts: 'case links, receipts and objections that open nothing',
  },
  caseLinkOfNetwork: { key: 'network', counts: 'case links that are mailed anew' },
  receiptFailureOnRefund: {
    key: 'network and refund',
    counts: 'receipts of payments that do not open the refund',
  },
  receiptFailureOfRefund: { key: 'refund', counts: 'the same, of all networks' },
  draftOfNetwork: { key: 'network', counts: 'appeals that are begun' },
  linkFailureOfNetwork: { key: 'network', counts: 'mailed links and documents that do not exist' },
  plateCheckOfNetwork: { key: 'network', counts: 'plates that are checked' },
  shareFailureOfSubscriber: { key: 'subscriber', counts: 'codes to share that do not exist' },
  shareTokenOfSubscriber: { key: 'subscriber', counts: 'codes to share that are made' },
  shareMailOfSubscriber: { key: 'subscriber', counts: 'codes to share that are mailed' },
  documentOfSubscriber: { key: 'subscriber', counts: 'documents' },
  documentOfNetwork: { key: 'network', counts: 'documents of visitors' },
  ticketMailOfAddress: { key: 'address', counts: 'mails about a ticket for somebody else' },
  ticketMailOfSubscriber: { key: 'subscriber', counts: 'mails about tickets for others' },
  requestMailOfSubscriber: {
    key: 'subscriber',
    counts: 'subscriptions that are requested: past it no mail confirms them',
  },
  usedPlateOfSubscriber: { key: 'subscriber', counts: 'plates that are refused because they are in use' },
  uploadUrl: { key: 'subscriber, appeal or refund', counts: 'addresses to send a file to' },
  geocoding: { key: 'network', counts: 'searches for an address' },
  providerLoginFailureOfNetwork: { key: 'network', counts: 'sign-ins by the identity provider that fail' },
  embedSessionOfNetwork: {
    key: 'network',
    counts: 'sessions asked for by pages of other sites: a page asks every two seconds until it is granted',
  },
  embedGrantOfSubscriber: { key: 'subscriber', counts: 'sessions that are granted to pages of other sites' },
  secretFailureOfNetwork: { key: 'network', counts: 'appeals and refunds that do not exist' },
  vehicleOfSubscriber: { key: 'subscriber', counts: 'changes of vehicles' },
  draftOfSubscriber: { key: 'subscriber', counts: 'saves of drafts' },
  catalogue: { key: 'network', counts: 'reads of prices and streets' },
} satisfies Record<LimitName, Meaning>

const SPANS: readonly [seconds: number, one: string, many: string][] = [
  [86_400, 'a day', 'days'],
  [3_600, 'an hour', 'hours'],
  [60, 'a minute', 'minutes'],
]

const spanOf = (seconds: number): string => {
  const [unit = 1, one = 'a second', many = 'seconds'] =
    SPANS.find(([length]) => seconds >= length && seconds % length === 0) ?? []
  return seconds === unit ? one : `${seconds / unit} ${many}`
}

const numberOf = (count: number): string => new Intl.NumberFormat('en').format(count)

const callsOf = (name: string): string[] =>
  Object.entries(CALL_LIMITS).flatMap(([call, { limit }]) => (limit === name ? [`\`${call}\``] : []))

const rowOf = ([name, { key, counts }]: [string, Meaning]): string => {
  const { points, durationSeconds } = LIMITS[name as LimitName]
  const calls = callsOf(name)
  const where = calls.length === 0 ? '' : ` (${calls.join(', ')})`
  return `| \`${name}\` | ${numberOf(points)} in ${spanOf(durationSeconds)} | ${key} | ${counts}${where} |`
}

const SIZES: readonly [what: string, size: string][] = [
  ['a body in JSON', `${numberOf(LARGEST_CALL_BYTES)} bytes, then 413`],
  ['arrays and objects within one another', `${DEEPEST_JSON}, then 400`],
  ['a file', `${numberOf(ATTACHMENT_MAX_BYTES)} bytes, then \`FileTooLarge\``],
  ['a draft', `${numberOf(DRAFT_MAX_BYTES)} bytes, then 413; ${MOST_DRAFTS} drafts a subscriber`],
]

/** Generates `docs/limits.md`, the limits a caller of the API meets, from the tables that enforce them. */
export const limitsPage = (): string => `# Limits of the API

Written from the city's own tables (\`deploy/city/src/http/limits-page.ts\`); a test compares them.

A caller over a limit is answered 429 with \`Retry-After\` in seconds. A *network* is the /24 of an IPv4 address, the /64 of an
IPv6 one. Limits are counted in PostgreSQL where the city runs on it, for all its processes together; else in memory.

| Limit | How often | For each | What counts |
| --- | --- | --- | --- |
${Object.entries(MEANINGS).map(rowOf).join('\n')}

| What | At most |
| --- | --- |
${SIZES.map(([what, size]) => `| ${what} | ${size} |`).join('\n')}
`
