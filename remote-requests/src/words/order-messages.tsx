import { LazyMessages } from '@parvis/shared-kernel/page'
import type { ReactNode } from 'react'
import { ORDER_MESSAGES } from './message-chunks.ts'

/** Provides the messages of the screens of a right that exists; children wait for them. */
export const OrderMessages = ({ children }: { readonly children: ReactNode }) => (
  <LazyMessages chunks={ORDER_MESSAGES}>{children}</LazyMessages>
)
