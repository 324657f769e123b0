import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { removeFolder } from './site.ts'
import { SITE_KINDS, temporarySite } from './testing/temporary-site.ts'

describe.each(SITE_KINDS)('a site in a %s', kind => {
  const here = temporarySite(kind)
  const put = (...paths: readonly string[]) =>
    Promise.all(paths.map(path => here.site.writeOnce(path, `content of ${path}`)))

  it('writes a file once, whoever else tries at the same moment', async () => {
    const tries = Array.from({ length: 20 }, (_, at) => here.site.writeOnce('cities/a/turn.json', `${at}`))
    const made = (await Promise.all(tries)).flatMap((isMade, at) => (isMade ? [at] : []))
    expect(made).toHaveLength(1)
    expect(String(await here.site.read('cities/a/turn.json'))).toBe(String(made[0]))
  })

  it.each(['shell', 'shell/1.0.0/other.js', 'shell/1.0.0/main.js/more', 'remotes/none'])(
    'has nothing to read at %s',
    async path => {
      await put('shell/1.0.0/main.js')
      expect(await here.site.read(path)).toBeNull()
    },
  )

  it('names what stands right below a folder, and every file with its time', async () => {
    const odd = "remotes/fines/1.0.0/chunks/a+b & <c> d'é@1.js"
    await put('remotes/fines/1.0.0/entry.js', odd, 'remotes/fines-new/1.0.0/entry.js')
    expect([...(await here.site.names('remotes'))].sort()).toEqual(['fines', 'fines-new'])
    expect([...(await here.site.names('remotes/fines/1.0.0'))].sort()).toEqual(['chunks', 'entry.js'])
    expect(await here.site.names('remotes/none')).toEqual([])
    here.age('remotes/fines/1.0.0/entry.js', 3_600_000)
    const files = [...(await here.site.files('remotes/fines'))].sort((a, b) => (a.path < b.path ? -1 : 1))
    expect(files.map(({ path }) => path)).toEqual([odd, 'remotes/fines/1.0.0/entry.js'])
    const ages = files.map(({ writtenAt }) => Math.round((Date.now() - writtenAt.getTime()) / 60_000))
    expect(ages).toEqual([0, 60])
    expect(String(await here.site.read(odd))).toBe(`content of ${odd}`)
  })

  it('takes an empty folder for none', async () => {
    if (kind === 'folder') mkdirSync(join(here.site.address, 'remotes/fines/1.0.0'), { recursive: true })
    expect(await here.site.names('remotes')).toEqual([])
    await put('remotes/fines/2.0.0/chunks/a.js')
    expect(await here.site.names('remotes/fines')).toEqual(['2.0.0'])
  })

  it('forgets what is removed, twice, and a folder with its last file', async () => {
    await put(
      'remotes/fines/1.0.0/entry.js',
      'remotes/fines/1.0.0/chunks/page.js',
      'remotes/other/1.0.0/a.js',
    )
    await removeFolder(here.site, 'remotes/fines')
    await removeFolder(here.site, 'remotes/fines')
    await here.site.remove('remotes/fines/1.0.0/entry.js')
    expect(await here.site.names('remotes')).toEqual(['other'])
  })

  it('can be written into while the folder around is being emptied', async () => {
    const turns = Array.from({ length: 100 }, async (_, at) => {
      const path = `cities/a/channels/${at % 3}.json`
      const isMade = await here.site.writeOnce(path, '{}')
      await here.site.remove(path)
      return isMade
    })
    expect(await Promise.all(turns)).toContain(true)
    expect(await here.site.files('cities')).toEqual([])
  })
})
