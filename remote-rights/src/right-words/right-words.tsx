import { LateWords } from '@parvis/shared-kernel/page'
import type { ReactNode } from 'react'
import { RIGHT_WORDS } from './word-chunks.ts'

/** Provides the messages of one right; children wait for them. */
export const RightWords = ({ children }: { readonly children: ReactNode }) => (
  <LateWords chunks={RIGHT_WORDS}>{children}</LateWords>
)
