import { rmSync } from 'node:fs'
import { basename } from 'node:path'
import { keyFile, releaseKeys } from '@parvis/build/parts'
import type { SignedRelease } from '@parvis/shared-kernel/remote/release'
import { describe, expect, it } from 'vitest'
import { CheckFailed } from './check.ts'
import { generationFolder, type PageHeaders } from './generation.ts'
import { currentGeneration } from './pointer.ts'
import { otherVersions, promote, rollBack } from './promote.ts'
import { publish } from './publish.ts'
import { ensureKeys, publicKey } from './signatures.ts'
import { readJson } from './site.ts'
import { statusLines } from './status.ts'
import { aBuild, hashOf } from './testing/fixtures.ts'
import { city, valmontReleases } from './testing/valmont-releases.ts'

/** Replaces the signing key pair by another one. */
const ensureKeysAnew = () => {
  rmSync(keyFile())
  ensureKeys()
}

const { here, releaseOf, running, lastGood, promoteIn } = valmontReleases()

describe('promoting', () => {
  it('changes one remote and leaves shell and neighbours as they are', async () => {
    const { release } = await promoteIn({ fines: '2.0.0' })
    expect(release.generation).toBe(2)
    expect(release.shell.version).toBe('1.0.0')
    expect(release.remotes.rights?.version).toBe('1.0.0')
    expect(release.remotes.fines).toMatchObject({
      version: '2.0.0',
      global: 'fines_2_0_0',
      entry: {
        url: 'https://fines.example/2.0.0/entry.1.js',
        integrity: hashOf('/* fines 2.0.0 entry.1.js */'),
      },
      lastGood: [{ version: '1.0.0' }],
    })
  })

  it.each([
    ['an older one', { fines: '1.0.0', rights: '1.0.0' }, { fines: '1.0.0' }],
    ['what it runs', { fines: '2.0.0', rights: '1.0.0', shell: '1.0.0' }, {}],
    ['a part that it does not have', { library: '1.0.0' }, {}],
  ])('tells in which of these versions a city is not: %s', async (_words, versions, others) => {
    await promoteIn({ fines: '2.0.0' })
    expect(await otherVersions(here.site, city, versions)).toEqual(others)
  })

  it('is refused where the shell would refuse what the key signs, until one that knows it comes along', async () => {
    const shell = (version: string, keys: readonly string[]) =>
      publish(here.site, { ...aBuild(here.root, 'shell', version), keys })
    await shell('2.0.0', ['another'])
    await shell('3.0.0', ['another', publicKey()])
    await expect(promoteIn({ shell: '2.0.0' })).rejects.toThrow('shell@2.0.0 would refuse what')
    expect((await releaseOf()).shell.version).toBe('1.0.0')
    await promoteIn({ shell: '3.0.0' })
    ensureKeysAnew()
    await expect(promoteIn({ fines: '2.0.0' })).rejects.toThrow('shell@3.0.0 would refuse what')
    await shell('4.0.0', releaseKeys())
    await promoteIn({ shell: '4.0.0', fines: '2.0.0' })
  })

  it('leaves every generation before as it was', async () => {
    const folder = generationFolder(city, 1)
    const contents = async () => {
      const files = (await here.site.files(folder)).map(({ path }) => path).sort()
      return Promise.all(
        files.map(async path => [basename(path), (await here.site.read(path))?.toString('base64')]),
      )
    }
    const before = await contents()
    await promoteIn({ fines: '2.0.0' })
    await rollBack(here.site, city, 'fines')
    expect(await contents()).toEqual(before)
    expect(before.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        'release.json',
        'city.json',
        'headers.json',
        '00-fines.html',
        '00-fines.html.br',
        '00-fines.html.gz',
      ]),
    )
  })

  it('keeps the last good version when the same one is promoted twice', async () => {
    await promoteIn({ fines: '2.0.0' })
    await promoteIn({ fines: '2.0.0' })
    expect(await running('fines')).toBe('2.0.0')
    expect(await lastGood('fines')).toEqual(['1.0.0'])
  })

  it('still falls back on a good version after two bad ones in a row', async () => {
    await promoteIn({ fines: '2.0.0' })
    await promoteIn({ fines: '3.0.0' })
    expect(await lastGood('fines')).toEqual(['2.0.0', '1.0.0'])
    await promoteIn({ fines: '4.0.0' })
    await promoteIn({ fines: '5.0.0' })
    expect(await lastGood('fines')).toEqual(['4.0.0', '3.0.0', '2.0.0'])
  })

  it('is valid for 400 days, or as long as it is said', async () => {
    const days = ({ createdAt, notAfter }: { createdAt: string; notAfter: string }) =>
      (Date.parse(notAfter) - Date.parse(createdAt)) / 86_400_000
    expect(days(await releaseOf())).toBe(400)
    const { release } = await promote(here.site, {
      city,
      versions: { fines: '2.0.0' },
      depth: 'disk',
      validDays: 30,
    })
    expect(days(release)).toBe(30)
    const told = async (before: number) =>
      (await statusLines(here.site, city, new Date(Date.parse(release.notAfter) - before)))[0]
    expect(await told(30 * 86_400_000)).toContain('valid for 30 days')
    expect(await told(86_400_000)).toContain('valid for 1 day only')
    expect(await told(-1)).toContain('EXPIRED')
  })

  it('signs the very text that stands in release.json', async () => {
    const { text, signature } = (await readJson<SignedRelease>(
      here.site,
      `${generationFolder(city, 1)}/release.json`,
    )) as SignedRelease
    expect(JSON.parse(text)).toEqual(await releaseOf())
    expect(Buffer.from(signature.value, 'base64')).toHaveLength(64)
    expect(signature.key).toMatch(/^[0-9a-f]{16}$/)
  })

  it('makes a page for each route and one for all others', async () => {
    const folder = generationFolder(city, 1)
    const { pages } = (await readJson<PageHeaders>(here.site, `${folder}/headers.json`)) as PageHeaders
    expect(pages.map(({ pattern }) => pattern)).toEqual(['/fines', '/rights', '*'])
    for (const { file } of pages)
      expect(String(await here.site.read(`${folder}/pages/${file}`))).toContain('<!doctype')
  })
})

