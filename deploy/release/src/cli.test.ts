import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { currentGeneration } from './pointer.ts'
import { ensureCity, promote } from './promote.ts'
import { runRelease } from './release-command.ts'
import { SETTINGS } from './testing/fixtures.ts'
import { temporarySite } from './testing/temporary-site.ts'

const here = temporarySite('folder', 'shell@1.0.0', 'fines@1.0.0', 'fines@2.0.0', 'rights@1.0.0')
const FIRST = { shell: '1.0.0', fines: '1.0.0', rights: '1.0.0' }
const CLI = join(import.meta.dirname, 'cli.ts')

interface Outcome {
  readonly code: number
  readonly said: string
}

const release = (...args: readonly string[]) =>
  new Promise<Outcome>(resolve => {
    const env = { ...process.env, PARVIS_SITE: here.site.address }
    execFile(process.execPath, [CLI, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: stdout + stderr }),
    )
  })

/** Runs the command in this process: starting one takes half a second. */
const asked = async (...args: readonly string[]): Promise<Outcome> => {
  const said: string[] = []
  const hear = (line: string) => void said.push(`${line}\n`)
  const spies = (['log', 'error'] as const).map(way => vi.spyOn(console, way).mockImplementation(hear))
  vi.stubEnv('PARVIS_SITE', here.site.address)
  const code = await runRelease(args)
  for (const spy of spies) spy.mockRestore()
  return { code, said: said.join('') }
}

describe('the release command', () => {
  beforeEach(async () => {
    await ensureCity(here.site, 'valmont', SETTINGS, FIRST)
    await ensureCity(here.site, 'other', SETTINGS, FIRST)
  })

  it.each([
    [
      '--city without its value',
      ['promote', 'fines@2.0.0', '--city'],
      2,
      "'--city <value>' argument missing",
    ],
    ['--city followed by an option', ['promote', 'fines@2.0.0', '--city', '--all'], 2, '--city'],
    ['--city with nothing in it', ['promote', 'fines@2.0.0', '--city='], 2, 'there is no city ""'],
    ['no city at all', ['promote', 'fines@2.0.0'], 2, 'in which cities?'],
    [
      'a city that is not there',
      ['promote', 'fines@2.0.0', '--city', 'valmon'],
      2,
      'there is no city "valmon"',
    ],
    ['an option that nobody knows', ['promote', 'fines@2.0.0', '--citi', 'valmont'], 2, '--citi'],
    [
      'an option of another command',
      ['rollback', 'fines', '--all', '--canary', '5%'],
      2,
      'rollback knows no --canary',
    ],
    ['a command that nobody knows', ['promot', 'fines@2.0.0', '--all'], 2, 'there is no command "promot"'],
    ['a folder that is no build', ['publish', '--from', import.meta.dirname], 1, 'holds no build.json'],
    ['a version that leaves its folder', ['promote', 'fines@../../shell/1.0.0', '--all'], 1, 'is no version'],
    ['a part without sources', ['promote', 'fine', '--all'], 1, 'no sources of "fine" are here'],
    [
      'a canary for everybody',
      ['promote', 'fines@2.0.0', '--all', '--canary', '100%'],
      1,
      'no share for a canary',
    ],
    [
      'an origin that does not answer',
      ['promote', 'fines@2.0.0', '--all', '--without-browser'],
      1,
      'not done in 2 of 2 cities',
    ],
  ])('refuses %s and changes nothing', async (_, args, code, reason) => {
    const outcome = await asked(...args)
    expect(outcome.said).toContain(reason)
    expect(outcome.code).toBe(code)
    for (const city of ['valmont', 'other'])
      expect(await currentGeneration(here.site, city, 'stable')).toBe(1)
  })

  it('ends with 2 where nothing was attempted', async () => {
    const outcome = await release('promote', 'fines@2.0.0')
    expect(outcome).toEqual(await asked('promote', 'fines@2.0.0'))
    expect(outcome).toMatchObject({ code: 2, said: expect.stringContaining('in which cities?') })
  })

  it.each([
    ['that is not there', undefined],
    ['that is no JSON', '{'],
  ])('makes no city from a file %s, and names it', async (_what, text) => {
    const file = join(here.root, 'broken.json')
    if (text !== undefined) writeFileSync(file, text)
    const { code, said } = await release('init', 'fourth', '--settings', file)
    expect([code, said]).toEqual([1, expect.stringContaining(`${file} cannot be read: `)])
  })

  it('makes a city from a file, once', async () => {
    const settings = join(here.root, 'settings.json')
    writeFileSync(settings, JSON.stringify(SETTINGS))
    expect(await release('init', 'third', '--settings', settings)).toMatchObject({ code: 0 })
    expect(await release('init', 'third', '--settings', settings)).toMatchObject({ code: 1 })
    const { said } = await release('status')
    expect(said).toContain('third: runs nothing yet')
    expect(said).toContain('valmont: generation 1')
    expect(said).toContain('valid for 399 days')
  })
})

describe('the release command on a bucket', () => {
  const there = temporarySite('bucket', 'shell@1.0.0', 'fines@1.0.0', 'rights@1.0.0')

  it('makes a city and says what it runs, with --site as with PARVIS_SITE', async () => {
    const { address } = there.site
    expect(address).toMatch(/^s3:/)
    const settings = join(there.root, 'settings.json')
    writeFileSync(settings, JSON.stringify(SETTINGS))
    expect(await release('init', 'valmont', '--settings', settings, '--site', address)).toMatchObject({
      code: 0,
    })
    await promote(there.site, { city: 'valmont', versions: FIRST, depth: 'disk' })
    const { said } = await release('status', '--site', address)
    expect(said).toContain('valmont: generation 1')
    expect(said).toContain('fines 1.0.0')
    expect(await release('rollback', 'fines', '--city', 'valmont', '--site', address)).toMatchObject({
      code: 1,
      said: expect.stringContaining('no earlier version'),
    })
  })

  it('says what it needs', async () => {
    vi.stubEnv('AWS_REGION', '')
    expect(await release('status', '--site', 's3://parts')).toEqual({
      code: 1,
      said: 's3://parts needs AWS_REGION, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY\n',
    })
  })
})
