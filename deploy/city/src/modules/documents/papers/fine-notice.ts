import {
  amountDue,
  closedToAppeal,
  dueNow,
  type Fine,
  type FineVersion,
  versionInForce,
} from '@parvis/shared-kernel/fines'
import { type Instant, isEnded } from '@parvis/shared-kernel/time'
import { type Block, listUnder } from '../../../pdf/paper.ts'
import type { Formats } from '../document-formats.ts'
import type { Content } from '../document-order.ts'
import { fineFacts, issuedFact, untilText } from './fine-facts.ts'

export interface NoticeFile {
  fine: Fine
  /** The version that the notice is about: the first one, or the correction in force. */
  version: FineVersion
  /** The notice that offers the reduced price. */
  isReduced: boolean
  now: Instant
  /** Address for paying and contesting; null if the city has none. */
  portal: string | null
  /** Where the city's parking desk is, as part of a sentence. */
  desk: string
}

const isInForce = ({ fine, version }: NoticeFile): boolean => version === versionInForce(fine)

const priceFacts = (file: NoticeFile, formats: Formats): [string, string][] => {
  const { price, reducedPrice, reducedUntil } = file.version
  const facts: [string, string][] = [[formats.say('fine-notice.price'), formats.price(price)]]
  if (!file.isReduced || reducedPrice === null || reducedUntil === null) return facts
  const values = { price: formats.price(reducedPrice), moment: formats.moment(reducedUntil) }
  const state = file.now <= reducedUntil ? 'fine-notice.until' : 'fine-notice.ended'
  return [...facts, [formats.say('fine-notice.reduced'), formats.say(state, values)]]
}

/** Writes what the notice asks for now: nothing if it was replaced, otherwise the amount left. */
const dueBlocks = (file: NoticeFile, formats: Formats): Block[] => {
  if (!isInForce(file)) {
    const { issuedAt } = versionInForce(file.fine)
    return [{ kind: 'text', text: formats.say('fine-notice.replaced', { moment: formats.moment(issuedAt) }) }]
  }
  const label = formats.say('fine-notice.due')
  const asked = dueNow(file.fine, file.now)
  if (asked === null) return [{ kind: 'amount', label, amount: formats.say('fine-notice.nothing') }]
  return [
    { kind: 'amount', label, amount: formats.price(asked.due), detail: untilText(file.fine, asked, formats) },
  ]
}

const payBlocks = ({ fine, now, portal, desk }: NoticeFile, formats: Formats): Block[] => {
  if (dueNow(fine, now) === null) return []
  const items = [
    ...(portal === null ? [] : [formats.say('fine-notice.pay-online', { portal })]),
    formats.say('fine-notice.pay-desk', { desk }),
  ]
  return listUnder(formats.say('fine-notice.pay'), items)
}

const contestText = ({ fine: { appealDeadline }, now }: NoticeFile, formats: Formats) => {
  if (appealDeadline === null) return formats.say('fine-notice.contest-always')
  return formats.say(
    isEnded(appealDeadline, now) ? 'fine-notice.contest-late' : 'fine-notice.contest-until',
    {
      moment: formats.moment(appealDeadline),
    },
  )
}

const contestBlocks = (file: NoticeFile, formats: Formats): Block[] => {
  if (closedToAppeal(file.fine) !== null) return []
  const heading: Block[] = [
    { kind: 'heading', text: formats.say('fine-notice.contest') },
    { kind: 'text', text: contestText(file, formats) },
  ]
  if (isEnded(file.fine.appealDeadline, file.now)) return heading
  const items = [
    ...(file.portal === null ? [] : [formats.say('fine-notice.contest-online', { portal: file.portal })]),
    formats.say('fine-notice.contest-desk', { desk: file.desk }),
  ]
  return [...heading, { kind: 'list', items }]
}

/**
 * Writes the notice: amount due, deadlines with their prices, how to pay and how to contest, with dates in the city's
 * time zone.
 */
export const fineNotice = (file: NoticeFile, formats: Formats): Content => {
  const { fine, version, now } = file
  const isCorrection = version !== fine.versions[0]
  const { paid } = amountDue(fine, now)
  return {
    title: isCorrection ? formats.say('fine-notice.corrected-title') : formats.say('fine-notice.title'),
    blocks: [
      {
        kind: 'text',
        text: isCorrection ? formats.say('fine-notice.corrected') : formats.say('fine-notice.lead'),
      },
      ...dueBlocks(file, formats),
      {
        kind: 'facts',
        rows: [
          ...fineFacts(fine, formats),
          issuedFact(version, formats),
          ...priceFacts(file, formats),
          ...(paid > 0 ? [[formats.say('fine-notice.paid'), formats.price(paid)] as const] : []),
        ],
      },
      ...(isInForce(file) ? [...payBlocks(file, formats), ...contestBlocks(file, formats)] : []),
    ],
  }
}
