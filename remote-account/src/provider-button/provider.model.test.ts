import { describe, expect, it } from 'vitest'
import { departureFailure, providerKind } from './provider.model.ts'

describe('FranceConnect has its own button', () => {
  it.each([
    ['FranceConnect', 'france-connect'],
    ['FranceConnect+', 'france-connect'],
    [' France Connect', 'france-connect'],
    ['FranceConnected', 'plain'],
    ['ProSanté Connect', 'plain'],
    ['Pas FranceConnect', 'plain'],
    ['', 'plain'],
  ])('%j is drawn as %s', (name, kind) => {
    expect(providerKind(name)).toBe(kind)
  })
})

describe('a browser without cryptography is told apart', () => {
  it.each([
    [
      'the missing facility, by its name',
      Object.assign(new Error('no'), { name: 'CryptographyUnavailable' }),
      'cryptography',
    ],
    ['any other fault', new Error('CryptographyUnavailable'), 'other'],
    ['something that is no error', 'CryptographyUnavailable', 'other'],
  ])('%s', (_, error, failure) => {
    expect(departureFailure(error)).toBe(failure)
  })
})
