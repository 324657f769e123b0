import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@parvis/build/parts'
import { expect, headingOf } from '../portal.ts'
import { PLACES, type Place } from './file-faults.ts'
import { filesAskedOf, IN_ALL_MS, test } from './skew-portal.ts'
import { OTHER_REACT, onKernel, onReact } from './skew-sources.ts'

// Each test has a portal of its own.
test.describe.configure({ mode: 'parallel' })

/** Files arrive in a different order at each reload. PARVIS_SKEW_RELOADS sets another number of reloads. */
const RELOADS = Number(process.env.PARVIS_SKEW_RELOADS ?? 3)

test('beside the kernel it was built with, no remote fetches a kernel of its own', async ({ page, own }) => {
  // Signed out first: the session stays with the tab.
  for (const [remote, place] of Object.entries(PLACES).toReversed()) {
    const asked = filesAskedOf(page, own.origins[remote] ?? '')
    await own.open(page, place)
    await expect(headingOf(page)).toHaveText(place.heading)
    expect(asked()).not.toContain('kernel.js')
    expect(asked()).toContain('entry.js')
  }
})

const kernel = JSON.parse(readFileSync(join(ROOT, 'shared-kernel/package.json'), 'utf8')) as {
  version: string
}
const generation = Number(kernel.version.split('.')[1])

// Before 1.0 the minor version is the generation (CONTRIBUTING, Versions). The shell tells kernels apart by their number
// alone, so each part runs on one of the two.
const BEFORE = { version: `0.${generation - 1}.9`, which: 'the kernel before' }
const AFTER = { version: `0.${generation + 1}.0`, which: 'the kernel after' }
const KERNELS = { rights: BEFORE, requests: AFTER, fines: BEFORE, account: AFTER }

for (const [remote, { version, which }] of Object.entries(KERNELS))
  test(`${remote} on ${which} is there cold and ${RELOADS} times again, on the shell's React`, async ({
    page,
    own,
  }) => {
    const place = PLACES[remote] as Place
    await own.promoteSources(remote, onKernel(remote, version))
    const asked = filesAskedOf(page, own.origins[remote] ?? '')
    await own.open(page, place)
    await expect(headingOf(page)).toHaveText(place.heading, { timeout: IN_ALL_MS })
    expect(asked()).toContain('kernel.js')
    for (let reload = 0; reload < RELOADS; reload += 1) {
      await page.reload({ waitUntil: 'commit' })
      await expect(headingOf(page)).toHaveText(place.heading, { timeout: IN_ALL_MS })
    }
    expect(asked()).not.toContain('react.js')
  })

// A city deploys one part before the shell (docs/deploy-a-part.md), of another patch of the same kernel.
test('a remote on a later patch of the kernel fetches no kernel of its own', async ({ page, own }) => {
  const place = PLACES.fines as Place
  await own.promoteSources('fines', onKernel('fines', `0.${generation}.99`))
  const asked = filesAskedOf(page, own.origins.fines ?? '')
  await own.open(page, place)
  await expect(headingOf(page)).toHaveText(place.heading, { timeout: IN_ALL_MS })
  expect(asked()).toContain('entry.js')
  expect(asked()).not.toContain('kernel.js')
})

test('a remote that offers a higher React runs on that of the shell, as the others do', async ({
  page,
  own,
}) => {
  await own.promoteSources('fines', onReact('fines', '19.99.0'))
  const asked = filesAskedOf(page, own.origins.fines ?? '')
  await own.open(page, { person: 'Camille Martin', path: '/fps' })
  await expect(headingOf(page)).toHaveText(PLACES.fines?.heading ?? '')
  expect(await page.evaluate(offeredReacts)).toContain('19.99.0')
  const services = page.getByRole('navigation', { name: 'Services' })
  for (const [link, heading] of [
    ['Mes droits', PLACES.rights?.heading],
    ['Tarifs et zones', PLACES.requests?.heading],
    ['FPS et recours', PLACES.fines?.heading],
  ] as const) {
    await services.getByRole('link', { name: link }).click()
    await expect(headingOf(page)).toHaveText(heading ?? '')
  }
  expect(asked()).not.toContain('react.js')
  expect(await page.evaluate(name => name in globalThis, OTHER_REACT)).toBe(false)
})

/** React versions shared by the parts on the page. Runs in the page. */
function offeredReacts(): string[] {
  const { __FEDERATION__: federation } = globalThis as unknown as {
    __FEDERATION__: { __INSTANCES__: { shareScopeMap: Record<string, { react?: object }> }[] }
  }
  return federation.__INSTANCES__.flatMap(({ shareScopeMap }) =>
    Object.keys(shareScopeMap.default?.react ?? {}),
  )
}
