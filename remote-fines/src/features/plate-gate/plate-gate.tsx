import { fineIdGroups } from '@parvis/shared-kernel/fines'
import type { FineId } from '@parvis/shared-kernel/ids'
import { InView } from '@parvis/shared-kernel/page'
import { PAGES } from '@parvis/shared-kernel/paths'
import { type Plate, plate } from '@parvis/shared-kernel/plates'
import { useMutation, useQueryClient, useRemote, useScreen } from '@parvis/shared-kernel/remote'
import { Banner, Button, FineNumber, Note, PageHeader, Stack } from '@parvis/shared-kernel/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { FineFailureBanner } from '../../fine-access/fine-failure-banner.tsx'
import { fineQuery } from '../../fine-access/fine-query.ts'
import { FineSkeleton } from '../../fine-access/fine-skeleton.tsx'
import { PlateField } from '../../fine-access/plate-field.tsx'
import { plateReason } from '../../fine-access/plate-reason.ts'
import { useKeptFines } from '../../kept-fines/use-kept-fines.ts'
import { useMessages } from '../../use-messages.ts'
import styles from './plate-gate.module.css'

const PLATE_ID = 'fine-plate'

interface PlateGateProps {
  readonly fineId: FineId
  /** It was open a moment ago: says why it closed. */
  readonly hasExpired: boolean
  /** What was typed on the page is gone with the plate. */
  readonly isTextLost?: boolean
  readonly onOpen: (plate: Plate) => void
}

/** Asks for the plate of the fine in the address, or opens it from the account that keeps it. */
export function PlateGate(props: PlateGateProps) {
  const { isSignedIn, kept } = useKeptFines()
  const fine = kept.data?.find(one => one.fine.id === props.fineId)?.fine
  const known = fine?.plate ?? null
  const open = useRef(props.onOpen)
  open.current = props.onOpen
  useEffect(() => {
    if (known !== null) open.current(known)
  }, [known])
  if (known !== null || (isSignedIn && kept.isPending)) return <FineSkeleton />
  return <AskPlate {...props} />
}

function AskPlate({ fineId, hasExpired, isTextLost = false, onOpen }: PlateGateProps) {
  const { t } = useMessages()
  const gate = useGate(fineId, onOpen)
  useScreen(t('gate.title'), gate.fault !== null || gate.error !== null)
  return (
    <>
      <PageHeader
        title={t('gate.title')}
        lead={t('gate.lead')}
        back={{ href: PAGES.fines, label: t('fine.another') }}
      />
      <form className={styles.gate} onSubmit={gate.submit} noValidate>
        {/* The screen that was there may have been read far below. */}
        <InView error={hasExpired}>
          <Banner tone={isTextLost ? 'warning' : 'info'} title={t('gate.expired.title')} live="status">
            {t(isTextLost ? 'gate.expired.written' : 'gate.expired.text')}
          </Banner>
        </InView>
        <InView error={gate.error}>
          <FineFailureBanner error={gate.error} />
        </InView>
        <Stack gap={1}>
          <Note as="span">{t('number.label')}</Note>
          <FineNumber groups={fineIdGroups(fineId)} />
        </Stack>
        <PlateField
          id={PLATE_ID}
          hint={t('plate.hint.alone')}
          value={gate.text}
          onChange={gate.setText}
          error={gate.fault && t(`plate.fault.${gate.fault}`)}
        />
        <div>
          <Button type="submit" variant="primary" isBusy={gate.isAsking}>
            {t('gate.submit')}
          </Button>
        </div>
      </form>
    </>
  )
}

function useGate(fineId: FineId, onOpen: (plate: Plate) => void) {
  const { api } = useRemote()
  const queries = useQueryClient()
  const [text, setText] = useState('')
  const [hasTried, setTried] = useState(false)
  const read = plate(text)
  const asked = useMutation({
    mutationFn: async (value: Plate) => {
      await queries.fetchQuery(fineQuery(api, fineId, value))
      return value
    },
    onSuccess: onOpen,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (read !== null && !asked.isPending) asked.mutate(read)
    else event.currentTarget.querySelector<HTMLInputElement>(`#${PLATE_ID}`)?.focus()
  }
  return {
    text,
    setText,
    fault: hasTried ? plateReason(text) : null,
    submit,
    isAsking: asked.isPending,
    error: asked.error,
  }
}
