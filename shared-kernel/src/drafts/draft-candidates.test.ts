import { expect, it } from 'vitest'
import { instantFromMs } from '../time/index.ts'
import { candidatesOf } from './draft-candidates.ts'

const city = (changes: object = {}) => ({
  version: 3,
  writer: 'here',
  savedAt: instantFromMs(20),
  body: 'city' as string | null,
  ...changes,
})
const local = (changes: object = {}) => ({
  body: 'device',
  writer: 'here',
  version: 3,
  savedAt: 10,
  isFinished: false,
  ...changes,
})
const file = (savedAt: number) => ({ file: new File([], 'a'), savedAt })
const NOTHING = { city: null, local: null, localBody: null, files: {}, initial: 'new' }

it.each([
  ['nothing is held', {}, [], false],
  ['the city alone holds it', { city: city() }, ['city 20'], false],
  ['this browser alone holds it', { local: local(), localBody: 'device' }, ['device 10'], false],
  [
    'this browser wrote on, whatever version its last answer told',
    { city: city({ version: 4 }), local: local(), localBody: 'device' },
    ['device 10'],
    false,
  ],
  [
    'this browser wrote on from what another one saved',
    { city: city({ writer: 'there' }), local: local(), localBody: 'device' },
    ['device 10'],
    false,
  ],
  [
    'both were written apart: the newest first',
    { city: city({ writer: 'there', version: 4 }), local: local(), localBody: 'device' },
    ['city 20', 'device 10'],
    false,
  ],
  [
    'both were written apart, this browser’s later',
    { city: city({ writer: 'there', version: 4 }), local: local({ savedAt: 30 }), localBody: 'device' },
    ['device 30', 'city 20'],
    false,
  ],
  ['the city’s is of another form', { city: city({ body: null }) }, [], true],
  ['this browser’s is of another form', { city: city(), local: local() }, ['city 20'], true],
  [
    'files alone were chosen: the last one counts',
    { files: { a: file(5), b: file(7) } },
    ['device 7'],
    false,
  ],
])('drafts to resume when %s', (_when, held, expected, wasOutdated) => {
  const found = candidatesOf<string>({ ...NOTHING, ...held })
  expect(found.candidates.map(({ where, savedAt }) => `${where} ${savedAt}`)).toEqual(expected)
  expect(found.wasOutdated).toBe(wasOutdated)
})
