import { LazyMessages } from '@parvis/shared-kernel/page'
import type { ReactNode } from 'react'
import { RIGHT_MESSAGES } from './message-chunks.ts'

/** Provides the messages of one right; children wait for them. */
export const RightMessages = ({ children }: { readonly children: ReactNode }) => (
  <LazyMessages chunks={RIGHT_MESSAGES}>{children}</LazyMessages>
)
