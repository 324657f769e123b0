import { inDays } from '@parvis/shared-kernel/testing'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { contestedCity, filedAppeal } from '../testing/fake-appeal.ts'
import { keepFakePlate } from '../testing/fake-fine.ts'
import { openAppeal } from '../testing/opened-appeal.ts'

// Lazy chunks load slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000 })
beforeEach(() => keepFakePlate())

const FIRST = { issueDatetime: inDays(-9), finePrice: 3500, reducedFinePrice: null, reducedDatetime: null }
const CORRECTED = { ...FIRST, issueDatetime: inDays(-1), finePrice: 2000 }
const granted = filedAppeal({
  status: 'ACCEPTED',
  answer: 'Le forfait est ramené à 20 €.',
  answerDatetime: inDays(-1),
  tribunalDeadline: inDays(29),
})
const rejected = { ...granted, status: 'REJECTED', answer: 'Le forfait est maintenu.' }

it.each([
  ['granted in part, the corrected notice among them', granted, [FIRST, CORRECTED], ['Avis rectifié']],
  ['rejected, and no notice that was never issued', rejected, [FIRST], []],
])('the papers that a court asks are those of an appeal %s', async (_, appeal, versions, corrected) => {
  await openAppeal(contestedCity(appeal, { versions }))
  const papers = within(await screen.findByRole('region', { name: 'Vos documents' }))
  const names = papers
    .getAllByRole('button', { name: /^Télécharger/ })
    .map(button => button.getAttribute('aria-label')?.replace(/^.*: /, ''))
  expect(names).toEqual(['Accusé de réception', 'Réponse de la ville', ...corrected, 'Avis de paiement'])
})
