import { failureTitle } from '@parvis/shared-kernel/errors'
import { insideSentence, phoneHref } from '@parvis/shared-kernel/formats'
import { useFailureSentence, useMutation, useRemote } from '@parvis/shared-kernel/remote'
import { Banner, Button, Link, Stack } from '@parvis/shared-kernel/ui'
import { MailIcon } from '@parvis/shared-kernel/ui/icon'
import type { ReactNode } from 'react'
import { useMessages } from '../use-messages.ts'
import { useCase } from './case-access.tsx'
import { type ClosedCase, waysIn } from './case-closed.model.ts'
import { Outcome } from './outcome.tsx'

interface CaseClosedProps extends Omit<ClosedCase, 'isEnded'> {
  /** Has another link mailed to the address on file. */
  readonly onAsk: () => Promise<void>
  /** Form for the payment's receipt. */
  readonly receipt?: ReactNode
}

/**
 * Shown to a reader without access: says that the case is closed to them and how to open it (D16). An expired link is
 * named as such.
 */
export function CaseClosed({ onAsk, receipt, ...closed }: CaseClosedProps) {
  const { t } = useMessages()
  const { key } = useCase()
  const asking = useMutation({ mutationFn: onAsk })
  const failure = useFailureSentence(asking.error)
  const isEnded = key !== null
  const ways = waysIn({ ...closed, isEnded })
  return (
    <Stack gap={4}>
      <Banner
        tone={isEnded ? 'warning' : 'info'}
        title={t(ways.title)}
        actions={
          ways.canAsk &&
          !asking.isSuccess && (
            <Button icon={MailIcon} isBusy={asking.isPending} onClick={() => asking.mutate()}>
              {t('case.ask')}
            </Button>
          )
        }
      >
        {ways.hint && <p>{t(ways.hint)}</p>}
        <p>{t(ways.text)}</p>
        {ways.isDeskNamed && <AtTheDesk />}
      </Banner>
      <Outcome takesFocus={asking.isSuccess}>
        {asking.isSuccess && (
          <Banner tone="success" title={t('case.mailed.title')}>
            {t('case.mailed.text')}
          </Banner>
        )}
        {asking.isError && (
          <Banner tone="danger" title={t(failureTitle(asking.error, 'case.ask.failed'))}>
            {failure}
          </Banner>
        )}
      </Outcome>
      {ways.hasReceiptForm && receipt}
    </Stack>
  )
}

/** Desk access: the city verifies the identity and opens the case, with an e-mail address on file from then on. */
function AtTheDesk() {
  const { t, locale } = useMessages()
  const { desk, phone } = useRemote().config.contact
  return (
    <>
      <p>{t('case.by-desk', { desk: insideSentence(desk[locale]) })}</p>
      <p>
        {t('case.by-phone')} <Link href={phoneHref(phone)}>{phone}</Link>
      </p>
    </>
  )
}

/** In a city without case access control, says who else can read the case (D16). */
export function UnguardedNote({ kind }: Pick<CaseClosedProps, 'kind'>) {
  const { t } = useMessages()
  return <Banner tone="info">{t(`case.unguarded.${kind}`)}</Banner>
}
