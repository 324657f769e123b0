import { createServer } from 'node:net'

/** The addresses of `npm start`; the next free one is taken when another program holds it. */
export const PREFERRED_PORTS = {
  valmont: 4300,
  'port-sable': 4301,
  api: 4310,
  identityProvider: 4311,
  payment: 4312,
  evidence: 4313,
  desk: 4314,
  rights: 4321,
  requests: 4322,
  fines: 4323,
  account: 4324,
} as const

export type PortName = keyof typeof PREFERRED_PORTS
export type Ports = Readonly<Record<PortName, number>>

/** A port for every part, all different and free now. `anywhere` asks the system for any, as tests do. */
export async function choosePorts(anywhere: boolean): Promise<Ports> {
  const taken = new Set<number>()
  const chosen: Partial<Record<PortName, number>> = {}
  for (const [name, preferred] of Object.entries(PREFERRED_PORTS) as [PortName, number][]) {
    const port = anywhere ? await anyFree(taken) : await nextFree(preferred, taken)
    taken.add(port)
    chosen[name] = port
  }
  return chosen as Ports
}

export async function nextFree(from: number, taken: ReadonlySet<number>): Promise<number> {
  for (let port = from; port < from + 1000; port += 1)
    if (!taken.has(port) && (await tryPort(port)) !== null) return port
  throw new Error(`no free port between ${from} and ${from + 999}`)
}

async function anyFree(taken: ReadonlySet<number>): Promise<number> {
  for (;;) {
    const port = await tryPort(0)
    if (port !== null && !taken.has(port)) return port
  }
}

function tryPort(port: number): Promise<number | null> {
  return new Promise(resolve => {
    const server = createServer()
    server.once('error', () => resolve(null))
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : null))
    })
  })
}
