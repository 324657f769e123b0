import { describe, expect, it } from 'vitest'
import { sanitised } from './city-content.tsx'

const left = (html: string) => {
  const place = document.createElement('div')
  place.append(sanitised(html))
  return place.innerHTML
}

describe('content written by a city', () => {
  it('keeps its structure and its links', () => {
    const html = '<h2>Éditeur</h2><p>Voir <a href="https://valmont.example/">la ville</a></p>'
    expect(left(html)).toBe(html)
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<p onclick="alert(1)" style="position:fixed" class="x" id="contenu">x</p>',
    '<a href="javascript:alert(1)">x</a>',
    '<iframe src="https://evil.example"></iframe>',
    '<form action="https://evil.example"><input name="password"></form>',
    '<style>body{display:none}</style>',
    '<svg><animate onbegin=alert(1)></svg>',
    '<base href="https://evil.example/">',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  ])('loses what could harm: %s', html => {
    expect(left(html)).not.toMatch(/script|on\w+=|style|class=|id=|iframe|form|input|svg|base|meta|img|evil/i)
  })
})
