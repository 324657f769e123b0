import { abandonAppeal, beginAppeal } from '@parvis/shared-kernel/api'
import { DraftOffer } from '@parvis/shared-kernel/drafts'
import {
  type Appeal,
  amountDue,
  type Fine,
  finePaymentState,
  versionInForce,
} from '@parvis/shared-kernel/fines'
import { PAGES, pathTo } from '@parvis/shared-kernel/paths'
import type { Plate } from '@parvis/shared-kernel/plates'
import {
  useFailureSentence,
  useMutation,
  useNavigate,
  useQueryClient,
  useRemote,
  useScreen,
} from '@parvis/shared-kernel/remote'
import type { Instant } from '@parvis/shared-kernel/time'
import {
  Banner,
  Button,
  Columns,
  Disclosure,
  Note,
  PageHeader,
  Section,
  Stack,
} from '@parvis/shared-kernel/ui'
import { ArrowRightIcon } from '@parvis/shared-kernel/ui/icon'
import type { AppealForm } from '@parvis/shared-kernel/wire'
import styles from '../../appeal/appeal.module.css'
import { fineKey } from '../../appeal/appeal.queries.ts'
import { isBegun } from '../../appeal/appeal-answers.model.ts'
import { forgetNotes } from '../../appeal/appeal-memory.ts'
import { ClockLink } from '../../appeal/clock-link.tsx'
import { FineAside } from '../../appeal/fine-aside.tsx'
import { useCase } from '../../case-access/case-access.tsx'
import { PendingPayment } from '../../fine-access/pending-payment.tsx'
import { useMomentFormat } from '../../fine-access/use-moment-format.ts'
import { OWN_PAGES } from '../../own-pages.ts'
import { useMessages } from '../../use-messages.ts'
import { PiecesToPrepare } from './pieces-to-prepare.tsx'

interface AppealStartProps {
  readonly fine: Fine
  readonly plate: Plate
  /** The unsent draft; null if there is none. */
  readonly draft: Appeal | null
  readonly form: AppealForm
  readonly now: Instant
}

/** Introduction before the form: deadline, procedure, documents to prepare, and what an appeal does not suspend. */
export function AppealStart({ fine, plate, draft, form, now }: AppealStartProps) {
  const { t } = useMessages()
  useScreen(t('appeal.start.title'))
  return (
    <>
      <PageHeader
        back={{ href: pathTo(PAGES.fine, { fineId: fine.id }), label: t('pay.back') }}
        title={t('appeal.start.title')}
        lead={t('appeal.start.lead')}
      />
      <Columns aside={<FineAside fine={fine} plate={plate} now={now} />}>
        <Stack gap={8}>
          <Begin fine={fine} plate={plate} draft={draft} form={form} />
          <WhatHappens />
          <Money fine={fine} now={now} />
          <Section title={t('appeal.start.pieces')} gap={3}>
            <p className={styles.text}>{t('appeal.start.pieces.text')}</p>
            <Disclosure summary={t('appeal.start.pieces.by-reason')}>
              <PiecesToPrepare />
            </Disclosure>
          </Section>
          <ByPost />
        </Stack>
      </Columns>
    </>
  )
}

function Begin({ fine, plate, draft, form }: Omit<AppealStartProps, 'now'>) {
  const { t } = useMessages()
  const { momentWithZone } = useMomentFormat()
  const deadline = draft?.deadline ?? fine.appealDeadline
  return (
    <Stack gap={4}>
      <div className={styles.clock}>
        <Note>{t('appeal.start.until')}</Note>
        <p className={styles.clockWhen}>
          {deadline === null ? t('appeal.start.see-notice') : momentWithZone(deadline)}
        </p>
        {deadline !== null && <ClockLink fine={fine} clock="contest" at={deadline} />}
      </div>
      {draft !== null && isBegun(draft) ? (
        <Found fine={fine} plate={plate} draft={draft} />
      ) : (
        <Fresh fine={fine} plate={plate} draft={draft} />
      )}
      {form.unfinishedDays !== null && (
        <Note>{t('appeal.start.deleted', { days: form.unfinishedDays })}</Note>
      )}
    </Stack>
  )
}

/** Begins or resumes the appeal and opens the form at its first step or first incomplete one. */
function useBegin(fine: Fine, plate: Plate) {
  const { api, keep } = useCase()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (former: Appeal | null) => {
      if (former !== null) {
        await abandonAppeal(api, former.id, plate)
        forgetNotes()
      }
      return beginAppeal(api, fine.id, plate)
    },
    onSuccess({ caseKey }) {
      if (caseKey !== null) keep(caseKey)
      void queries.invalidateQueries({ queryKey: fineKey(fine.id) })
      navigate(pathTo(OWN_PAGES.appealForm, { fineId: fine.id }))
    },
  })
}

