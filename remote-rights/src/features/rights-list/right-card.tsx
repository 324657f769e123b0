import { useChunk } from '@parvis/shared-kernel/page'
import { lazyChunk, useRemote } from '@parvis/shared-kernel/remote'
import type { Instant } from '@parvis/shared-kernel/time'
import { Card, Cluster, Heading, PlateList, Stack, VisuallyHidden } from '@parvis/shared-kernel/ui'
import { InfoIcon, MapPinIcon } from '@parvis/shared-kernel/ui/icon'
import { useId } from 'react'
import {
  ActionButton,
  ActionEntry,
  distinguishedName,
  type Named,
} from '../../right-actions/action-control.tsx'
import { MoreActions } from '../../right-actions/more-actions.tsx'
import type { ActionHandlers } from '../../right-actions/use-action-handlers.tsx'
import { RightStatus, SharedBadge } from '../../right-status/right-status.tsx'
import { RightValidity } from '../../right-validity/right-validity.tsx'
import type { RightView } from '../../rights-data/right-view.model.ts'
import { useMessages } from '../../use-messages.ts'
import styles from './rights-list.module.css'

interface RightCardProps {
  readonly view: RightView
  /** Another right has the same name: links and buttons are named by plates, zone and dates too. */
  readonly isNamesake: boolean
  readonly now: Instant
  readonly handlers: ActionHandlers
}

/** One right: name, status, vehicle, zone, end and its main action. */
export function RightCard({ view, isNamesake, now, handlers }: RightCardProps) {
  const { navigation } = useRemote()
  const id = useId()
  const named = distinguishedName(id, isNamesake)
  return (
    <Card
      labelledBy={id}
      tone={view.mark}
      isMuted={view.isOver}
      footer={<CardActions named={named} view={view} handlers={handlers} />}
    >
      <Stack gap={3}>
        <Cluster gap={2}>
          <RightStatus view={view} />
          <SharedBadge view={view} />
        </Cluster>
        <Heading level={3} look={4}>
          <a className={styles.name} href={navigation.href(view.path)} {...named('n')}>
            {/* The card's name is the right's alone. */}
            <span id={id}>{view.name}</span>
          </a>
        </Heading>
      </Stack>
      <div className={styles.car} id={`${id}c`}>
        <PlateList plates={view.right.plates} />
        <Zones view={view} />
      </div>
      <div id={`${id}v`}>
        <RightValidity view={view} now={now} />
      </div>
      {view.isRenewalRefused && <RenewalNote view={view} />}
    </Card>
  )
}

function Zones({ view: { zoneNames } }: { readonly view: RightView }) {
  const { t, formatList } = useMessages()
  if (!zoneNames?.length) return null
  return (
    <p className={styles.zone}>
      <MapPinIcon size={18} className={styles.zoneIcon} />
      <span>
        <VisuallyHidden>{t('right.zones', { count: zoneNames.length })} </VisuallyHidden>
        {formatList(zoneNames)}
      </span>
    </p>
  )
}

const note = lazyChunk(() =>
  import(/* webpackChunkName: "dialogs" */ '../../right-messages/renewal-note.tsx').then(
    module => module.RenewalNote,
  ),
)

/** Rare: its messages are loaded only for rights that have one. */
function RenewalNote({ view }: { readonly view: RightView }) {
  const part = useChunk(note)
  if (part.state !== 'ready') return null
  return (
    <p className={styles.note}>
      <InfoIcon size={18} className={styles.noteIcon} />
      <span>
        <part.data view={view} />
      </span>
    </p>
  )
}

interface CardActionsProps extends Omit<RightCardProps, 'now' | 'isNamesake'> {
  readonly named: Named
}

function CardActions({ named, view, handlers }: CardActionsProps) {
  const { t } = useMessages()
  const { navigation } = useRemote()
  const { main, others } = view.actions
  const spoken = (action: 'action.details' | 'action.more') =>
    t('action.for', { action: t(action), name: view.name })
  return (
    <>
      {main ? (
        <ActionButton shown={main} view={view} handlers={handlers} variant="secondary" named={named('d')} />
      ) : (
        <a
          className={styles.details}
          href={navigation.href(view.path)}
          aria-label={spoken('action.details')}
          {...named('d')}
        >
          {t('action.details')}
        </a>
      )}
      {others.length > 0 && (
        <MoreActions label={spoken('action.more')} named={named('m')}>
          {others.map(shown => (
            <ActionEntry key={shown.action} shown={shown} view={view} handlers={handlers} />
          ))}
        </MoreActions>
      )}
    </>
  )
}
