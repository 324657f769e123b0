import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { cityFolder, readJson, type Site } from './site.ts'

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
  const file = `${cityFolder(city)}/turn.json`
  const token = `${process.pid}-${Math.random().toString(36).slice(2)}`
  const end = Date.now() + LONGEST_MS
  while (!(await take(site, file, token))) {
    if (Date.now() > end) return work()
    await sleep(20 + Math.random() * 60)
  }
  ours.add(token)
  try {
    return await work()
  } finally {
    ours.delete(token)
    await giveBack(site, file)
  }
}

/** One that cannot be given back ends by itself. */
const giveBack = (site: Site, file: string) => site.remove(file).catch(() => {})

async function take(site: Site, file: string, token: string): Promise<boolean> {
  const holder = await readJson<Turn>(site, file)
  if (holder && !isOver(holder)) return false
  if (holder) await giveBack(site, file)
  const turn: Turn = { host: hostname(), pid: process.pid, token, at: Date.now() }
  return site.writeOnce(file, JSON.stringify(turn))
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