function Fresh({ fine, plate, draft }: Omit<AppealStartProps, 'now' | 'form'>) {
  const { t } = useMessages()
  const { subscriber, host } = useRemote()
  // Without a draft the city does not say who can read one; the tab's wording holds in every city.
  const isUnguarded = draft?.access === 'unguarded'
  const isTabOnly = subscriber === null && !isUnguarded
  // A page that embeds this part has nothing to sign in with here.
  const kept = t(isTabOnly ? 'appeal.start.kept-in-tab' : 'appeal.start.kept', { isEmbedded: Boolean(host) })
  const begin = useBegin(fine, plate)
  const failure = useFailureSentence(begin.error)
  return (
    <Stack gap={3}>
      {begin.error && (
        <Banner tone="danger" title={t('appeal.start.failed')} live="alert">
          {failure}
        </Banner>
      )}
      <div>
        <Button
          variant="primary"
          iconEnd={ArrowRightIcon}
          isBusy={begin.isPending || begin.isSuccess}
          onClick={() => begin.mutate(null)}
        >
          {t('appeal.start.begin')}
        </Button>
      </div>
      <Note>{isUnguarded ? `${kept} ${t('case.unguarded.appeal')}` : kept}</Note>
    </Stack>
  )
}

function Found({
  fine,
  plate,
  draft,
}: Pick<AppealStartProps, 'fine' | 'plate'> & { readonly draft: Appeal }) {
  const { t } = useMessages()
  const navigate = useNavigate()
  const over = useBegin(fine, plate)
  const failure = useFailureSentence(over.error)
  const when = draft.updatedAt
  const found = when === null ? [] : [{ where: 'city', savedAt: when } as const]
  return (
    <Stack gap={3}>
      {over.error && (
        <Banner tone="danger" title={t('appeal.start.failed')} live="alert">
          {failure}
        </Banner>
      )}
      <DraftOffer
        draft={{
          found,
          resume: () => navigate(`${pathTo(OWN_PAGES.appealForm, { fineId: fine.id })}?step=resume`),
          startOver: () => !over.isPending && over.mutate(draft),
        }}
      />
    </Stack>
  )
}

function WhatHappens() {
  const { t } = useMessages()
  return (
    <Section title={t('appeal.start.then')} gap={3}>
      <ol>
        <li>{t('appeal.start.then.send')}</li>
        <li>{t('appeal.start.then.answer')}</li>
        <li>{t('appeal.start.then.silence')}</li>
        <li>{t('appeal.start.then.tribunal')}</li>
      </ol>
    </Section>
  )
}

/** An appeal suspends no payment deadline, and paying does not close an appeal. */
function Money({ fine, now }: Pick<AppealStartProps, 'fine' | 'now'>) {
  const { t, formatPrice } = useMessages()
  const { moment } = useMomentFormat()
  const { due } = amountDue(fine, now)
  const { reducedPrice, reducedUntil } = versionInForce(fine)
  const isReduced = reducedPrice !== null && reducedUntil !== null && reducedUntil >= now
  if (finePaymentState(fine, now) === 'pending')
    return (
      <Section title={t('appeal.start.money')} gap={2}>
        <PendingPayment fine={fine} />
        <p className={styles.text}>{t('appeal.start.money.back')}</p>
      </Section>
    )
  if (due === 0)
    return (
      <Section title={t('appeal.start.money')} gap={2}>
        <p className={styles.text}>{t('appeal.start.money.paid')}</p>
      </Section>
    )
  return (
    <Section title={t('appeal.start.money')} gap={2}>
      <p className={styles.text}>{t('appeal.start.money.not-suspended')}</p>
      {isReduced && (
        <p className={styles.text}>
          {t('appeal.start.money.reduced', {
            price: formatPrice(reducedPrice),
            moment: moment(reducedUntil),
          })}
        </p>
      )}
      <p className={styles.text}>{t('appeal.start.money.back')}</p>
    </Section>
  )
}

function ByPost() {
  const { t, locale } = useMessages()
  const { desk } = useRemote().config.contact
  return (
    <Section title={t('appeal.start.post')} gap={2}>
      <p className={styles.text}>{t('appeal.start.post.text', { desk: desk[locale] })}</p>
    </Section>
  )
}
