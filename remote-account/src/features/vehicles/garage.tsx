import { useI18n } from '@parvis/shared-kernel/i18n'
import { useRemote } from '@parvis/shared-kernel/remote'
import type { Vehicle } from '@parvis/shared-kernel/subscriber'
import { Button, EmptyState, ErrorPanel, Loading, Skeleton } from '@parvis/shared-kernel/ui'
import { CarIcon, PlusIcon } from '@parvis/shared-kernel/ui/icon'
import { useRef, useState } from 'react'
import { useFailureWords } from '../../failure-words/use-failure-words.ts'
import type { AccountMessageId } from '../../messages/fr.ts'
import { SettingsSection } from '../../settings-section/settings-section.tsx'
import { AddVehicle } from './add-vehicle.tsx'
import { VehicleRow } from './vehicle-row.tsx'
import styles from './vehicles.module.css'
import { useGarage } from './vehicles.queries.ts'

/** The vehicles of the subscriber, where the city keeps them (second document §3). */
export function Garage() {
  const { t } = useI18n<AccountMessageId>()
  const { garage, isOffered } = useGarage()
  if (!isOffered) return null
  return (
    <SettingsSection title={t('vehicles.title')} text={t('vehicles.text')}>
      {garage.isPending && <GarageSkeleton />}
      {garage.isError && (
        <GarageFailed
          error={garage.error}
          isRetrying={garage.isFetching}
          onRetry={() => void garage.refetch()}
        />
      )}
      {garage.data && <Vehicles vehicles={garage.data} />}
    </SettingsSection>
  )
}

function Vehicles({ vehicles }: { readonly vehicles: readonly Vehicle[] }) {
  const { t } = useI18n<AccountMessageId>()
  const [isAdding, setAdding] = useState(false)
  const door = useRef<HTMLDivElement>(null)
  // What had the focus is gone, a form or a vehicle: it goes to the button that stays.
  const focusDoor = () => requestAnimationFrame(() => door.current?.querySelector('button')?.focus())
  const close = () => {
    setAdding(false)
    focusDoor()
  }
  const add = (
    <Button icon={PlusIcon} onClick={() => setAdding(true)}>
      {t('vehicles.add')}
    </Button>
  )
  return (
    <>
      {vehicles.length > 0 && (
        <ul className={styles.list}>
          {vehicles.map(vehicle => (
            <VehicleRow key={vehicle.id} vehicle={vehicle} onRemoved={focusDoor} />
          ))}
        </ul>
      )}
      {isAdding && <AddVehicle garage={vehicles} onClose={close} />}
      {!isAdding && (
        <div ref={door}>
          {vehicles.length > 0 ? (
            add
          ) : (
            <EmptyState icon={CarIcon} title={t('vehicles.empty')} action={add}>
              {t('vehicles.empty.text')}
            </EmptyState>
          )}
        </div>
      )}
    </>
  )
}

interface GarageFailedProps {
  readonly error: unknown
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

function GarageFailed({ error, isRetrying, onRetry }: GarageFailedProps) {
  const { config } = useRemote()
  const { t } = useI18n<AccountMessageId>()
  const sentence = useFailureWords(error)
  return (
    <ErrorPanel
      title={t('vehicles.failed')}
      explanation={sentence}
      isRetrying={isRetrying}
      onRetry={onRetry}
      contact={config.contact}
    />
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
