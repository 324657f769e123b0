import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { startTestCity } from './testing/test-city.ts'
import { dataFolderOfTheRun } from './testing/test-database.ts'

// Child processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const CLI = fileURLToPath(new URL('./config-cli.ts', import.meta.url))

const run = (dataFolder: string, ...args: string[]) =>
  new Promise<{ code: number; said: string }>(resolve => {
    const env = { ...process.env, PARVIS_DATA: dataFolder, DATABASE_URL: undefined }
    execFile(process.execPath, [CLI, ...args], { env }, (failure, out, complaints) =>
      resolve({ code: failure === null ? 0 : Number(failure.code), said: out + complaints }),
    )
  })

test('a city is given another configuration by the command line, and told what is wrong with a bad one', async () => {
  const dataFolder = dataFolderOfTheRun()
  const before = await startTestCity({ dataFolder })
  const { body } = await before.ask('/api/config')
  await before.stop()
  const file = join(dataFolder, 'valmont.json')
  const give = async (change: object, city = 'valmont') => {
    await writeFile(file, JSON.stringify({ ...body, ...change }))
    return run(dataFolder, city, file)
  }

  const refused = await give({ timeZone: 'Mars/Olympus' })
  expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('timeZone: unknown-time-zone')])
  // The folder of this city says how it speaks with its payment provider.
  const ofForms = await give({ currency: 'USD' }, 'port-sable')
  expect([ofForms.code, ofForms.said]).toEqual([
    1,
    expect.stringContaining('currency: not-of-payment-dialect'),
  ])
  expect(await give({ watermarkText: 'Par la ligne' })).toMatchObject({ code: 0 })
  expect((await run(dataFolder, 'valmnt', file)).said).toContain('there is no city "valmnt" in the database')
  const [lacks, broken] = [join(dataFolder, 'lacks.json'), join(dataFolder, 'broken.json')]
  await writeFile(broken, '{')
  // None of these opens the database, which one process at a time may.
  const said = await Promise.all(
    [[], ['valmont', lacks], ['valmont', broken]].map(args => run(dataFolder, ...args)),
  )
  expect(said.map(one => one.said)).toEqual([
    expect.stringContaining('Usage'),
    expect.stringContaining(`${lacks} cannot be read: ENOENT`),
    expect.stringContaining(`${broken} cannot be read: Expected`),
  ])

  const after = await startTestCity({ dataFolder })
  expect((await after.ask('/api/config')).body).toMatchObject({ version: 3, watermarkText: 'Par la ligne' })
  await after.stop()
})
