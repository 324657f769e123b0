import type { Zone } from '@parvis/shared-kernel/offers'
import { partOf } from '@parvis/shared-kernel/page'
import { useQuery, useRemote } from '@parvis/shared-kernel/remote'
import { Note, Skeleton, Stack, TextInput } from '@parvis/shared-kernel/ui'
import { useState } from 'react'
import { PartFailure } from '../../requests-data/part-failure.tsx'
import { useMessages } from '../../use-messages.ts'
import { streetsQuery } from '../../visitor-place/catalogue.queries.ts'
import styles from './address-lookup.module.css'
import { MOST_CHOICES, type StreetChoice, streetChoices } from './streets.model.ts'

interface StreetListProps {
  readonly zones: readonly Zone[]
  readonly onChoose: (choice: StreetChoice) => void
}

/** The city's list of streets, alphabetical. */
export function StreetList({ zones, onChoose }: StreetListProps) {
  const { api } = useRemote()
  const { t } = useMessages()
  const [typed, setTyped] = useState('')
  const streets = partOf(useQuery(streetsQuery(api)))
  if (streets.state === 'loading') return <Skeleton height="120px" />
  if (streets.state === 'failed') return <PartFailure part={streets} />
  const choices = streetChoices(streets.data, zones, typed)
  return (
    <Stack gap={3}>
      <TextInput
        label={t('place.streets.filter')}
        isRequired={false}
        width="medium"
        autoComplete="off"
        value={typed}
        onChange={setTyped}
      />
      <Note role="status">{t('place.streets.count', { count: choices.length })}</Note>
      <ul className={styles.streets}>
        {choices.slice(0, MOST_CHOICES).map(choice => (
          <li key={`${choice.name} ${choice.zone?.id}`}>
            <button type="button" className={styles.street} onClick={() => onChoose(choice)}>
              <span>{choice.name}</span>
              <Note as="span">{choice.zone?.name ?? t('place.streets.no-zone')}</Note>
            </button>
          </li>
        ))}
      </ul>
      {choices.some(({ isShared }) => isShared) && <Note>{t('place.streets.shared')}</Note>}
    </Stack>
  )
}
