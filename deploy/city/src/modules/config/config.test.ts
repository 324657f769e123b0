import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toIso } from '@parvis/shared-kernel/time'
import { configWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { faultText } from '../../desk/pages/state-texts.ts'
import { createLog } from '../../log.ts'
import { readOptions } from '../../settings.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { PORTALS, startTestCity } from '../../testing/test-city.ts'
import { applyConfig } from './apply-config.ts'
import { openCityRegistry } from './city.ts'
import { describeFault } from './config-faults.ts'
import { applyConfigFiles, followConfigs } from './config-files.ts'
import { imageOriginsOf } from './image-origins.ts'

const city = testCity()

const shown = async (name = 'valmont') => {
  const { body } = await city.ask('/api/config', { city: name })
  expect(v.safeParse(configWire, body).issues).toBeUndefined()
  return body
}
const apply = async (change: object, name = 'valmont') => {
  const { publicAnnouncement: _told, ...current } = await shown(name)
  const result = await applyConfig(city.deps, name, { ...current, ...change })
  await followConfigs.run(city.deps)
  return result
}

test('a city serves the ways to sign in that its configuration has', () => {
  const ways = city.deps.cities.map(({ cityId, loginTypes }) => [cityId, loginTypes])
  expect(ways).toEqual([
    ['valmont', ['FC', 'CUSTOMER']],
    ['port-sable', ['FC']],
  ])
})

test('a city names the sites that may show its parts, those of its settings too, and takes its own answer back', async () => {
  const embedOrigins = { 'port-sable': [{ origin: 'http://127.0.0.1:5500', signIn: true }] }
  const embedded = await startTestCity({ embedOrigins })
  const told = async () => (await embedded.ask('/api/config', { city: 'port-sable' })).body
  const both = [{ origin: 'https://www.port-sable.example', signIn: false }, ...embedOrigins['port-sable']]
  expect((await told()).embedOrigins).toEqual(both)
  expect(await applyConfig(embedded.deps, 'port-sable', await told())).toMatchObject({ kind: 'applied' })
  await followConfigs.run(embedded.deps)
  expect((await told()).embedOrigins).toEqual(both)
  await embedded.stop()
})

describe('a city changes its configuration', () => {
  test('and everybody sees it at once, under the next version', async () => {
    expect((await shown()).version).toBe(1)
    expect(await apply({ watermarkText: 'Valmont', name: 'Valmont-sur-Isère' })).toEqual({
      kind: 'applied',
      version: 2,
    })
    expect(await shown()).toMatchObject({ version: 2, watermarkText: 'Valmont', name: 'Valmont-sur-Isère' })
    expect(city.deps.cities[0]?.name).toBe('Valmont-sur-Isère')
    expect((await shown('port-sable')).version).toBe(1)
  })

  test('and the same again changes nothing', async () => {
    expect(await apply({})).toMatchObject({ kind: 'same' })
  })

  test('and a bad one is refused with every path, while the last good one stays', async () => {
    const before = await shown()
    const result = await apply({ timeZone: 'Mars/Olympus', logo: 'http://x' })
    expect(result).toMatchObject({
      kind: 'refused',
      faults: [{ path: 'timeZone' }, { path: 'logo' }],
    })
    expect(await shown()).toEqual(before)
    const kept = await city.deps.db
      .selectFrom('city_config_versions')
      .select(['applied_at', 'fault'])
      .where('fault', 'is not', null)
      .execute()
    expect(kept).toEqual([{ applied_at: null, fault: (result as { faults: unknown }).faults }])
  })

  test.each([
    ['valmont', 'redirect', 'applied'],
    ['port-sable', 'form', 'refused'],
  ])('of %s, whose payment dialect is %s, to dollars: it is %s', async (name, _dialect, kind) => {
    const { currency } = await shown(name)
    const faults = [{ path: 'currency', message: 'not-of-payment-dialect' }]
    expect(await apply({ currency: 'USD' }, name)).toMatchObject(
      kind === 'refused' ? { kind, faults } : { kind },
    )
    await apply({ currency }, name)
  })

  test('but not who it is nor where people sign in', async () => {
    await apply({
      cityId: 'port-sable',
      identityProvider: { issuer: 'https://evil.example' },
      logo: '/l.svg',
    })
    const { cityId, logo, identityProvider } = await shown()
    expect([cityId, logo, identityProvider.issuer]).toEqual(['valmont', '/l.svg', city.urls.identityProvider])
  })

  test('and of two at once both are kept, under two versions', async () => {
    const { version } = await shown()
    const results = await Promise.all([apply({ watermarkText: 'one' }), apply({ watermarkText: 'two' })])
    expect(results.map(result => result.version).sort()).toEqual([version + 1, version + 2])
  })

  test('of a city that does not exist is not found', async () => {
    await expect(applyConfig(city.deps, 'atlantis', {})).rejects.toMatchObject({ status: 404 })
  })
})

test('an announcement is shown in its time and at no other', async () => {
  const now = city.clock.now()
  const hours = (count: number) => toIso((now + count * 3_600_000) as typeof now)
  await apply({
    publicAnnouncement: {
      level: 'info',
      text: { fr: 'Marché', en: 'Market' },
      from: hours(1),
      until: hours(2),
    },
  })
  const seen = async () => (await shown()).publicAnnouncement?.text.en ?? null
  expect(await seen()).toBeNull()
  city.clock.moveBy(3_600_000)
  expect(await seen()).toBe('Market')
  city.clock.moveBy(3_600_000)
  expect(await seen()).toBeNull()
})

describe('what is wrong at the start', () => {
  test('in a file is logged with its path and stops nothing', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'parvis-config-'))
    const bad = join(folder, 'bad.json')
    const broken = join(folder, 'broken.json')
    const good = join(folder, 'good.json')
    await writeFile(bad, JSON.stringify({ timeZone: 'Mars/Olympus' }))
    await writeFile(broken, '{')
    await writeFile(good, JSON.stringify({ ...(await shown('port-sable')), watermarkText: 'From a file' }))
    const lines: string[] = []
    const deps = { ...city.deps, log: createLog('info', { write: line => lines.push(line) }) }
    const before = await shown()
    await applyConfigFiles(deps, { valmont: bad })
    await applyConfigFiles(deps, { valmont: broken, atlantis: good, 'port-sable': good })
    await followConfigs.run(city.deps)
    expect(await shown()).toEqual(before)
    expect((await shown('port-sable')).watermarkText).toBe('From a file')
    expect(lines.join('')).toContain('theme: mandatory')
    expect(lines.join('')).toContain('"failure":"SyntaxError"')
    expect(lines.join('')).toMatch(/"file":"[^"]+","failure":"/)
    expect(lines).toHaveLength(3)
  })

  test('in the database is logged, and the last good one serves', async () => {
    const { db } = city.deps
    const broken = JSON.stringify({ ...(await shown()), timeZone: 'Mars/Olympus', version: 99 })
    await db.updateTable('cities').set({ config: broken }).where('city_id', '=', 'valmont').execute()
    const lines: string[] = []
    const log = createLog('info', { write: line => lines.push(line) })
    const { cities } = await openCityRegistry(db, { cityIds: Object.keys(PORTALS), portals: PORTALS }, log)
    expect(cities.map(({ cityId, timeZone }) => [cityId, timeZone])).toEqual([
      ['valmont', 'Europe/Paris'],
      ['port-sable', 'Europe/Paris'],
    ])
    expect(cities[0]?.config.version).toBe((await shown()).version)
    expect(lines.join('')).toContain('timeZone: unknown-time-zone')
  })
})

