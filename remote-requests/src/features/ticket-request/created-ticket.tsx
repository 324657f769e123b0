import { isFree } from '@parvis/shared-kernel/money'
import type { Zone } from '@parvis/shared-kernel/offers'
import { isPaymentDue } from '@parvis/shared-kernel/orders'
import { CalendarLink } from '@parvis/shared-kernel/page'
import { PAGES, rightPath } from '@parvis/shared-kernel/paths'
import { displayPlate } from '@parvis/shared-kernel/plates'
import { cityNow, Navigate, useRemote, useScreen } from '@parvis/shared-kernel/remote'
import type { Definition } from '@parvis/shared-kernel/tickets'
import { dayOf } from '@parvis/shared-kernel/time'
import { Actions, Banner, ButtonLink, Facts, PageHeader, PlateList, Stack } from '@parvis/shared-kernel/ui'
import { type RefObject, useEffect, useRef } from 'react'
import { NotFound } from '../../plan-sheet/not-found.tsx'
import { isWholeCity } from '../../plan-sheet/plan-facts.model.ts'
import { useZoneFact } from '../../plan-sheet/use-zone-text.ts'
import { zonesOf } from '../../plan-sheet/zone-scope.model.ts'
import type { HeldRights } from '../../requests-data/use-requests-data.ts'
import { useRequestMessages } from '../../use-messages.ts'
import { BegunNote } from './begun-ticket.tsx'
import { type CreatedTicket, type CreatedTicketProps, createdFrom } from './created-ticket.model.ts'
import { PayCreated } from './pay-created.tsx'
import { useMomentFormat } from './ticket-messages.ts'

interface CreatedProps {
  readonly definition: Definition
  readonly held: HeldRights
  readonly zones: readonly Zone[]
  /** Ticket created on this screen; null when reopened. */
  readonly made: CreatedTicket | null
  readonly createdId: string
}

/** The ticket in the address: as created here, else as the city returns it. */
export function Created({ definition, held, zones, made, createdId }: CreatedProps) {
  const known = held.tickets.find(({ id }) => id === createdId)
  const confirmed = made?.id === createdId ? made.price : null
  // The city's own ticket first: its price may be another than the one that was shown.
  const ticket = (known && createdFrom(known, definition, confirmed)) ?? (confirmed === null ? null : made)
  if (!ticket) return <NotFound what="order" />
  const isToPay = known ? isPaymentDue(known, definition, cityNow()).allowed : !isFree(ticket.price)
  // Neither granted nor payable (ended, cancelled or rejected since): its own page explains.
  if (known && known.status !== 'granted' && !isToPay)
    return <Navigate to={rightPath({ kind: 'ticket', id: ticket.id })} replace />
  return (
    <CreatedTicketScreen
      key={String(isToPay)}
      definition={definition}
      ticket={ticket}
      zones={zones}
      confirmed={confirmed}
      isToPay={isToPay}
    />
  )
}

/** Confirmation, or payment (first document §4). */
function CreatedTicketScreen(props: CreatedTicketProps) {
  const { host } = useRemote()
  const heading = useRef<HTMLHeadingElement>(null)
  // Same path, so the shell sees no navigation: move the focus here.
  useEffect(() => {
    heading.current?.focus()
    if (!host) window.scrollTo(0, 0)
  }, [host])
  return props.isToPay ? <ToPay {...props} heading={heading} /> : <Ready {...props} heading={heading} />
}

interface ScreenProps extends CreatedTicketProps {
  readonly heading: RefObject<HTMLHeadingElement | null>
}

function TicketFacts({ ticket, zones }: CreatedTicketProps) {
  const { t, formatPrice } = useRequestMessages()
  const zoneFact = useZoneFact()
  const moment = useMomentFormat()
  const { start, end, count, price, plates } = ticket
  return (
    <Facts
      items={[
        { term: t('ticket.from'), description: moment(start) },
        { term: t('ticket.to'), description: moment(end) },
        {
          term: t('ticket.count'),
          description: count > 1 ? t('ticket.count.value', { count }) : null,
        },
        {
          term: t('ticket.plates', { count: plates.length }),
          description: plates.length > 0 ? <PlateList plates={plates} max={10} /> : null,
        },
        zoneFact(zonesOf(ticket, zones), zones, t('ticket.zone')),
        { term: t('ticket.price.total'), description: isFree(price) ? null : formatPrice(price) },
      ]}
    />
  )
}

function Ready(props: ScreenProps) {
  const { definition, ticket, heading } = props
  const { t } = useRequestMessages()
  useScreen(t('ticket.done'))
  return (
    <>
      <PageHeader ref={heading} eyebrow={definition.name} title={t('ticket.done')} />
      <Stack gap={6}>
        <Banner tone="success" live="status">
          {t('ticket.done.lead', { count: ticket.count })}
        </Banner>
        <TicketFacts {...props} />
        <Actions>
          <ButtonLink variant="primary" href={rightPath({ kind: 'ticket', id: ticket.id })}>
            {t('ticket.done.open')}
          </ButtonLink>
          <TicketInCalendar {...props} />
          <ButtonLink variant="quiet" href={PAGES.rights}>
            {t('rights.back')}
          </ButtonLink>
        </Actions>
      </Stack>
    </>
  )
}

/** Calendar file of the ticket's period. */
function TicketInCalendar({ definition, ticket, zones }: CreatedTicketProps) {
  const { t, formatList } = useRequestMessages()
  const { config } = useRemote()
  const within = isWholeCity(ticket.zoneIds, zones) ? [] : zonesOf(ticket, zones)
  const plates = formatList(ticket.plates.map(displayPlate))
  const event = {
    id: ticket.id,
    title: definition.name,
    start: ticket.start,
    end: ticket.end,
    description: plates === '' ? '' : t('ticket.calendar.description', { plates }),
    place: [...within.map(({ name }) => name), config.name].join(', '),
  }
  return (
    <CalendarLink
      isButton
      event={event}
      fileName={`${definition.name} ${dayOf(ticket.start, config.timeZone)}`}
      label={t('ticket.done.calendar')}
    />
  )
}

function ToPay(props: ScreenProps) {
  const { definition, heading } = props
  const { t } = useRequestMessages()
  useScreen(t('ticket.pay.title'))
  return (
    <>
      <PageHeader
        ref={heading}
        eyebrow={definition.name}
        title={t('ticket.pay.title')}
        lead={t('ticket.pay.lead')}
      />
      <Stack gap={6}>
        <BegunNote definition={definition} start={props.ticket.start} />
        <PayCreated {...props} />
        <TicketFacts {...props} />
      </Stack>
    </>
  )
}
