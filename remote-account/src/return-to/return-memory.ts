import { tabMemory } from '@parvis/shared-kernel/session'

const memory = tabMemory('parvis.return-to', kept => typeof kept === 'string')

/** The page that somebody was about to open, over all pages of the way in. To be checked before it is followed. */
export const rememberReturn = (path: string, now = Date.now()): void => memory.keep(path, now)
export const rememberedReturn = (now = Date.now()): string => memory.recall(now) ?? ''
export const forgetReturn = (): void => memory.forget()
