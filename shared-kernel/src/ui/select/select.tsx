import { useI18n } from '@parvis/shared-kernel/i18n'
import { Button } from 'react-aria-components/Button'
import {
  Select as AriaSelect,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
  Text,
} from 'react-aria-components/Select'
import { AriaField, fieldClass } from '../aria-frame/aria-field.tsx'
import { AriaFrame, popoverClass } from '../aria-frame/index.ts'
import type { FieldFrameProps } from '../field/index.ts'
import { CheckIcon, ChevronDownIcon } from '../icon/index.ts'
import { useOverlayRoot } from '../overlay-root/index.ts'
import styles from './select.module.css'

export interface SelectOption {
  readonly value: string
  readonly label: string
  readonly description?: string | undefined
  /** Why this option is disabled. */
  readonly disabledReason?: string | undefined
}

export interface SelectProps extends FieldFrameProps {
  readonly options: readonly SelectOption[]
  readonly value: string | null
  readonly onChange: (value: string) => void
  readonly placeholder?: string | undefined
  readonly isDisabled?: boolean | undefined
  readonly name?: string | undefined
}

/** One of a list too long for radio cards; typing finds an option. */
export function Select(props: SelectProps) {
  const {
    label,
    hint,
    error,
    isRequired = true,
    id,
    options,
    value,
    onChange,
    placeholder,
    isDisabled = false,
    name,
  } = props
  const { t } = useI18n()
  const root = useOverlayRoot()
  return (
    <AriaFrame>
      <AriaSelect
        className={fieldClass(error)}
        value={value}
        onChange={key => key !== null && onChange(String(key))}
        placeholder={placeholder ?? t('ui.select.placeholder')}
        isDisabled={isDisabled}
        isInvalid={Boolean(error)}
        {...(name && { name })}
      >
        <AriaField label={label} hint={hint} error={error} isRequired={isRequired}>
          <Button className={styles.button ?? ''} {...(id && { id })}>
            <SelectValue className={styles.value ?? ''} />
            <ChevronDownIcon size={18} />
          </Button>
        </AriaField>
        <Popover className={popoverClass} {...(root && { UNSTABLE_portalContainer: root })}>
          <ListBox className={styles.list ?? ''}>
            {options.map(option => (
              <ListBoxItem
                key={option.value}
                id={option.value}
                textValue={option.label}
                isDisabled={option.disabledReason !== undefined}
                className={styles.option ?? ''}
              >
                <span className={styles.words}>
                  <Text slot="label">{option.label}</Text>
                  {(option.description ?? option.disabledReason) && (
                    <Text slot="description" className={styles.description ?? ''}>
                      {option.disabledReason ?? option.description}
                    </Text>
                  )}
                </span>
                <CheckIcon size={18} className={styles.check} />
              </ListBoxItem>
            ))}
          </ListBox>
        </Popover>
      </AriaSelect>
    </AriaFrame>
  )
}
