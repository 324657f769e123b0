import { describe, expect, test } from 'vitest'
import { at } from '../../db/schema.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { mailBoxOf } from '../../testing/mail-box.ts'
import { requestsOf } from '../../testing/requests.ts'
import { deleteRight } from '../rights/right.agent.ts'

const city = testCity()
const requests = requestsOf(city)
const mails = mailBoxOf(city)

describe('somebody who shares a right that ends before its time', () => {
  const SHARER = 'ines.moreau@example.org'

  test.each([
    [
      'the city deletes it',
      (id: string) => deleteRight(city.deps, { cityId: 'valmont', rightId: id }, 'Fraude.'),
    ],
    [
      'its owner cancels it',
      (id: string) => city.ask(`/api/order/${id}`, { method: 'DELETE', as: 'camille' }),
    ],
  ])('is told once when %s, in their language and without the reason', async (_how, end) => {
    const id = await requests.addRight('camille', {
      plan: 'vm-resident',
      option: 'vm-resident-year',
      start: 3,
    })
    const { db } = city.deps
    const row = { right_id: id, subscriber_id: 'sub-ines', joined_at: at(city.clock.now()) }
    await db.insertInto('right_sharers').values(row).execute()
    await db.updateTable('subscribers').set({ lang: 'en' }).where('subscriber_id', '=', 'sub-ines').execute()
    const told = (await mails.mailsTo(SHARER)).length
    await end(id)
    const [mail, ...earlier] = await mails.mailsTo(SHARER)
    expect([mail?.subject, earlier.length]).toEqual(['A right that you shared has ended – Valmont', told])
    expect(mail?.text).toContain(`you can no longer park with it.\nReference: ${id}`)
    expect(mail?.text).not.toContain('Fraude')
  })
})
