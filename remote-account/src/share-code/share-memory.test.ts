import { afterEach, expect, it } from 'vitest'
import { forgetCode, rememberCode, rememberedCode } from './share-memory.ts'

afterEach(forgetCode)

it('a code waits in the tab while its reader signs in, and is forgotten once it has served', () => {
  expect(rememberedCode()).toBe('')
  rememberCode('abc')
  expect(rememberedCode()).toBe('abc')
  forgetCode()
  expect(rememberedCode()).toBe('')
})
