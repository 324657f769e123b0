import { addField } from '@parvis/shared-kernel/page'
import { displayPlate, spreadPlates } from '@parvis/shared-kernel/plates'
import { Button, Stack, TextInput } from '@parvis/shared-kernel/ui'
import { PlusIcon, TrashIcon } from '@parvis/shared-kernel/ui/icon'
import { useRightMessages } from '../use-messages.ts'
import { canAddLine, canRemoveLine, type PlateLine, readLines } from './plates-form.model.ts'
import styles from './right-actions.module.css'

interface PlateLinesProps {
  readonly lines: readonly string[]
  readonly max: number
  readonly onChange: (lines: readonly string[]) => void
  /** Faults are shown only after a first attempt. */
  readonly hasTried: boolean
}

/** One field per plate, in any spacing; a doubtful one is questioned, never refused (D11). */
export function PlateLines({ lines, max, onChange, hasTried }: PlateLinesProps) {
  const { t } = useRightMessages()
  const write = (index: number, text: string) => onChange(lines.with(index, text))
  return (
    <Stack gap={2}>
      {readLines(lines).map((line, index) => (
        <div key={index} className={styles.plateLine}>
          <TextInput
            label={max === 1 ? t('plates.field-single') : t('plates.field', { index: index + 1 })}
            value={line.text}
            onChange={text => write(index, text)}
            error={hasTried && line.fault ? t(`plates.${line.fault}`) : null}
            isPlate
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            width="medium"
          />
          {canRemoveLine(lines) && (
            <span className={styles.plateRemove}>
              <Button
                variant="quiet"
                aria-label={t('plates.remove', { index: index + 1 })}
                onClick={() => onChange(lines.toSpliced(index, 1))}
              >
                <TrashIcon size={20} />
              </Button>
            </span>
          )}
          <Doubt
            line={line}
            onUse={text => write(index, text)}
            spread={spreadPlates(lines, index, max)}
            onSpread={onChange}
          />
        </div>
      ))}
      {canAddLine(lines, max) && (
        <div>
          <Button
            variant="quiet"
            icon={PlusIcon}
            onClick={event => addField(event, () => onChange([...lines, '']))}
          >
            {t('plates.add')}
          </Button>
        </div>
      )}
    </Stack>
  )
}

interface DoubtProps {
  readonly line: PlateLine
  readonly onUse: (text: string) => void
  /** All lines once each plate of a list that stands in this one has its own; null without a list. */
  readonly spread: readonly string[] | null
  readonly onSpread: (lines: readonly string[]) => void
}

function Doubt({ line, onUse, spread, onSpread }: DoubtProps) {
  const { t } = useRightMessages()
  if (!line.question) return null
  const { found, suggestions } = line.question
  const [likeliest] = suggestions
  if (likeliest === undefined)
    return (
      <p className={styles.doubt} role="status">
        {t('plates.doubt.unknown', { found })}
      </p>
    )
  const suggestion = displayPlate(likeliest)
  return (
    <p className={styles.doubt} role="status">
      <span>{t('plates.doubt', { count: suggestions.length, suggestion })}</span>
      {spread && (
        <Button variant="quiet" size="small" onClick={() => onSpread(spread)}>
          {t('plates.use-all')}
        </Button>
      )}
      {suggestions.map(displayPlate).map(meant => (
        <Button key={meant} variant="quiet" size="small" onClick={() => onUse(meant)}>
          {t('plates.use', { suggestion: meant })}
        </Button>
      ))}
    </p>
  )
}
