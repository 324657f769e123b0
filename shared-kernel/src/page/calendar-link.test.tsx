import { createMount, lazyChunk, lazyPage } from '@parvis/shared-kernel/remote'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aMoment } from '../testing/builders/index.ts'
import { mountRemote } from '../testing/remote-context.tsx'
import { CalendarLink, type CalendarLinkProps } from './calendar-link.tsx'

const opened = async (link: Partial<CalendarLinkProps>) => {
  const Screen = () => (
    <CalendarLink event={event} fileName="droit-7" label="Ajouter à mon agenda" {...link} />
  )
  const messages = { fr: lazyChunk(async () => ({})), en: lazyChunk(async () => ({})) }
  const pages = [{ pattern: '/', page: lazyPage(async () => Screen) }]
  await mountRemote(createMount({ name: 'test', messages, pages }), { config: { cityId: 'ville' as never } })
  return screen.findByRole('link', { name: link.name ?? 'Ajouter à mon agenda' })
}

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
  const link = await opened({ isButton, ...(name && { name }) })
  expect(link.getAttribute('aria-label') ?? link.textContent).toBe(expected)
  expect(link.getAttribute('download')).toBe('droit-7.ics')
  const text = decodeURIComponent(link.getAttribute('href') ?? '')
  expect(text).toMatch(/^data:text\/calendar;/)
  expect(text).toContain(`UID:${event.id}@ville.parvis`)
})

it.each([
  ['Invité du week-end 2026-06-15', 'Invite-du-week-end-2026-06-15'],
  ['« Été à Sète » 2026-06-15', 'Ete-a-Sete-2026-06-15'],
  ['À l’heure / 2\u202f: 2026-06-15', 'A-l-heure-2-2026-06-15'],
  ['… 2026-06-15', '2026-06-15'],
  ['fps-reduced', 'fps-reduced'],
])('the file of %j is named %s', async (fileName, expected) =>
  expect((await opened({ fileName })).getAttribute('download')).toBe(`${expected}.ics`),
)
