import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { reserve } from '@parvis/server'

interface DevelopmentServer {
  readonly origin: string
  stop(): void
}

/** `rspack serve` of the part whose sources stand in `folder`, on a port that is free: its pages name it before it is taken. */
export async function develop(
  folder: string,
  rspack = join(folder, 'node_modules/.bin/rspack'),
): Promise<DevelopmentServer> {
  const reserved = await reserve(0)
  await reserved.close()
  const server = spawn(rspack, ['serve'], {
    cwd: folder,
    env: { ...process.env, PARVIS_DEV_PORT: new URL(reserved.url).port },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: server.stdout })) {
    const [, origin] = /portal that allows (\S+),/.exec(line) ?? []
    if (origin) return { origin, stop: () => void server.kill() }
  }
  throw new Error('the development server ended')
}
