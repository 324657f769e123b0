import { keepVisitorAddress } from '@parvis/shared-kernel/address'
import type { Catalogue } from '@parvis/shared-kernel/api'
import { phoneHref } from '@parvis/shared-kernel/formats'
import { PAGES, planPath } from '@parvis/shared-kernel/paths'
import { cityNow, useRemote, useScreen } from '@parvis/shared-kernel/remote'
import type { Instant } from '@parvis/shared-kernel/time'
import { ButtonLink, Columns, type Fact, Link, PageHeader, Section, Stack } from '@parvis/shared-kernel/ui'
import { ArrowRightIcon, PhoneIcon } from '@parvis/shared-kernel/ui/icon'
import { askedFor } from '../../plan-sheet/checklist.model.ts'
import { Checklist } from '../../plan-sheet/checklist.tsx'
import { Conditions } from '../../plan-sheet/conditions.tsx'
import { OptionsTable } from '../../plan-sheet/options-table.tsx'
import { namedZones } from '../../plan-sheet/plan-facts.model.ts'
import { Procedure } from '../../plan-sheet/procedure.tsx'
import { SidePanel } from '../../plan-sheet/side-panel.tsx'
import { useCritairClasses } from '../../plan-sheet/use-vehicle-text.ts'
import { zoneScope } from '../../plan-sheet/zone-scope.model.ts'
import { useMessages } from '../../use-messages.ts'
import { useGivenPlace } from '../../visitor-place/place.store.ts'
import { delayOf } from './delay.model.ts'
import { PlaceNote } from './place-note.tsx'
import styles from './public-offer.module.css'
import { askerAt, type Plan } from './sorted-for-place.model.ts'
import { usePlanTexts } from './use-plan-texts.ts'

interface PublicSheetProps {
  readonly plan: Plan
  readonly catalogue: Catalogue
  readonly now: Instant
}

/** Public page of one offer: prices, documents, delay, conditions and the request link. */
export function PublicSheet({ plan, catalogue, now }: PublicSheetProps) {
  const { t } = useMessages()
  useScreen(plan.name)
  const { zones, offers } = catalogue
  const more = useMoreConditions(plan, catalogue)
  const held = useHeldFacts(plan, offers)
  const { place } = useGivenPlace()
  const prepared = askedFor(plan)
  return (
    <>
      <PageHeader
        back={{ href: PAGES.prices, label: t('public.back') }}
        eyebrow={t(`eyebrow.${plan.kind}`)}
        title={plan.name}
        lead={plan.description || undefined}
      />
      <Columns aside={<Begin plan={plan} />}>
        <Stack gap={8}>
          <PlaceNote plan={plan} zones={zones} />
          <OptionsTable plan={plan} />
          <Delay plan={plan} />
          {prepared.length > 0 && <Checklist items={prepared} />}
          {plan.kind === 'offer' && <Procedure offer={plan} />}
          <Conditions
            plan={plan}
            zones={zoneScope(plan, zones, askerAt(plan, place, zones))}
            now={now}
            notBefore={null}
            more={[...more, ...held]}
          />
        </Stack>
      </Columns>
    </>
  )
}

function Delay({ plan }: { readonly plan: Plan }) {
  const { t } = useMessages()
  const texts = usePlanTexts()
  return (
    <Section title={t('public.delay.title')} gap={2}>
      <p className={styles.delay}>{texts.delay(plan)}</p>
      {delayOf(plan).kind === 'reviewed' && <p className={styles.soft}>{t('public.delay.more')}</p>}
    </Section>
  )
}

function useHeldFacts(plan: Plan, offers: Catalogue['offers']): readonly Fact[] {
  const { t } = useMessages()
  const texts = usePlanTexts()
  return [
    { term: t('conditions.needs'), description: texts.needed(plan, offers) },
    { term: t('public.forbids.term'), description: texts.forbids(plan, offers) },
  ]
}

/** Quotas and vehicle categories. */
function useMoreConditions(plan: Plan, { zones }: Catalogue): readonly Fact[] {
  const { t, formatList } = useMessages()
  const limit = plan.kind === 'offer' ? plan.orderLimit : plan.maximumTicketNumberPerYear
  const classes = useCritairClasses()(plan)
  const isForResidents = plan.kind === 'offer' ? plan.isZoneFromResidence : plan.residenceZoneIds.length > 0
  const homes = plan.kind === 'definition' ? namedZones(plan.residenceZoneIds, zones) : []
  return [
    {
      term: t('public.critair.term'),
      description: classes && t('public.critair', { classes }),
    },
    {
      term: t('public.limit.term'),
      description: limit ? t(`public.limit.${plan.kind}`, { count: limit }) : null,
    },
    {
      term: t('public.residence.term'),
      description: isForResidents
        ? homes.length > 0
          ? t('public.residence.zones', { zones: formatList(homes.map(({ name }) => name)) })
          : t('public.residence')
        : null,
    },
  ]
}

function Begin({ plan }: { readonly plan: Plan }) {
  const { t } = useMessages()
  const { config, session } = useRemote()
  const { address } = useGivenPlace()
  const isSignedIn = session.state.kind === 'connected'
  const { phone } = config.contact
  return (
    <SidePanel title={t('public.begin.title')}>
      <p>{t(isSignedIn ? 'public.begin.signed-in' : 'public.begin.text')}</p>
      <ButtonLink
        variant="primary"
        isWide
        iconEnd={ArrowRightIcon}
        href={planPath(plan)}
        onClick={() => address && keepVisitorAddress(address, cityNow())}
      >
        {t(isSignedIn ? 'request.begin' : 'public.begin.sign-in')}
      </ButtonLink>
      <p className={styles.soft}>{t('public.begin.help')}</p>
      <Link href={phoneHref(phone)} icon={PhoneIcon} isAlone>
        {phone}
      </Link>
    </SidePanel>
  )
}
