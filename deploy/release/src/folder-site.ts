import type { Dirent } from 'node:fs'
import { link, mkdir, readdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { BEST_BROTLI, type Site, type SiteFile } from './site.ts'

/** All disk operations; few, so that a test can fail each one. */
export interface Writer {
  folder(path: string): Promise<void>
  file(path: string, content: string | Uint8Array): Promise<void>
  link(from: string, to: string): Promise<void>
  remove(path: string): Promise<void>
  /** Fails unless the folder is empty. */
  removeFolder(path: string): Promise<void>
}

export const diskWriter: Writer = {
  folder: async path => void (await mkdir(path, { recursive: true })),
  // Flushed: after a loss of power a linked file must not turn out empty.
  file: (path, content) => writeFile(path, content, { flush: true }),
  link,
  remove: path => rm(path, { force: true }),
  removeFolder: rmdir,
}

/** Emptied folders are removed at once, perhaps while another process writes into one: retry. */
const TRIES = 5

export function folderSite(root: string, writer: Writer = diskWriter): Site {
  const at = (path: string) => join(root, path)
  return {
    address: root,
    folder: root,
    freshMs: 0,
    brotliQuality: BEST_BROTLI,
    read: path => orElse(readFile(at(path)), null, ['ENOENT', 'ENOTDIR', 'EISDIR']),
    names: folder => namesBelow(at(folder)),
    files: folder => filesBelow(root, folder),
    async writeOnce(path, content) {
      for (let attempt = 1; ; attempt += 1)
        try {
          return await createOnce(writer, at(path), content)
        } catch (error) {
          if (codeOf(error) !== 'ENOENT' || attempt === TRIES) throw error
        }
    },
    async remove(path) {
      await writer.remove(at(path))
      for (let folder = dirname(path); folder !== '.'; folder = dirname(folder))
        if (!(await isRemoved(writer, at(folder)))) return
    },
  }
}

let drafts = 0

/** Unique across processes and drafts. */
function draftName(): string {
  drafts += 1
  return `.draft-${process.pid}-${Date.now().toString(36)}-${drafts}`
}

/** Linking a finished draft is the compare-and-set of the file system. */
async function createOnce(writer: Writer, path: string, content: string | Uint8Array): Promise<boolean> {
  const folder = dirname(path)
  const draft = join(folder, draftName())
  await writer.folder(folder)
  try {
    await writer.file(draft, content)
    await writer.link(draft, path)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    // Ignore failed cleanup: the result or the earlier failure matters.
    await writer.remove(draft).catch(() => {})
  }
}

const isRemoved = (writer: Writer, folder: string): Promise<boolean> =>
  orElse(
    writer.removeFolder(folder).then(() => true),
    false,
    ['ENOENT', 'ENOTEMPTY', 'EEXIST'],
  )

const entriesOf = (folder: string): Promise<Dirent[]> =>
  orElse(readdir(folder, { withFileTypes: true }), [], ['ENOENT', 'ENOTDIR'])

async function namesBelow(folder: string): Promise<string[]> {
  const names: string[] = []
  for (const entry of await entriesOf(folder)) if (await holdsFile(entry)) names.push(entry.name)
  return names
}

/** A write or a removal that was cut short leaves empty folders. */
async function holdsFile(entry: Dirent): Promise<boolean> {
  if (!entry.isDirectory()) return true
  for (const below of await entriesOf(join(entry.parentPath, entry.name)))
    if (await holdsFile(below)) return true
  return false
}

async function filesBelow(root: string, folder: string): Promise<SiteFile[]> {
  const options = { recursive: true, withFileTypes: true } as const
  const entries = await orElse(readdir(join(root, folder), options), [], ['ENOENT', 'ENOTDIR'])
  const files = entries
    .filter(entry => entry.isFile())
    .map(async entry => {
      const file = join(entry.parentPath, entry.name)
      const found = await orElse(stat(file), null, ['ENOENT'])
      return found ? [{ path: file.slice(root.length + 1), writtenAt: found.mtime }] : []
    })
  return (await Promise.all(files)).flat()
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? ''

async function orElse<T, E>(work: Promise<T>, other: E, codes: readonly string[]): Promise<T | E> {
  try {
    return await work
  } catch (error) {
    if (codes.includes(codeOf(error))) return other
    throw error
  }
}