describe('a currency in which payments would fail or charge another amount', () => {
  const served = async (change: object, places: object = {}) => {
    const { db } = city.deps
    const [row] = await db.selectFrom('cities').select('config').where('city_id', '=', 'valmont').execute()
    const write = (config: object) =>
      db
        .updateTable('cities')
        .set({ config: JSON.stringify(config) })
        .where('city_id', '=', 'valmont')
        .execute()
    await write({ ...row?.config, ...change })
    const lines: string[] = []
    const log = createLog('info', { write: line => lines.push(line) })
    const all = { cityIds: Object.keys(PORTALS), portals: PORTALS, ...places }
    const { cities } = await openCityRegistry(db, all, log)
    await write(row?.config ?? {})
    return { names: cities.map(({ cityId }) => cityId), said: lines.join('') }
  }

  test.each([
    ['of no hundredths', { currency: 'JPY' }, {}, /currency: no-hundredths \(.*hundredths/],
    [
      'that the dialect of its provider cannot name',
      { currency: 'USD' },
      { paymentDialects: { valmont: 'form' } },
      /currency: not-of-payment-dialect \(.*redirect/,
    ],
  ])(
    '%s is not served, not in an earlier currency either, and the log says why',
    async (_what, change, places, words) => {
      const { names, said } = await served(change, places)
      expect(names).toEqual(['port-sable'])
      expect(said).toMatch(words)
    },
  )

  test('is served where its provider takes it', async () => {
    expect((await served({ currency: 'USD' })).names).toEqual(['valmont', 'port-sable'])
  })
})

describe('a picture of another site', () => {
  const LOGO = 'https://pictures.example/logo.svg'
  const given = async (imageOrigins: string[], change: object) => {
    const { publicAnnouncement: _told, ...current } = await shown()
    const deps = { ...city.deps, places: { portals: PORTALS, imageOrigins: { valmont: imageOrigins } } }
    return applyConfig(deps, 'valmont', { ...current, ...change })
  }
  const pages = async () => imageOriginsOf({}, 'valmont', await shown())

  test.each([
    ['logo', { logo: LOGO }],
    ['themeImages.header', { themeImages: { header: LOGO } }],
  ])('is refused as %s, for the pages would not show it', async (path, change) => {
    expect(await given([], change)).toMatchObject({
      kind: 'refused',
      faults: [{ path, message: 'image-origin' }],
    })
    expect(await given(['https://elsewhere.example'], change)).toMatchObject({ kind: 'same' })
  })

  test('is said with what to do, in both languages', () => {
    const said = describeFault({ path: 'logo', message: 'image-origin' })
    expect(said).toMatch(/^logo: image-origin \(.*PARVIS_IMAGE_ORIGINS.*\)$/)
    expect(faultText('image-origin')).toContain('PARVIS_IMAGE_ORIGINS')
  })

  test('of the portal itself needs no permission', async () => {
    const [portal = ''] = PORTALS.valmont
    const own = `${portal.replace('http:', 'https:')}/logo.svg`
    const places = { portals: { valmont: [new URL(own).origin] } }
    const { publicAnnouncement: _told, ...current } = await shown()
    expect(await applyConfig({ ...city.deps, places }, 'valmont', { ...current, logo: own })).toMatchObject({
      kind: 'applied',
    })
    await given([], { logo: null })
    await followConfigs.run(city.deps)
  })

  test('is taken once its origin is among those of the settings, though it was refused before', async () => {
    expect(await given([], { logo: LOGO })).toMatchObject({ kind: 'refused' })
    expect(await given(['https://pictures.example'], { logo: LOGO })).toMatchObject({ kind: 'applied' })
    await followConfigs.run(city.deps)
    expect((await shown()).logo).toBe(LOGO)
    expect(await pages(), 'the pages are made to show it').toEqual(['https://pictures.example'])
  })

  test('of an origin that the pages show already may follow another', async () => {
    expect(await given([], { logo: `${LOGO}?2` })).toMatchObject({ kind: 'applied' })
    await given([], { logo: null })
    await followConfigs.run(city.deps)
    expect(await pages()).toEqual([])
  })
})

test('a setting makes every city speak one vocabulary', async () => {
  const { statusVocabulary } = readOptions({ PARVIS_STATUS_VOCABULARY: 'second' }, [])
  const { cities } = await openCityRegistry(
    city.deps.db,
    { cityIds: Object.keys(PORTALS), portals: PORTALS, statusVocabulary },
    city.deps.log,
  )
  expect(cities.map(({ vocabulary }) => vocabulary)).toEqual(['second', 'second'])
  expect(city.deps.cities.map(({ vocabulary }) => vocabulary)).toEqual(['first', 'second'])
})