describe('what cannot run together', () => {
  const refused = async (versions: Record<string, string>, reason: string) => {
    await expect(promoteIn(versions)).rejects.toThrow(reason)
    await expect(promoteIn(versions)).rejects.toBeInstanceOf(CheckFailed)
    expect(await currentGeneration(here.site, city, 'stable')).toBe(1)
  }

  it('is two remotes that claim one address, whatever they call its parameters', async () => {
    await publish(here.site, aBuild(here.root, 'fines', '6.0.0', { pattern: '/same/:fineId' }))
    await publish(here.site, aBuild(here.root, 'rights', '6.0.0', { pattern: '/same/:rightId/' }))
    await refused({ fines: '6.0.0', rights: '6.0.0' }, 'claimed by')
  })

  it.each([
    [0, '0.1.0'],
    [2, '0.1.0'],
    [1, '0.3.0'],
    [1, '1.1.0'],
    [1, ''],
  ])('is a remote of contract %d and kernel %j, with a shell of 1 and 0.1', async (contract, kernel) => {
    await publish(here.site, aBuild(here.root, 'fines', '6.0.0', { contract, kernel }))
    await refused({ fines: '6.0.0' }, `fines@6.0.0 speaks contract ${contract} with kernel ${kernel}`)
  })

  it('is no remote of the kernel after that of the shell', async () => {
    await publish(here.site, aBuild(here.root, 'fines', '6.0.0', { kernel: '0.2.0' }))
    await expect(promoteIn({ fines: '6.0.0' })).resolves.toBeDefined()
  })

  it('is what is not published', () => refused({ fines: '9.0.0' }, 'not published'))

  it.each(['1.0.0/../../../shell/1.0.0', '..', '1', '1.0.0 ', 'latest', ''])('is the version "%s"', version =>
    expect(promoteIn({ fines: version })).rejects.toThrow(),
  )
})

describe('going back', () => {
  it('twice goes two back, and never to what was rolled back', async () => {
    await promoteIn({ fines: '2.0.0' })
    await promoteIn({ fines: '3.0.0' })
    expect(await rollBack(here.site, city, 'fines')).toMatchObject({ from: '3.0.0', to: '2.0.0' })
    expect(await rollBack(here.site, city, 'fines')).toMatchObject({ from: '2.0.0', to: '1.0.0' })
    await expect(rollBack(here.site, city, 'fines')).rejects.toThrow('no earlier version')
    expect(await currentGeneration(here.site, city, 'stable')).toBe(5)
    await promoteIn({ fines: '4.0.0' })
    expect(await lastGood('fines')).toEqual(['1.0.0'])
    expect(await rollBack(here.site, city, 'fines')).toMatchObject({ to: '1.0.0' })
  })

  it('forgets that a version was rolled back when it is promoted again', async () => {
    await promoteIn({ fines: '2.0.0' })
    await rollBack(here.site, city, 'fines')
    await promoteIn({ fines: '2.0.0' })
    await promoteIn({ fines: '3.0.0' })
    expect(await rollBack(here.site, city, 'fines')).toMatchObject({ to: '2.0.0' })
  })

  it('leaves the other remotes where they are', async () => {
    await promoteIn({ fines: '2.0.0' })
    await promoteIn({ rights: '2.0.0' })
    await rollBack(here.site, city, 'fines')
    expect([await running('fines'), await running('rights')]).toEqual(['1.0.0', '2.0.0'])
  })
})
