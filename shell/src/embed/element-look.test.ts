import { describe, expect, it } from 'vitest'
import { headingLevelOf, localeOf, pathToShow, startOf, themeOf } from './element-look.ts'
import type { ElementAttributes } from './shown-part.ts'

const attributes = (requested: Partial<ElementAttributes> = {}): ElementAttributes => ({
  lang: null,
  theme: null,
  headingLevel: null,
  routing: null,
  path: null,
  ...requested,
})

describe('what an element’s attributes ask for', () => {
  it.each([
    [null, 2],
    ['1', 1],
    ['3', 3],
    ['4', 4],
    ['5', 2],
    ['0', 2],
    ['h3', 2],
    ['', 2],
  ])('heading-level=%j is %d', (headingLevel, level) => {
    expect(headingLevelOf(attributes({ headingLevel }))).toBe(level)
  })

  it.each([
    [null, null],
    ['dark', 'dark'],
    ['light', 'light'],
    ['auto', null],
  ])('theme=%j is %j', (theme, shown) => {
    expect(themeOf(attributes({ theme }))).toBe(shown)
  })

  it.each([
    ['en', ['fr', 'en'], 'en'],
    ['en-GB', ['fr', 'en'], 'en'],
    ['de', ['en'], 'en'],
    ['en', ['fr'], 'fr'],
  ] as const)('lang=%j in a city that speaks %j is %j', (lang, languages, spoken) => {
    expect(localeOf(attributes({ lang }), { selectedLang: 'fr', languages })).toBe(spoken)
  })
})

const PRICES = {
  start: '/tarifs',
  routes: [
    { pattern: '/tarifs', access: 'public' },
    { pattern: '/tarifs/:planId', access: 'public' },
  ],
} as const

describe('where a part begins', () => {
  it.each([
    [null, '/tarifs'],
    ['', '/tarifs'],
    ['/tarifs/resident?zone=centre#prix', '/tarifs/resident?zone=centre#prix'],
    ['/fps', null],
    ['tarifs', null],
    ['@ailleurs.example/tarifs', null],
    ['//[', null],
    ['https://portail.example/tarifs', null],
  ])('is, for the path %j, %j', (path, start) => {
    expect(startOf(attributes({ path }), PRICES)).toBe(start)
  })
})

describe('where the portal goes on for a part that cannot be shown', () => {
  it.each([
    ['#/tarifs/resident?idop=7', null, '/tarifs/resident?idop=7'],
    ['#/tarifs/resident', '/tarifs/visitor', '/tarifs/resident'],
    ['#/fps/123', '/tarifs/visitor', '/tarifs/visitor'],
    ['#contact', '/tarifs/visitor', '/tarifs/visitor'],
    ['#/fps/123', '/fps', '/tarifs'],
    ['', null, '/tarifs'],
  ])('is, for the fragment %j and the path %j, %s', (hash, path, shown) => {
    expect(pathToShow(attributes({ path }), PRICES, hash)).toBe(shown)
  })
})
