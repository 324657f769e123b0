import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Runs once per test run, before the workers start, which inherit its environment: each temporary folder of a test lies
 * in one folder, removed with all that a killed process or a city left there.
 */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'parvis-'))
  // Readable like the system's own: PostgreSQL and nginx run under accounts of their own.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  // Programs that tests start again and again compile each module once. One place for every run: a worker that ends
  // after this folder is removed would make it again to write there.
  process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../../../node_modules/.cache/compiled')
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
