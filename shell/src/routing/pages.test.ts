import { PAGES } from '@parvis/shared-kernel/paths'
import { expect, it } from 'vitest'
import { manifests } from './release-of-test.ts'
import { SHELL_ROUTES } from './where.ts'

const answered: readonly string[] = [...manifests.flatMap(({ routes }) => routes), ...SHELL_ROUTES].map(
  ({ pattern }) => pattern,
)

it.each(Object.entries(PAGES))('the page “%s”, which others lead to, is answered by one part', (_, page) => {
  expect(answered.filter(pattern => pattern === page)).toEqual([page])
})

it('no address is answered twice', () => {
  expect(new Set(answered).size).toBe(answered.length)
})
