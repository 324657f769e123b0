import { usePendingDrafts } from '@parvis/shared-kernel/drafts'
import type { Offer } from '@parvis/shared-kernel/offers'
import { PAGES } from '@parvis/shared-kernel/paths'
import type { Definition } from '@parvis/shared-kernel/tickets'
import { ButtonLink, Columns, PageHeader, Stack } from '@parvis/shared-kernel/ui'
import { ArrowRightIcon } from '@parvis/shared-kernel/ui/icon'
import type { ReactNode } from 'react'
import { useMessages } from '../use-messages.ts'
import { HowToApply } from './how-to-apply.tsx'

interface PlanSheetProps {
  readonly plan: Offer | Definition
  /** Banner: whether this person may request it. */
  readonly availability: ReactNode
  /** Address of the request's start; undefined if this person may not request it. */
  readonly start?: string | undefined
  readonly children: ReactNode
}

/** Page of one plan: header, sections, and how to request it beside them. */
export function PlanSheet({ plan, availability, start, children }: PlanSheetProps) {
  const { t } = useMessages()
  const { drafts } = usePendingDrafts([plan])
  // Drafts of a first request and of a renewal are separate. An existing draft is offered together with a new start.
  const isBegun = drafts.some(({ href }) => href === start?.replace('step=start', 'step=resume'))
  return (
    <>
      <PageHeader
        back={{ href: PAGES.catalogue, label: t('catalogue.back') }}
        eyebrow={t(`eyebrow.${plan.kind}`)}
        title={plan.name}
        lead={plan.description || undefined}
        actions={
          start && (
            <ButtonLink variant="primary" iconEnd={ArrowRightIcon} href={start}>
              {t(isBegun ? 'pending-draft.resume' : 'request.begin')}
            </ButtonLink>
          )
        }
      />
      <Columns aside={<HowToApply about="ask" />}>
        <Stack gap={8}>
          {availability}
          {children}
        </Stack>
      </Columns>
    </>
  )
}
