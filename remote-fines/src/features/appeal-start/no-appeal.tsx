import { type Fine, finePaymentState } from '@parvis/shared-kernel/fines'
import { phoneHref } from '@parvis/shared-kernel/formats'
import { PAGES, pathTo } from '@parvis/shared-kernel/paths'
import { useRemote, useScreen } from '@parvis/shared-kernel/remote'
import type { Instant } from '@parvis/shared-kernel/time'
import { Actions, ButtonLink, EmptyState, PageHeader } from '@parvis/shared-kernel/ui'
import { PhoneIcon, ScaleIcon } from '@parvis/shared-kernel/ui/icon'
import { useMomentFormat } from '../../fine-access/use-moment-format.ts'
import { useMessages } from '../../use-messages.ts'
import type { NoAppealReason } from './no-appeal.model.ts'

interface NoAppealProps {
  readonly fine: Fine
  readonly reason: NoAppealReason
  readonly now: Instant
}

/** Why the fine cannot be contested, and what remains possible. */
export function NoAppeal({ fine, reason, now }: NoAppealProps) {
  const { t } = useMessages()
  const { config } = useRemote()
  const { moment } = useMomentFormat()
  useScreen(t('appeal.start.title'))
  const { phone } = config.contact
  const since = fine.appealDeadline === null ? '' : moment(fine.appealDeadline)
  const state = finePaymentState(fine, now)
  return (
    <>
      <PageHeader
        back={{ href: pathTo(PAGES.fine, { fineId: fine.id }), label: t('pay.back') }}
        title={t('appeal.start.title')}
      />
      <EmptyState
        icon={ScaleIcon}
        title={t(`appeal.no.${reason}`)}
        action={
          <Actions>
            {state === 'due' && reason !== 'already-contested' && (
              <ButtonLink href={pathTo(PAGES.finePayments, { fineId: fine.id })}>
                {t('appeal.pay')}
              </ButtonLink>
            )}
            {state === 'pending' && (
              <ButtonLink href={pathTo(PAGES.finePayments, { fineId: fine.id })}>
                {t('pending.follow')}
              </ButtonLink>
            )}
            <ButtonLink icon={PhoneIcon} href={phoneHref(phone)}>
              {phone}
            </ButtonLink>
            <ButtonLink variant="quiet" href={pathTo(PAGES.fine, { fineId: fine.id })}>
              {t('pay.back')}
            </ButtonLink>
          </Actions>
        }
      >
        {reason === 'deadline-passed' && since !== ''
          ? t('appeal.no.deadline-passed.since', { since })
          : t(`appeal.no.${reason}.text`)}
      </EmptyState>
    </>
  )
}
