import { failureTitle } from '@parvis/shared-kernel/errors'
import { useRemote } from '@parvis/shared-kernel/remote'
import type { Vehicle } from '@parvis/shared-kernel/subscriber'
import { Button, Cluster, TextInput } from '@parvis/shared-kernel/ui'
import { type FormEvent, useState } from 'react'
import { FailureBanner } from '../../failures/failure-banner.tsx'
import { useMessages } from '../../use-messages.ts'
import { useTypedVehicle } from './use-typed-vehicle.ts'
import { vehicleFaults } from './vehicles.model.ts'
import styles from './vehicles.module.css'
import { useSaveVehicle } from './vehicles.queries.ts'

interface RenameVehicleProps {
  readonly vehicle: Vehicle
  readonly onClose: () => void
}

export function RenameVehicle({ vehicle, onClose }: RenameVehicleProps) {
  const { announce } = useRemote()
  const { t } = useMessages()
  const [name, setName] = useState(vehicle.name)
  const [hasFault, setFault] = useState(false)
  const save = useSaveVehicle(() => {
    announce({ kind: 'toast', tone: 'success', message: t('vehicles.renamed') })
    onClose()
  })
  useTypedVehicle(name.trim() !== vehicle.name.trim())
  const { id, plate, vehicleCategory } = vehicle
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (plate === null || save.isPending) return
    const isWrong = vehicleFaults({ name, plate }, []).includes('name')
    setFault(isWrong)
    if (!isWrong) save.mutate({ id, plate, vehicleCategory, name: name.trim() })
  }
  return (
    <form className={styles.below} onSubmit={submit} noValidate>
      <TextInput
        label={t('vehicles.name')}
        hint={t('vehicles.name.hint')}
        isRequired={false}
        value={name}
        onChange={setName}
        error={hasFault ? t('vehicles.name.fault') : null}
        autoComplete="off"
        ref={focusOnce}
      />
      <FailureBanner title={t(failureTitle(save.error, 'vehicles.not-saved'))} error={save.error} />
      <Cluster>
        <Button type="submit" variant="primary" size="small" isBusy={save.isPending}>
          {t('save.submit')}
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          {t('vehicles.cancel')}
        </Button>
      </Cluster>
    </form>
  )
}

/** The field takes the focus when it appears, with the old name selected. */
function focusOnce(field: HTMLInputElement | null): void {
  field?.focus()
  field?.select()
}
