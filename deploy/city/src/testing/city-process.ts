import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { CityUrls } from '../deps.ts'

const MAIN = new URL('../main.ts', import.meta.url).pathname

export interface CityProcessOptions {
  dataFolder: string
  databaseUrl?: string | undefined
  env?: Readonly<Record<string, string>>
  portals?: string
}

const ANY_PORT = {
  PARVIS_API_PORT: '0',
  PARVIS_IDENTITY_PORT: '0',
  PARVIS_PAYMENT_PORT: '0',
  PARVIS_EVIDENCE_PORT: '0',
  PARVIS_DESK_PORT: '0',
}

const addressesOf = (child: ChildProcess): Promise<CityUrls> =>
  new Promise((resolve, reject) => {
    const said: string[] = []
    if (child.stdout === null || child.stderr === null) throw new Error('The city has no voice')
    createInterface({ input: child.stderr }).on('line', line => said.push(line))
    createInterface({ input: child.stdout }).on('line', line => {
      const entry: { msg?: string } & CityUrls = JSON.parse(line)
      if (entry.msg === 'the city is open') resolve(entry)
    })
    child.once('exit', code => reject(new Error(`The city ended with ${code}: ${said.join('\n')}`)))
  })

/** The city as a process of its own, as in service: it can be killed in the middle of its work. */
export const startCityProcess = async ({ dataFolder, databaseUrl, env, portals }: CityProcessOptions) => {
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...ANY_PORT,
      PARVIS_DATA: dataFolder,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      PARVIS_PORTALS: portals ?? 'valmont=http://127.0.0.1:4300;port-sable=http://127.0.0.1:4301',
      ...env,
    },
  })
  const hasEnded = new Promise<number | null>(resolve => child.once('exit', resolve))
  const urls = await addressesOf(child)
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return hasEnded
  }
  return { urls, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}

export type CityProcess = Awaited<ReturnType<typeof startCityProcess>>
