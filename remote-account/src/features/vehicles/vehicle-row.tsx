import type { Vehicle } from '@parvis/shared-kernel/subscriber'
import { Button, PlateList } from '@parvis/shared-kernel/ui'
import { PencilIcon, TrashIcon } from '@parvis/shared-kernel/ui/icon'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../use-messages.ts'
import { Critair } from './critair.tsx'
import { RemoveVehicle } from './remove-vehicle.tsx'
import { RenameVehicle } from './rename-vehicle.tsx'
import { vehicleCategory, vehicleLabel } from './vehicles.model.ts'
import styles from './vehicles.module.css'

type Doing = 'nothing' | 'renaming' | 'removing'

interface VehicleRowProps {
  readonly vehicle: Vehicle
  readonly onRemoved: () => void
}

/** One vehicle, and below it the action in progress. */
export function VehicleRow({ vehicle, onRemoved }: VehicleRowProps) {
  const { t } = useMessages()
  const [doing, setDoing] = useState<Doing>('nothing')
  const actions = useRef<HTMLDivElement>(null)
  const wasDoing = useRef<Doing>('nothing')
  useEffect(() => {
    // After renaming, or cancelling a removal, the focus returns to its button.
    const button = wasDoing.current === 'removing' ? 'button:last-of-type' : 'button'
    if (doing === 'nothing' && wasDoing.current !== 'nothing') {
      actions.current?.querySelector<HTMLButtonElement>(button)?.focus()
    }
    wasDoing.current = doing
  }, [doing])
  const label = vehicleLabel(vehicle)
  const stop = () => setDoing('nothing')
  return (
    <li className={styles.row}>
      <PlateList plates={vehicle.plate ? [vehicle.plate] : []} size="medium" />
      <VehicleText vehicle={vehicle} />
      {doing === 'nothing' && (
        <div className={styles.actions} ref={actions}>
          <Button
            size="small"
            variant="quiet"
            icon={PencilIcon}
            aria-label={t('vehicles.rename-one', { name: label })}
            onClick={() => setDoing('renaming')}
          >
            {t('vehicles.rename')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            icon={TrashIcon}
            aria-label={t('vehicles.remove-one', { name: label })}
            onClick={() => setDoing('removing')}
          >
            {t('vehicles.remove')}
          </Button>
        </div>
      )}
      {doing === 'renaming' && <RenameVehicle vehicle={vehicle} onClose={stop} />}
      {doing === 'removing' && <RemoveVehicle vehicle={vehicle} onKeep={stop} onRemoved={onRemoved} />}
    </li>
  )
}

function VehicleText({ vehicle }: { readonly vehicle: Vehicle }) {
  const { t } = useMessages()
  const category = vehicleCategory(vehicle.vehicleCategory)
  return (
    <div className={styles.text}>
      {vehicle.name && <strong className={styles.name}>{vehicle.name}</strong>}
      <span className={styles.facts}>
        {category && <span>{t(category)}</span>}
        <Critair vehicle={vehicle} />
      </span>
    </div>
  )
}
