import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RemoteContextHolder } from '../remote/remote-context.ts'
import { EMPTY_ADDRESS } from '../subscriber/index.ts'
import { fakeRemoteContext, neverAnswered } from '../testing/index.ts'
import { useAddressSearch } from './use-address-search.ts'

const SEARCH = 'POST /api/v0/geocoding/research'
const found = (...labels: string[]) =>
  labels.map(concatAddress => ({ concatAddress, address: EMPTY_ADDRESS }))

function search(first: string, answer: unknown) {
  const { context, api } = fakeRemoteContext({ answers: { [SEARCH]: answer } })
  const queries = new QueryClient()
  const hook = renderHook(({ typed }) => useAddressSearch(typed), {
    initialProps: { typed: first },
    wrapper: ({ children }) => (
      <QueryClientProvider client={queries}>
        <RemoteContextHolder value={context}>{children}</RemoteContextHolder>
      </QueryClientProvider>
    ),
  })
  const labels = () => hook.result.current.suggestions.map(({ label }) => label)
  return { ...hook, api, labels }
}

it.each([
  ['stays while letters are added', '7 rue Past', ['7 rue Pasteur', '7 rue du Stade']],
  ['stays while letters are taken away', '7 r', ['7 rue Pasteur', '7 rue du Stade']],
  ['goes with another text', '12 avenue', []],
  ['goes with a text too short to search', '7', []],
])('what was found %s', async (_what, typed, expected) => {
  const { api, labels, rerender, result } = search('7 rue', found('7 rue Pasteur', '7 rue du Stade'))
  await waitFor(() => expect(labels()).toHaveLength(2))
  api.answer({ [SEARCH]: neverAnswered })
  rerender({ typed })
  await new Promise(resolve => setTimeout(resolve, 400))
  expect(labels()).toEqual(expected)
  expect(result.current.isSearching).toBe(typed.length >= 3)
})

it('what the next search finds again is the same suggestion, wherever it stands', async () => {
  const { api, labels, rerender, result } = search('7 rue', found('7 rue du Stade', '7 rue Pasteur'))
  await waitFor(() => expect(labels()).toHaveLength(2))
  const before = result.current.suggestions[1]?.id ?? ''
  api.answer({ [SEARCH]: found('7 rue Pasteur') })
  rerender({ typed: '7 rue Pa' })
  await waitFor(() => expect(labels()).toEqual(['7 rue Pasteur']))
  expect(result.current.suggestions[0]?.id).toBe(before)
  expect(result.current.addressOf(before)?.label).toBe('7 rue Pasteur')
})

it('two addresses of one label are one suggestion, the better match', async () => {
  const answer = ['49390', '49160'].map(postalCode => ({
    concatAddress: 'Rue de l’Église',
    address: { ...EMPTY_ADDRESS, postalCode },
  }))
  const { labels, result } = search('rue de', answer)
  await waitFor(() => expect(labels()).toEqual(['Rue de l’Église']))
  expect(result.current.addressOf('Rue de l’Église')?.address.postalCode).toBe('49390')
})
