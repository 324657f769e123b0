import { dayOf } from '@parvis/shared-kernel/time'
import { beforeAll, describe, expect, test } from 'vitest'
import { testCity } from '../../testing/city-of-file.ts'
import { dossiersOf } from '../../testing/dossiers.ts'
import { mailBoxOf } from '../../testing/mail-box.ts'
import { decidePlateChange } from './plate.agent.ts'

const city = testCity()
const dossiers = dossiersOf(city)
let files: { kbis: string; registration: string }
let foreign: string

const FLEET = 'yanis-sub-fleet'
const OWNER = 'yanis.benali@example.org'
const VANS = [
  'GA101BC',
  'GA102BC',
  'GA103BC',
  'GA104BC',
  'GB205DE',
  'GB206DE',
  'GC307FG',
  'GC308FG',
  'GD409HJ',
]
const FRESH = ['HA501KL', 'HA502KL']

const A_DAY = 86_400_000
const dated = (right: { plateHistory: { historyElementList: { date: string; status: string }[] } }) =>
  right.plateHistory.historyElementList.map(({ date, status }) => `${date} ${status}`)
const today = () => dayOf(city.clock.now(), 'Europe/Paris')

beforeAll(async () => {
  files = { kbis: await dossiers.sendDocument('yanis'), registration: await dossiers.sendDocument('yanis') }
  foreign = await dossiers.sendDocument('georges')
})

type File = readonly [evidence: string, media: string]
const bothFiles = (): File[] => [
  ['ev-kbis', files.kbis],
  ['ev-registration', files.registration],
]
const ask = (plates: readonly string[], sent: readonly File[] = bothFiles(), id = FLEET, as = 'yanis') =>
  city.ask(`/api/order/${id}/plate-change`, {
    as,
    body: {
      plates,
      evidences: sent.map(([evidencePropertiesId, evidenceSubscriberMediaId]) => ({
        evidencePropertiesId,
        evidenceSubscriberMediaId,
      })),
    },
  })

describe('a request for other plates is refused', () => {
  const plate = [...VANS.slice(1), ...FRESH]
  test.each([
    ['without the documents of the procedure', plate, () => [], 409, 'OrderEvidenceMissing'],
    ['with one of them only', plate, () => bothFiles().slice(1), 409, 'OrderEvidenceMissing'],
    [
      'with a document that nobody asks',
      plate,
      (): File[] => [...bothFiles(), ['ev-home', files.kbis]],
      409,
      'OrderEvidenceNotExpected',
    ],
    [
      'with somebody else’s document',
      plate,
      (): File[] => [
        ['ev-kbis', foreign],
        ['ev-registration', files.registration],
      ],
      404,
      'OrderEvidenceNotFound',
    ],
    [
      'with a document whose file is gone',
      plate,
      (): File[] => [
        ['ev-kbis', 'med-yanis-sub-fleet-1'],
        ['ev-registration', files.registration],
      ],
      409,
      'EvidenceNoLongerAvailable',
    ],
    ['with eleven plates', [...VANS, ...FRESH], bothFiles, 409, 'OrderPlateMaxLengthExceeded'],
    ['without any plate', [' '], bothFiles, 409, 'OrderPlateRequirementNotFulfilled'],
    ['with something that is no plate', ['?'], bothFiles, 400, 'ValidationFailed'],
    ['when it changes nothing', [...VANS].reverse(), bothFiles, 400, 'ValidationFailed'],
  ])('%s', async (_name, plates, sent, status, error) => {
    const answer = await ask(plates, sent())
    expect([answer.status, answer.body.error]).toEqual([status, error])
    expect(await dossiers.status(FLEET)).toBe('granted')
  })

  test.each([
    ['of an offer without such requests', 'camille-sub-shared', 'camille', 'OrderRestrictionViolation'],
    ['of a ticket', 'yanis-tic-today', 'yanis', 'OrderRestrictionViolation'],
    ['while another one waits', 'thomas-sub-plate', 'thomas', 'OrderAlreadyExists'],
  ])('%s', async (_name, id, as, error) => {
    expect((await ask(['HA501KL'], [], id, as)).body.error).toBe(error)
  })
})

