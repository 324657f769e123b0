import { describe, expect, test } from 'vitest'
import { testCity } from '../testing/city-of-file.ts'
import { deskOf } from '../testing/desk.ts'
import { mailBoxOf } from '../testing/mail-box.ts'
import { requestsOf } from '../testing/requests.ts'

const city = testCity()
const desk = deskOf(city)

const { mailsTo } = mailBoxOf(city)

const HOUR = 3_600_000

describe('the demo clock', () => {
  test('does on its way forward what the time would have done, and nothing on its way back', async () => {
    await requestsOf(city).addRight('louise', { plan: 'vm-resident', start: -345, end: 20 })
    const reminders = async () =>
      (await mailsTo('louise.perrin@example.org')).filter(({ subject }) => subject.includes('prend fin'))
    await desk.act('clock', { move: '-2h' })
    await desk.act('clock', { move: '+59m' })
    expect(await reminders()).toHaveLength(0)
    await desk.act('clock', { move: '+1d' })
    expect(await reminders()).toHaveLength(1)
    await desk.act('clock', { move: 'reset' })
  })

  test.each([
    ['+1h', HOUR],
    ['+1d', 24 * HOUR],
    ['+30d', 30 * 24 * HOUR],
    ['-2h', -2 * HOUR],
    ['+6m', HOUR / 10],
  ])('moves by %s', async (move, distance) => {
    const before = city.clock.offsetMs()
    const { path, page } = await desk.act('clock', { move })
    expect([path, city.clock.offsetMs() - before]).toEqual(['/clock', distance])
    expect(page).toContain('L’horloge est réglée.')
  })

  test('goes to a date and an hour of the city, or to a moment, and back', async () => {
    await desk.act('clock', { move: '2027-07-01T08:30' })
    expect(new Date(city.clock.now()).toISOString()).toMatch(/^2027-07-01T06:30:0/)
    expect((await desk.look('/clock')).text).toContain('1 juillet 2027 à 08:30')
    await desk.act('clock', { move: '2027-01-01T00:00:00Z' })
    expect(new Date(city.clock.now()).toISOString()).toMatch(/^2027-01-01T00:00:0/)
    await desk.act('clock', { move: 'reset' })
    expect(city.clock.offsetMs()).toBe(0)
  })

  test('ends the limits that the time would have ended', async () => {
    const recover = async () =>
      (await city.ask('/api/auth/customer/recover?email=georges.faure@example.org')).status
    for (let time = 0; time < 3; time += 1) await recover()
    expect(await recover()).toBe(429)
    await desk.act('clock', { move: '+59m' })
    expect(await recover()).toBe(429)
    await desk.act('clock', { move: '+1h' })
    expect(await recover()).toBe(202)
    await desk.act('clock', { move: 'reset' })
  })

  test.each(['tomorrow', '+1', '+9999999d', '2027-02-30T10:00', '1999-01-01', '+999999d'])(
    'does not move to %s',
    async move => {
      const { page } = await desk.act('clock', { move })
      expect([page.includes('role="alert"'), city.clock.offsetMs()]).toEqual([true, 0])
    },
  )
})

describe('the configuration of a city', () => {
  const current = async () => {
    const { body } = await city.ask('/api/config')
    return body
  }

  test('is edited and applied: a good one is in use from the next call on', async () => {
    expect((await desk.look('/config')).text).toContain('/config/valmont')
    const config = { ...(await current()), watermarkText: 'Depuis le guichet' }
    const { path, page } = await desk.act('config-apply', { city: 'valmont', config: JSON.stringify(config) })
    expect([path, page.includes('La configuration est en service.')]).toEqual(['/config/valmont', true])
    expect(await current()).toMatchObject({ watermarkText: 'Depuis le guichet' })
    expect((await desk.look('/config/valmont?version=1')).text).not.toContain('Depuis le guichet')
    expect((await desk.look('/config/nowhere')).status).toBe(404)
    expect((await desk.look('/config/valmont?version=99')).status).toBe(404)
  })

  test('with faults is refused with the path of each, again when it is given again; the last good one stays', async () => {
    const { version } = await current()
    const config = JSON.stringify({ ...(await current()), timeZone: 'Mars/Olympus', colour: 'red' }, null, 1)
    for (const _attempt of ['first', 'again']) {
      const { path, page } = await desk.act('config-apply', { city: 'valmont', config })
      expect(path).toBe('/config/valmont')
      expect(page).toContain('<b>timeZone</b>')
      expect(page).toContain('<b>colour</b>')
      // The refused text is still in the form.
      expect(page).toContain('Mars/Olympus')
    }
    expect((await current()).version).toBe(version)
    expect((await desk.look('/config/valmont')).text).toContain('refusée')
  })

  test.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['nothing', ''],
  ])('that is %s is not taken', async (_what, config) => {
    const { page } = await desk.act('config-apply', { city: 'valmont', config })
    expect(page).toContain('role="alert"')
    expect(page).toContain('<b>config</b>')
  })
})
