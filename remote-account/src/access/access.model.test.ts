import { describe, expect, it } from 'vitest'
import { HIDDEN, hiddenPath, secretIn } from './address-secret.model.ts'
import { forgetTyped, KEPT_MS, keepTyped, typedBefore } from './kept-typing.model.ts'

describe('what a mail’s link carries leaves the address bar', () => {
  it.each([
    ['/souscriptions/recover/AbC-12_x', `/souscriptions/recover/${HIDDEN}`],
    ['/verify/update/email/t%2Fk', `/verify/update/email/${HIDDEN}`],
    ['/souscriptions/verify/a%40b.fr/', `/souscriptions/verify/${HIDDEN}`],
  ])('%s becomes %s', (path, hidden) => {
    expect(hiddenPath(path)).toBe(hidden)
  })

  it.each([
    ['its own', { secret: 'abc' }, 'abc'],
    ['none', null, ''],
    ['another page’s', { returnTo: '/settings' }, ''],
    ['something else under that name', { secret: 12 }, ''],
  ])('and stays with the history: %s', (_, state, secret) => {
    expect(secretIn(state)).toBe(secret)
  })
})

describe('what is typed waits for its page to come back', () => {
  const NOW = 1_800_000_000_000
  const blank = { firstName: '', lastName: '' }
  const area = () => {
    const content = new Map<string, string>()
    return {
      content,
      getItem: (key: string) => content.get(key) ?? null,
      setItem: (key: string, value: string) => void content.set(key, value),
      removeItem: (key: string) => void content.delete(key),
    }
  }

  it.each([
    ['a moment', KEPT_MS - 1, 'Ana'],
    ['half an hour', KEPT_MS, ''],
  ])('for %s', (_, wait, firstName) => {
    const kept = area()
    keepTyped(kept, 'form', { firstName: 'Ana', lastName: '' }, NOW)
    expect(typedBefore(kept, 'form', blank, NOW + wait).firstName).toBe(firstName)
    expect(kept.content.size).toBe(firstName ? 1 : 0)
  })

  it('and no longer once it has served', () => {
    const kept = area()
    keepTyped(kept, 'form', { firstName: 'Ana' }, NOW)
    forgetTyped(kept, 'form')
    expect(typedBefore(kept, 'form', blank, NOW)).toEqual(blank)
  })

  it.each([
    ['no JSON', '{'],
    ['of another form', '{"at":1800000000000,"typed":{"firstName":3,"plate":"AB"}}'],
    ['nothing', 'null'],
  ])('%s is not taken for an answer', (_, text) => {
    const kept = area()
    kept.setItem('parvis.typed.form', text)
    expect(typedBefore(kept, 'form', blank, NOW)).toEqual(blank)
  })
})
