import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadSigningKey } from '../identity/identity-keys.ts'
import { loadSecrets } from '../secrets.ts'
import { keepKeys, ownFolder } from './data-folder.ts'
import { openDatabase } from './database.ts'

describe('what the start does not find is told by its setting or its file', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parvis-settings-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  test.each(['127.0.0.1', 'localhost'])('a database that is not there, at %s', async host => {
    await expect(openDatabase({ databaseUrl: `postgres://parvis:pw@${host}:1/parvis` })).rejects.toThrow(
      /^DATABASE_URL: the database cannot be opened \(.*ECONNREFUSED.*\)$/,
    )
  })

  test('a data folder that is a file', async () => {
    const file = join(folder, 'file')
    await writeFile(file, '')
    await expect(ownFolder(file)).rejects.toThrow(/^PARVIS_DATA: .*file cannot be the data folder; .*EEXIST/)
  })

  test.each(['', '{', '{"session":"x"}'])('keys that cannot be read: %s', async kept => {
    const file = join(folder, 'secrets.json')
    await writeFile(file, kept)
    await expect(loadSecrets(folder)).rejects.toThrow(`${file} cannot be read: restore it from the backup (`)
  })

  test.each(['', 'a-new-one'])('a key that anybody could guess: "%s"', async session => {
    const own = await mkdtemp(join(tmpdir(), 'parvis-keys-'))
    const file = join(own, 'secrets.json')
    await writeFile(file, JSON.stringify({ ...(await loadSecrets(undefined)), session }))
    await expect(loadSecrets(own)).rejects.toThrow(
      `${file} cannot be read: restore it from the backup (session is too short for a key)`,
    )
  })

  test('a file of keys that is a folder, and is no reason to make others', async () => {
    await expect(keepKeys(folder, kept => kept, Object)).rejects.toThrow(`${folder} cannot be read`)
  })

  test('the key of the identity provider is made once', async () => {
    expect(await loadSigningKey(folder)).toEqual(await loadSigningKey(folder))
  })
})
