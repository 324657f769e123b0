import { tabMemory } from '@parvis/shared-kernel/session'

const memory = tabMemory('parvis.return-to', kept => typeof kept === 'string')

/** Page to go on to, kept by this tab across the sign-in pages. Must be checked before it is opened. */
export const rememberReturn = (path: string, now = Date.now()): void => memory.keep(path, now)
export const rememberedReturn = (now = Date.now()): string => memory.recall(now) ?? ''
export const forgetReturn = (): void => memory.forget()
