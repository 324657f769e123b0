import { writeFileSync } from 'node:fs'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { citiesOf, ownSite, type Site } from '@parvis/release'
import { BEHIND_PROXY, bind, hstsOf } from '@parvis/server'
import { caddyConfig } from './hosting/caddy.ts'
import { EDGE_PORT, type HostingOptions, hostingPlanOf, InvalidOption } from './hosting/hosting-plan.ts'
import { nginxConfig } from './hosting/nginx.ts'
import { portalsOrigin } from './portals-origin.ts'

const USAGE = `Parvis edge: what stands in front of a city.

  serve [--port ${EDGE_PORT}] [--city http://127.0.0.1:4310]
        chooses the page of each visitor: every city, its newest generation, a canary's share. Stays; a promotion is seen
        at the next request
  nginx --portal <city>=https://<host> … --certificate <file.pem> --key <file.pem> [--out <file>]
  caddy the same
        writes the configuration of a server in front of it, for:
    --portal <city>=https://<host>        a city's portal (once for each)
    --parts https://<host>                all parts, below /<part>; or <part>=https://<host> for one alone
    --beside https://<host>=http://<address>
                                          what else browsers ask: the city's documents, its pages for paying and signing in
    --city http://<address>               a process of the city (http://127.0.0.1:4310), once for each
    --edge http://<address>               a process of "edge serve" (http://127.0.0.1:${EDGE_PORT}), once for each
    --hsts "max-age=…"                    Strict-Transport-Security (PARVIS_HSTS)
    --listen <address>                    one address instead of all
    --without-brotli                      nginx: its two modules for brotli are not installed

--site, or PARVIS_SITE, names the folder of the site (.parvis/site), or a bucket: s3://<bucket>/<prefix>, with the same AWS_…
settings as "npm run release". A promotion in a bucket is seen within two seconds.`

const OPTIONS = {
  portal: { type: 'string', multiple: true },
  parts: { type: 'string', multiple: true },
  beside: { type: 'string', multiple: true },
  city: { type: 'string', multiple: true },
  edge: { type: 'string', multiple: true },
  certificate: { type: 'string' },
  key: { type: 'string' },
  hsts: { type: 'string' },
  listen: { type: 'string' },
  'without-brotli': { type: 'boolean' },
  out: { type: 'string' },
  port: { type: 'string' },
  site: { type: 'string' },
} as const satisfies NonNullable<ParseArgsConfig['options']>

const SERVERS = {
  nginx: { write: nginxConfig, reload: 'nginx -t && systemctl reload nginx' },
  caddy: { write: caddyConfig, reload: 'systemctl reload caddy' },
} as const

type Print = (text: string) => void

/** Runs a command line. @throws InvalidOption, or an error naming what is missing */
export async function edge([word, ...args]: readonly string[], print: Print): Promise<void> {
  if (word === 'serve') return serve(parsed(args), print)
  if (word === 'nginx' || word === 'caddy') return write(word, parsed(args), print)
  if (word && word !== 'help' && word !== '--help')
    throw new InvalidOption(`there is no command "${word}"\n\n${USAGE}`)
  print(`${USAGE}\n`)
}

type Given = HostingOptions & { readonly out?: string; readonly port?: string; readonly site?: string }

function parsed(args: readonly string[]): Given {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, strict: true }).values
  } catch (error) {
    throw new InvalidOption(error instanceof Error ? error.message : String(error))
  }
}

async function write(
  server: keyof typeof SERVERS,
  { out, site: address, ...options }: Given,
  print: Print,
): Promise<void> {
  const hsts = options.hsts ?? process.env.PARVIS_HSTS
  const plan = await hostingPlanOf(ownSite(address), hsts === undefined ? options : { ...options, hsts })
  const text = SERVERS[server].write(plan)
  if (out === undefined) {
    print(text)
    return
  }
  writeFileSync(out, text)
  print(`${out} is written. Make it live: ${SERVERS[server].reload}\n`)
  print('A promotion needs neither: it is seen at the next request.\n')
}

/** Why no portal is shown yet, or null: the edge may start before its site exists, and says so instead of exiting. */
const lackOf = (site: Site): Promise<string | null> =>
  citiesOf(site).then(
    cities =>
      cities.length > 0
        ? null
        : `${site.address} has no city yet: no portal is shown until "release init" makes one there`,
    (failure: unknown) =>
      `${site.address} cannot be read: ${failure instanceof Error ? failure.message : failure}`,
  )

async function serve(
  { site: address, port = String(EDGE_PORT), city: [api = 'http://127.0.0.1:4310'] = [] }: Given,
  print: Print,
): Promise<void> {
  if (!/^\d{1,5}$/.test(port)) throw new InvalidOption(`"${port}" is no port`)
  if (!/^https?:/.test(api) || !URL.canParse(api) || new URL(api).origin !== api)
    throw new InvalidOption(`"${api}" is no origin of a city, such as http://127.0.0.1:4310`)
  const site = ownSite(address)
  const server = await bind(Number(port), { ...BEHIND_PROXY, headers: hstsOf(process.env.PARVIS_HSTS) })
  server.serve(portalsOrigin({ site, api }))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close())
  print(`the edge shows ${site.address} at ${server.url}\n`)
  const lack = await lackOf(site)
  if (lack !== null) print(`${lack}\n`)
}
