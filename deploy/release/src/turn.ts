import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { cityFolder, readJson, type Site } from './site.ts'

interface Turn {
  readonly host: string
  readonly pid: number
  readonly token: string
  readonly at: number
}

/** Milliseconds after which a waiting process continues without a turn. */
const LONGEST_MS = 30_000

const ours = new Set<string>()

/**
 * Lets processes work on a city one at a time. Only saves wasted work: the pointer's compare-and-set keeps releases
 * consistent, so a turn may be skipped, outlived or taken twice.
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

/** A turn that cannot be released expires. */
const giveBack = (site: Site, file: string) => site.remove(file).catch(() => {})

async function take(site: Site, file: string, token: string): Promise<boolean> {
  const holder = await readJson<Turn>(site, file)
  if (holder && !isOver(holder)) return false
  if (holder) await giveBack(site, file)
  const turn: Turn = { host: hostname(), pid: process.pid, token, at: Date.now() }
  return site.writeOnce(file, JSON.stringify(turn))
}

/** The holder died, or held the turn longer than anybody waits. */
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
