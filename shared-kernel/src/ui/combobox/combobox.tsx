import { useI18n } from '@parvis/shared-kernel/i18n'
import { type KeyboardEvent, type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react'
import { ComboBox, Input, ListBox, ListBoxItem, Popover, Text } from 'react-aria-components/ComboBox'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { AriaField, fieldClass } from '../aria-frame/aria-field.tsx'
import { AriaFrame, popoverClass } from '../aria-frame/index.ts'
import type { FieldFrameProps } from '../field/index.ts'
import { useOverlayRoot } from '../overlay-root/index.ts'
import styles from './combobox.module.css'

export interface Suggestion {
  readonly id: string
  readonly label: string
  readonly description?: string | undefined
}

export interface ComboboxProps extends FieldFrameProps {
  /** The typed text; free text is allowed. */
  readonly value: string
  readonly onChange: (value: string) => void
  /** Search results, shown unfiltered. */
  readonly suggestions: readonly Suggestion[]
  readonly onChoose: (suggestion: Suggestion) => void
  readonly isLoading?: boolean | undefined
  /** Shown when nothing is found, e.g. how to enter it by hand. */
  readonly emptyText?: string | undefined
  readonly autoComplete?: string | undefined
}

/**
 * Enter was pressed while the list reloads and the selected option is gone: keeps the list open for the new results
 * instead of closing without a choice.
 */
function keepOpen(event: KeyboardEvent<HTMLInputElement>) {
  const field = event.currentTarget
  const isOpen = field.getAttribute('aria-expanded') === 'true'
  if (event.key !== 'Enter' || !isOpen || field.hasAttribute('aria-activedescendant')) return
  event.preventDefault()
  event.stopPropagation()
}

/**
 * Keeps the list open while the page scrolls. A phone's keyboard or focusing the field scrolls the page, and a list
 * closed by that would look like an empty result.
 */
function AlongWithThePage({ children }: { readonly children: ReactNode }) {
  const state = useContext(OverlayTriggerStateContext)
  const isScrolling = useIsScrolling()
  const close = () => {
    if (!isScrolling.current) state?.close()
  }
  return (
    <OverlayTriggerStateContext value={state && { ...state, close }}>{children}</OverlayTriggerStateContext>
  )
}

/** True while scroll listeners run: this listener was added before the list opened, so it runs first. */
function useIsScrolling(): RefObject<boolean> {
  const isScrolling = useRef(false)
  useEffect(() => {
    const note = () => {
      isScrolling.current = true
      setTimeout(() => {
        isScrolling.current = false
      })
    }
    window.addEventListener('scroll', note, true)
    return () => window.removeEventListener('scroll', note, true)
  }, [])
  return isScrolling
}

/** Text field with suggestions, e.g. for addresses. A suggestion replaces the typed text only when chosen. */
export function Combobox(props: ComboboxProps) {
  const {
    label,
    hint,
    error,
    isRequired = true,
    id,
    value,
    onChange,
    suggestions,
    onChoose,
    isLoading,
    emptyText,
  } = props
  const { t } = useI18n()
  const root = useOverlayRoot()
  const choose = (key: string | number | null) => {
    const chosen = suggestions.find(suggestion => suggestion.id === key)
    if (chosen) onChoose(chosen)
  }
  return (
    <AriaFrame>
      <ComboBox
        className={fieldClass(error)}
        inputValue={value}
        onInputChange={onChange}
        items={suggestions}
        value={null}
        onChange={key => choose(key)}
        defaultFilter={() => true}
        allowsCustomValue
        allowsEmptyCollection={isLoading === true || (value.trim().length >= 3 && suggestions.length === 0)}
        menuTrigger="input"
        isInvalid={Boolean(error)}
        isRequired={isRequired}
        validationBehavior="aria"
      >
        <AriaField label={label} hint={hint} error={error} isRequired={isRequired}>
          <Input
            className={styles.input ?? ''}
            autoComplete={props.autoComplete ?? 'off'}
            {...(isLoading && { onKeyDownCapture: keepOpen })}
            {...(id && { id })}
          />
        </AriaField>
        <AlongWithThePage>
          <Popover className={popoverClass} {...(root && { UNSTABLE_portalContainer: root })}>
            <ListBox<Suggestion>
              className={styles.list ?? ''}
              renderEmptyState={() => (
                <p className={styles.empty}>
                  {isLoading ? t('ui.combobox.loading') : (emptyText ?? t('ui.combobox.empty'))}
                </p>
              )}
            >
              {suggestion => (
                <ListBoxItem id={suggestion.id} textValue={suggestion.label} className={styles.option ?? ''}>
                  <span className={styles.text}>
                    <Text slot="label">{suggestion.label}</Text>
                    {suggestion.description && (
                      <Text slot="description" className={styles.description ?? ''}>
                        {suggestion.description}
                      </Text>
                    )}
                  </span>
                </ListBoxItem>
              )}
            </ListBox>
          </Popover>
        </AlongWithThePage>
      </ComboBox>
    </AriaFrame>
  )
}
