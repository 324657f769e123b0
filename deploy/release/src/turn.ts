import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { cityFolder, readJson, type Site, writerOf } from './site.ts'
import { createOnce, discard } from './writer.ts'

interface Turn {
  readonly host: string
  readonly pid: number
  readonly token: string
  readonly at: number
}

/** Whoever waited for so long goes on without a turn. */
const LONGEST_MS = 30_000

const ours = new Set<string>()

/**
 * Lets one process after the other work on a city. A courtesy alone: it spares a crowd work that would be thrown away.
 * What keeps a release whole is the compare-and-set of its pointer, so a turn may be skipped, outlived or taken twice.
 */
export async function inTurn<T>(site: Site, city: string, work: () => Promise<T>): Promise<T> {
  const file = join(cityFolder(site, city), 'turn.json')
  const token = `${process.pid}-${Math.random().toString(36).slice(2)}`
  const end = Date.now() + LONGEST_MS
  while (!take(site, file, token)) {
    if (Date.now() > end) return work()
    await sleep(20 + Math.random() * 60)
  }
  ours.add(token)
  try {
    return await work()
  } finally {
    ours.delete(token)
    discard(writerOf(site), file)
  }
}

function take(site: Site, file: string, token: string): boolean {
  const holder = readJson<Turn>(file)
  if (holder && !isOver(holder)) return false
  if (holder) discard(writerOf(site), file)
  const turn: Turn = { host: hostname(), pid: process.pid, token, at: Date.now() }
  return createOnce(writerOf(site), file, JSON.stringify(turn))
}

/** Its process died without giving it back, or has had it for longer than anybody waits. */
function isOver({ host, pid, token, at }: Turn): boolean {
  if (Date.now() - at > LONGEST_MS) return true
  if (host !== hostname()) return false
  return pid === process.pid ? !ours.has(token) : !isAlive(pid)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
