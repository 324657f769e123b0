import { rmSync } from 'node:fs'
import { freePorts } from '@parvis/server/testing'
import { demoPeople } from '../cities/demo.ts'
import { type CityProcess, startCityProcess } from '../testing/city-process.ts'
import type { TestAnswer } from '../testing/test-city.ts'
import { dataFolderOfTheRun, keysOfTheRun, serverDatabase } from '../testing/test-database.ts'
import { pause } from './two-cities.ts'

const PARTS = ['API', 'IDENTITY', 'PAYMENT', 'EVIDENCE', 'DESK']

/** Keeps ports across restarts, like a stable host name in production. */
const fixedPorts = async (): Promise<Record<string, string>> => {
  const ports = await freePorts(PARTS.length)
  return Object.fromEntries(PARTS.map((part, i) => [`PARVIS_${part}_PORT`, String(ports[i])]))
}

export type Reply = Pick<TestAnswer, 'status' | 'body'>

/** A city that is killed without warning (SIGKILL) and started again over the same data. */
export const startCrashingCity = async (storage: 'embedded' | 'postgresql') => {
  const database = storage === 'postgresql' ? await serverDatabase() : undefined
  const dataFolder = database === undefined ? dataFolderOfTheRun() : keysOfTheRun()
  const place = { dataFolder, databaseUrl: database?.url, env: await fixedPorts() }
  let city: CityProcess = await startCityProcess(place)
  const { urls } = city
  let restart: Promise<unknown> = Promise.resolve()

  /** Retries until answered: a client that lost its connection repeats the same ids. */
  const fetchUntilAnswered = async (url: string, init: RequestInit): Promise<Response> => {
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(10_000) }).catch(() => null)
      if (response !== null && response.status !== 503) return response
      // A slow restart does not count: attempts start after it.
      await restart
      await pause(50)
    }
    throw new Error(`${url} did not answer within ten seconds of tries`)
  }

  const ask = async (
    path: string,
    token: string,
    body?: unknown,
    headers?: Record<string, string>,
    method?: string,
  ): Promise<Reply> => {
    const response = await fetchUntilAnswered(urls.api + path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text().catch(() => '')
    return {
      status: response.status,
      body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
    }
  }

  const signIn = async (account: string): Promise<string> => {
    const person = demoPeople.find(candidate => candidate.account === account)
    const body = { login: person?.email, password: person?.password }
    const response = await fetchUntilAnswered(`${urls.api}/api/auth/customer/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const { token }: { token: string } = await response.json()
    return token
  }

  return {
    urls,
    fetchUntilAnswered,
    ask,
    signIn,
    crash: async (): Promise<void> => {
      const again = city.kill().then(() => startCityProcess(place))
      restart = again
      city = await again
    },
    stop: async (): Promise<void> => {
      await city.stop()
      await database?.stop()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

export type CrashingCity = Awaited<ReturnType<typeof startCrashingCity>>
