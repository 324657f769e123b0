import type { ErrorWording } from '@parvis/shared-kernel/errors'
import type { AppealPiece } from '@parvis/shared-kernel/fines'
import type { EvidenceId } from '@parvis/shared-kernel/ids'
import { useErrorSentence } from '@parvis/shared-kernel/remote'
import { Button, Note, Stack } from '@parvis/shared-kernel/ui'
import { PlusIcon } from '@parvis/shared-kernel/ui/icon'
import { EvidenceUpload, type Uploader } from '@parvis/shared-kernel/uploads'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../use-messages.ts'
import { fieldId } from './appeal-steps.model.ts'
import { freeSlot, MOST_FILES, slotsOf } from './piece-slots.model.ts'

interface PieceFieldProps {
  readonly piece: AppealPiece
  readonly uploader: Uploader
  readonly hint?: ReactNode
  /** What is missing or wrong, once the citizen has tried to continue. */
  readonly error: string | null
  /** Why the city refuses a slot's file; null otherwise. */
  readonly refusalOf: (slot: string) => ErrorWording | null
}

/** One piece, and as many files as it takes: both sides of a card, the pages of a lease. */
export function PieceField({ piece, uploader, hint, error, refusalOf }: PieceFieldProps) {
  const { t } = useMessages()
  const [opened, setOpened] = useState<EvidenceId | null>(null)
  const shown = slotsOf(piece, uploader.uploads)
  const isOpened = opened !== null && !shown.includes(opened) && uploader.uploads[opened] === undefined
  const slots = isOpened ? [...shown, opened] : shown
  const next = freeSlot(piece, uploader.uploads)
  const isFull = shown.every(slot => uploader.uploads[slot] !== undefined)
  return (
    <Stack gap={2}>
      {slots.map((slot, place) => (
        <PieceSlot
          key={slot}
          slot={slot}
          name={place === 0 ? piece.name : t('appeal.piece.again', { name: piece.name, number: place + 1 })}
          isRequired={piece.mandatory && place === 0}
          hint={place === 0 ? hint : undefined}
          error={place === 0 ? error : null}
          uploader={uploader}
          wording={refusalOf(slot)}
        />
      ))}
      {/* Told while there is room: who finds the way closed has divided their pages already. */}
      {slots.length > 1 && <Note>{t('appeal.piece.most', { most: MOST_FILES })}</Note>}
      {isFull && !isOpened && next !== null && (
        <div>
          <Button
            variant="quiet"
            size="small"
            icon={PlusIcon}
            aria-label={t('appeal.piece.add-for', { name: piece.name })}
            onClick={() => setOpened(next)}
          >
            {t('appeal.piece.add')}
          </Button>
        </div>
      )}
    </Stack>
  )
}

interface PieceSlotProps {
  readonly slot: EvidenceId
  readonly name: string
  readonly isRequired: boolean
  readonly hint: ReactNode
  readonly error: string | null
  readonly uploader: Uploader
  readonly wording: ErrorWording | null
}

function PieceSlot({ slot, name, isRequired, hint, error, uploader, wording }: PieceSlotProps) {
  const why = useErrorSentence(wording)
  const isEmpty = uploader.uploads[slot] === undefined
  return (
    <EvidenceUpload
      id={fieldId(`pieces.${slot}`)}
      evidence={{ id: slot, name }}
      uploader={uploader}
      isMissing={false}
      isRequired={isRequired}
      hint={hint}
      fault={why || (isEmpty ? error : null)}
    />
  )
}
