import { createContext, use } from 'react'
import type { RemoteContext } from './contract.ts'

export const RemoteContextHolder = createContext<RemoteContext | null>(null)

/** The context given to this remote by the shell or an embed. */
export function useRemote(): RemoteContext {
  const context = use(RemoteContextHolder)
  if (!context) throw new Error('useRemote is called outside a mounted remote')
  return context
}
