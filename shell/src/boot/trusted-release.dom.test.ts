import { describe, expect, it } from 'vitest'
import { trustedRelease } from './trusted-release.ts'

function aPage(release: string | null, signature: Readonly<Record<string, string>> = {}): Document {
  const page = document.implementation.createHTMLDocument()
  if (release === null) return page
  const element = page.createElement('script')
  element.id = 'parvis-release'
  element.type = 'application/json'
  element.textContent = release
  Object.assign(element.dataset, signature)
  page.head.append(element)
  return page
}

const early = { take: () => undefined, forget() {} }

describe('the release of a page', () => {
  // This build pins no key: the page's own claims are never sufficient.
  it.each([
    ['that carries none', aPage(null)],
    ['without a signature', aPage('{}')],
    ['without the name of its key', aPage('{}', { signature: 'AAAA' })],
    ['signed by a key that nobody has pinned', aPage('{}', { signature: 'AAAA', key: '0123456789abcdef' })],
  ])('%s is refused', async (_, page) => {
    await expect(trustedRelease(page, early)).rejects.toThrow(/unsigned|wrong-signature/)
  })
})
