import { afterEach, describe, expect, it } from 'vitest'
import { HIDDEN, hiddenPath, secretIn } from './address-secret.model.ts'
import { forgetTyped, keepTyped, typedBefore } from './kept-typing.model.ts'

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
  const KEPT = 'parvis.typed.form'
  afterEach(() => forgetTyped('form'))

  it('on this tab', () => {
    keepTyped('form', { firstName: 'Ana', lastName: '' }, NOW)
    expect(typedBefore('form', blank, NOW).firstName).toBe('Ana')
  })

  it('and no longer once it has served', () => {
    keepTyped('form', { firstName: 'Ana' }, NOW)
    forgetTyped('form')
    expect(typedBefore('form', blank, NOW)).toEqual(blank)
  })

  it.each([
    ['no JSON', '{'],
    ['of another form', '{"at":1800000000000,"value":{"firstName":3,"plate":"AB"}}'],
    ['nothing', 'null'],
  ])('%s is not taken for an answer', (_, text) => {
    sessionStorage.setItem(KEPT, text)
    expect(typedBefore('form', blank, NOW)).toEqual(blank)
  })
})
