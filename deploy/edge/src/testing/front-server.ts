import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export type FrontProgram = 'nginx' | 'caddy'

/** A server with a generated configuration, as a process of its own. */
export interface FrontServer {
  /** Lines of its standard error. */
  readonly said: readonly string[]
  /** Reloads the configuration without downtime; ports no longer named are released. */
  reload(text: string): void
  stop(): Promise<void>
}

const PLACES: Readonly<Record<FrontProgram, readonly string[]>> = {
  nginx: ['/usr/sbin/nginx', '/usr/local/sbin/nginx'],
  caddy: ['/usr/bin/caddy', '/usr/local/bin/caddy'],
}

const DEBIAN_MODULES = '/etc/nginx/modules-enabled'

/** The generated configuration of nginx names brotli, whose two modules are packages of their own in Debian. */
const hasBrotli = (): boolean =>
  existsSync(DEBIAN_MODULES) && readdirSync(DEBIAN_MODULES).some(file => file.includes('brotli'))

/** Null where it, or what its configuration names, is not installed. */
export const findFront = (program: FrontProgram): string | null =>
  program === 'nginx' && !hasBrotli() ? null : (PLACES[program].find(file => existsSync(file)) ?? null)

/** Main nginx configuration around the generated part. */
const nginxMain = (folder: string, included: string): string =>
  [
    ...[
      'daemon off;',
      `pid ${folder}/nginx.pid;`,
      `error_log ${folder}/error.log warn;`,
      'worker_processes 1;',
    ],
    // Test folders are readable by their owner only.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    ...(existsSync(DEBIAN_MODULES) ? [`include ${DEBIAN_MODULES}/*.conf;`] : []),
    'events { worker_connections 4096; }',
    // As in Debian's file: a directive duplicated here would cause a warning.
    ...['http {', '    access_log off;', '    include /etc/nginx/mime.types;', '    gzip on;'],
    '    ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      kind => `    ${kind}_temp_path ${folder}/${kind};`,
    ),
    ...[`    include ${included};`, '}', ''],
  ].join('\n')

/**
 * Starts the program in `folder` and resolves when every port of `ports` accepts connections. @throws with the
 * program's output
 */
export async function startFront(
  program: FrontProgram,
  folder: string,
  text: string,
  ports: readonly number[],
): Promise<FrontServer> {
  const binary = findFront(program)
  if (binary === null) throw new Error(`${program} is not installed`)
  mkdirSync(folder, { recursive: true })
  const file = join(folder, program === 'nginx' ? 'parvis.conf' : 'Caddyfile')
  // Test servers log in their own folder, request no certificates, bind no port 80 and open no admin port.
  const written = (given: string) =>
    program === 'nginx'
      ? given.replaceAll('/var/log/nginx', folder)
      : given.replace('{\n', '{\n\tadmin off\n\tauto_https disable_redirects\n')
  writeFileSync(file, written(text))
  const main = join(folder, 'nginx.conf')
  if (program === 'nginx') writeFileSync(main, nginxMain(folder, file))
  const words =
    program === 'nginx' ? ['-e', 'stderr', '-c', main] : ['run', '--config', file, '--adapter', 'caddyfile']
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const child = spawn(binary, words, { stdio: ['ignore', 'ignore', 'pipe'], env })
  const said: string[] = []
  child.stderr?.on('data', piece => said.push(String(piece)))
  await answering(child, ports, said)
  return {
    said,
    reload(next) {
      writeFileSync(file, written(next))
      child.kill('SIGHUP')
    },
    stop: () =>
      new Promise(resolve => {
        if (child.exitCode !== null) return resolve()
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}

async function answering(
  child: ChildProcess,
  ports: readonly number[],
  said: readonly string[],
): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (child.exitCode !== null) break
    if ((await Promise.all(ports.map(isTaken))).every(Boolean)) return
    await wait(50)
  }
  child.kill('SIGKILL')
  throw new Error(`the server in front did not start: ${said.join('')}`)
}

export const isTaken = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    const end = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
  })
