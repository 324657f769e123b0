import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '@parvis/server/testing'

const DEBIAN = '/usr/lib/postgresql'

const debianBins = (): string[] =>
  existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort((a, b) => Number(b) - Number(a))
        .map(version => join(DEBIAN, version, 'bin'))
    : []

const installedBin = (): string | undefined =>
  [process.env.POSTGRES_BIN, ...debianBins(), '/usr/local/bin', '/usr/bin'].find(
    folder => folder !== undefined && existsSync(join(folder, 'initdb')),
  )

/** Finds the server binaries: in POSTGRES_BIN, on the system, or from Debian's package, installed on demand. */
const findBin = (): string => {
  const found = installedBin()
  if (found !== undefined) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing PostgreSQL …')
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], {
      stdio: 'ignore',
    })
    const now = installedBin()
    if (now !== undefined) return now
  }
  throw new Error('These tests need PostgreSQL: "sudo apt-get install -y postgresql", or set POSTGRES_BIN.')
}

interface Account {
  uid: number
  gid: number
}

const accountOf = (name: string): Account | undefined => {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find(entry => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) }
}

/** PostgreSQL refuses to run as root: use its package's account then. */
const serverAccount = (): Account | undefined =>
  process.getuid?.() === 0 ? (accountOf('postgres') ?? accountOf('nobody')) : undefined

export interface PostgresOptions {
  /** Syncs to disk at each commit, as in production; race tests do not need it. */
  isDurable?: boolean
  /** Whether its addresses use a Unix socket, which takes half of TCP's processor time for short queries. */
  hasSocket?: boolean
}

/** A throw-away PostgreSQL server on a free port; `createDatabase` gives the address of a new empty database. */
export const startPostgres = async ({ isDurable = false, hasSocket = false }: PostgresOptions = {}) => {
  const bin = findBin()
  const account = serverAccount()
  const folder = mkdtempSync(join(tmpdir(), 'parvis-postgres-'))
  if (account !== undefined) chownSync(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  const as = { ...account, cwd: folder }
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'parvis', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...as, stdio: 'ignore' },
  )
  const [port] = await freePorts(1)
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: folder,
    max_connections: '300',
    fsync: isDurable ? 'on' : 'off',
    full_page_writes: isDurable ? 'on' : 'off',
    // Autovacuum would start a process for each of the run's hundred databases every minute.
    autovacuum: isDurable ? 'on' : 'off',
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])

  const run = async () => {
    const server = spawn(join(bin, 'postgres'), ['-D', data, ...flags], { ...as, stdio: 'ignore' })
    const isReady = () => {
      try {
        execFileSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' })
        return true
      } catch {
        return false
      }
    }
    for (let attempt = 0; attempt < 100; attempt += 1) {
      if (isReady()) return server
      await new Promise(resolve => setTimeout(resolve, 100))
    }
    throw new Error('PostgreSQL did not start within ten seconds')
  }

  let server = await run()
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>(resolve => {
      server.once('exit', () => resolve())
      server.kill(signal)
    })
  let databases = 0

  return {
    /** Folder of its programs. */
    bin,
    createDatabase: (): string => {
      databases += 1
      const name = `city_${databases}`
      execFileSync(join(bin, 'createdb'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'parvis', name], {
        stdio: 'ignore',
      })
      return `postgres://parvis@127.0.0.1:${port}/${name}${hasSocket ? `?host=${encodeURIComponent(folder)}` : ''}`
    },
    /** Cuts every connection without warning (like `pg_ctl -m immediate`), then restarts. */
    crash: async (): Promise<void> => {
      await end('SIGQUIT')
      server = await run()
    },
    stop: async (): Promise<void> => {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Postgres = Awaited<ReturnType<typeof startPostgres>>
