import { addMilliseconds, type Instant } from '@parvis/shared-kernel/time'
import { afterEach, expect, test } from 'vitest'
import { momentOf } from '../../mail/letter.ts'
import { appealsOf, STATEMENT } from '../../testing/appeals.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { mailBoxOf } from '../../testing/mail-box.ts'
import { correctFine } from '../fines/fine.agent.ts'
import { askComplement } from './appeal.agent.ts'
import { courtAfterSilence } from './appeal.model.ts'
import { findAppeal } from './appeal.repo.ts'

const city = testCity()
const on = appealsOf(city)
const mails = mailBoxOf(city)

afterEach(() => city.clock.reset())

const moveTo = (moment: Instant) => city.clock.moveBy(moment - city.clock.now())

const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ') ?? ''

const LANGS = {
  fr: {
    ahead: (silence: string, court: string) =>
      `rejetée après le ${silence}. Vous pourrez alors saisir le tribunal du stationnement payant, jusqu’au ${court}.`,
    past: (silence: string, court: string) =>
      `avant le ${silence} : votre contestation est considérée comme rejetée. Vous pouvez saisir le tribunal du stationnement payant jusqu’au ${court}, sans attendre notre réponse.`,
    ended: (silence: string) =>
      `avant le ${silence} : votre contestation est considérée comme rejetée. La ville peut encore vous répondre.`,
  },
  en: {
    ahead: (silence: string, court: string) =>
      `answered by ${silence}, your appeal counts as rejected. You may then go to the paid parking tribunal (tribunal du stationnement payant), by ${court}.`,
    past: (silence: string, court: string) =>
      `not answer by ${silence}: your appeal counts as rejected. You may go to the paid parking tribunal (tribunal du stationnement payant) by ${court}, without waiting for our answer.`,
    ended: (silence: string) =>
      `not answer by ${silence}: your appeal counts as rejected. The city may still answer you.`,
  },
}

type Lang = keyof typeof LANGS

/** Its letter has left, whose receipt takes longer to be made than what is written next. */
const filed = async (lang: Lang, email: string) => {
  const { fine, id } = await on.filed({ ...STATEMENT, email }, undefined, lang)
  await city.deps.background.idle(30_000)
  const row = (await findAppeal(city.deps.db, 'valmont', id))!
  const court = courtAfterSilence(row, on.valmont.timeZone)!
  return { id, fine, silence: row.implicit_rejection_at!, court }
}

const lastMailTo = async (email: string) => {
  await city.deps.background.idle(30_000)
  return plain((await mails.mailsTo(email))[0]?.text)
}

const ask = (id: string) =>
  askComplement(city.deps, on.valmont, id, { message: 'La carte grise ?', pieces: [] })

const answer = ({ id, fine }: Awaited<ReturnType<typeof filed>>) =>
  on.ask(`/api/recourse/${id}/complementRequest?plate=${fine.plate}`, {
    method: 'PATCH',
    body: { message: 'La voici.', pieces: [] },
  })

const said = async (
  lang: Lang,
  email: string,
  at: keyof (typeof LANGS)[Lang],
  when: { silence: Instant; court: Instant },
) => {
  const show = (moment: Instant) => plain(momentOf({ lang, city: on.valmont }, moment))
  expect(await lastMailTo(email)).toContain(LANGS[lang][at](show(when.silence), show(when.court)))
}

test.each(['fr', 'en'] as const)(
  'who is asked for a complement, and who answers, is told in %s when silence rejects and until when the court is open',
  async lang => {
    const email = `asked-${lang}@example.org`
    const appeal = await filed(lang, email)
    await ask(appeal.id)
    await said(lang, email, 'ahead', appeal)
    expect((await answer(appeal)).status).toBe(200)
    await said(lang, email, 'ahead', appeal)
    moveTo(addMilliseconds(appeal.silence, 1))
    await ask(appeal.id)
    await said(lang, email, 'past', appeal)
    moveTo(addMilliseconds(appeal.court, -60_000))
    await answer(appeal)
    await said(lang, email, 'past', appeal)
    moveTo(addMilliseconds(appeal.court, 1))
    await ask(appeal.id)
    await said(lang, email, 'ended', appeal)
  },
)

test('a complement of an appeal whose fine costs nothing any more speaks of no court', async () => {
  const [email, appeal] = ['free@example.org', await filed('fr', 'free@example.org')]
  const terms = { price: 0, reducedPrice: null, reducedUntil: null }
  await correctFine(city.deps, on.valmont, appeal.fine.number, terms)
  await ask(appeal.id)
  expect(await lastMailTo(email)).not.toContain('tribunal')
})
