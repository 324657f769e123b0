import { useId } from 'react'
import { Disclosure } from '../disclosure/index.ts'
import type { FieldFrameProps } from '../field/index.ts'
import { Stack } from '../layout/index.ts'
import { RadioCards } from '../radio-cards/index.ts'
import { outlines, type ZoneRings } from './zone-outline.ts'
import styles from './zone-picker.module.css'

export interface ZoneChoice {
  readonly id: string
  readonly name: string
  readonly description?: string | undefined
  readonly disabledReason?: string | undefined
  /** Shown on the plan when given. */
  readonly rings?: ZoneRings | undefined
}

export interface ZonePickerProps extends FieldFrameProps {
  readonly zones: readonly ZoneChoice[]
  readonly value: string | null
  readonly onChange: (zoneId: string) => void
  /** Texts about the plan: that it is clickable, what it shows, and its name. */
  readonly planTexts: { readonly choose: string; readonly show: string; readonly name: string }
}

/** Choice of a zone: a complete list, then a plan for those who know the streets. */
export function ZonePicker({ zones, value, onChange, hint, planTexts, ...frame }: ZonePickerProps) {
  const drawn = zones.filter(zone => zone.rings && zone.rings.length > 0)
  return (
    <Stack gap={3}>
      <RadioCards
        {...frame}
        hint={hint ?? (drawn.length > 0 ? planTexts.choose : undefined)}
        options={zones.map(({ id, name, description, disabledReason }) => ({
          value: id,
          label: name,
          description,
          disabledReason,
        }))}
        value={value}
        onChange={onChange}
        columns={2}
      />
      {drawn.length > 0 && (
        <Disclosure summary={planTexts.show}>
          <ZonePlan name={planTexts.name} zones={drawn} value={value} onChange={onChange} />
        </Disclosure>
      )}
    </Stack>
  )
}

interface ZonePlanProps extends Pick<ZonePickerProps, 'value' | 'onChange'> {
  readonly name: string
  readonly zones: readonly ZoneChoice[]
}

function ZonePlan({ name, zones, value, onChange }: ZonePlanProps) {
  const titleId = useId()
  const plan = outlines(zones.map(zone => zone.rings ?? []))
  return (
    <svg
      className={styles.plan}
      viewBox={`-2 -2 104 ${plan.height + 4}`}
      role="img"
      aria-labelledby={titleId}
    >
      <title id={titleId}>{name}</title>
      {zones.map((zone, index) => {
        const outline = plan.outlines[index]
        if (!outline) return null
        const isOpen = zone.disabledReason === undefined
        const look = [styles.zone, zone.id === value && styles.chosen, !isOpen && styles.closed]
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the plan repeats the list above, which keyboards and readers use
          <g
            key={zone.id}
            className={look.filter(Boolean).join(' ')}
            onClick={isOpen ? () => onChange(zone.id) : undefined}
          >
            <path d={outline.path} />
            <text x={outline.label[0]} y={outline.label[1]}>
              {zone.name}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
