import { tabMemory } from '@parvis/shared-kernel/session'

const memory = tabMemory('parvis.share-code', kept => typeof kept === 'string')

/** The code of somebody who must sign in first. */
export const rememberCode = (code: string, now = Date.now()): void => memory.keep(code, now)
export const rememberedCode = (now = Date.now()): string => memory.recall(now) ?? ''
export const forgetCode = (): void => memory.forget()
