import { amountDue, type Fine, type FineVersion, versionInForce } from '@parvis/shared-kernel/fines'
import { type Instant, isEnded } from '@parvis/shared-kernel/time'
import type { Language } from '../../../http/language.ts'
import type { Block } from '../../../pdf/paper.ts'
import type { Formats } from '../document-formats.ts'
import type { Content } from '../document-order.ts'
import { fineFacts, issuedFact } from './fine-facts.ts'

export interface NoticeFile {
  fine: Fine
  /** The issue that the notice tells of: the first one, or the correction in force. */
  version: FineVersion
  /** The notice that offers the reduced price. */
  isReduced: boolean
  now: Instant
  /** Where one pays and contests; null where the city has none. */
  portal: string | null
  desk: string | null
}

const WORDS = {
  fr: {
    title: 'Avis de paiement de forfait de post-stationnement',
    correctedTitle: 'Avis de paiement rectificatif de forfait de post-stationnement',
    lead: 'Ce forfait de post-stationnement (FPS) est dû parce que le stationnement du véhicule n’a pas été réglé, ou pas en entier.',
    corrected: 'Cet avis remplace le précédent. Ce qui a déjà été payé reste compté.',
    replaced: (moment: string) =>
      `Cet avis n’est plus en vigueur : un avis rectificatif du ${moment} le remplace. Demandez-le pour connaître le montant à payer.`,
    price: 'Montant du FPS',
    reduced: 'Montant minoré',
    until: (price: string, moment: string) => `${price} jusqu’au ${moment} inclus`,
    ended: (price: string, moment: string) => `${price}, terminé le ${moment}`,
    paid: 'Déjà reçu',
    due: 'À payer maintenant',
    nothing: 'Rien à payer',
    reducedDetail: (moment: string, price: string) =>
      `Montant minoré, jusqu’au ${moment} inclus. Ensuite : ${price}`,
    before: (moment: string) => `À payer avant le ${moment}. Ensuite, le montant peut être majoré.`,
    late: (moment: string) =>
      `Le délai de paiement a pris fin le ${moment}. Le montant peut avoir été majoré.`,
    pay: 'Comment payer',
    payOnline: (portal: string) =>
      `En ligne, par carte : ${portal}, avec le numéro du FPS et la plaque du véhicule.`,
    payDesk: (desk: string) => `Au guichet : ${desk}.`,
    contest: 'Comment contester',
    contestUntil: (moment: string) =>
      `Vous pouvez demander à la ville de revoir ce forfait jusqu’au ${moment} inclus. Ce recours administratif préalable obligatoire (RAPO) est la première étape de toute contestation.`,
    contestLate: (moment: string) => `Le délai pour contester auprès de la ville a pris fin le ${moment}.`,
    contestAlways:
      'Vous pouvez demander à la ville de revoir ce forfait par un recours administratif préalable obligatoire (RAPO), première étape de toute contestation.',
    contestOnline: (portal: string) => `En ligne : ${portal}, avec vos pièces.`,
    contestDesk: (desk: string) =>
      `Par courrier daté et signé, avec copie de cet avis, du certificat d’immatriculation et de vos pièces : ${desk}.`,
  },
  en: {
    title: 'Parking fine notice (FPS)',
    correctedTitle: 'Corrected parking fine notice (FPS)',
    lead: 'This parking fine (forfait de post-stationnement, FPS) is due because parking was not paid for, or not in full.',
    corrected: 'This notice replaces the former one. What was paid already still counts.',
    replaced: (moment: string) =>
      `This notice is no longer in force: a corrected one of ${moment} replaces it. Ask for that one to know what to pay.`,
    price: 'Amount of the fine',
    reduced: 'Reduced amount',
    until: (price: string, moment: string) => `${price} up to and including ${moment}`,
    ended: (price: string, moment: string) => `${price}, ended on ${moment}`,
    paid: 'Received already',
    due: 'To pay now',
    nothing: 'Nothing to pay',
    reducedDetail: (moment: string, price: string) =>
      `Reduced amount, up to and including ${moment}. Then: ${price}`,
    before: (moment: string) => `To be paid before ${moment}. After that, the amount may be increased.`,
    late: (moment: string) => `The time to pay ended on ${moment}. The amount may have been increased.`,
    pay: 'How to pay',
    payOnline: (portal: string) =>
      `Online, by card: ${portal}, with the number of the fine and the plate of the vehicle.`,
    payDesk: (desk: string) => `At the desk: ${desk}.`,
    contest: 'How to contest',
    contestUntil: (moment: string) =>
      `You may ask the city to review this fine up to and including ${moment}. This mandatory first appeal (RAPO) is the first step of any dispute.`,
    contestLate: (moment: string) => `The time to contest with the city ended on ${moment}.`,
    contestAlways:
      'You may ask the city to review this fine by a mandatory first appeal (RAPO), the first step of any dispute.',
    contestOnline: (portal: string) => `Online: ${portal}, with your documents.`,
    contestDesk: (desk: string) =>
      `By a dated and signed letter, with copies of this notice, of the registration certificate and of your documents: ${desk}.`,
  },
}

