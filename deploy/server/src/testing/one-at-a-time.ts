import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const LONGEST_MS = 50_000

/**
 * Runs work of that name in one process at a time, for test files that need the same costly build at once: the first
 * makes it, the others find it. The lock is in the run's temporary folder; one left by a dead process expires after
 * the longest build.
 */
export async function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  const mark = join(tmpdir(), `parvis-busy-${name}`)
  const end = Date.now() + LONGEST_MS
  while (!isMade(mark) && Date.now() < end) await pause(100)
  try {
    return await work()
  } finally {
    rmSync(mark, { recursive: true, force: true })
  }
}

function isMade(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch {
    return false
  }
}
