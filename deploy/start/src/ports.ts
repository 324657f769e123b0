import { REMOTES } from '@parvis/build/parts'
import {
  BEHIND_PROXY,
  type BoundServer,
  hstsOf,
  reserve,
  type ServerOptions,
  UPLOAD_SECONDS,
} from '@parvis/server'

/** The addresses of `npm start` besides the portals; the next free one is taken when another program holds it. */
const PARTS = {
  api: 4310,
  identityProvider: 4311,
  payment: 4312,
  evidence: 4313,
  desk: 4314,
  /** A site of somebody else that shows parts of the first portal. */
  demo: 4340,
} as const

type PartName = keyof typeof PARTS
/** By part, by remote, and by city its portal. */
export type EachPort<Value> = Readonly<Record<PartName, Value>> & Readonly<Record<string, Value>>
export type Ports = EachPort<number>
export type BoundServers = EachPort<BoundServer>

const FIRST_PORTAL = 4300
const FIRST_REMOTE = 4321

const inOrder = (names: readonly string[], first: number) =>
  Object.fromEntries(names.map((name, index) => [name, first + index]))

/** Those of the parts, one for each remote, and one for the portal of each city in their order. */
export const preferredPorts = (cities: readonly string[]): Ports => ({
  ...inOrder(cities, FIRST_PORTAL),
  ...inOrder(REMOTES, FIRST_REMOTE),
  ...PARTS,
})

/** Where a server needs another bound than the usual one. */
const OPTIONS: Readonly<Record<string, ServerOptions>> = {
  api: BEHIND_PROXY,
  evidence: { requestSeconds: UPLOAD_SECONDS },
}

/**
 * A bound server for every part, so that each can be told where the others will answer. `anywhere` takes any ports, as
 * tests do. All or none: what was bound is given back when one cannot be.
 */
export async function reservePorts(anywhere: boolean, cities: readonly string[]): Promise<BoundServers> {
  const headers = hstsOf(process.env.PARVIS_HSTS)
  const held: [string, BoundServer][] = []
  try {
    for (const [name, preferred] of Object.entries(preferredPorts(cities))) {
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
