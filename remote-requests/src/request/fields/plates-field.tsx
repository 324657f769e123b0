import type { Offer } from '@parvis/shared-kernel/offers'
import { canAddPlate, canRemovePlate } from '@parvis/shared-kernel/orders'
import { addField } from '@parvis/shared-kernel/page'
import { displayPlate, type Plate, plate, plateQuestion, spreadPlates } from '@parvis/shared-kernel/plates'
import { passesCritairFilter, type Vehicle } from '@parvis/shared-kernel/subscriber'
import { Button, Cluster, Disclosure, Note, TextInput } from '@parvis/shared-kernel/ui'
import { PlusIcon, TrashIcon } from '@parvis/shared-kernel/ui/icon'
import { useVehicleText } from '../../plan-sheet/use-vehicle-text.ts'
import { useRequestMessages } from '../../use-messages.ts'
import { type FaultMessage, faultOf, fieldId } from '../fault-messages.model.ts'
import styles from '../request.module.css'

interface PlatesFieldProps {
  /** As typed, one per line. */
  readonly plates: readonly string[]
  readonly max: number
  readonly isRequired: boolean
  /** Number of initial lines, which cannot be removed. */
  readonly ownLines?: number
  readonly onChange: (plates: readonly string[]) => void
  /** Of `plates` and `plates.<n>`. */
  readonly faults: readonly FaultMessage[]
  /** The person's vehicles to pick from; empty if the city has no garage. */
  readonly garage: readonly Vehicle[]
  /** The offer, where it may be limited to certain vehicles. */
  readonly offer?: Offer
}

/** The plates of a request: typed in any spacing, or picked from the garage; doubtful ones are questioned, never refused. */
export function PlatesField(props: PlatesFieldProps) {
  const { max, isRequired, ownLines = 1, onChange, faults } = props
  // An older draft of a plan that took none has no line.
  const plates = props.plates.length > 0 ? props.plates : ['']
  const isSingle = max === 1 && plates.length === 1
  const { t } = useRequestMessages()
  const whole = faultOf(faults, 'plates')
  const vehicles = useVehicleText()(props.offer ?? null)
  return (
    <fieldset className={styles.plates}>
      <legend className={isSingle ? 'parvis-hidden' : styles.legend}>{t('request.plates', { max })}</legend>
      {max > 1 && <Note>{t('request.plates.hint', { max })}</Note>}
      {vehicles && <Note>{vehicles}</Note>}
      {plates.map((text, index) => (
        <PlateLine
          key={index}
          text={text}
          index={index}
          label={isSingle ? t('request.plate') : t('request.plate.n', { index: index + 1 })}
          isRequired={isRequired && index < Math.max(1, ownLines)}
          error={faultOf(faults, `plates.${index}`) ?? (index === 0 ? whole : null)}
          onWrite={written => onChange(plates.with(index, written))}
          onRemove={canRemovePlate(plates.length) ? () => onChange(plates.toSpliced(index, 1)) : null}
          spread={spreadPlates(plates, index, max)}
          onSpread={onChange}
        />
      ))}
      {canAddPlate(plates.length, max) && (
        <div>
          <Button
            variant="quiet"
            icon={PlusIcon}
            onClick={event => addField(event, () => onChange([...plates, '']))}
          >
            {t('request.plate.add')}
          </Button>
        </div>
      )}
      <Garage {...props} plates={plates} />
    </fieldset>
  )
}

interface PlateLineProps {
  readonly text: string
  readonly index: number
  readonly label: string
  readonly isRequired: boolean
  readonly error: string | null
  readonly onWrite: (text: string) => void
  readonly onRemove: (() => void) | null
  /** All lines once each plate of a list that stands in this one has its own; null without a list. */
  readonly spread: readonly string[] | null
  readonly onSpread: (plates: readonly string[]) => void
}

function PlateLine({ text, index, label, isRequired, error, onWrite, onRemove, ...list }: PlateLineProps) {
  const { t } = useRequestMessages()
  return (
    <div className={styles.plateLine}>
      <div className={styles.plateField}>
        <TextInput
          id={fieldId(`plates.${index}`)}
          label={label}
          value={text}
          onChange={onWrite}
          error={error}
          isPlate
          isRequired={isRequired}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      {onRemove && (
        <div className={styles.removal}>
          <Button
            variant="quiet"
            icon={TrashIcon}
            onClick={onRemove}
            aria-label={t('request.plate.remove-n', { index: index + 1 })}
          >
            {t('request.plate.remove')}
          </Button>
        </div>
      )}
      <PlateDoubt text={text} onWrite={onWrite} {...list} />
    </div>
  )
}

/** "Did you mean …?", and for a list of plates all of them at once. */
function PlateDoubt({
  text,
  onWrite,
  spread,
  onSpread,
}: Pick<PlateLineProps, 'text' | 'onWrite' | 'spread' | 'onSpread'>) {
  const { t } = useRequestMessages()
  const question = plateQuestion(text)
  const suggestions = question?.suggestions ?? []
  const [suggestion] = suggestions
  return (
    <div className={styles.doubt} role="status">
      {question && !suggestion && <span>{t('request.plate.doubt.unknown', { found: question.found })}</span>}
      {suggestion && (
        <>
          <span>
            {t('request.plate.doubt', { count: suggestions.length, plate: displayPlate(suggestion) })}
          </span>
          {spread && (
            <Button variant="quiet" size="small" onClick={() => onSpread(spread)}>
              {t('request.plate.use-all')}
            </Button>
          )}
          {suggestions.map(meant => (
            <Button key={meant} variant="quiet" size="small" onClick={() => onWrite(displayPlate(meant))}>
              {t('request.plate.use', { plate: displayPlate(meant) })}
            </Button>
          ))}
        </>
      )}
    </div>
  )
}

/** Fills the first empty line, else adds one; with a maximum of one, replaces the plate. */
export function plateAdded(plates: readonly string[], added: Plate, max: number): readonly string[] {
  const text = displayPlate(added)
  if (max === 1) return [text]
  const empty = plates.findIndex(one => one.trim() === '')
  if (empty >= 0) return plates.with(empty, text)
  return canAddPlate(plates.length, max) ? [...plates, text] : plates
}

/** More vehicles are folded: a fleet would push the rest of the form out of sight. */
const MOST_AT_HAND = 12

/** Vehicles of the garage that are not in the request yet. */
function Garage({ plates, max, onChange, garage, offer }: PlatesFieldProps) {
  const { t } = useRequestMessages()
  const given = plates.map(plate)
  const hasRoom = max === 1 || plates.some(text => text.trim() === '') || canAddPlate(plates.length, max)
  const pickable = garage.flatMap(vehicle => {
    const { id, name, plate: own } = vehicle
    const isTaken = offer === undefined || passesCritairFilter(offer.vehicleCritairs, vehicle)
    return own !== null && !given.includes(own) && isTaken ? [{ id, name, own }] : []
  })
  if (!hasRoom || pickable.length === 0) return null
  const buttons = pickable.map(({ id, name, own }) => (
    <Button key={id} size="small" icon={PlusIcon} onClick={() => onChange(plateAdded(plates, own, max))}>
      {name ? t('request.garage.vehicle', { name, plate: displayPlate(own) }) : displayPlate(own)}
    </Button>
  ))
  if (garage.length > MOST_AT_HAND)
    return (
      <Disclosure summary={t('request.garage.many', { count: pickable.length })}>
        <Cluster gap={2}>{buttons}</Cluster>
      </Disclosure>
    )
  return (
    <Cluster gap={2}>
      <Note as="span">{t('request.garage')}</Note>
      {buttons}
    </Cluster>
  )
}
