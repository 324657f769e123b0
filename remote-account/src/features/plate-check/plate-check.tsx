import { checkPlate } from '@parvis/shared-kernel/api'
import { PAGES } from '@parvis/shared-kernel/paths'
import { type Plate as PlateNumber, plate as readPlate } from '@parvis/shared-kernel/plates'
import { useMutation, useNavigate, useRemote } from '@parvis/shared-kernel/remote'
import { Actions, Banner, Button, ButtonLink, Plate, TextInput } from '@parvis/shared-kernel/ui'
import { type FormEvent, useState } from 'react'
import styles from '../../access/access.module.css'
import { FailedCall } from '../../access/failed-call.tsx'
import { useKeptTyping } from '../../access/use-kept-typing.ts'
import { useAccessMessages } from '../../messages/lazy-messages.tsx'

/** Whether the city can register a vehicle, before registration (second document §7, check-plate). */
export function PlateCheck() {
  const { api, config } = useRemote()
  const { t } = useAccessMessages()
  const { typed, write } = useKeptTyping('plate-check', { plate: '' })
  const [isBad, setBad] = useState(false)
  const kind = config.loginTypes.includes('CUSTOMER') ? 'CUSTOMER' : 'FC'
  const checking = useMutation({
    mutationFn: (plate: PlateNumber) => checkPlate(api, kind, plate),
    onSuccess: isGood => setBad(!isGood),
  })
  const change = (plate: string) => {
    write({ plate })
    setBad(false)
    checking.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (checking.isPending) return
    const read = readPlate(typed.plate)
    setBad(read === null)
    if (read !== null) checking.mutate(read)
  }
  return (
    <>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextInput
          label={t('register.plate')}
          hint={t('plate-check.hint')}
          isPlate
          width="medium"
          value={typed.plate}
          onChange={change}
          error={isBad ? t('plate-check.bad') : null}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <FailedCall error={checking.error} title={t('plate-check.failed')} />
        <Button type="submit" variant={checking.data ? 'secondary' : 'primary'} isBusy={checking.isPending}>
          {t('plate-check.submit')}
        </Button>
      </form>
      <div role="status">
        {checking.data && <Good plate={checking.variables} hasAccounts={kind === 'CUSTOMER'} />}
      </div>
    </>
  )
}

function Good({ plate, hasAccounts }: { readonly plate: PlateNumber; readonly hasAccounts: boolean }) {
  const { config, session } = useRemote()
  const { t } = useAccessMessages()
  const navigate = useNavigate()
  const { name } = config.identityProvider
  return (
    <Banner
      tone="success"
      title={t('plate-check.good')}
      actions={
        session.state.kind !== 'connected' && (
          <Actions>
            {hasAccounts && (
              <Button variant="primary" onClick={() => navigate(PAGES.register, { state: { plate } })}>
                {t('plate-check.register')}
              </Button>
            )}
            {config.loginTypes.includes('FC') && (
              <ButtonLink variant={hasAccounts ? 'secondary' : 'primary'} href={PAGES.signIn}>
                {t('plate-check.sign-in', { name })}
              </ButtonLink>
            )}
          </Actions>
        )
      }
    >
      <Plate plate={plate} />
    </Banner>
  )
}
