import { mountRemote } from '@parvis/shared-kernel/testing'
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { mount } from '../entry.ts'
import { contestedCity, fakeAppeal, filedAppeal, openCity } from '../testing/fake-appeal.ts'
import { keepFakePlate } from '../testing/fake-fine.ts'
import { APPEAL, pageText } from '../testing/opened-appeal.ts'

// Lazy chunks load slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000 })
beforeEach(() => keepFakePlate())

const host = { root: document.body, headingLevel: 2 } as const

const LOCALES = {
  fr: {
    start: /Pour le reprendre plus tard, commencez sur le portail de la ville, une fois connecté\./,
    identity: /envoyez votre contestation d’ici là\./,
    never: /connectez-vous/,
  },
  en: {
    start: /To go on later, sign in on the city’s portal and begin there\./,
    identity: /send your appeal by then\./,
    never: /sign in first|sign in before/,
  },
} as const

it.each(
  (['fr', 'en'] as const).flatMap(
    locale =>
      [
        { locale, step: 'start', path: APPEAL, draft: null },
        {
          locale,
          step: 'identity',
          path: `${APPEAL}/form?step=identity`,
          draft: { reasonId: 'other', access: 'HOLDER' as const },
        },
      ] as const,
  ),
)('on a page that embeds it, an appeal advises no sign-in that is not there: $step in $locale', async at => {
  const { locale, step, path, draft } = at
  const answers = { ...openCity(draft && fakeAppeal(draft)) }
  await mountRemote((element, context) => mount(element, { ...context, host }), {
    path,
    locale,
    subscriber: null,
    answers,
  })
  await screen.findByText(LOCALES[locale][step])
  expect(pageText()).not.toMatch(LOCALES[locale].never)
})

it('on a page that embeds it, the case link leads to the portal, which outlives that page', async () => {
  const { navigation } = await mountRemote(
    (element, { api, navigation, ...context }) =>
      mount(element, {
        ...context,
        host,
        api: { ...api, origin: 'https://portal.example' },
        navigation: Object.assign(navigation, { href: (to: string) => `https://host.example/#${to}` }),
      }),
    {
      path: `${APPEAL}#case=the-secret`,
      subscriber: null,
      answers: { ...contestedCity(filedAppeal({ access: 'HOLDER' })) },
    },
  )
  await screen.findByText('La machine était en panne.')
  act(() => navigation.navigate(APPEAL, { state: 'filed' }))
  expect(await screen.findByText(`https://portal.example${APPEAL}#case=the-secret`)).toBeDefined()
})
