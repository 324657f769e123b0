import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeSubscriber, mountRemote } from '../testing/index.ts'
import { createMount } from './create-mount.tsx'
import { useRemote } from './index.ts'
import { lazyChunk, lazyPage } from './lazy-chunk.ts'

const chunk = lazyChunk(async () => ({}))
const messages = { fr: chunk, en: chunk }
const pageOf = (Page: () => React.ReactNode) => lazyPage(async () => Page)

it('a subscriber’s page, opened from a public one without a subscriber, stays empty until the shell replaces it', async () => {
  const part = createMount({
    name: 'part',
    messages,
    pages: [
      { pattern: '/public', access: 'public', page: pageOf(() => <a href="/own">Own</a>) },
      {
        pattern: '/own',
        access: 'subscriber',
        page: pageOf(() => <h1>{useRemote().subscriber?.firstName}</h1>),
      },
    ],
  })
  const { update, navigation } = await mountRemote(part, { path: '/own', subscriber: fakeSubscriber() })
  expect(await screen.findByRole('heading', { name: 'Camille' })).toBeDefined()
  await act(async () => navigation.navigate('/public'))
  await update({ subscriber: null })
  await userEvent.click(await screen.findByRole('link', { name: 'Own' }))
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('heading')).toBeNull()
  await update({ subscriber: fakeSubscriber() })
  expect(await screen.findByRole('heading', { name: 'Camille' })).toBeDefined()
})
