import { useRemote } from '@parvis/shared-kernel/remote'
import { Heading, Stack } from '@parvis/shared-kernel/ui'
import type { IconType } from '@parvis/shared-kernel/ui/icon'
import type { ReactNode } from 'react'
import styles from './plan-list.module.css'

interface PlanEntryProps {
  readonly plan: { readonly name: string; readonly description: string | null }
  /** Path of its page. */
  readonly path: string
  /** Icons with a few words each; false for what does not apply. */
  readonly marks: readonly (false | readonly [IconType, ReactNode])[]
  /** Lists every price, in its own column. */
  readonly isPriced?: boolean
  /** Beside the words: the price. */
  readonly children: ReactNode
}

export const rowClass = (isPriced: boolean) => (isPriced ? `${styles.row} ${styles.priced}` : styles.row)

/** One plan of a list: its name opens its page from anywhere in the row. */
export function PlanEntry({ plan, path, marks, isPriced = false, children }: PlanEntryProps) {
  const { navigation } = useRemote()
  return (
    <li className={rowClass(isPriced)}>
      <Stack gap={2}>
        <Heading level={3} className={styles.name}>
          <a href={navigation.href(path)}>{plan.name}</a>
        </Heading>
        {plan.description && <p className={styles.description}>{plan.description}</p>}
        <ul className={styles.marks}>
          {marks.map((mark, index) => mark && <Mark key={index} icon={mark[0]} text={mark[1]} />)}
        </ul>
      </Stack>
      {children}
    </li>
  )
}

function Mark({ icon: Icon, text }: { readonly icon: IconType; readonly text: ReactNode }) {
  return (
    <li className={styles.mark}>
      <Icon size={16} className={styles.markIcon} />
      <span>{text}</span>
    </li>
  )
}
