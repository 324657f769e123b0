import * as v from 'valibot'
import { describe, expect, it, test, vi } from 'vitest'
import { city, client, json } from '../api/api-client-bench.ts'
import { fetchConfig, fetchHoldings, fetchTickets } from '../api/index.ts'
import { fakeCityConfig } from '../testing/fake-city-config.ts'
import * as wire from './index.ts'

interface Found {
  readonly where: string
  readonly schema: v.GenericSchema
  /** The node itself, or a list that contains it, has a fallback for unknown values. */
  readonly isOpen: boolean
}

/** Parts of valibot's composed schemas; those of a pipe are schemas and actions. */
interface Parts {
  readonly type: string
  readonly entries?: Readonly<Record<string, v.GenericSchema>>
  readonly item?: v.GenericSchema
  readonly wrapped?: v.GenericSchema
  readonly value?: v.GenericSchema
  readonly options?: readonly unknown[]
  readonly pipe?: readonly { readonly kind: string }[]
}

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'

/** Every closed list below a schema. */
function closedLists(schema: v.GenericSchema, where: string, isWithin = false): Found[] {
  const parts = schema as unknown as Parts
  const isOpen = isWithin || 'fallback' in schema
  if (parts.type === 'picklist' || parts.type === 'enum') return [{ where, schema, isOpen }]
  const below = (part: unknown, name = '') =>
    isSchema(part) ? closedLists(part, where + name, isOpen && parts.type !== 'object') : []
  return [
    ...Object.entries(parts.entries ?? {}).flatMap(([name, part]) => below(part, `.${name}`)),
    ...[parts.item, parts.wrapped, parts.value].flatMap(part => below(part)),
    ...(parts.options ?? []).flatMap(part => below(part)),
    ...(parts.pipe ?? []).filter(part => part !== (schema as unknown)).flatMap(part => below(part)),
  ]
}

const all = Object.entries<unknown>(wire).flatMap(([name, schema]) =>
  isSchema(schema) ? closedLists(schema, name) : [],
)

/** Sent or kept by the portal: there a city must be able to refuse unknown values. */
const SAID_BY_THE_PORTAL =
  /^(?:documentTicketBodyWire|keptFileWire|patchWire|recourseBodyWire|reminderChangeWire|.*[dD]raftBodyWire|subscriptionDraft\w*)/

describe('a closed list of the contract', () => {
  it('is among the schemas of this room', () => expect(all.length).toBeGreaterThan(15))

  const answered = all.filter(({ where }) => !SAID_BY_THE_PORTAL.test(where))
  test.each(answered)('$where takes what a later city adds', ({ isOpen }) => expect(isOpen).toBe(true))
})

