import { PASSWORD_LENGTH } from '@parvis/shared-kernel/subscriber'
import { Stack, VisuallyHidden } from '@parvis/shared-kernel/ui'
import { CircleAlertIcon, CircleCheckIcon, MinusIcon } from '@parvis/shared-kernel/ui/icon'
import { useAccessMessages } from '../messages/lazy-messages.tsx'
import { PasswordInput } from '../reveal/password-input.tsx'
import { type PasswordFault, passwordHelp } from './password-choice.model.ts'
import styles from './password-choice.module.css'

interface PasswordChoiceProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly onChange: (password: string) => void
  readonly fault: PasswordFault | null
  /** Personal texts: name, address, city. */
  readonly owner: readonly string[]
  /** Not so on the page of a mailed link: the city alone knows whose link it is. */
  readonly isOwnerKnown?: boolean
}

/** New password field: shows its rules as they are met. */
export function PasswordChoice(props: PasswordChoiceProps) {
  const { id, label, value, onChange, fault, owner, isOwnerKnown = true } = props
  const { t } = useAccessMessages()
  return (
    <Stack gap={3}>
      <PasswordInput
        id={id}
        name="new-password"
        label={label}
        hint={t('password.hint')}
        value={value}
        onChange={onChange}
        error={fault && t(`password.fault.${fault}`)}
        autoComplete="new-password"
      />
      <Rules password={value} owner={owner} isOwnerKnown={isOwnerKnown} isGuessed={fault === 'weak'} />
    </Stack>
  )
}

interface RulesProps {
  readonly password: string
  readonly owner: readonly string[]
  readonly isOwnerKnown: boolean
  /** The city refused it: it is common, or made of personal words. */
  readonly isGuessed: boolean
}

function Rules({ password, owner, isOwnerKnown, isGuessed }: RulesProps) {
  const { t } = useAccessMessages()
  const { isLongEnough, missing, excess, isImpersonal } = passwordHelp(password, owner)
  const { min, max } = PASSWORD_LENGTH
  const isBegun = password !== ''
  return (
    <ul className={styles.rules} aria-label={t('password.rules')}>
      <Rule
        state={isLongEnough ? 'met' : 'unmet'}
        note={isBegun && missing > 0 ? t('password.rule.missing', { count: missing }) : null}
      >
        {excess > 0
          ? t('password.rule.too-long', { max, count: excess })
          : t('password.rule.length', { min })}
      </Rule>
      {isOwnerKnown || (isBegun && !isImpersonal) ? (
        <Rule state={isBegun && isImpersonal ? 'met' : 'unmet'}>{t('password.rule.personal')}</Rule>
      ) : (
        <LateRule>{t('password.rule.personal')}</LateRule>
      )}
      {isGuessed && isImpersonal && isOwnerKnown ? (
        <Rule state="broken">{t('password.rule.common')}</Rule>
      ) : (
        <LateRule>{t('password.rule.common')}</LateRule>
      )}
    </ul>
  )
}

/** A rule that the city alone can check. */
function LateRule({ children }: { readonly children: string }) {
  const { t } = useAccessMessages()
  return (
    <li className={styles.rule}>
      <MinusIcon size={16} className={styles.icon} />
      <span>
        {children} <span className={styles.note}>({t('password.rule.when')})</span>
      </span>
    </li>
  )
}

const ICONS = { met: CircleCheckIcon, unmet: MinusIcon, broken: CircleAlertIcon } as const

interface RuleProps {
  readonly state: keyof typeof ICONS
  readonly note?: string | null
  readonly children: string
}

function Rule({ state, note = null, children }: RuleProps) {
  const { t } = useAccessMessages()
  const Icon = ICONS[state]
  return (
    <li className={`${styles.rule} ${styles[state] ?? ''}`}>
      <Icon size={16} className={styles.icon} />
      <span>
        <VisuallyHidden>{`${t(`password.rule.${state}`)} `}</VisuallyHidden>
        <span>{children}</span> {note && <span className={styles.note}>{`(${note})`}</span>}
      </span>
    </li>
  )
}
