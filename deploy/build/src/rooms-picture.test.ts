import { expect, it } from 'vitest'
import { roomsPicture } from './rooms-picture.ts'

const file = (source: string, ...resolved: string[]) => ({
  source,
  dependencies: resolved.map(one => ({ resolved: one })),
})

it('draws rooms once, and no arrow that follows from others, of a test or inside a room', () => {
  const picture = roomsPicture([
    file('remote-fines/src/entry.ts', 'shared-kernel/src/api/index.ts', 'shared-kernel/src/fines/index.ts'),
    file('remote-rights/src/entry.ts', 'remote-rights/src/routes/a.ts', 'node_modules/react/index.js'),
    file('shared-kernel/src/api/index.ts', 'shared-kernel/src/fines/index.ts'),
    file('shared-kernel/src/fines/index.ts', 'shared-kernel/src/money/index.ts'),
    file('shared-kernel/src/fines/a.test.ts', 'shell/src/portal.tsx'),
  ])
  expect(picture.split('\n').map(line => line.trim())).toEqual([
    '```mermaid',
    'graph TD',
    'r0["kernel: api"]',
    'r1["kernel: law (domain rooms)"]',
    'r2["remotes"]',
    'r0 --> r1',
    'r2 --> r0',
    '```',
  ])
})
