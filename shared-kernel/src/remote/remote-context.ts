import { createContext, use } from 'react'
import type { RemoteContext } from './contract.ts'

export const RemoteContextHolder = createContext<RemoteContext | null>(null)

/** What the shell, or an embed, gave this remote. */
export function useRemote(): RemoteContext {
  const context = use(RemoteContextHolder)
  if (!context) throw new Error('useRemote is called outside a mounted remote')
  return context
}
