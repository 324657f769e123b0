import { DraftOffer, draftProcedure, shape, useDraft } from '@parvis/shared-kernel/drafts'
import type { Offer } from '@parvis/shared-kernel/offers'
import { canRequestPlateChange, type RuleRefusal, type Subscription } from '@parvis/shared-kernel/orders'
import { useLocation, useNavigate, useScreen } from '@parvis/shared-kernel/remote'
import type { Instant } from '@parvis/shared-kernel/time'
import { Banner, Columns, PageHeader, PageSkeleton, Stack } from '@parvis/shared-kernel/ui'
import { useState } from 'react'
import { keptFilesShape } from '../../kept-files/kept-files.model.ts'
import { HowToApply } from '../../plan-sheet/how-to-apply.tsx'
import { useWords, type WordId } from '../../words.ts'
import { CurrentPlates } from './current-plates.tsx'
import { firstLines } from './plate-request.model.ts'
import { PlateRequestDone } from './plate-request-done.tsx'
import { type PlateChangeDraft, PlateRequestForm } from './plate-request-form.tsx'

interface PlateRequestProps {
  readonly order: Subscription
  readonly offer: Offer
  readonly now: Instant
}

// What is specific is said; the rest is one sentence.
const REFUSALS: Readonly<Partial<Record<RuleRefusal, WordId>>> = {
  ended: 'plates.refused.ended',
  'not-in-plan': 'plates.refused.plan',
  'plate-change-under-review': 'plates.refused.waiting',
}

const bodyShape = shape.object({ plates: shape.array(shape.string()), files: keptFilesShape })

/** The plates of a subscription, whether they may be changed, and the request to change them. */
export function PlateRequest({ order, offer, now }: PlateRequestProps) {
  const { t } = useWords()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const [isDone, setDone] = useState(false)
  const verdict = canRequestPlateChange(order, offer, now)
  // A page that is opened again says so, too, until the city has decided.
  if (isDone || (state === 'asked' && !verdict.allowed)) return <PlateRequestDone name={offer.name} />
  const finish = () => {
    setDone(true)
    navigate(pathname, { replace: true, state: 'asked' })
  }
  return (
    <>
      <PageHeader
        back={{ href: `/souscriptions/${encodeURIComponent(order.id)}`, label: t('order.back') }}
        eyebrow={offer.name}
        title={t('plates.title')}
        lead={verdict.allowed ? t('plates.lead') : undefined}
      />
      <Columns aside={<HowToApply title="ask.title" text="ask.text" />}>
        <Stack gap={8}>
          <CurrentPlates order={order} />
          {verdict.allowed ? (
            <Asking order={order} offer={offer} onDone={finish} />
          ) : (
            <Refused words={REFUSALS[verdict.reason] ?? 'plates.refused.status'} />
          )}
        </Stack>
      </Columns>
    </>
  )
}

function Refused({ words }: { readonly words: WordId }) {
  const { t } = useWords()
  useScreen(t('plates.title'))
  return (
    <Banner tone="info" title={t('plates.refused')}>
      {t(words)}
    </Banner>
  )
}

interface AskingProps extends Omit<PlateRequestProps, 'now'> {
  readonly onDone: () => void
}

/** What was typed and sent comes back with the draft. */
function Asking({ order, offer, onDone }: AskingProps) {
  const { t } = useWords()
  useScreen(t('plates.title'))
  const draft = useDraft<PlateChangeDraft>({
    procedure: draftProcedure('plateChange', order.id),
    initial: { plates: firstLines(order.plates), files: {} },
    read: bodyShape,
  })
  if (draft.phase === 'loading') return <PageSkeleton />
  if (draft.phase === 'found') return <DraftOffer draft={draft} />
  return <PlateRequestForm key={draft.revision} order={order} offer={offer} draft={draft} onDone={onDone} />
}
