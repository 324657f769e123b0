import { createMount, lazyChunk, lazyPage } from '@parvis/shared-kernel/remote'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aMoment } from '../testing/builders/index.ts'
import { mountRemote } from '../testing/remote-context.tsx'
import { CalendarLink } from './calendar-link.tsx'

const event = {
  id: '0197a000-0000-7000-8000-0000000000a1',
  title: 'Visiteur',
  start: aMoment('2026-03-29T01:59:59+01:00'),
  end: aMoment('2026-03-29T03:00:00+02:00'),
}

it.each([
  ['a link', undefined, 'Ajouter à mon agenda', false],
  [
    'a link with a name of its own',
    'Ajouter le droit 7 à mon agenda',
    'Ajouter le droit 7 à mon agenda',
    false,
  ],
  ['a button', undefined, 'Ajouter à mon agenda', true],
])('%s downloads the event of this city under the file’s name', async (_what, name, expected, isButton) => {
  const Screen = () => (
    <CalendarLink
      {...{ event, isButton, ...(name && { name }) }}
      fileName="droit-7"
      label="Ajouter à mon agenda"
    />
  )
  const messages = { fr: lazyChunk(async () => ({})), en: lazyChunk(async () => ({})) }
  const pages = [{ pattern: '/', page: lazyPage(async () => Screen) }]
  await mountRemote(createMount({ name: 'test', messages, pages }), { config: { cityId: 'ville' as never } })
  const link = await screen.findByRole('link', { name: expected })
  expect(link.getAttribute('download')).toBe('droit-7.ics')
  const text = decodeURIComponent(link.getAttribute('href') ?? '')
  expect(text).toMatch(/^data:text\/calendar;/)
  expect(text).toContain(`UID:${event.id}@ville.parvis`)
})
