import { linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Everything that the release command does to a disk: few verbs, so that a test can fail at each of them. */
export interface Writer {
  folder(path: string): void
  file(path: string, content: string | Uint8Array): void
  rename(from: string, to: string): void
  link(from: string, to: string): void
  remove(path: string): void
}

export const diskWriter: Writer = {
  folder: path => void mkdirSync(path, { recursive: true }),
  // Flushed: after a loss of power a renamed file must not turn out empty.
  file: (path, content) => writeFileSync(path, content, { flush: true }),
  rename: renameSync,
  link: linkSync,
  remove: path => rmSync(path, { recursive: true, force: true }),
}

let drafts = 0

/** Two processes never share a draft, and neither do two drafts of a process. */
function draftName(): string {
  drafts += 1
  return `.draft-${process.pid}-${Date.now().toString(36)}-${drafts}`
}

const isTaken = (error: unknown) =>
  ['EEXIST', 'ENOTEMPTY'].includes((error as NodeJS.ErrnoException).code ?? '')

/**
 * Makes a file that is complete from its first moment, only where none stands: linking a finished draft is the
 * compare-and-set of the file system. False when somebody else was first.
 */
export function createOnce(writer: Writer, path: string, content: string): boolean {
  const folder = dirname(path)
  const draft = `${folder}/${draftName()}`
  writer.folder(folder)
  writer.file(draft, content)
  try {
    writer.link(draft, path)
    return true
  } catch (error) {
    if (isTaken(error)) return false
    throw error
  } finally {
    discard(writer, draft)
  }
}

/** A draft that cannot be taken away harms nobody: it is never read, and pruned in time. */
export function discard(writer: Writer, draft: string): void {
  try {
    writer.remove(draft)
  } catch {
    // What was made, or what failed before, is what counts.
  }
}

/**
 * Makes a folder complete or not at all: filled as a draft beside it, then renamed. False when one stands there, or when
 * `fill` gives up.
 */
export async function createFolder(
  writer: Writer,
  path: string,
  fill: (draft: string) => Promise<boolean>,
): Promise<boolean> {
  const draft = `${dirname(path)}/${draftName()}`
  writer.folder(draft)
  try {
    const isFilled = await fill(draft)
    if (isFilled) writer.rename(draft, path)
    else discard(writer, draft)
    return isFilled
  } catch (error) {
    discard(writer, draft)
    if (isTaken(error)) return false
    throw error
  }
}

/** Out of sight at once, then taken apart: nobody ever meets half of a folder. */
export function removeWhole(writer: Writer, folder: string): void {
  const draft = `${dirname(folder)}/${draftName()}`
  writer.rename(folder, draft)
  writer.remove(draft)
}
