import { failureTitle } from '@parvis/shared-kernel/errors'
import { useRemote } from '@parvis/shared-kernel/remote'
import type { Vehicle } from '@parvis/shared-kernel/subscriber'
import { Button, Cluster } from '@parvis/shared-kernel/ui'
import { useEffect, useId, useRef } from 'react'
import { FailureBanner } from '../../failures/failure-banner.tsx'
import { useMessages } from '../../use-messages.ts'
import { vehicleLabel } from './vehicles.model.ts'
import styles from './vehicles.module.css'
import { useRemoveVehicle } from './vehicles.queries.ts'

interface RemoveVehicleProps {
  readonly vehicle: Vehicle
  readonly onKeep: () => void
  readonly onRemoved: () => void
}

/** Asks once, in place: a vehicle is quickly added again, so no dialog gets in the way. */
export function RemoveVehicle({ vehicle, onKeep, onRemoved }: RemoveVehicleProps) {
  const { announce } = useRemote()
  const { t } = useMessages()
  const id = useId()
  const question = useRef<HTMLDivElement>(null)
  const remove = useRemoveVehicle(() => {
    announce({ kind: 'toast', tone: 'success', message: t('vehicles.removed') })
    onRemoved()
  })
  useEffect(() => {
    question.current?.focus()
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for answers; this is a question with two buttons.
    <div className={styles.below} role="group" aria-labelledby={id} tabIndex={-1} ref={question}>
      <div>
        <p className={styles.question} id={id}>
          {t('vehicles.remove.title', { name: vehicleLabel(vehicle) })}
        </p>
        <p>{t('vehicles.remove.text')}</p>
      </div>
      <FailureBanner title={t(failureTitle(remove.error, 'vehicles.not-removed'))} error={remove.error} />
      <Cluster>
        <Button
          size="small"
          variant="danger"
          isBusy={remove.isPending}
          onClick={() => remove.mutate(vehicle.id)}
        >
          {t('vehicles.remove.confirm')}
        </Button>
        <Button size="small" variant="quiet" disabled={remove.isPending} onClick={onKeep}>
          {t('vehicles.keep')}
        </Button>
      </Cluster>
    </div>
  )
}
