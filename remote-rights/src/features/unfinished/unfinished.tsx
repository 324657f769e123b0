import { UnfinishedRequests } from '@parvis/shared-kernel/drafts'
import { LateBoundary } from '@parvis/shared-kernel/page'
import type { ComponentProps } from 'react'
import { RightWords } from '../../right-words/right-words.tsx'

/** Requests that were begun and not sent. Without it each is found again from its own offer. */
export const Unfinished = (props: ComponentProps<typeof UnfinishedRequests>) => (
  <LateBoundary fallback={null} isOptional>
    <RightWords>
      <UnfinishedRequests {...props} />
    </RightWords>
  </LateBoundary>
)
