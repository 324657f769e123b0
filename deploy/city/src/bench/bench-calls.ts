import { randomUUID } from 'node:crypto'
import { addDays, dayOf, type Instant, startOfDay, toIso } from '@parvis/shared-kernel/time'
import autocannon from 'autocannon'
import { demoPeople } from '../cities/demo.ts'
import { plateNumber } from '../proof/two-cities.ts'
import type { Round } from './bench-report.ts'

export const CONNECTIONS = 20
/** Creations per second, paced the same on every machine: the bar is on their latency. */
export const RATE = 200

export const measure = async (options: autocannon.Options): Promise<Omit<Round, 'ofHello'>> => {
  const { requests, latency, non2xx, errors } = await autocannon({ connections: CONNECTIONS, ...options })
  const { average: perSecond, total: sent } = requests
  return { perSecond, p50: latency.p50, p99: latency.p99, sent, failed: non2xx + errors }
}

/** Signs in a person of the demonstration; returns their token. */
export const signIn = async (api: string, account: string): Promise<string> => {
  const person = demoPeople.find(candidate => candidate.account === account)
  const response = await fetch(`${api}/api/auth/customer/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: person?.email, password: person?.password }),
  })
  const { token }: { token: string } = await response.json()
  return token
}

const ticketBody = (turn: number, startOfValidity: string) =>
  JSON.stringify({
    id: randomUUID(),
    parkingRightDefinitionId: 'vm-hourly',
    startOfValidity,
    plates: [plateNumber(turn)],
    selectedOptionId: 'vm-hourly-1',
    validityAreaId: 'vm-centre',
  })

/**
 * Creates one ticket per request, each for another person under its own id and key. Tickets represent all creations:
 * every subscription of the demonstration asks for documents first, whose upload does not measure the database.
 */
export const creations = (url: string, tokens: readonly string[]): autocannon.Options => {
  const day = addDays(dayOf(Date.now() as Instant, 'Europe/Paris'), 1)
  const start = toIso(startOfDay(day, 'Europe/Paris'))
  let turn = 0
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    turn += 1
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      authorization: `Bearer ${tokens[turn % tokens.length] ?? ''}`,
    }
    return { ...request, headers, body: ticketBody(turn, start) }
  }
  return { url, overallRate: RATE, requests: [{ method: 'POST', path: '/api/tickets', setupRequest }] }
}
