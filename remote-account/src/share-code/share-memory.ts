import { PAGES } from '@parvis/shared-kernel/paths'
import { tabMemory } from '@parvis/shared-kernel/session'
import { SHARE_PARAMETER } from './share-code.model.ts'

const memory = tabMemory('parvis.share-code', kept => typeof kept === 'string')

/** The code of somebody who must sign in first, or who reloads the page of its right. */
export const rememberCode = (code: string, now = Date.now()): void => memory.keep(code, now)
export const rememberedCode = (now = Date.now()): string => memory.recall(now) ?? ''
export const forgetCode = (): void => memory.forget()

/** Adds the kept code to the page of share codes, which another device could not know; other paths stay as they are. */
export function withRememberedCode(path: string): string {
  const code = path === PAGES.share ? rememberedCode() : ''
  return code === '' ? path : `${path}?${new URLSearchParams({ [SHARE_PARAMETER]: code })}`
}
