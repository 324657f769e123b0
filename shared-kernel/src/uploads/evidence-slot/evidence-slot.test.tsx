import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { uploadsFr } from '../../messages/uploads.fr.ts'
import { renderUi } from '../../testing/render-ui.tsx'
import { EvidenceSlot } from './index.ts'

const MESSAGES = { messages: uploadsFr }
const file = new File(['x'], 'carte.pdf', { type: 'application/pdf' })
const known = { name: 'carte.pdf', size: 1_500_000, type: 'application/pdf' }

it('takes a file that is chosen or dropped', async () => {
  const take = vi.fn()
  const { user, container } = renderUi(
    <EvidenceSlot name="Carte grise" state={{ kind: 'empty' }} onFile={take} />,
    MESSAGES,
  )
  expect(screen.getByText(/PDF ou image, 10\sMo au plus/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Choisir un fichier (Carte grise)' })).toBeDefined()
  await user.upload(container.querySelector<HTMLInputElement>('[data-evidence]')!, file)
  fireEvent.drop(container.firstElementChild!, { dataTransfer: { files: [file] } })
  expect(take).toHaveBeenCalledTimes(2)
})

it('shows how far it is and can be stopped', async () => {
  const stop = vi.fn()
  const { user } = renderUi(
    <EvidenceSlot
      name="Carte grise"
      state={{ kind: 'sending', file: known, progress: 0.5 }}
      onFile={() => {}}
      onStop={stop}
    />,
    MESSAGES,
  )
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50')
  await user.click(screen.getByRole('button', { name: /Arrêter l’envoi/ }))
  expect(stop).toHaveBeenCalled()
})

it('says why a file was refused and keeps its name', async () => {
  const retry = vi.fn()
  const state = { kind: 'failed', file: known, message: 'Ce fichier est trop lourd.' } as const
  const { user } = renderUi(
    <EvidenceSlot name="Carte grise" state={state} onFile={() => {}} onRetry={retry} />,
    MESSAGES,
  )
  expect(screen.getByText('Ce fichier est trop lourd.')).toBeDefined()
  expect(screen.getByText('carte.pdf')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Renvoyer (Carte grise)' }))
  expect(retry).toHaveBeenCalled()
})

it('tells of a file that failed at once, not of one that was forgotten', () => {
  const slot = (state: Parameters<typeof EvidenceSlot>[0]['state']) => (
    <EvidenceSlot name="Carte grise" state={state} error="Ajoutez le fichier" onFile={() => {}} />
  )
  const { rerender } = renderUi(slot({ kind: 'empty' }), MESSAGES)
  expect(screen.queryByRole('alert')).toBeNull()
  rerender(slot({ kind: 'failed', file: known, message: 'Ce fichier est trop lourd.' }))
  expect(screen.getByRole('alert').textContent).toContain('Ce fichier est trop lourd.')
})

it('says nothing of the file before while another one is on its way', () => {
  const slot = (state: Parameters<typeof EvidenceSlot>[0]['state']) => (
    <EvidenceSlot name="Carte grise" state={state} error="Ajoutez le fichier" onFile={() => {}} />
  )
  const { rerender } = renderUi(slot({ kind: 'empty' }), MESSAGES)
  expect(screen.getByText('Ajoutez le fichier')).toBeDefined()
  rerender(slot({ kind: 'sending', file: known, progress: 0.5 }))
  expect(screen.queryByText('Ajoutez le fichier')).toBeNull()
})
