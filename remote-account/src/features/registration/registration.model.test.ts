import { ApiError } from '@parvis/shared-kernel/errors'
import { cityRefusal, networkDown } from '@parvis/shared-kernel/testing'
import { describe, expect, it } from 'vitest'
import { faultsOfAnswer, type Registration, registrationFaults } from './registration.model.ts'

const right: Registration = {
  firstName: 'Ana',
  lastName: 'Petit',
  email: 'ana.petit@example.org',
  password: 'les nuages violets',
  plate: '',
}

describe('a registration is sent when', () => {
  it.each<[string, Partial<Registration>, readonly string[]]>([
    ['everything is right', {}, []],
    ['a plate is given in any form', { plate: 'ab 123 cd' }, []],
    ['spaces stand around the answers', { firstName: ' Ana ', email: ' ana@example.org ', plate: ' ' }, []],
    ['but not when a name has one letter', { firstName: 'A' }, ['firstName']],
    ['nor fifty-one', { lastName: 'a'.repeat(51) }, ['lastName']],
    ['nor when the plate is none', { plate: '?' }, ['plate']],
    [
      'nor when nothing is answered, in the order of the form',
      { firstName: '', lastName: ' ', email: '', password: '' },
      ['firstName', 'lastName', 'email', 'password'],
    ],
  ])('%s', (_, change, fields) => {
    expect(registrationFaults({ ...right, ...change }).map(({ field }) => field)).toEqual(fields)
  })
})

describe('what the city finds wrong stands with its answer', () => {
  const invalid = new ApiError({
    kind: 'api',
    status: 400,
    error: 'ValidationFailed',
    message: '',
    code: 'ValidationFailed',
    fields: [
      { path: 'lastName', message: 'too-long' },
      { path: 'email', message: 'malformed' },
      { path: 'password', message: 'weak' },
      { path: 'elsewhere', message: 'x' },
    ],
  })
  it.each<[string, unknown, readonly unknown[]]>([
    ['an easy password', cityRefusal(400, 'WeakPassword'), [{ field: 'password', reason: 'weak' }]],
    [
      'fields, and only those of the form',
      invalid,
      [{ field: 'lastName' }, { field: 'email', reason: 'malformed' }, { field: 'password', reason: 'weak' }],
    ],
    ['too many requests are no answer’s fault', cityRefusal(429, 'Too Many Requests'), []],
    ['nor is a lost network', networkDown(), []],
  ])('%s', (_, error, faults) => {
    expect(faultsOfAnswer(error)).toEqual(faults)
  })
})
