import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { I18nProvider, useI18n } from './index.ts'

const config = { currency: 'EUR', timeZone: 'Europe/Paris' }

function Greeting({ count }: { readonly count: number }) {
  const { t, rich, formatPrice } = useI18n<'rights' | 'consent'>()
  return (
    <>
      <p>{t('rights', { count })}</p>
      <p>{rich('consent', { a: parts => <a href="/cnil">{parts}</a> })}</p>
      <p>{formatPrice(3000)}</p>
      <p>{t('ui.busy')}</p>
    </>
  )
}

function Total() {
  const { t } = useI18n<'total'>()
  return <p>{t('total')}</p>
}

const french = {
  rights: '{count, plural, =0 {Aucun droit} one {# droit} other {# droits}}',
  consent: 'Lire la <a>politique</a>',
}

it('speaks with plurals, links and the city’s currency', () => {
  render(
    <I18nProvider locale="fr" messages={french} config={config}>
      <Greeting count={2} />
    </I18nProvider>,
  )
  expect(screen.getByText('2 droits')).toBeDefined()
  expect(screen.getByRole('link', { name: 'politique' })).toBeDefined()
  expect(screen.getByText(/30,00/)).toBeDefined()
})

it('adds the words of the kit, which a remote may reword', () => {
  const { rerender } = render(
    <I18nProvider locale="fr" messages={french} config={config}>
      <Greeting count={0} />
    </I18nProvider>,
  )
  expect(screen.getByText('En cours')).toBeDefined()
  rerender(
    <I18nProvider locale="fr" messages={{ ...french, 'ui.busy': 'Un instant' }} config={config}>
      <Greeting count={0} />
    </I18nProvider>,
  )
  expect(screen.getByText('Un instant')).toBeDefined()
})

it('accepts messages compiled to syntax trees', () => {
  const compiled = {
    rights: [
      { type: 1, value: 'count' },
      { type: 0, value: ' droits' },
    ],
    consent: 'x',
  }
  render(
    <I18nProvider locale="fr" messages={compiled} config={config}>
      <Greeting count={7} />
    </I18nProvider>,
  )
  expect(screen.getByText('7 droits')).toBeDefined()
})

it.each([
  ['production', 0],
  ['development', 0],
  ['test', 1],
])('shows the id of a text that is missing in %s rather than breaking the screen', (mode, times) => {
  vi.stubEnv('NODE_ENV', mode)
  const report = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {})
  render(
    <I18nProvider locale="en" messages={{ consent: 'x' }} config={config}>
      <Greeting count={1} />
    </I18nProvider>,
  )
  expect(screen.getByText('rights')).toBeDefined()
  expect(report).toHaveBeenCalledTimes(times)
  vi.unstubAllEnvs()
  report.mockRestore()
})

it('reports a text whose value is missing, once, and breaks no screen', () => {
  const report = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {})
  const screenOf = (locale: 'fr' | 'en') => (
    <I18nProvider locale={locale} messages={{ total: 'Total {amount}' }} config={config}>
      <Total />
    </I18nProvider>
  )
  const { rerender } = render(screenOf('fr'))
  rerender(screenOf('fr'))
  expect(screen.getByText('Total {amount}')).toBeDefined()
  expect(report.mock.calls).toEqual([[expect.objectContaining({ code: 'FORMAT_ERROR' })]])
  report.mockRestore()
})

it('lets a text ask for the formats of the city by their names', () => {
  function Bill() {
    const { t } = useI18n<'bill'>()
    return <p>{t('bill', { due: 30, end: Date.parse('2026-03-04T23:30:00Z') })}</p>
  }
  render(
    <I18nProvider
      locale="en"
      messages={{ bill: '{due, number, price} before {end, date, day} {end, time, hour}' }}
      config={config}
    >
      <Bill />
    </I18nProvider>,
  )
  expect(screen.getByText('€30.00 before 05/03/2026 00:30')).toBeDefined()
})
