import type { Vehicle } from '@parvis/shared-kernel/subscriber'
import { Button, EmptyState, Loading, Skeleton } from '@parvis/shared-kernel/ui'
import { CarIcon, PlusIcon } from '@parvis/shared-kernel/ui/icon'
import { useLayoutEffect, useRef, useState } from 'react'
import { FailurePanel } from '../../failures/failure-panel.tsx'
import { SettingsSection } from '../../settings-section/settings-section.tsx'
import { useMessages } from '../../use-messages.ts'
import { AddVehicle } from './add-vehicle.tsx'
import { CritairFilter } from './critair-filter.tsx'
import { type CritairChoice, critairChoices, SHOWN_AT_FIRST, vehiclesOf } from './garage-view.model.ts'
import { VehicleRow } from './vehicle-row.tsx'
import styles from './vehicles.module.css'
import { useGarage } from './vehicles.queries.ts'

/** The subscriber's vehicles, in cities with a garage (second document §3). */
export function Garage() {
  const { t } = useMessages()
  const { garage, isOffered } = useGarage()
  if (!isOffered) return null
  return (
    <SettingsSection title={t('vehicles.title')} text={t('vehicles.text')}>
      {garage.isPending && <GarageSkeleton />}
      {garage.isError && !garage.data && <FailurePanel title={t('vehicles.failed')} query={garage} />}
      {garage.data && <Vehicles vehicles={garage.data} />}
    </SettingsSection>
  )
}

function Vehicles({ vehicles }: { readonly vehicles: readonly Vehicle[] }) {
  const { t } = useMessages()
  const [isAdding, setAdding] = useState(false)
  const addArea = useRef<HTMLDivElement>(null)
  // The focused form or vehicle has disappeared: focus the remaining button as it is rendered, before anything else is.
  const [closings, setClosings] = useState(0)
  const isEmpty = vehicles.length === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: an empty garage has a button of its own, drawn anew
  useLayoutEffect(() => {
    if (closings > 0) addArea.current?.querySelector('button')?.focus()
  }, [closings, isEmpty])
  const focusAdd = () => setClosings(count => count + 1)
  const close = () => {
    setAdding(false)
    focusAdd()
  }
  const add = (
    <Button icon={PlusIcon} onClick={() => setAdding(true)}>
      {t('vehicles.add')}
    </Button>
  )
  return (
    <>
      {!isEmpty && <VehicleList vehicles={vehicles} onRemoved={focusAdd} />}
      {isAdding && <AddVehicle garage={vehicles} onClose={close} />}
      {!isAdding && (
        <div ref={addArea}>
          {isEmpty ? (
            <EmptyState icon={CarIcon} title={t('vehicles.empty')} action={add}>
              {t('vehicles.empty.text')}
            </EmptyState>
          ) : (
            add
          )}
        </div>
      )}
    </>
  )
}

interface VehicleListProps {
  readonly vehicles: readonly Vehicle[]
  readonly onRemoved: () => void
}

/** Three at first, the rest behind an ellipsis; many of several classes can be narrowed (second document §5, §9). */
function VehicleList({ vehicles, onRemoved }: VehicleListProps) {
  const { t } = useMessages()
  const [isWhole, setWhole] = useState(false)
  const [chosen, setChosen] = useState<ReadonlySet<CritairChoice['level']>>(new Set())
  const choices = critairChoices(vehicles)
  const passing = vehiclesOf(vehicles, choices, chosen)
  const shown = isWhole ? passing : passing.slice(0, SHOWN_AT_FIRST)
  const hidden = passing.length - shown.length
  const list = useRef<HTMLUListElement>(null)
  // The pressed button has disappeared: focus the first vehicle that it revealed.
  useLayoutEffect(() => {
    if (isWhole) list.current?.children[SHOWN_AT_FIRST]?.querySelector<HTMLElement>('button')?.focus()
  }, [isWhole])
  return (
    <>
      {choices.length > 0 && <CritairFilter choices={choices} chosen={chosen} onChange={setChosen} />}
      <p className="parvis-hidden" role="status">
        {chosen.size > 0 && t('vehicles.filtered', { count: passing.length, all: vehicles.length })}
      </p>
      <ul className={styles.list} ref={list}>
        {shown.map(vehicle => (
          <VehicleRow key={vehicle.id} vehicle={vehicle} onRemoved={onRemoved} />
        ))}
      </ul>
      {hidden > 0 && (
        <div>
          <Button variant="quiet" onClick={() => setWhole(true)}>
            {t('vehicles.more', { count: hidden })}
          </Button>
        </div>
      )}
    </>
  )
}

function GarageSkeleton() {
  return (
    <Loading>
      <div className={styles.list}>
        {['first', 'second'].map(place => (
          <div key={place} className={styles.row}>
            <Skeleton shape="button" width="150px" />
            <Skeleton width="50%" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
