import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draftsEn } from '../messages/drafts.en.ts'
import { draftsFr } from '../messages/drafts.fr.ts'
import { renderUi } from '../testing/render-ui.tsx'
import { instantFromMs } from '../time/index.ts'
import { DraftOffer } from './draft-offer.tsx'
import type { FoundDraft } from './draft-state.ts'

const at = (where: FoundDraft['where'], minute: number, second = 0): FoundDraft => ({
  where,
  savedAt: instantFromMs(Date.UTC(2026, 10, 21, 9, minute, second)),
})

it.each([
  [1, 'Recommencer efface le brouillon.'],
  [2, 'Recommencer efface ces brouillons.'],
])('says of %d drafts what starting over erases', (count, note) => {
  const found = [at('device', 30), at('city', 20)].slice(0, count)
  renderUi(<DraftOffer draft={{ found, resume() {}, startOver() {} }} />, { messages: draftsFr })
  expect(screen.getByText(note)).toBeDefined()
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

// Requests and appeals offer their drafts with the same sentences: an appeal is no request.
it.each([
  ['fr', draftsFr, /demande/],
  ['en', draftsEn, /request/],
] as const)('in %s an offer names nothing that a draft may not be of', (locale, messages, name) => {
  for (const found of [[at('device', 30)], [at('city', 20)], [at('device', 30), at('city', 20)]]) {
    const offer = <DraftOffer draft={{ found, resume() {}, startOver() {} }} />
    const { container } = renderUi(offer, { messages, locale })
    expect(container.textContent).toMatch(/brouillon|draft/)
    expect(container.textContent).not.toMatch(name)
  }
})

const DEVICE = 'Reprendre celui de cet appareil'
const CITY = 'Reprendre celui enregistré en ligne'

it.each<[string, FoundDraft[], string[]]>([
  [
    'tabs of one minute',
    [at('device', 30, 41), at('device', 30, 9)],
    [`${DEVICE} (21/11/2026 - 10:30:41)`, `${DEVICE} (21/11/2026 - 10:30:09)`],
  ],
  [
    'tabs of one minute and a third',
    [at('device', 30, 41), at('device', 30, 9), at('device', 29, 59)],
    [
      `${DEVICE} (21/11/2026 - 10:30:41)`,
      `${DEVICE} (21/11/2026 - 10:30:09)`,
      `${DEVICE} (21/11/2026 - 10:29)`,
    ],
  ],
  [
    'the city and this device in one minute',
    [at('device', 30, 41), at('city', 30, 9)],
    [`${DEVICE} (21/11/2026 - 10:30)`, `${CITY} (21/11/2026 - 10:30)`],
  ],
])('no two buttons say the same: %s', (_, found, names) => {
  renderUi(<DraftOffer draft={{ found, resume() {}, startOver() {} }} />, { messages: draftsFr })
  const buttons = screen.getAllByRole('button', { name: /^Reprendre/ })
  expect(buttons.map(button => button.textContent?.replaceAll('\u00a0', ' '))).toEqual(names)
})
