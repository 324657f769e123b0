import type { Offer, Zone } from '@parvis/shared-kernel/offers'
import { pathTo } from '@parvis/shared-kernel/paths'
import { useRemote } from '@parvis/shared-kernel/remote'
import { Heading } from '@parvis/shared-kernel/ui'
import {
  CarIcon,
  CircleAlertIcon,
  FileTextIcon,
  HourglassIcon,
  type IconType,
  MapPinIcon,
} from '@parvis/shared-kernel/ui/icon'
import type { ReactNode } from 'react'
import { OWN_PAGES } from '../../own-pages.ts'
import { useZoneWords } from '../../plan-sheet/use-zone-words.ts'
import { zoneScope } from '../../plan-sheet/zone-scope.model.ts'
import { useMessages } from '../../use-messages.ts'
import { useGivenPlace } from '../../visitor-place/place.store.ts'
import { PriceLines } from './price-lines.tsx'
import styles from './public-offer.module.css'
import { askerAt, type Plan } from './sorted-for-place.model.ts'
import { usePlanWords } from './use-plan-words.ts'

interface RowProps {
  readonly plan: Plan
  readonly offers: readonly Offer[]
  readonly zones: readonly Zone[]
}

/** Name, prices, documents and delay. */
export function PublicOfferRow(props: RowProps) {
  const { plan } = props
  const { navigation } = useRemote()
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Heading level={3} className={styles.name}>
          <a href={navigation.href(pathTo(OWN_PAGES.price, { planId: plan.id }))}>{plan.name}</a>
        </Heading>
        {plan.description && <p className={styles.soft}>{plan.description}</p>}
        <Marks {...props} />
      </div>
      <PriceLines plan={plan} />
    </li>
  )
}

function Mark({ icon: Icon, children }: { readonly icon: IconType; readonly children: ReactNode }) {
  return (
    <li className={styles.mark}>
      <Icon className={styles.markIcon} />
      <span>{children}</span>
    </li>
  )
}

function Marks({ plan, offers, zones }: RowProps) {
  const { t } = useMessages()
  const { place } = useGivenPlace()
  const words = usePlanWords()
  const where = useZoneWords()(zoneScope(plan, zones, askerAt(plan, place, zones)), false)
  const needs = words.needs(plan, offers)
  const documents = plan.kind === 'offer' ? plan.procedure.supportingEvidences.length : 0
  return (
    <ul className={styles.marks}>
      {where && <Mark icon={MapPinIcon}>{where}</Mark>}
      <Mark icon={FileTextIcon}>{t('row.evidences', { count: documents })}</Mark>
      <Mark icon={HourglassIcon}>{words.delay(plan)}</Mark>
      {plan.maxPlates > 0 && <Mark icon={CarIcon}>{words.vehicles(plan)}</Mark>}
      {needs && <Mark icon={CircleAlertIcon}>{needs}</Mark>}
    </ul>
  )
}
