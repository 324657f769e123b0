import type { Offer } from '@parvis/shared-kernel/offers'
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
  return (
    <>
      <PageHeader
        back={{ href: '/demandes', label: t('catalogue.back') }}
        eyebrow={t(`eyebrow.${plan.kind}`)}
        title={plan.name}
        lead={plan.description || undefined}
        actions={
          start && (
            <ButtonLink variant="primary" iconEnd={ArrowRightIcon} href={start}>
              {t('request.begin')}
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
