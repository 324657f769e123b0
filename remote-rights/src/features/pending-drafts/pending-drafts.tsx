import { PendingDrafts } from '@parvis/shared-kernel/drafts'
import { LateBoundary } from '@parvis/shared-kernel/page'
import type { ComponentProps } from 'react'
import { RightMessages } from '../../right-messages/right-messages.tsx'

/** Unsent requests. Optional: each can also be resumed from its offer. */
export const PendingDraftsSection = (props: ComponentProps<typeof PendingDrafts>) => (
  <LateBoundary fallback={null} isOptional>
    <RightMessages>
      <PendingDrafts {...props} />
    </RightMessages>
  </LateBoundary>
)
