import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
const BROWSER = ['shared-kernel/src', 'shell/src', 'remote-*/src'].map(folder => `${folder}/**/*.{ts,tsx}`)
const CLOCK = /Date\.now\b|new Date\(\)|DateTime\.(?:now|local|utc)\(\)|\btoday\(getLocalTimeZone/g

/** Files that may read the device's clock, and why no rule of the city depends on it (D19). */
const ALLOWED: Readonly<Record<string, string>> = {
  'remote-account/src/access/use-kept-typing.ts': 'age of what this tab keeps, by one clock',
  'remote-account/src/features/vehicles/add-vehicle.tsx': 'part of a random id',
  'remote-account/src/return-to/return-memory.ts': 'age of what this tab keeps, by one clock',
  'remote-account/src/share-code/share-memory.ts': 'age of what this tab keeps, by one clock',
  'remote-fines/src/appeal/use-appeal-draft.ts': 'pause between two saves',
  'remote-fines/src/appeal/use-staying-awake.ts': 'pause between two signs of life',
  'remote-requests/src/features/ticket-request/ticket-inputs.ts': 'part of a random id',
  'shared-kernel/src/api/retry-after.ts': 'a date in Retry-After; our city says seconds',
  'shared-kernel/src/drafts/indexed-db-store.ts': 'age of what this browser keeps, by one clock',
  'shared-kernel/src/drafts/use-draft.ts': 'age of what this browser keeps, by one clock',
  'shared-kernel/src/embed/embed-context.ts': 'what the city’s clock is compared with',
  'shared-kernel/src/remote/city-now.ts': 'what stands in for the city’s clock in a shell of before',
  'shell/src/boot/boot.tsx': 'what the city’s clock is compared with',
  'shell/src/boot/trusted-release.ts': 'the city is asked before anybody is shut out',
  'shell/src/early/early-start.ts': 'corrected by what the tab’s session knows of the city’s clock',
  'shell/src/embed/embed-city.ts': 'what the city’s clock is compared with',
  'shell/src/embed/open-sign-in.ts': 'how long this page waits, by one clock',
  'shell/src/session/follow-other-tabs.ts': 'corrected by what the handed session knows of the city’s clock',
  'shell/src/session/tab-messages.ts': 'corrected by what the handed session knows of the city’s clock',
}

it('rules of the browser follow the city’s clock: nothing else reads the device’s', () => {
  const files = BROWSER.flatMap(pattern => globSync(pattern, { cwd: ROOT }))
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => !/(?:\.test|-bench)\.tsx?$|\/testing\//.test(file))
  expect(files.length).toBeGreaterThan(500)
  const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
  const readers = files.filter(file => withoutComments(readFileSync(join(ROOT, file), 'utf8')).match(CLOCK))
  expect(readers.sort()).toEqual(Object.keys(ALLOWED).sort())
})
