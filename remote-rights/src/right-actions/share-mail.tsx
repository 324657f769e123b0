import { mailShare } from '@parvis/shared-kernel/api'
import { useFailureSentence, useMutation, useRemote } from '@parvis/shared-kernel/remote'
import { EMAIL_LENGTH } from '@parvis/shared-kernel/subscriber'
import { Banner, Button, Stack, TextInput } from '@parvis/shared-kernel/ui'
import { MailIcon } from '@parvis/shared-kernel/ui/icon'
import { type FormEvent, useRef, useState } from 'react'
import { useRightMessages } from '../use-messages.ts'
import { shareTargetFault } from './share.model.ts'

/** The dialog is at most as high as the screen: scroll the mail's result into view. */
const showUp = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** Mails the code; refuses invalid addresses before sending. */
export function ShareMail({ token }: { readonly token: string }) {
  const { t } = useRightMessages()
  const { api } = useRemote()
  const [target, setTarget] = useState('')
  const [hasTried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const sending = useMutation({
    mutationFn: (address: string) => mailShare(api, token, address),
    onSuccess: () => {
      setTarget('')
      setTried(false)
    },
  })
  const failure = useFailureSentence(sending.error)
  const fault = shareTargetFault(target)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (fault !== null) field.current?.focus()
    else if (!sending.isPending) sending.mutate(target.trim())
  }
  const write = (address: string) => {
    sending.reset()
    setTarget(address)
  }
  return (
    <form onSubmit={submit} noValidate aria-label={t('share.mail')}>
      <Stack gap={3}>
        <TextInput
          ref={field}
          type="email"
          autoComplete="off"
          spellCheck={false}
          label={t('share.mail.address')}
          hint={t('ui.email.hint')}
          value={target}
          onChange={write}
          error={hasTried && fault ? t(`email.${fault}`, { ...EMAIL_LENGTH, email: target.trim() }) : null}
        />
        <div>
          <Button type="submit" icon={MailIcon} isBusy={sending.isPending}>
            {t('share.mail.send')}
          </Button>
        </div>
        {failure && (
          <div ref={showUp}>
            <Banner tone="danger" live="alert">
              {failure}
            </Banner>
          </div>
        )}
        {sending.isSuccess && (
          <div ref={showUp}>
            <Banner tone="success" live="status">
              {t('share.mail.sent', { email: sending.variables })}
            </Banner>
          </div>
        )}
      </Stack>
    </form>
  )
}
