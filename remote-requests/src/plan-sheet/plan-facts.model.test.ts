import { optionId, zoneId } from '@parvis/shared-kernel/ids'
import { cents } from '@parvis/shared-kernel/money'
import { isoDuration } from '@parvis/shared-kernel/time'
import { describe, expect, it } from 'vitest'
import { durationsOf, isWholeCity, namedZones } from './plan-facts.model.ts'

const option = (price: number, duration: string | null = 'P1M', isDeleted = false) => ({
  id: optionId(`${price} ${duration}`),
  price: cents(price),
  duration: duration === null ? null : isoDuration(duration),
  isDeleted,
})
type Options = ReturnType<typeof option>[]
const offer = (...options: Options) => ({ kind: 'offer', options, defaultPrice: cents(300) }) as const
const daily = (...options: Options) =>
  ({ kind: 'definition', options, defaultPrice: cents(300), validityPeriod: isoDuration('P1D') }) as const

describe('the durations one may choose', () => {
  it('are named once each, in the city’s order', () => {
    expect(durationsOf(offer(option(1, 'P1Y'), option(2, 'P1M'), option(3, 'P1Y')))).toEqual(['P1Y', 'P1M'])
  })
  it('are the plan’s own where no option says one', () => {
    expect(durationsOf(daily())).toEqual(['P1D'])
    expect(durationsOf(daily(option(1, null)))).toEqual(['P1D'])
    expect(durationsOf(offer())).toEqual([])
  })
})

describe('zones', () => {
  const zones = ['a', 'b'].map(id => ({ id: zoneId(id), name: id.toUpperCase() }))
  it('that the city no longer names are left out', () => {
    expect(namedZones([zoneId('b'), zoneId('gone')], zones)).toEqual([zones[1]])
  })
  it.each([
    [[], true],
    [['a'], false],
    [['a', 'b'], true],
  ])('%j are the whole city: %s', (ids, isWhole) => {
    expect(isWholeCity(ids.map(zoneId), zones)).toBe(isWhole)
  })
  it('the only one of a city is named', () => {
    expect(isWholeCity([zoneId('a')], zones.slice(0, 1))).toBe(false)
  })
})
