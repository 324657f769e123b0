import type { EmbedRelease } from '@parvis/shared-kernel/remote/release'
import { expect, it } from 'vitest'
import { generationFolder, readGeneration } from './generation.ts'
import { publish } from './publish.ts'
import { readJson } from './site.ts'
import { aBuild, embeddable } from './testing/fixtures.ts'
import { city, valmontReleases } from './testing/valmont-releases.ts'

const { here, promoteIn } = valmontReleases()
const publishEmbeddable = (part: string, version: string) =>
  publish(here.site, embeddable(aBuild(here.root, part, version)))
/** First generation that can be embedded. */
const first = async () => {
  await publishEmbeddable('shell', '8.0.0')
  await publishEmbeddable('fines', '8.0.0')
  const { release } = await promoteIn({ shell: '8.0.0', fines: '8.0.0' })
  return release.generation
}
const embedOf = (generation: number) =>
  readJson<EmbedRelease>(here.site, `${generationFolder(city, generation)}/embed.json`)
const scriptOf = async (generation: number) =>
  String(await here.site.read(`${generationFolder(city, generation)}/embed.js`))

it('a generation says what pages of others load, with whole hashes', async () => {
  const generation = await first()
  const { release } = await readGeneration(here.site, city, generation)
  const embed = await embedOf(generation)
  const { version = '' } = release.remotes.fines ?? {}
  const shell = `/embed/parts/shell/${release.shell.version}`
  expect(embed?.host.entry.url).toBe(`${shell}/embed/host.2.js`)
  expect(embed?.host.first.map(({ url, lang }) => [url, lang])).toEqual([
    [`${shell}/embed/host.2.js`, undefined],
    [`${shell}/embed/frame.2.js`, undefined],
    [`${shell}/embed/react.2.js`, undefined],
    [`${shell}/embed/words-fr.2.js`, 'fr'],
  ])
  expect(embed?.parts.fines).toMatchObject({
    version,
    global: expect.stringMatching(/_embed$/),
    entry: { url: `/embed/parts/fines/${version}/embed/entry.2.js` },
    start: '/fines',
    first: [
      { url: `/embed/parts/fines/${version}/embed/mount.2.js` },
      { url: `/embed/parts/fines/${version}/embed/page.2.js` },
    ],
  })
  for (const { integrity } of [...(embed?.host.first ?? []), ...(embed?.parts.fines?.first ?? [])])
    expect(integrity).toMatch(/^sha256-/)
})

it('the script that they name begins with that, and may stand in a page', async () => {
  const generation = await first()
  const [line = '', ...rest] = (await scriptOf(generation)).split('\n')
  const [, data = ''] = /^const parvisRelease = (.*)$/.exec(line) ?? []
  expect(JSON.parse(data)).toEqual(await embedOf(generation))
  expect(rest.join('\n')).toContain('embed.1.js')
})

it('never offers what asks for a secret', async () => {
  const embed = await embedOf(await first())
  expect(embed?.parts.fines?.routes.map(({ pattern }) => pattern)).toEqual(['/fines'])
})

it('falls back on what was built for pages of others too', async () => {
  const before = (await embedOf(await first()))?.parts.fines?.version
  await publishEmbeddable('fines', '9.0.0')
  const { release } = await promoteIn({ fines: '9.0.0' })
  const embed = await embedOf(release.generation)
  expect(embed?.parts.fines?.version).toBe('9.0.0')
  expect(embed?.parts.fines?.lastGood.map(({ version }) => version)).toEqual([before])
})

it.each([
  ['a part', 'fines'],
  ['the shell', 'shell'],
])('%s that was not built for them is not there', async (_, part) => {
  await first()
  await publish(here.site, aBuild(here.root, part, '9.1.0'))
  const { release } = await promoteIn({ [part]: '9.1.0' })
  const embed = await embedOf(release.generation)
  expect(part === 'shell' ? embed : embed?.parts.fines).toBe(part === 'shell' ? null : undefined)
})
