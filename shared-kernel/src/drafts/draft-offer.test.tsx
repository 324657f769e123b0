import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draftsFr } from '../messages/drafts.fr.ts'
import { renderUi } from '../testing/render-ui.tsx'
import { instantFromMs } from '../time/index.ts'
import { DraftOffer } from './draft-offer.tsx'
import type { FoundDraft } from './draft-state.ts'

const at = (where: FoundDraft['where'], minute: number): FoundDraft => ({
  where,
  savedAt: instantFromMs(Date.UTC(2026, 10, 21, 9, minute)),
})

it.each([
  [1, /est resté sur cet appareil/, ['Reprendre le brouillon']],
  [2, /^Deux brouillons .* l’autre sera effacé\.$/, ['cet appareil', 'en ligne']],
  [3, /^3 brouillons .* les autres seront effacés\.$/, ['cet appareil', 'en ligne', 'cet appareil']],
])('%d drafts are offered, each by a button of its own', async (count, sentence, names) => {
  const found = [at('device', 30), at('city', 20), at('device', 10)].slice(0, count)
  const resumed: unknown[] = []
  const draft = { found, resume: (one?: FoundDraft) => void resumed.push(one), startOver() {} }
  const { user } = renderUi(<DraftOffer draft={draft} />, { messages: draftsFr })
  expect(screen.getByText(sentence)).toBeDefined()
  const buttons = screen.getAllByRole('button', { name: /^Reprendre/ })
  for (const [index, button] of buttons.entries()) {
    expect(button.textContent).toContain(names[index])
    await user.click(button)
  }
  expect(resumed).toEqual(found)
})
