import { LateWords } from '@parvis/shared-kernel/page'
import type { ReactNode } from 'react'
import { RIGHT_WORDS } from './word-chunks.ts'

/** Gives the words of one right to what is below it, which waits for them. */
export const RightWords = ({ children }: { readonly children: ReactNode }) => (
  <LateWords chunks={RIGHT_WORDS}>{children}</LateWords>
)