describe('a professional asks for other plates', () => {
  test('of two requests sent at once the city has one', async () => {
    const plate = [...VANS.slice(1), ...FRESH]
    const answers = await Promise.all([ask(plate), ask(plate)])
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409])
    expect(answers.find(({ status }) => status === 409)?.body.error).toBe('OrderAlreadyExists')
    const told = (await mailBoxOf(city).mailsTo(OWNER)).map(({ subject }) => subject)
    expect(told, 'once').toEqual(['Votre changement de plaque est à l’étude – Valmont'])
  })

  test('the old plates stay good, and the history says what waits', async () => {
    const right = await dossiers.read(FLEET, 'yanis')
    expect(right.status).toBe('AWAIT_PLATE_DECISION')
    expect(right.plates).toEqual(VANS)
    expect(right.plateHistory.historyElementList.slice(-2)).toMatchObject([
      { newPlates: ['HA501KL'], removedPlates: ['GA101BC'], status: 'WAITING' },
      { newPlates: ['HA502KL'], removedPlates: [], status: 'WAITING' },
    ])
    expect(right.lastWaitingOrderPlateChangeRequest.orderPlateChange).toEqual({
      changeType: 'ADDITION',
      oldPlate: null,
      newPlate: 'HA502KL',
      status: 'WAITING',
    })
    expect((await dossiers.events(FLEET, 'yanis')).at(-1)).toBe('plate-change-requested')
    const sent = (await dossiers.traces(FLEET)).filter(({ status }) => status === 'WAITING')
    expect(sent.map(({ media_id }) => media_id)).toEqual([files.kbis, files.registration])
  })

  test('meanwhile plates cannot be written past the city', async () => {
    const body = { plates: VANS.slice(1) }
    const answer = await city.ask(`/api/order/${FLEET}/plates`, { method: 'PUT', as: 'yanis', body })
    expect(answer.body.error).toBe('OrderRestrictionViolation')
  })

  test('accepted, each new plate takes the place of the one that goes', async () => {
    city.clock.moveBy(A_DAY)
    await decidePlateChange(city.deps, dossiers.dossier(FLEET), { isAccepted: true })
    const right = await dossiers.read(FLEET, 'yanis')
    expect(right.status).toBe('ACCEPTED')
    const changed = `${today()} VALIDATED`
    expect(dated(right).slice(-2), 'from when they may park').toEqual([changed, changed])
    expect(right.plates).toEqual(['HA501KL', ...VANS.slice(1), 'HA502KL'])
    expect(right.lastWaitingOrderPlateChangeRequest).toBeNull()
    expect((await dossiers.traces(FLEET)).every(({ status }) => status === 'VALIDATED')).toBe(true)
    expect((await dossiers.events(FLEET, 'yanis')).at(-1)).toBe('plate-change-accepted')
    await city.deps.background.idle(25_000)
    const [told] = await mailBoxOf(city).mailsTo(OWNER)
    expect(told?.text, 'also of a right that has not begun').toMatch(
      /remplacent les précédentes dès maintenant(?!.*valables)/s,
    )
  })

  test('of which somebody else got one meanwhile, that cannot be accepted any more', async () => {
    const { plates, offer_id, zone_ids } = await city.deps.db
      .selectFrom('rights')
      .select(['plates', 'offer_id', 'zone_ids'])
      .where('right_id', '=', FLEET)
      .executeTakeFirstOrThrow()
    expect((await ask(['HB601KL', ...plates.slice(1)])).status).toBe(202)
    await city.setRight('georges-sub-evidence', { offer_id, zone_ids, plates: ['HB601KL'] })
    const decide = (isAccepted: boolean) =>
      decidePlateChange(city.deps, dossiers.dossier(FLEET), { isAccepted })
    await expect(decide(true)).rejects.toMatchObject({ code: 'OrderPlateUsed' })
    expect((await dossiers.read(FLEET, 'yanis')).plates).toEqual(plates)
    await decide(false)
    expect(await dossiers.status(FLEET)).toBe('granted')
  })

  test('rejected, nothing changes, and the same documents may be sent again', async () => {
    const before = (await dossiers.read(FLEET, 'yanis')).plates
    expect((await ask(before.slice(1))).status).toBe(202)
    city.clock.moveBy(A_DAY)
    await decidePlateChange(city.deps, dossiers.dossier(FLEET), { isAccepted: false, comment: 'Illisible.' })
    const right = await dossiers.read(FLEET, 'yanis')
    expect([right.status, right.plates]).toEqual(['ACCEPTED', before])
    expect(dated(right).at(-1)).toBe(`${today()} REJECTED`)
    expect(right.agentComments.at(-1).comment).toBe('Illisible.')
  })
})
