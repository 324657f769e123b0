import { vehicleId } from '@parvis/shared-kernel/ids'
import { plate } from '@parvis/shared-kernel/plates'
import type { Vehicle } from '@parvis/shared-kernel/subscriber'
import { describe, expect, it } from 'vitest'
import {
  critairLevel,
  critairSource,
  plateHelp,
  vehicleCategory,
  vehicleFaults,
  vehicleLabel,
} from './vehicles.model.ts'

const car: Vehicle = {
  id: vehicleId('car'),
  name: 'La voiture',
  plate: plate('FG-482-KD'),
  hashedPlate: null,
  vehicleCategory: 'CAR',
  vehicleCritair: '1',
  vehicleCritairSource: 'DECLARED',
  vehicleTypeSource: null,
  deleted: false,
}

describe('adding a vehicle', () => {
  it.each([
    ['a plate and a name', 'AB-123-CD', 'Le van', []],
    ['a plate without a name', 'ab123cd', '', []],
    ['a name of one letter', 'AB-123-CD', 'V', ['name']],
    ['a name of 51 letters', 'AB-123-CD', 'v'.repeat(51), ['name']],
    ['no plate', '  ', 'Le van', ['plate']],
    ['a plate of one character', 'A', '', ['plate']],
    ['a plate with a letter that never stands on one', 'AO-123-CD', '', []],
    ['a foreign plate', 'M-XY 42', '', []],
    ['the plate of another vehicle, in other spacing', 'fg 482 kd', '', ['plate-taken']],
  ])('%s', (_, number, name, faults) => {
    const another = { ...car, id: vehicleId('another'), plate: plate('GK-553-TN') }
    expect(vehicleFaults({ plate: number, name }, [another, car])).toEqual(faults)
  })
})

describe('a plate that may have been misread', () => {
  it.each([
    ['AB-123-CD', null],
    ['M-XY 42', null],
    ['', null],
    ['AB-12O-CD', ['AB120CD']],
    ['OB-123-CD', ['DB123CD', 'QB123CD']],
  ])('%j', (typed, suggestions) => {
    expect(plateHelp(typed)?.suggestions ?? null).toEqual(suggestions)
  })

  it('never offers more than three readings', () => {
    expect(plateHelp('OI-123-IO')?.suggestions).toHaveLength(3)
  })
})

describe('a vehicle is called', () => {
  it.each([
    ['by its name', { name: 'La voiture', plate: car.plate }, 'La voiture'],
    ['by its plate when it has no name', { name: ' ', plate: car.plate }, 'FG-482-KD'],
    ['by neither when the city gives neither', { name: '', plate: null }, 'N/A'],
  ])('%s', (_, vehicle, label) => {
    expect(vehicleLabel(vehicle)).toBe(label)
  })
})

describe('Crit’Air is shown as the city gives it', () => {
  it.each([
    ['1', '1'],
    ['E', 'E'],
    [' electrique ', 'E'],
    ['NOT_FOUND', 'none'],
    ['UNRANKED', 'none'],
    ['toString', null],
    [null, null],
  ])('%j is %j', (raw, level) => {
    expect(critairLevel(raw)).toBe(level)
  })

  it('names an unknown source as the city does', () => {
    expect(critairSource('declared')).toBe('vehicles.critair.declared')
    expect(critairSource('PREFECTURE')).toBe('vehicles.critair.source')
  })
})

it.each([
  ['CAR', 'vehicles.category.car'],
  ['SPACESHIP', null],
  ['toString', null],
  [null, null],
])('the category %s is told as %s', (raw, words) => {
  expect(vehicleCategory(raw)).toBe(words)
})
