import { PAGES } from '@parvis/shared-kernel/paths'
import { useMutation, useRemote } from '@parvis/shared-kernel/remote'
import { Actions, Banner, ButtonLink } from '@parvis/shared-kernel/ui'
import { useEffect, useRef, useState } from 'react'
import { usePageMessages } from '../../messages/lazy-messages.tsx'
import { codeIn } from '../../share-code/share-code.model.ts'
import { forgetCode, rememberCode } from '../../share-code/share-memory.ts'
import { CodeForm } from './code-form.tsx'
import { FoundRight } from './found-right.tsx'
import styles from './share.module.css'
import { type FoundRight as Found, isUnknownCode, join, lookUp } from './share.queries.ts'

interface ShareProps {
  /** The code of the link, or the one kept while signing in. */
  readonly code: string
  readonly onErrorChange: (hasError: boolean) => void
  /** Called when the right replaces the field, and back. */
  readonly onFound: (isFound: boolean) => void
  readonly onJoined: (right: Found) => void
}

/** Enter a code or arrive by its link, see its right, join it (second document §2). */
export function Share({ code: given, onErrorChange, onFound, onJoined }: ShareProps) {
  const { api, announce } = useRemote()
  const [code, setCode] = useState(given)
  const looking = useMutation({
    mutationFn: (asked: string) => lookUp(api, asked),
    // A reload shows it again.
    onSuccess: (_, asked) => rememberCode(asked),
    onError: error => isUnknownCode(error) && forgetCode(),
  })
  const joining = useMutation({
    mutationFn: () => join(api, codeIn(code)),
    onSuccess(right) {
      forgetCode()
      announce({ kind: 'rights-changed' })
      onJoined(right)
    },
  })
  useGivenCode(given, looking.mutate)
  const isFound = looking.data !== undefined
  useEffect(() => onFound(isFound), [onFound, isFound])
  const restart = () => {
    setCode('')
    forgetCode()
    looking.reset()
    joining.reset()
    onErrorChange(false)
  }
  if (looking.data)
    return (
      <FoundRight
        right={looking.data}
        error={joining.error}
        isBusy={joining.isPending}
        onJoin={() => joining.mutate()}
        onOther={restart}
      />
    )
  const write = (typed: string) => {
    setCode(typed)
    looking.reset()
  }
  return (
    <CodeForm
      code={code}
      onWrite={write}
      error={looking.error}
      isBusy={looking.isPending}
      onLookUp={asked => looking.mutate(asked)}
      onErrorChange={onErrorChange}
    />
  )
}

/** Looks up a link's code at once, so that its right is shown first. */
function useGivenCode(given: string, onLookUp: (code: string) => void) {
  const asked = useRef('')
  useEffect(() => {
    if (given === '' || asked.current === given) return
    asked.current = given
    onLookUp(codeIn(given))
  }, [given, onLookUp])
}

/** Confirmation after joining (second document §2: order id, product name, a link back to rights). */
export function Joined({ right }: { readonly right: Found }) {
  const { t } = usePageMessages()
  return (
    <div className={styles.form}>
      <Banner tone="success" live="status" title={t('share.joined.text', { product: right.productName })}>
        {t('share.joined.next', { order: right.orderId })}
      </Banner>
      <Actions>
        {right.page && (
          <ButtonLink variant="primary" href={right.page}>
            {t('share.see-right')}
          </ButtonLink>
        )}
        <ButtonLink variant={right.page ? 'secondary' : 'primary'} href={PAGES.rights}>
          {t('share.rights')}
        </ButtonLink>
      </Actions>
    </div>
  )
}
