import { mountRemote } from '@parvis/shared-kernel/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { mount } from '../entry.ts'
import { fakeAppeal, openCity } from '../testing/fake-appeal.ts'
import { keepFakePlate, PATH } from '../testing/fake-fine.ts'

const file = (number: number) => ({
  id: 'useful',
  urn: `urn:${number}`,
  name: `page-${number}.pdf`,
  size: 9,
  mime: 'application/pdf',
})
const openWith = (count: number) => {
  const sentPieces = Array.from({ length: count }, (_, index) => file(index + 1))
  const draft = fakeAppeal({ reasonId: 'other', statement: 'La machine était en panne.', sentPieces })
  return mountRemote(mount, {
    path: `${PATH}/appeal/form?step=documents`,
    subscriber: null,
    answers: openCity(draft),
  })
}
const LIMIT = /4 fichiers au plus pour ce document.*un seul PDF/
const another = () => screen.queryByRole('button', { name: /Ajouter un autre fichier/ })

vi.setConfig({ testTimeout: 30_000 })
beforeEach(() => keepFakePlate())

describe('how many files a document takes', () => {
  it('is no matter while there is one', async () => {
    await openWith(1)
    expect(await screen.findByText('page-1.pdf')).toBeDefined()
    expect(another()).not.toBeNull()
    expect(screen.queryByText(LIMIT)).toBeNull()
  })

  it('is told as soon as another is added', async () => {
    await openWith(1)
    await screen.findByText('page-1.pdf')
    await userEvent.setup().click(screen.getByRole('button', { name: /Ajouter un autre fichier/ }))
    expect(screen.getByText(LIMIT)).toBeDefined()
  })

  it('is told where no other can be added', async () => {
    await openWith(4)
    expect(await screen.findByText('page-4.pdf')).toBeDefined()
    expect(another()).toBeNull()
    expect(screen.getByText(LIMIT)).toBeDefined()
  })
})
