import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { draftsFr } from '../messages/drafts.fr.ts'
import { renderUi } from '../testing/render-ui.tsx'
import { DraftConflictBanner } from './draft-conflict-banner.tsx'

type Conflict = Parameters<typeof DraftConflictBanner>[0]['draft']['conflict']
const OTHER = { savedAt: 1_800_000_000_000, canTake: true } as unknown as Conflict
const GONE = { savedAt: null, canTake: false } as unknown as Conflict

/** A form that is rendered anew when the other version is taken. */
function Form({ conflict }: { readonly conflict: Conflict }) {
  const [shown, setShown] = useState<Conflict>(null)
  const [version, setVersion] = useState(0)
  const renew = () => {
    setShown(null)
    setVersion(version + 1)
  }
  return (
    <main>
      <h1 tabIndex={-1}>Ma demande</h1>
      <DraftConflictBanner
        draft={{
          ...{ conflict: shown, wasOutdated: false, takeOther: renew, startOver: renew },
          keepMine: () => setShown(null),
        }}
      />
      <input key={version} aria-label="Plaque" onChange={() => setShown(conflict)} />
    </main>
  )
}

describe('the choice between two versions, once made, gives the focus', () => {
  it.each([
    ['back to the answer that is kept', OTHER, 'Garder ce que je vois ici', 'Plaque'],
    ['to the head of a form that is drawn anew', OTHER, 'Prendre l’autre version', 'Ma demande'],
    ['to the head of a form that begins again', GONE, 'Recommencer à zéro', 'Ma demande'],
  ])('%s', async (_, conflict, press, expected) => {
    const { user } = renderUi(<Form conflict={conflict} />, { messages: draftsFr })
    await user.type(screen.getByLabelText('Plaque'), 'A')
    await user.click(await screen.findByRole('button', { name: press }))
    await act(async () => {})
    expect(screen.queryByRole('alert')).toBeNull()
    const focused = document.activeElement
    expect(focused?.getAttribute('aria-label') ?? focused?.textContent).toBe(expected)
  })
})

it('the other version is dated as a draft that is offered', async () => {
  const { user } = renderUi(<Form conflict={OTHER} />, { messages: draftsFr })
  await user.type(screen.getByLabelText('Plaque'), 'A')
  expect((await screen.findByRole('alert')).textContent).toContain('15/01/2027\u00a0- 09:00')
})
