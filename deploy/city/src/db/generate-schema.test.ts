import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { generateSchema } from './generate-schema.ts'

test('the types of the tables are those that the migrations make: else run node deploy/city/src/db/generate-schema.ts', async () => {
  const standing = await readFile(new URL('./schema-tables.ts', import.meta.url), 'utf8')
  expect(await generateSchema()).toBe(standing)
})
