import type { Instant } from '@parvis/shared-kernel/time'
import { CASE_KEY_HEADER, recourseCreationWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { momentOf } from '../../mail/letter.ts'
import { appealsOf, STATEMENT, type TestFine } from '../../testing/appeals.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { mailBoxOf } from '../../testing/mail-box.ts'
import { courtAfterSilence } from './appeal.model.ts'
import { findAppeal } from './appeal.repo.ts'

const city = testCity()
const on = appealsOf(city)
const mails = mailBoxOf(city)

/** Each letter carries its receipt, which takes a while to be made. */
const hasMails = async (email: string, count: number) => {
  await city.deps.background.idle(30_000)
  expect(await mails.mailsTo(email)).toHaveLength(count)
}

describe('no mailbox is flooded by filed appeals, and every filing stands:', () => {
  const fileFrom = async (network: string, fine: TestFine, email: string, as?: string) => {
    const headers = { 'x-forwarded-for': network }
    const who = as === undefined ? {} : { as }
    const path = `/api/recourse/fps/${fine.number}/_init-creation?plate=${fine.plate}`
    const asked = await city.ask(path, { method: 'POST', headers, ...who })
    const begun = v.parse(recourseCreationWire, asked.body)
    const { status, body } = await city.ask(`/api/recourse/${begun.recourse?.id}?plate=${fine.plate}`, {
      ...who,
      method: 'PUT',
      headers: { ...headers, [CASE_KEY_HEADER]: begun.caseKey ?? '' },
      body: { ...STATEMENT, email, submit: true },
    })
    expect([status, typeof body.filedDatetime]).toEqual([200, 'string'])
  }

  test('who files again and again for one fine has three letters an hour sent', async () => {
    const email = 'flooded@example.org'
    const fine = await on.issue()
    for (let count = 0; count < 5; count += 1) await fileFrom('10.150.0.1', fine, email)
    await hasMails(email, 3)
  })

  test('what all who file may send to one address has an end', async () => {
    const email = 'famous@example.org'
    const key = `appeal filed|valmont|${email}`
    await city.deps.limits.add({ limit: 'mailOfAddressOfAll', key }, 39)
    for (const network of ['10.151.1.1', '10.151.2.1']) await fileFrom(network, await on.issue(), email)
    await hasMails(email, 1)
  })

  test('a stranger’s filings keep no letter from an account in the same network', async () => {
    const [email, fine] = ['neighbour@example.org', await on.issue()]
    for (let count = 0; count < 4; count += 1) await fileFrom('10.154.0.1', fine, email)
    await hasMails(email, 3)
    await fileFrom('10.154.0.1', fine, email, 'georges')
    await hasMails(email, 4)
  })

  test.each([
    ['the same fine', true],
    ['another fine', false],
  ])('a stranger’s filings, of %s, keep no letter from the owner', async (_, isSame) => {
    const email = `owner-${isSame}@example.org`
    const own = await on.issue()
    const fine = isSame ? own : await on.issue()
    for (let count = 0; count < 4; count += 1) await fileFrom('10.152.0.1', fine, email)
    await hasMails(email, 3)
    await fileFrom('10.153.0.1', own, email)
    await hasMails(email, 4)
  })
})

test.each([
  ['fr', /rejetée après le (\S+ - \S+)\. Vous pourrez alors saisir le tribunal .*, jusqu’au (\S+ - \S+)\./],
  [
    'en',
    /answered by (\S+ - \S+), it counts as rejected\. You may then go to .* tribunal .*, by (\S+ - \S+)\./,
  ],
] as const)(
  'the letter of a filing says in %s until when one may go to court after silence',
  async (lang, said) => {
    const email = `court-${lang}@example.org`
    const { id } = await on.filed({ ...STATEMENT, email }, undefined, lang)
    await hasMails(email, 1)
    const [mail] = await mails.mailsTo(email)
    const [, silence = '', court = ''] = said.exec(mail?.text.replace(/[\u00a0\u202f]/g, ' ') ?? '') ?? []
    const row = (await findAppeal(city.deps.db, 'valmont', id))!
    const moment = (at: Instant | null) =>
      momentOf({ lang, city: on.valmont }, at)?.replace(/[\u00a0\u202f]/g, ' ')
    expect([silence, court]).toEqual([
      moment(row.implicit_rejection_at),
      moment(courtAfterSilence(row, on.valmont.timeZone)),
    ])
  },
)
