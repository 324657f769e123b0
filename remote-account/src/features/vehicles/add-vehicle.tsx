import { failureTitle, refusalOf } from '@parvis/shared-kernel/errors'
import { newVehicleId } from '@parvis/shared-kernel/ids'
import { plate } from '@parvis/shared-kernel/plates'
import { useRemote } from '@parvis/shared-kernel/remote'
import type { Vehicle } from '@parvis/shared-kernel/subscriber'
import { Button, Cluster, TextInput } from '@parvis/shared-kernel/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { FailureBanner } from '../../failures/failure-banner.tsx'
import type { AccountMessageId } from '../../messages/fr.ts'
import { useMessages } from '../../use-messages.ts'
import { PlateDoubtHelp } from './plate-doubt-help.tsx'
import { useTypedVehicle } from './use-typed-vehicle.ts'
import { plateHelp, type VehicleFault, type VehicleForm, vehicleFaults } from './vehicles.model.ts'
import styles from './vehicles.module.css'
import { useSaveVehicle } from './vehicles.queries.ts'

const FAULTS = {
  plate: 'vehicles.plate.fault',
  'plate-taken': 'vehicles.plate.taken',
  name: 'vehicles.name.fault',
} as const satisfies Record<VehicleFault, AccountMessageId>

interface AddVehicleProps {
  readonly garage: readonly Vehicle[]
  readonly onClose: () => void
}

const isTaken = (error: unknown): boolean => refusalOf(error)?.code === 'VehicleAlreadyExists'

/** Created once per addition: the id makes a repeat idempotent (D14). */
const freshId = () => newVehicleId(crypto.getRandomValues(new Uint8Array(10)), Date.now())

export function AddVehicle({ garage, onClose }: AddVehicleProps) {
  const { announce } = useRemote()
  const { t } = useMessages()
  const [id] = useState(freshId)
  const [form, setForm] = useState<VehicleForm>({ plate: '', name: '' })
  const [faults, setFaults] = useState<readonly VehicleFault[]>([])
  const { plateField, nameField } = useFields(faults)
  const save = useSaveVehicle(() => {
    announce({ kind: 'toast', tone: 'success', message: t('vehicles.added') })
    onClose()
  })
  useTypedVehicle(form.plate.trim() !== '' || form.name.trim() !== '')
  const wasTaken = isTaken(save.error)
  const write = (change: Partial<VehicleForm>) => setForm(typed => ({ ...typed, ...change }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    const found = vehicleFaults(form, garage)
    setFaults(found)
    const read = plate(form.plate)
    if (read && found.length === 0)
      save.mutate({ id, plate: read, name: form.name.trim(), vehicleCategory: null })
  }
  const errorOf = (...kinds: readonly VehicleFault[]) => {
    const fault =
      faults.find(one => kinds.includes(one)) ??
      (wasTaken && kinds.includes('plate-taken') ? 'plate-taken' : null)
    return fault && t(FAULTS[fault])
  }
  return (
    <form className={styles.adding} onSubmit={submit} noValidate>
      <div>
        <TextInput
          ref={plateField}
          label={t('vehicles.plate')}
          hint={t('vehicles.plate.hint')}
          width="medium"
          isPlate
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={form.plate}
          onChange={number => write({ plate: number })}
          error={errorOf('plate', 'plate-taken')}
        />
        <PlateDoubtHelp help={plateHelp(form.plate)} onTake={number => write({ plate: number })} />
      </div>
      <TextInput
        ref={nameField}
        label={t('vehicles.name')}
        hint={t('vehicles.name.hint')}
        width="medium"
        isRequired={false}
        autoComplete="off"
        value={form.name}
        onChange={name => write({ name })}
        error={errorOf('name')}
      />
      <FailureBanner
        title={t(failureTitle(save.error, 'vehicles.not-saved'))}
        error={wasTaken ? null : save.error}
      />
      <Cluster>
        <Button type="submit" variant="primary" isBusy={save.isPending}>
          {t('vehicles.save')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('vehicles.cancel')}
        </Button>
      </Cluster>
    </form>
  )
}

/** Focuses the plate on opening, then the first fault. */
function useFields(faults: readonly VehicleFault[]) {
  const plateField = useRef<HTMLInputElement>(null)
  const nameField = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const field = faults[0] === 'name' ? nameField : plateField
    field.current?.focus()
  }, [faults])
  return { plateField, nameField }
}
