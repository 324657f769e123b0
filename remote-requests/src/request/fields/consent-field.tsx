import { PAGES } from '@parvis/shared-kernel/paths'
import { Checkbox, Link } from '@parvis/shared-kernel/ui'
import { useRequestMessages } from '../../use-messages.ts'
import { fieldId } from '../fault-messages.model.ts'

interface ConsentFieldProps {
  readonly isGiven: boolean
  readonly onChange: (isGiven: boolean) => void
  readonly error: string | null
}

/** Required to leave step 1 (first document §5). The privacy page opens in a new tab, so the form is kept. */
export function ConsentField({ isGiven, onChange, error }: ConsentFieldProps) {
  const { t, rich } = useRequestMessages()
  return (
    <Checkbox
      id={fieldId('consent')}
      label={rich('request.consent', {
        a: parts => (
          <Link key="cnil" href={PAGES.cnil} isExternal>
            {parts}
          </Link>
        ),
      })}
      isChecked={isGiven}
      onChange={onChange}
      error={error}
      isRequired
      hint={t('request.consent.hint')}
    />
  )
}
