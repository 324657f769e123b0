import { vehicleId } from '@parvis/shared-kernel/ids'
import type { Vehicle } from '@parvis/shared-kernel/subscriber'
import { describe, expect, it } from 'vitest'
import { type CritairChoice, critairChoices, vehiclesOf } from './garage-view.model.ts'

const garage = (...classes: (string | null)[]): Vehicle[] =>
  classes.map((vehicleCritair, index) => ({
    id: vehicleId(String(index)),
    name: '',
    plate: null,
    hashedPlate: null,
    vehicleCategory: null,
    vehicleCritair,
    vehicleCritairSource: null,
    vehicleTypeSource: null,
    deleted: false,
  }))

describe('the classes that a garage can be narrowed to', () => {
  it.each<[string, (string | null)[], string[]]>([
    ['a garage that is seen at a glance', ['1', '2', 'E'], []],
    ['vehicles of one class', ['1', '1', '1', '1'], []],
    ['vehicles of several, cleanest first', ['5', '1', 'E', '1'], ['E', '1', '5']],
    ['vehicles without a class, last', ['NOT_FOUND', '2', null, ''], ['2', 'none']],
    ['a class that nobody knows', ['7', '2', '2', '2'], ['2', 'none']],
  ])('%s', (_, classes, levels) => {
    expect(critairChoices(garage(...classes)).map(({ level }) => level)).toEqual(levels)
  })
})

describe('narrowed', () => {
  const all = garage('1', 'NOT_FOUND', null, '', 'NOT_IMPLEMENTED', 'UNRANKED', '2', 'E', '0', '7')
  const shown = (...levels: CritairChoice['level'][]) =>
    vehiclesOf(all, critairChoices(all), new Set(levels)).map(({ vehicleCritair }) => vehicleCritair)

  it('by nothing it is whole', () => {
    expect(shown()).toHaveLength(all.length)
  })

  it.each<[CritairChoice['level'], (string | null)[]]>([
    ['1', ['1']],
    ['E', ['E', '0']],
    ['none', ['NOT_FOUND', null, '', 'NOT_IMPLEMENTED', 'UNRANKED', '7']],
  ])('to %s it shows %j', (level, classes) => {
    expect(shown(level)).toEqual(classes)
  })

  it.each([null, '', 'NOT_FOUND', '7'])('to those without a class it shows the only one, %j', code => {
    const few = garage('1', '1', '2', code)
    const shown = vehiclesOf(few, critairChoices(few), new Set(['none'] as const))
    expect(shown.map(({ vehicleCritair }) => vehicleCritair)).toEqual([code])
  })

  it('to two classes it shows both', () => {
    expect(shown('1', '2')).toEqual(['1', '2'])
  })
})
