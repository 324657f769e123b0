import type { Locale } from '@parvis/shared-kernel/formats'
import { afterEach, describe, expect, test } from 'vitest'
import { createPrinter } from '../pdf/printer.ts'
import { appealsOf, STATEMENT } from '../testing/appeals.ts'
import { testCity } from '../testing/city-of-file.ts'
import { mailBoxOf } from '../testing/mail-box.ts'
import { PAPER_TRIES, withMails } from './post.ts'
import { sendWaitingMails } from './waiting-mail.job.ts'
import { countPaperTry } from './waiting-mail.repo.ts'

const city = testCity()
const on = appealsOf(city)

let people = 0
const somebody = () => {
  people += 1
  return `reader${people}@example.org`
}

/** Files an appeal, whose letter has a paper; returns the recipient. */
const file = async (lang: Locale): Promise<string> => {
  const to = somebody()
  await on.filed({ ...STATEMENT, email: to }, undefined, lang)
  return to
}

describe('a paper that cannot be made', () => {
  afterEach(() => {
    city.deps.printer = createPrinter()
  })
  const breakPrinter = () => {
    let tries = 0
    city.deps.printer = {
      ...createPrinter(),
      print: async () => {
        tries += 1
        throw new Error('no paper')
      },
    }
    return () => tries
  }
  const runAfter = async (minutes: number) => {
    city.clock.moveBy(minutes * 60_000)
    await sendWaitingMails.run(city.deps)
  }
  const mailsTo = (to: string) => mailBoxOf(city).mailsTo(to)

  test('holds its mail back for a few minutes, which then leaves without it, and with its link', async () => {
    const tries = breakPrinter()
    const to = await file('fr')
    await runAfter(0)
    expect(await mailsTo(to)).toEqual([])
    await runAfter(2.1)
    expect(await mailsTo(to)).toEqual([])
    await runAfter(2.1)
    const [mail, ...others] = await mailsTo(to)
    expect([others, mail?.attachment, tries()]).toEqual([[], undefined, PAPER_TRIES])
    expect(mail?.text).toContain('#case=')
  })

  test('holds back nobody else’s mail', async () => {
    breakPrinter()
    const to = await file('fr')
    const other = somebody()
    await withMails(city.deps, 'valmont', (_transaction, write) =>
      write('x', { to: other, subject: 'x', text: 'x' }),
    )
    expect([await mailsTo(to), (await mailsTo(other)).length]).toEqual([[], 1])
    await runAfter(30)
    await runAfter(30)
    expect((await mailsTo(to)).length).toBe(1)
  })

  test('goes along once it can be made', async () => {
    breakPrinter()
    const to = await file('fr')
    expect(await mailsTo(to)).toEqual([])
    city.deps.printer = createPrinter()
    await runAfter(2.1)
    expect((await mailsTo(to)).map(({ attachment }) => attachment?.fileName)).toEqual([
      expect.stringMatching(/^accuse-de-reception-/),
    ])
  })

  test('is tried again from the start when it was the mail server that was away', async () => {
    const { send } = city.deps.mailer
    city.deps.mailer.send = () => Promise.reject(new Error('away'))
    const to = await file('fr')
    for (let round = 0; round < 5; round += 1) await runAfter(60)
    city.deps.mailer.send = send
    await runAfter(60)
    expect((await mailsTo(to))[0]?.attachment).toBeDefined()
  })

  test('is counted before it is made: one that takes the process along does not hold its mail back for ever', async () => {
    const { db, background } = city.deps
    const { run } = background
    background.run = () => undefined
    const to = await file('fr')
    background.run = run
    const rowOf = () =>
      db
        .selectFrom('waiting_mails')
        .select(['mail_id', 'paper_tries'])
        .where('recipient', '=', to)
        .executeTakeFirstOrThrow()
    const counted: number[] = []
    city.deps.printer = {
      ...createPrinter(),
      print: async () => {
        counted.push((await rowOf()).paper_tries)
        throw new Error('no paper')
      },
    }
    await runAfter(2.1)
    expect(counted).toEqual([1])
    // Simulates processes that died while making the paper.
    const { mail_id: mailId } = await rowOf()
    for (let count = 1; count < PAPER_TRIES; count += 1) await countPaperTry(db, mailId)
    await runAfter(60)
    expect([counted, (await mailsTo(to)).map(({ attachment }) => attachment)]).toEqual([[1], [undefined]])
  })
})

test('a mail whose process died before it was sent carries its paper when another sends it', async () => {
  const { run } = city.deps.background
  city.deps.background.run = () => undefined
  const to = await file('en')
  city.deps.background.run = run
  expect(await mailBoxOf(city).mailsTo(to)).toEqual([])
  city.clock.moveBy(180_000)
  await sendWaitingMails.run(city.deps)
  const [mail] = await mailBoxOf(city).mailsTo(to)
  expect(mail?.attachment?.fileName).toMatch(/^receipt-/)
})

test('a mail whose paper is gone meanwhile leaves without it', async () => {
  const { run } = city.deps.background
  city.deps.background.run = () => undefined
  const to = await file('fr')
  city.deps.background.run = run
  const gone = { kind: 'recourse-receipt', id: '019a0c1e-7d42-7000-8000-3f5a6b7c8d9e', lang: 'fr' }
  await city.deps.db
    .updateTable('waiting_mails')
    .set({ paper: JSON.stringify(gone) })
    .where('recipient', '=', to)
    .execute()
  city.clock.moveBy(180_000)
  await sendWaitingMails.run(city.deps)
  expect((await mailBoxOf(city).mailsTo(to)).map(({ attachment }) => attachment)).toEqual([undefined])
})
