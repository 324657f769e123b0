import { expect, it } from 'vitest'
import { lazyChunk, lazyPage } from '../remote/index.ts'
import { pagesOf } from './pages-of.ts'

it('draws each route by the code of its page, in the order of the routes', () => {
  const [list, detail] = [lazyPage(async () => () => null), lazyPage(async () => () => null)]
  const chunk = lazyChunk(async () => ({}))
  const messages = { fr: chunk, en: chunk }
  const routes = [
    { pattern: '/things', access: 'public', page: 'list' },
    { pattern: '/things/:id', access: 'subscriber', page: 'detail' },
    { pattern: '/thing/:id', access: 'subscriber', page: 'detail' },
  ] as const
  expect(pagesOf(routes, { list, detail: { page: detail, messages, over: list } })).toEqual([
    { pattern: '/things', access: 'public', page: list },
    { pattern: '/things/:id', access: 'subscriber', page: detail, messages, over: list },
    { pattern: '/thing/:id', access: 'subscriber', page: detail, messages, over: list },
  ])
})
