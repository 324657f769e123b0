#!/usr/bin/env node
// The first thing that runs on a new machine: nothing is installed yet, and Node may be old. It brings the project's
// own Node and pnpm, installs from the lockfile when it changed, and hands over. Without dependencies, for Node 18+.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..')
const { parvis: wanted, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const toolchain = join(root, '.parvis/toolchain')
const [command = 'start', ...rest] = process.argv.slice(2)

const scripts = {
  start: 'deploy/start/src/start.ts',
  test: 'deploy/start/src/test.ts',
  check: 'deploy/start/src/test.ts',
  build: 'deploy/build/src/build.ts',
  release: 'deploy/release/src/cli.ts',
  edge: 'deploy/edge/src/cli.ts',
  contract: 'e2e/contract/cli.ts',
  docs: 'docs/serve.ts',
  bench: 'e2e/bench/bench-cli.ts',
  'bench:city': 'deploy/city/src/bench/bench-city.ts',
}

/** Commands that take these options and no other; the rest read their own and tell them by --help. */
const optionsOf = {
  start: { '--fresh': 'begins anew: what earlier starts have kept is lost' },
  test: { '--static': 'the static checks alone, like "npm run check"' },
  check: {},
  docs: {},
  'bench:city': {},
}

const script = scripts[command]
if (!script) fail(`Unknown command "${command}". Known: ${Object.keys(scripts).join(', ')}.`)
if (optionsOf[command]) checkOptions(optionsOf[command])
const node = bringNode()
bringDependencies(node)
const args = command === 'check' ? ['--static', ...rest] : rest
const child = spawn(node, [join(root, script), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: environment(node),
})
// A terminal sends Ctrl-C to both processes; what stops this one alone must stop the other, too.
process.on('SIGINT', () => undefined)
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (status, signal) => process.exit(status ?? (signal === 'SIGINT' ? 0 : 1)))

/** Before anything is fetched or begun: a misspelt option would start for minutes what nobody asked for. */
function checkOptions(known) {
  const call = ['start', 'test'].includes(command) ? `npm ${command}` : `npm run ${command}`
  const lines = Object.entries(known).map(([name, meaning]) => `  ${call} -- ${name}   ${meaning}`)
  const usage = lines.length === 0 ? `"${call}" takes no options.` : lines.join('\n')
  if (rest.includes('--help')) {
    say(usage)
    process.exit(0)
  }
  const stray = rest.find(word => !Object.hasOwn(known, word))
  if (stray !== undefined) fail(`"${call}" does not know "${stray}".\n${usage}`)
  const swallowed = Object.keys(known).find(name => process.env[`npm_config_${name.slice(2)}`] === 'true')
  if (swallowed !== undefined) fail(`npm took "${swallowed}" for itself.\n${usage}`)
}

/** The machine's Node when it is new enough, else the project's own, fetched once. */
function bringNode() {
  const major = Number(engines.node.match(/\d+/)[0])
  if (Number(process.versions.node.split('.')[0]) >= major) return process.execPath
  const own = join(toolchain, 'node_modules/.bin/node')
  if (!answers(own, wanted.node)) bringTools()
  if (!answers(own, wanted.node))
    fail(`Node ${wanted.node} could not be fetched. Install Node ${major} or newer, then try again.`)
  return own
}

function bringPnpm() {
  const own = join(toolchain, 'node_modules/.bin/pnpm')
  if (!answers(own, wanted.pnpm)) bringTools()
  if (!answers(own, wanted.pnpm))
    fail(`pnpm ${wanted.pnpm} could not be fetched. Is the npm registry reachable?`)
  return own
}

function bringTools() {
  say(`Fetching Node ${wanted.node} and pnpm ${wanted.pnpm} (once) …`)
  mkdirSync(toolchain, { recursive: true })
  const packages = [`node@${wanted.node}`, `pnpm@${wanted.pnpm}`]
  const flags = [
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--no-package-lock',
    '--loglevel=error',
    '--ignore-scripts=false',
  ]
  run('npm', ['install', '--prefix', toolchain, ...flags, ...packages], cleanEnvironment())
}

/** Installs from the frozen lockfile, only when it changed: a second start needs no network. */
function bringDependencies(node) {
  const stamp = join(root, 'node_modules/.parvis-stamp')
  const state = lockState()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return
  const pnpm = bringPnpm()
  say('Installing the dependencies from the lockfile …')
  run(pnpm, ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=silent'], environment(node))
  writeFileSync(stamp, state)
}

function lockState() {
  const hash = createHash('sha256')
  const folders = [
    '.',
    'shell',
    'shared-kernel',
    'e2e',
    ...readdirSync(root).filter(name => name.startsWith('remote-')),
  ]
  folders.push(...readdirSync(join(root, 'deploy')).map(name => `deploy/${name}`))
  const manifests = folders.map(folder => join(root, folder, 'package.json')).filter(existsSync)
  for (const file of [join(root, 'pnpm-lock.yaml'), join(root, 'pnpm-workspace.yaml'), ...manifests.sort()]) {
    hash.update(readFileSync(file))
  }
  return hash.digest('hex')
}

function answers(binary, version) {
  if (!existsSync(binary)) return false
  const { stdout } = spawnSync(binary, ['--version'], {
    encoding: 'utf8',
    env: cleanEnvironment(),
    cwd: toolchain,
  })
  return (stdout ?? '').trim().replace(/^v/, '') === version
}

/** What `npm start` adds to the environment would change how npm and pnpm behave below it; only the registry stays. */
function cleanEnvironment() {
  const kept = /^npm_config_(registry|proxy|https_proxy|noproxy|cafile|userconfig|cache)$/i
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name) || kept.test(name)),
  )
}

function environment(node) {
  const path = [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH].join(':')
  // Node keeps what it has compiled: a command starts in a third of the time, and a test starts hundreds.
  const compiled = join(root, 'node_modules/.cache/node')
  return { ...cleanEnvironment(), PATH: path, NODE_COMPILE_CACHE: compiled }
}

function run(program, args, env) {
  const { status } = spawnSync(program, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env })
  if (status !== 0) fail(`"${program.split('/').at(-1)} ${args[0]}" failed.`)
}

function say(text) {
  process.stdout.write(`${text}\n`)
}

function fail(text) {
  process.stderr.write(`\n${text}\n`)
  process.exit(1)
}
