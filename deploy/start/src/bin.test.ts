import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, test } from 'vitest'

const BIN = join(import.meta.dirname, '../bin/parvis.mjs')
const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return { status, said: stdout + stderr }
}

describe('a command that takes minutes begins nothing', () => {
  test.each([
    [['start', '--help'], 'npm start -- --fresh   begins anew'],
    [['test', '--help'], 'npm test -- --static   the static checks alone'],
    [['check', '--help'], '"npm run check" takes no options.'],
    [['docs', '--help'], '"npm run docs" takes no options.'],
  ])('when it is asked for help: %j', (args, said) => {
    expect(run(args)).toEqual({ status: 0, said: expect.stringContaining(said) })
  })

  test.each([
    [['start', '--frehs'], '"npm start" does not know "--frehs".'],
    [['start', 'valmont'], '"npm start" does not know "valmont".'],
    [['test', '--statc'], '"npm test" does not know "--statc".'],
    [['check', 'shell'], '"npm run check" does not know "shell".'],
    [['biuld'], 'Unknown command "biuld". Known: start, test'],
    [['build', 'shel'], 'There is no part "shel": shell, rights, requests, fines, account'],
  ])('when it does not know a word: %j', (args, said) => {
    const { status, said: heard } = run(args)
    expect(heard).toContain(said)
    expect(status).not.toBe(0)
  })

  test('when npm has taken the option for itself', () => {
    const { status, said } = run(['start'], { npm_config_fresh: 'true' })
    expect(said).toContain('npm took "--fresh" for itself.')
    expect(status).toBe(1)
  })
})

test.each([
  ['is told to stop', 'SIGTERM', 0],
  ['loses its terminal', 'SIGHUP', 1],
] as const)('a command that %s leaves nothing running', async (_words, signal, code) => {
  const site = join(tmpdir(), 'parvis-no-such-site')
  const child = spawn(process.execPath, [BIN, 'edge', 'serve', '--port', '0', '--site', site], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  const url = /http:\S+/.exec(line)?.[0] ?? ''
  expect((await fetch(url)).status).toBe(404)
  child.kill(signal)
  expect(await once(child, 'exit')).toEqual([code, null])
  await expect(fetch(url)).rejects.toThrow()
})