const isInForce = ({ fine, version }: NoticeFile): boolean => version === versionInForce(fine)

const priceFacts = (file: NoticeFile, lang: Language, formats: Formats): [string, string][] => {
  const words = WORDS[lang]
  const { price, reducedPrice, reducedUntil } = file.version
  const facts: [string, string][] = [[words.price, formats.price(price)]]
  if (!file.isReduced || reducedPrice === null || reducedUntil === null) return facts
  const say = file.now <= reducedUntil ? words.until : words.ended
  return [...facts, [words.reduced, say(formats.price(reducedPrice), formats.moment(reducedUntil))]]
}

const deadlineText = (file: NoticeFile, lang: Language, formats: Formats): string | undefined => {
  const { paymentDeadline } = file.fine
  if (paymentDeadline === null) return undefined
  const say = isEnded(paymentDeadline, file.now) ? WORDS[lang].late : WORDS[lang].before
  return say(formats.moment(paymentDeadline))
}

/** What the notice asks for now: of a notice that was replaced nothing, of one in force what is left. */
const dueBlocks = (file: NoticeFile, lang: Language, formats: Formats): Block[] => {
  const words = WORDS[lang]
  if (!isInForce(file)) {
    const { issuedAt } = versionInForce(file.fine)
    return [{ kind: 'text', text: words.replaced(formats.moment(issuedAt)) }]
  }
  const { due, reducedUntil } = amountDue(file.fine, file.now)
  if (due === 0) return [{ kind: 'amount', label: words.due, amount: words.nothing }]
  const detail =
    reducedUntil === null
      ? deadlineText(file, lang, formats)
      : words.reducedDetail(formats.moment(reducedUntil), formats.price(file.version.price))
  const block: Block = { kind: 'amount', label: words.due, amount: formats.price(due) }
  return [detail === undefined ? block : { ...block, detail }]
}

const payBlocks = ({ portal, desk }: NoticeFile, lang: Language): Block[] => {
  const words = WORDS[lang]
  const items = [
    ...(portal === null ? [] : [words.payOnline(portal)]),
    ...(desk === null ? [] : [words.payDesk(desk)]),
  ]
  return items.length === 0
    ? []
    : [
        { kind: 'heading', text: words.pay },
        { kind: 'list', items },
      ]
}

const contestText = ({ fine: { appealDeadline }, now }: NoticeFile, lang: Language, formats: Formats) => {
  const words = WORDS[lang]
  if (appealDeadline === null) return words.contestAlways
  const say = isEnded(appealDeadline, now) ? words.contestLate : words.contestUntil
  return say(formats.moment(appealDeadline))
}

const contestBlocks = (file: NoticeFile, lang: Language, formats: Formats): Block[] => {
  const words = WORDS[lang]
  const heading: Block[] = [
    { kind: 'heading', text: words.contest },
    { kind: 'text', text: contestText(file, lang, formats) },
  ]
  if (isEnded(file.fine.appealDeadline, file.now)) return heading
  const items = [
    ...(file.portal === null ? [] : [words.contestOnline(file.portal)]),
    ...(file.desk === null ? [] : [words.contestDesk(file.desk)]),
  ]
  return items.length === 0 ? heading : [...heading, { kind: 'list', items }]
}

/** The notice: what is due, until when at which price, how to pay and how to contest, with the city's own dates. */
export const fineNotice = (file: NoticeFile, lang: Language, formats: Formats): Content => {
  const words = WORDS[lang]
  const { fine, version, now } = file
  const isCorrection = version !== fine.versions[0]
  const { paid } = amountDue(fine, now)
  return {
    title: isCorrection ? words.correctedTitle : words.title,
    blocks: [
      { kind: 'text', text: isCorrection ? words.corrected : words.lead },
      ...dueBlocks(file, lang, formats),
      {
        kind: 'facts',
        rows: [
          ...fineFacts(fine, lang, formats),
          issuedFact(version, lang, formats),
          ...priceFacts(file, lang, formats),
          ...(paid > 0 ? [[words.paid, formats.price(paid)] as const] : []),
        ],
      },
      ...(isInForce(file) ? [...payBlocks(file, lang), ...contestBlocks(file, lang, formats)] : []),
    ],
  }
}
