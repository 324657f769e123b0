import { describe, expect, it } from 'vitest'
import { cityPage } from './city-page.ts'

const page = (custom: object | null) => cityPage({ customPageConfiguration: custom }, 'fr')

describe('a city’s page with a script', () => {
  it.each([null, {}, { content: '<p>x</p>' }, { content: '<p>x</p>', script: '' }])(
    'is none without one: %o',
    custom => {
      expect(page(custom)).toBeNull()
    },
  )

  it('runs without an origin, without network, and only those bytes', () => {
    const { policy = '' } = page({ script: 'a()' }) ?? {}
    expect(policy).toContain('sandbox allow-scripts;')
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe|allow-same-origin|allow-top|allow-popups|allow-forms|https?:/)
  })

  it.each(['</script><script>evil()</script>', '<!--<script>'])('cannot leave its element by %s', script => {
    const { html = '' } = page({ script: `x="${script}"`, content: '' }) ?? {}
    expect(html).not.toContain(script)
    expect(html.match(/<script>/g)).toHaveLength(2)
  })

  it('cannot leave its title or its style', () => {
    const { html = '' } =
      page({ script: 'a()', headerTitle: '</title><script>', style: '</style><script>evil()' }) ?? {}
    expect(html.match(/<script>/g)).toHaveLength(2)
  })
})
