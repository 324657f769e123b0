import type { Subscription, Ticket } from '@parvis/shared-kernel/orders'
import { PAGES, pathTo } from '@parvis/shared-kernel/paths'
import type { Definition } from '@parvis/shared-kernel/tickets'
import type { Instant } from '@parvis/shared-kernel/time'
import { ButtonLink, Card, Heading, Section, Stack } from '@parvis/shared-kernel/ui'
import { TicketIcon } from '@parvis/shared-kernel/ui/icon'
import { useId } from 'react'
import { PlanPriceTag } from '../../plan-price/plan-price.tsx'
import { useMessages } from '../../use-messages.ts'
import styles from './definition-cards.module.css'
import { RemainingTickets } from './remaining-tickets.tsx'

interface DefinitionCardsProps {
  readonly definitions: readonly Definition[]
  readonly subscriptions: readonly Subscription[]
  readonly tickets: readonly Ticket[]
  readonly now: Instant
}

/** Tickets that may be requested, each with price and remaining number. */
export function DefinitionCards({ definitions, ...facts }: DefinitionCardsProps) {
  const { t } = useMessages()
  if (definitions.length === 0) return null
  return (
    <Section title={t('definitions.title')}>
      <ul className={styles.grid}>
        {definitions.map(definition => (
          <li key={definition.id} className={styles.item}>
            <DefinitionCard definition={definition} {...facts} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

type DefinitionCardProps = Omit<DefinitionCardsProps, 'definitions'> & { readonly definition: Definition }

function DefinitionCard({ definition, ...facts }: DefinitionCardProps) {
  const { t } = useMessages()
  const id = useId()
  return (
    <Card
      labelledBy={id}
      footer={
        <>
          <ButtonLink
            href={pathTo(PAGES.definition, { definitionId: definition.id })}
            icon={TicketIcon}
            aria-label={t('action.for', { action: t('definitions.action'), name: definition.name })}
          >
            {t('definitions.action')}
          </ButtonLink>
          <span className={styles.price}>
            <PlanPriceTag plan={definition} />
          </span>
        </>
      }
    >
      <Stack gap={2}>
        <Heading level={3} look={4} id={id}>
          {definition.name}
        </Heading>
        <p className={styles.body}>{definition.description}</p>
      </Stack>
      {definition.maximumTicketNumberPerYear !== null && (
        <RemainingTickets
          definition={definition}
          maximum={definition.maximumTicketNumberPerYear}
          {...facts}
        />
      )}
    </Card>
  )
}
