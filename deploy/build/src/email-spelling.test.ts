import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './parts.ts'

const catalogues = globSync('{shell,remote-*,shared-kernel,deploy/*}/src/**/*.en.ts', { cwd: ROOT })

it('English texts write email in one way', () => {
  expect(catalogues.length).toBeGreaterThan(30)
  expect(catalogues.filter(file => /e-mail/i.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([])
})
