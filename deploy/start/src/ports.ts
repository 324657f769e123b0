import { REMOTES } from '@parvis/build/parts'
import {
  BEHIND_PROXY,
  type BoundServer,
  hstsOf,
  reserve,
  type ServerOptions,
  UPLOAD_SECONDS,
} from '@parvis/server'

/** Preferred ports of `npm start` besides the portals'; the next free one is used when taken. */
const PARTS = {
  api: 4310,
  identityProvider: 4311,
  payment: 4312,
  evidence: 4313,
  desk: 4314,
  /** Foreign site that embeds parts of the first portal. */
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

/** Servers with limits other than the defaults. */
const OPTIONS: Readonly<Record<string, ServerOptions>> = {
  api: BEHIND_PROXY,
  evidence: { requestSeconds: UPLOAD_SECONDS },
}

/**
 * Binds a server for every part, so that each can be told the others' addresses. `anywhere` takes any ports, for tests.
 * All or none: on failure the bound ones are released.
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
