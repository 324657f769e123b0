import {
  BEHIND_PROXY,
  type BoundServer,
  hstsOf,
  reserve,
  type ServerOptions,
  UPLOAD_SECONDS,
} from '@parvis/server'

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
  /** A site of somebody else that shows parts of the first portal. */
  demo: 4340,
} as const

export type PortName = keyof typeof PREFERRED_PORTS
export type Ports = Readonly<Record<PortName, number>>
export type BoundServers = Record<PortName, BoundServer>

/** Where a server needs another bound than the usual one. */
const OPTIONS: Partial<Record<PortName, ServerOptions>> = {
  api: BEHIND_PROXY,
  evidence: { requestSeconds: UPLOAD_SECONDS },
}

/**
 * A bound server for every part, so that each can be told where the others will answer. `anywhere` takes any ports, as
 * tests do. All or none: what was bound is given back when one cannot be.
 */
export async function reservePorts(anywhere: boolean): Promise<BoundServers> {
  const headers = hstsOf(process.env.PARVIS_HSTS)
  const held: [PortName, BoundServer][] = []
  try {
    for (const [name, preferred] of Object.entries(PREFERRED_PORTS) as [PortName, number][]) {
      held.push([name, await reserve(anywhere ? 0 : preferred, { headers, ...OPTIONS[name] })])
    }
  } catch (error) {
    await Promise.all(held.map(([, server]) => server.close()))
    throw error
  }
  return Object.fromEntries(held) as BoundServers
}

export const portsOf = (servers: BoundServers): Ports =>
  Object.fromEntries(Object.entries(servers).map(([name, { port }]) => [name, port])) as Ports
