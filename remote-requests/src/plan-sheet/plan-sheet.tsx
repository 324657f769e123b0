import { useUnfinished } from '@parvis/shared-kernel/drafts'
import type { Offer } from '@parvis/shared-kernel/offers'
import { PAGES } from '@parvis/shared-kernel/paths'
import { useRemote } from '@parvis/shared-kernel/remote'
import type { Definition } from '@parvis/shared-kernel/tickets'
import { ButtonLink, Columns, PageHeader, Stack } from '@parvis/shared-kernel/ui'
import { ArrowRightIcon } from '@parvis/shared-kernel/ui/icon'
import type { ReactNode } from 'react'
import { useWords } from '../words.ts'
import { HowToApply } from './how-to-apply.tsx'

interface PlanSheetProps {
  readonly plan: Offer | Definition
  /** Whether this person may ask for it, in a banner. */
  readonly standing: ReactNode
  /** How to ask for it at the desk; where this is not the way, whom to ask. */
  readonly isOpen: boolean
  /** Where the request begins; undefined where this person may not ask for it. */
  readonly start?: string | undefined
  readonly children: ReactNode
}

/** One plan on one page: what it is, its sections, and beside them how to ask for it. */
export function PlanSheet({ plan, standing, isOpen, start, children }: PlanSheetProps) {
  const { t } = useWords()
  const { navigation } = useRemote()
  const { unfinished } = useUnfinished([plan])
  // Of this very request: a first one and a renewal have drafts of their own. What is there is offered, with a new start.
  const isBegun = unfinished.some(
    ({ href }) => navigation.href(href) === start?.replace('step=start', 'step=resume'),
  )
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
              {t(isBegun ? 'unfinished.resume' : 'request.begin')}
            </ButtonLink>
          )
        }
      />
      <Columns
        aside={
          <HowToApply
            title={isOpen ? 'apply.title' : 'ask.title'}
            text={isOpen ? 'apply.text' : 'ask.text'}
          />
        }
      >
        <Stack gap={8}>
          {standing}
          {children}
        </Stack>
      </Columns>
    </>
  )
}
