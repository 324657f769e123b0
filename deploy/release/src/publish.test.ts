import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { bucketSite } from './bucket-site.ts'
import { descriptorOf } from './descriptor.ts'
import { folderSite } from './folder-site.ts'
import { AlreadyPublished, publish, publishForeign } from './publish.ts'
import { isDraft, versionFolder } from './site.ts'
import { aBuild, hashOf, withContent } from './testing/fixtures.ts'
import { SITE_KINDS, temporarySite } from './testing/temporary-site.ts'

const NOWHERE = {
  ...{ endpoint: 'http://127.0.0.1:1', bucket: 'none', prefix: '', region: 'x' },
  ...{ accessKeyId: 'x', secretAccessKey: 'x' },
}

describe.each(SITE_KINDS)('in a %s:', kind => {
  const here = temporarySite(kind)

  describe('publishing', () => {
    it('puts a version on the site, compressed both ways beside, without the build’s own notes', async () => {
      await publish(here.site, aBuild(here.root, 'fines', '1.0.0'))
      const folder = versionFolder('fines', '1.0.0')
      const read = async (file: string) => (await here.site.read(`${folder}/${file}`)) ?? Buffer.of()
      const content = await read('entry.1.js')
      expect(content.toString()).toContain('fines 1.0.0')
      expect(brotliDecompressSync(await read('entry.1.js.br'))).toEqual(content)
      expect(gunzipSync(await read('entry.1.js.gz'))).toEqual(content)
      const names = await here.site.names(folder)
      expect(names).not.toContain('build.json')
      expect(names).toContain('descriptor.json.br')
    })

    it('compresses as well as brotli can, unless the site says otherwise', async () => {
      const content = Array.from({ length: 3_000 }, (_, at) => `page ${(at * at) % 977}`).join()
      const record = withContent(aBuild(here.root, 'fines', '1.0.0'), 'page.1.js', content)
      const { brotliQuality } = kind === 'folder' ? folderSite('') : bucketSite(NOWHERE)
      await publish({ ...here.site, brotliQuality }, record)
      const best = brotliCompressSync(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      })
      expect(await here.site.read(`${versionFolder('fines', '1.0.0')}/page.1.js.br`)).toEqual(best)
    })

    it('welcomes the same bytes again and refuses others under the same version', async () => {
      await publish(here.site, aBuild(here.root, 'fines', '1.0.0'))
      await expect(publish(here.site, aBuild(here.root, 'fines', '1.0.0'))).resolves.toMatchObject({
        version: '1.0.0',
      })
      const changed = aBuild(here.root, 'fines', '1.0.0')
      writeFileSync(join(changed.output, 'entry.1.js'), 'other bytes')
      await expect(publish(here.site, changed)).rejects.toBeInstanceOf(AlreadyPublished)
      const record = { ...changed, files: [{ file: 'entry.1.js', integrity: hashOf('other bytes') }] }
      await expect(publish(here.site, record)).rejects.toBeInstanceOf(AlreadyPublished)
      expect((await descriptorOf(here.site, 'fines', '1.0.0')).files['entry.1.js']).toBe(
        hashOf('/* fines 1.0.0 entry.1.js */'),
      )
    })

    it('of the same version twice at once ends with one whole version', async () => {
      await Promise.all([1, 2, 3].map(() => publish(here.site, aBuild(here.root, 'fines', '1.0.0'))))
      expect(await here.site.names('remotes/fines')).toEqual(['1.0.0'])
      const names = await here.site.names(versionFolder('fines', '1.0.0'))
      expect(names.filter(isDraft)).toEqual([])
      expect(names).toHaveLength(5 * 3)
    })

    it('refuses a remote whose route asks for a page that was not built', async () => {
      const record = aBuild(here.root, 'fines', '1.0.0')
      await expect(publish(here.site, { ...record, groups: { mount: [] } })).rejects.toThrow('page')
    })

    it.each([
      ['fines', '../../shell/1.0.0'],
      ['fines', '1.0.0/../2.0.0'],
      ['fines', 'latest'],
      ['../shell', '1.0.0'],
      ['Fines', '1.0.0'],
      ['.', '1.0.0'],
    ])('refuses %s@%s', async (name, version) => {
      const record = { ...aBuild(here.root, 'fines', '1.0.0'), name, version }
      await expect(publish(here.site, record)).rejects.toThrow(/cannot name a part|is no version/)
    })
  })

  describe('publishing a build made elsewhere', () => {
    const CHUNKS = { 'mount.js': 'mount()', 'page.js': 'page()', 'page.css': '.page{}' }
    const assets = { js: { sync: ['mount.js'], async: ['page.js'] }, css: { sync: [], async: ['page.css'] } }
    const FEDERATION = {
      metaData: {
        globalName: 'their_fines',
        remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
      },
      exposes: [{ path: './mount', assets }],
      shared: [{ name: '@parvis/shared-kernel/remote', version: '0.1.0', assets: {} }],
    }
    const MANIFEST = {
      name: 'fines',
      contract: 1,
      routes: [{ pattern: '/fps', access: 'public', page: 'list' }],
      navigation: [],
    }

    function dist(
      changes: {
        federation?: object
        manifest?: object
        hashed?: readonly string[]
        hash?: (text: string) => string
      } = {},
    ): string {
      const folder = join(here.root, 'dist')
      const hashed = changes.hashed ?? Object.keys(CHUNKS)
      const hashes = Object.entries(CHUNKS)
        .filter(([file]) => hashed.includes(file))
        .map(([, text]) => (changes.hash ?? hashOf)(text))
      mkdirSync(folder, { recursive: true })
      for (const [file, text] of Object.entries(CHUNKS)) writeFileSync(join(folder, file), text)
      writeFileSync(join(folder, 'remoteEntry.js'), `var their_fines={};sriHashes=${JSON.stringify(hashes)}`)
      writeFileSync(
        join(folder, 'mf-manifest.json'),
        JSON.stringify({ ...FEDERATION, ...changes.federation }),
      )
      writeFileSync(
        join(folder, 'remote.manifest.json'),
        JSON.stringify({ ...MANIFEST, ...changes.manifest }),
      )
      return folder
    }
    const publishIt = (changes?: Parameters<typeof dist>[0]) =>
      publishForeign(here.site, { dist: dist(changes), name: 'fines', version: '1.0.0' })

    it('takes what exposes ./mount and carries the hashes of its files', async () => {
      await publishIt()
      expect(await descriptorOf(here.site, 'fines', '1.0.0')).toMatchObject({
        contract: 1,
        kernel: '0.1.0',
        global: 'their_fines',
        entry: 'remoteEntry.js',
        pages: { list: ['mount.js'] },
        files: { 'mount.js': hashOf('mount()'), 'page.css': hashOf('.page{}') },
      })
      expect(await here.site.names(versionFolder('fines', '1.0.0'))).toContain('page.js.br')
    })

    it.each(['sha256', 'sha384', 'sha512'])(
      'asks ahead for its files by the %s of its entry',
      async algorithm => {
        const hash = (text: string) => `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`
        await publishIt({ hash })
        expect((await descriptorOf(here.site, 'fines', '1.0.0')).files['mount.js']).toBe(hash('mount()'))
      },
    )

    it.each([
      ['a script', 'page.js'],
      ['a sheet', 'page.css'],
    ])('refuses one whose entry does not carry the hash of %s, and names the plugin', async (_, file) => {
      const hashed = Object.keys(CHUNKS).filter(other => other !== file)
      await expect(publishIt({ hashed })).rejects.toThrow(
        new RegExp(`no hash of ${file}.*SubresourceIntegrityPlugin`, 's'),
      )
      await expect(descriptorOf(here.site, 'fines', '1.0.0')).rejects.toThrow('not published')
    })

    it.each([
      [
        'does not expose ./mount',
        { federation: { exposes: [{ path: './app', assets }] } },
        'does not expose ./mount',
      ],
      [
        'is a module',
        {
          federation: {
            metaData: { ...FEDERATION.metaData, remoteEntry: { name: 'remoteEntry.js', type: 'module' } },
          },
        },
        'type "module"',
      ],
      ['is of another remote', { manifest: { name: 'rights' } }, 'is of "rights"'],
      [
        'has a route without a slash',
        { manifest: { routes: [{ ...MANIFEST.routes[0], pattern: 'fps' }] } },
        'routes.0.pattern',
      ],
      ['has no route', { manifest: { routes: [] } }, 'has no route'],
      ['says no contract', { manifest: { contract: undefined } }, 'contract'],
    ])('refuses one that %s', (_, changes, reason) => expect(publishIt(changes)).rejects.toThrow(reason))

    it('leaves behind a script that the entry does not name, and says so', async () => {
      const folder = dist()
      writeFileSync(join(folder, 'main.js'), 'standalone()')
      const { leftOut } = await publishForeign(here.site, { dist: folder, name: 'fines', version: '1.0.0' })
      expect(leftOut).toEqual(['main.js'])
      expect(await here.site.names(versionFolder('fines', '1.0.0'))).not.toContain('main.js')
    })
  })
})
