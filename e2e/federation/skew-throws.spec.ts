import { partOf } from '@parvis/build/parts'
import type { Page } from 'playwright/test'
import { expect, headingOf } from '../portal.ts'
import { PLACES, type Place } from './file-faults.ts'
import { IN_ALL_MS, type OwnPortal, test, versionsAskedOf } from './skew-portal.ts'
import { BROKEN, type Break, broken } from './skew-sources.ts'

// Each test has a portal of its own.
test.describe.configure({ mode: 'parallel' })

/** Only the deliberate failures may appear in the console. */
test.use({ expectedComplaints: new RegExp(BROKEN) })

/** Signed out and signed in; the shell handles all parts alike. */
const VARIANTS: Readonly<Record<string, readonly Break[]>> = { fines: ['entry', 'words'], rights: ['mount'] }

/** Opens the remote's screen and expects the current version after each bad one was tried. */
async function endsWellAfter(page: Page, own: OwnPortal, remote: string, bad: readonly string[]) {
  const place = PLACES[remote] as Place
  const versions = versionsAskedOf(page, own.origins[remote] ?? '')
  await own.open(page, place)
  await expect(headingOf(page)).toHaveText(place.heading, { timeout: IN_ALL_MS })
  expect(versions()).toEqual([...bad, partOf(remote).version])
}

for (const [remote, breaks] of Object.entries(VARIANTS))
  for (const what of breaks)
    test(`${remote} whose ${what} throws gives way to its last good version`, async ({ page, own }) => {
      const bad = await own.promoteSources(remote, broken(remote, what))
      await endsWellAfter(page, own, remote, [bad])
    })

test('two bad versions in a row give way to the good one before them', async ({ page, own }) => {
  const first = await own.promoteSources('fines', broken('fines', 'mount'))
  const second = await own.promoteSources('fines', broken('fines', 'page'))
  await endsWellAfter(page, own, 'fines', [second, first])
})
