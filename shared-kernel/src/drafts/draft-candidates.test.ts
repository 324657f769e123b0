import { expect, it } from 'vitest'
import { instantFromMs } from '../time/index.ts'
import { candidatesOf } from './draft-candidates.ts'

const city = (changes: object = {}) => ({
  version: 3,
  writer: 'here',
  change: 0,
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
const held = (changes: object = {}, read: string | null = 'device') => ({ draft: local(changes), read })
const NOTHING = { city: null, locals: [], files: {}, initial: 'new' }

it.each([
  ['nothing is held', {}, [], false],
  ['the city alone holds it', { city: city() }, ['city 20'], false],
  ['this browser alone holds it', { locals: [held()] }, ['device 10'], false],
  [
    'this browser wrote on, whatever version its last answer told',
    { city: city({ version: 4 }), locals: [held()] },
    ['device 10'],
    false,
  ],
  [
    'this browser wrote on after what the city has of it',
    { city: city({ version: 4, change: 1 }), locals: [held({ change: 2 })] },
    ['device 10'],
    false,
  ],
  [
    'this browser could not keep what it sent last',
    { city: city({ version: 4, change: 2 }), locals: [held({ change: 1 })] },
    ['city 20'],
    false,
  ],
  [
    'the city has more of this browser, and another tab wrote on apart',
    {
      city: city({ version: 4, change: 2 }),
      locals: [held({ change: 1 }), held({ writer: 'tab', savedAt: 30, change: 1 })],
    },
    ['device 30', 'city 20'],
    false,
  ],
  [
    'this browser wrote on from what another one saved',
    { city: city({ writer: 'there' }), locals: [held()] },
    ['device 10'],
    false,
  ],
  [
    'both were written apart: the newest first',
    { city: city({ writer: 'there', version: 4 }), locals: [held()] },
    ['city 20', 'device 10'],
    false,
  ],
  [
    'both were written apart, this browser’s later',
    { city: city({ writer: 'there', version: 4 }), locals: [held({ savedAt: 30 })] },
    ['device 30', 'city 20'],
    false,
  ],
  [
    'two tabs of this browser wrote on apart',
    { city: city(), locals: [held(), held({ writer: 'tab', savedAt: 15 }, 'other')] },
    ['device 15', 'device 10'],
    false,
  ],
  [
    'two tabs of this browser and another one were written apart',
    { city: city({ writer: 'there', version: 4 }), locals: [held(), held({ writer: 'tab', savedAt: 30 })] },
    ['device 30', 'city 20', 'device 10'],
    false,
  ],
  [
    'one of two tabs is of another form',
    { locals: [held({}, null), held({ writer: 'tab' })] },
    ['device 10'],
    true,
  ],
  ['the city’s is of another form', { city: city({ body: null }) }, [], true],
  ['this browser’s is of another form', { city: city(), locals: [held({}, null)] }, ['city 20'], true],
  [
    'files alone were chosen: the last one counts',
    { files: { a: file(5), b: file(7) } },
    ['device 7'],
    false,
  ],
])('drafts to resume when %s', (_when, holdings, expected, wasOutdated) => {
  const found = candidatesOf<string>({ ...NOTHING, ...holdings })
  expect(found.candidates.map(({ where, savedAt }) => `${where} ${savedAt}`)).toEqual(expected)
  expect(found.wasOutdated).toBe(wasOutdated)
})