const CONFIG = wire.configToWire(fakeCityConfig())
const zone = { id: 'z', name: 'Zone' }
/** Each case with valid neighbours, which must be kept. */
const CASES: readonly (readonly [string, v.GenericSchema, unknown, object])[] = [
  ['a login type', wire.configWire, { ...CONFIG, loginTypes: ['FC', 'EIDAS'] }, { loginTypes: ['FC'] }],
  ['login types alone', wire.configWire, { ...CONFIG, loginTypes: ['EIDAS'] }, { loginTypes: [] }],
  ['a language', wire.configWire, { ...CONFIG, languages: ['br', 'en'] }, { languages: ['en'] }],
  ['the first language', wire.configWire, { ...CONFIG, selectedLang: 'br' }, { selectedLang: null }],
  ['a calendar', wire.configWire, { ...CONFIG, holidayCalendar: 'fr-corse' }, { holidayCalendar: null }],
  [
    'a font',
    wire.configWire,
    { ...CONFIG, theme: { ...CONFIG.theme, font: 'comic' } },
    { theme: { primaryColour: CONFIG.theme.primaryColour, font: null } },
  ],
  [
    'the level of an announcement',
    wire.configWire,
    { ...CONFIG, publicAnnouncement: { level: 'alarm', text: { fr: 'Neige', en: 'Snow' } } },
    { publicAnnouncement: { level: 'info', text: { fr: 'Neige' } } },
  ],
  [
    'the scope of an offer, beside another offer',
    wire.plansWire,
    {
      plans: [
        {
          id: 'a',
          name: 'A',
          conditions: { productScope: 'GUILD' },
          mustStartOnWeekDays: ['MONDAY', 'FIRDAY'],
        },
        { id: 'b', name: 'B', conditions: { productScope: 'BOTH' } },
      ],
      zones: [zone],
    },
    {
      plans: [
        { id: 'a', conditions: { productScope: null }, mustStartOnWeekDays: ['MONDAY'] },
        { id: 'b', conditions: { productScope: 'BOTH' } },
      ],
    },
  ],
  [
    'the thing of an event, beside another event',
    wire.timelineWire,
    {
      events: [
        { id: '1', at: '2026-11-22T10:00:00Z', kind: 'x', resourceType: 'badge', label: 'Badge' },
        { id: '2', at: '2026-11-22T10:00:00Z', kind: 'x', resourceType: 'fine' },
      ],
    },
    { events: [{ resourceType: 'other', label: 'Badge' }, { resourceType: 'fine' }] },
  ],
  [
    'the state of an appeal',
    wire.recourseWire,
    { id: 'a', fpsId: '1', status: 'MEDIATION', appellant: { capacity: 'NEIGHBOUR', lastName: 'B' } },
    { status: 'MEDIATION', appellant: { capacity: null, lastName: 'B' } },
  ],
  [
    'the kind of a plate change',
    wire.plateChangeRequestWire,
    { orderPlateChange: { changeType: 'SWAP', newPlate: 'AB123CD', status: 'WAITING' } },
    { orderPlateChange: { changeType: 'OTHER', newPlate: 'AB123CD' } },
  ],
  [
    'the kind of a right in the way of an erasure',
    wire.erasureTermsWire,
    { rights: [{ id: 'r', kind: 'BADGE', name: 'Badge' }], kept: [] },
    { rights: [{ id: 'r', kind: 'other', name: 'Badge' }] },
  ],
]

describe.each(CASES)('%s that nobody knows', (_, schema, sent, read) => {
  it('is read as something neutral, and everything beside it as it is', () => {
    expect(v.parse(schema, sent)).toMatchObject(read)
  })

  it('is told once, whatever is asked again', async () => {
    const onUnexpected = vi.fn()
    const { api } = client(city(() => json(sent)).fetch, { onUnexpected })
    await api.call({ path: '/api/things', answer: schema })
    await vi.waitFor(() => expect(onUnexpected).toHaveBeenCalled())
    const told = onUnexpected.mock.calls.length
    await api.call({ path: '/api/things', answer: schema })
    await vi.dynamicImportSettled()
    expect(onUnexpected).toHaveBeenCalledTimes(told)
  })
})

it('tells nothing of an answer that is known whole', async () => {
  const onUnexpected = vi.fn()
  const { api } = client(city(() => json({ ...CONFIG, surprise: 1 })).fetch, { onUnexpected })
  expect((await fetchConfig(api)).loginTypes).toEqual(['FC', 'CUSTOMER'])
  await vi.dynamicImportSettled()
  expect(onUnexpected).not.toHaveBeenCalled()
})

describe.each([
  ['a subscription', fetchHoldings, (right: object) => ({ subscriptions: [right] }), 'subscriptions.status'],
  ['a ticket', fetchTickets, (right: object) => [right], 'tickets.status'],
] as const)('the status of %s', (_, fetchRights, answered, path) => {
  const right = {
    id: 'r',
    parkingRightRequestId: 'r',
    subscriptionPlanId: 'p',
    parkingRightDefinitionId: 'd',
  }
  const ask = async (status: string) => {
    const onUnexpected = vi.fn()
    const { api } = client(city(() => json(answered({ ...right, status }))).fetch, { onUnexpected })
    const read = [await fetchRights(api), await fetchRights(api)].flat()
    return { told: onUnexpected.mock.calls.map(([{ failure }]) => failure.path), read }
  }

  it('that nobody knows is told once, and the right is shown all the same', async () => {
    const { told, read } = await ask('SUSPENDED')
    expect(told).toEqual([path])
    expect(JSON.stringify(read)).toContain('"rawStatus":"SUSPENDED"')
  })

  it.each(['ACCEPTED', 'FULFILLED', 'AWAIT_TREATMENT_RENEWAL'])(
    'that is %s is nothing to tell',
    async status => {
      expect((await ask(status)).told).toEqual([])
    },
  )
})
