import type { ZoneId } from '@parvis/shared-kernel/ids'
import type { Zone } from '@parvis/shared-kernel/offers'
import { Facts } from '@parvis/shared-kernel/ui'
import { ZonePicker } from '@parvis/shared-kernel/ui/zone-picker'
import { useRequestMessages } from '../../use-messages.ts'
import { fieldId } from '../fault-messages.model.ts'
import styles from '../request.module.css'

interface ZoneFieldProps {
  /** Zones that this person may ask for. */
  readonly zones: readonly Zone[]
  readonly value: ZoneId | null
  readonly onChange: (zone: ZoneId) => void
  readonly error: string | null
}

/** Zone of the right: a choice, or plain text if there is only one (first document §5). */
export function ZoneField({ zones, value, onChange, error }: ZoneFieldProps) {
  const { t } = useRequestMessages()
  const [only] = zones
  if (only && zones.length === 1)
    return (
      <Facts
        items={[
          {
            term: t('request.zone'),
            description: (
              <>
                {only.name}
                <span className={styles.aside}>{t('request.zone.only')}</span>
              </>
            ),
          },
        ]}
      />
    )
  return (
    <ZonePicker
      id={fieldId('zone')}
      label={t('request.zone')}
      zones={zones}
      value={value}
      onChange={id => onChange(id as ZoneId)}
      error={error}
      planTexts={{
        choose: t('request.zone.plan.choose'),
        show: t('request.zone.plan.show'),
        name: t('request.zone.plan'),
      }}
    />
  )
}
