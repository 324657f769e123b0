import { describe, expect, test } from 'vitest'
import { testCity } from '../../testing/city-of-file.ts'

const city = testCity()

const remaining = (definition: string, query = '') =>
  city.ask(`/api/parking-right-definition/${definition}/subscribers/sub-camille/ticket-number?${query}`, {
    as: 'camille',
  })

describe('the tickets that remain', () => {
  test('are the yearly number less those that count, canceled ones given back', async () => {
    const now = new Date(city.clock.now())
    const visitorTickets = [-0.3, 6, -45].map(days => new Date(now.getTime() + days * 86_400_000))
    const used = visitorTickets.filter(start => start.getFullYear() === now.getFullYear()).length
    expect((await remaining('vm-visitor')).body).toBe(20 - used)
  })

  test('of a year without tickets are all of them', async () => {
    expect((await remaining('vm-visitor', 'year=2019')).body).toBe(20)
  })

  test('are counted over the subscription’s own validity where the definition says so', async () => {
    const { body } = await remaining('vm-guest-free', 'activeRightUsedId=camille-sub-shared')
    expect(body).toBe(5)
  })

  test('have no number where there is no limit', async () => {
    const { status, body } = await remaining('vm-hourly')
    expect([status, body]).toEqual([200, null])
  })

  test('are not found for a definition or a subscription that is not there', async () => {
    expect((await remaining('no-such-definition')).status).toBe(404)
    expect((await remaining('vm-visitor', 'activeRightUsedId=yanis-sub-fleet')).status).toBe(404)
    expect((await remaining('vm-visitor', 'year=soon')).status).toBe(400)
  })
})
