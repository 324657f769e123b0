import { DraftOffer, draftProcedure, shape, useDraft } from '@parvis/shared-kernel/drafts'
import type { Offer } from '@parvis/shared-kernel/offers'
import type { Subscription } from '@parvis/shared-kernel/orders'
import { useScreen } from '@parvis/shared-kernel/remote'
import { PageSkeleton } from '@parvis/shared-kernel/ui'
import type { ReactNode } from 'react'
import { keptFilesShape } from '../../kept-files/kept-files.model.ts'
import { useOrderMessages } from '../../use-messages.ts'
import { firstLines } from './plate-request.model.ts'
import { type PlateChangeDraft, PlateRequestForm } from './plate-request-form.tsx'

interface PlateAskingProps {
  readonly order: Subscription
  readonly offer: Offer
  readonly onDone: () => void
}

const bodyShape = shape.object({ plates: shape.array(shape.string()), files: keptFilesShape })

/** The request form; answers and files are restored from the draft. */
export function PlateAsking({ order, offer, onDone }: PlateAskingProps) {
  const draft = useDraft<PlateChangeDraft>({
    procedure: draftProcedure('plateChange', order.id),
    initial: { plates: firstLines(order.plates), files: {} },
    read: bodyShape,
  })
  if (draft.phase === 'loading')
    return (
      <Unready>
        <PageSkeleton />
      </Unready>
    )
  if (draft.phase === 'found')
    return (
      <Unready>
        <DraftOffer draft={draft} />
      </Unready>
    )
  return <PlateRequestForm key={draft.revision} order={order} offer={offer} draft={draft} onDone={onDone} />
}

/**
 * Announces the title until the form is shown, which announces its own: both together would hide the form's title
 * with its errors.
 */
function Unready({ children }: { readonly children: ReactNode }) {
  const { t } = useOrderMessages()
  useScreen(t('plates.title'))
  return children
}
