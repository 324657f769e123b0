import { useAddress, useI18n } from '@parvis/shared-kernel/i18n'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover, Text } from 'react-aria-components/Menu'
import { AriaFrame, popoverClass } from '../aria-frame/index.ts'
import { buttonClass } from '../button/index.ts'
import { EllipsisIcon, type IconType } from '../icon/index.ts'
import { useOverlayRoot } from '../overlay-root/index.ts'
import styles from './menu.module.css'

export interface MenuEntry {
  readonly id: string
  readonly label: string
  readonly icon?: IconType | undefined
  /** Makes the entry a link; otherwise `onSelect` is called. */
  readonly href?: string | undefined
  readonly onSelect?: (() => void) | undefined
  /** Why it is disabled; shown in the list. */
  readonly disabledReason?: string | undefined
  readonly isHarmful?: boolean | undefined
}

export interface MenuProps {
  readonly entries: readonly MenuEntry[]
  /** Accessible name; also shown unless the trigger is the three dots. */
  readonly label?: string | undefined
  /** Distinguishes the menus of several cards, e.g. the right's name. */
  readonly about?: string | undefined
  /** Shown instead of the three dots. */
  readonly trigger?: ReactNode
}

/** Secondary actions. Renders nothing without entries. */
export function Menu({ entries, label, about, trigger }: MenuProps) {
  const { t } = useI18n()
  const root = useOverlayRoot()
  if (entries.length === 0) return null
  const name = label ?? t('ui.menu.more')
  const spoken = about ? t('ui.action-for', { action: name, name: about }) : name
  return (
    <AriaFrame>
      <MenuTrigger>
        <Button
          className={`${buttonClass({ variant: 'quiet' })} ${trigger ? '' : styles.dots}`}
          aria-label={spoken}
        >
          {trigger ?? <EllipsisIcon className={styles.icon} />}
        </Button>
        <Popover
          className={popoverClass}
          placement="bottom end"
          {...(root && { UNSTABLE_portalContainer: root })}
        >
          <AriaMenu className={styles.menu ?? ''} aria-label={spoken}>
            {entries.map(entry => (
              <MenuLine key={entry.id} entry={entry} />
            ))}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </AriaFrame>
  )
}

function MenuLine({ entry }: { readonly entry: MenuEntry }) {
  const { id, label, icon: Icon, onSelect, disabledReason, isHarmful } = entry
  const href = useAddress(entry.href ?? '')
  return (
    <MenuItem
      id={id}
      textValue={label}
      isDisabled={disabledReason !== undefined}
      className={`${styles.item} ${isHarmful ? styles.harmful : ''}`}
      {...(href && { href })}
      {...(onSelect && { onAction: onSelect })}
    >
      {Icon ? <Icon className={styles.icon} /> : <span className={styles.icon} />}
      <span className={styles.words}>
        <Text slot="label">{label}</Text>
        {disabledReason && (
          <Text slot="description" className={styles.reason ?? ''}>
            {disabledReason}
          </Text>
        )}
      </span>
    </MenuItem>
  )
}
