import { NO_APPELLANT } from '@parvis/shared-kernel/fines'
import { evidenceId } from '@parvis/shared-kernel/ids'
import { EMPTY_ADDRESS } from '@parvis/shared-kernel/subscriber'
import { aSubscriber } from '@parvis/shared-kernel/testing'
import type { Uploads } from '@parvis/shared-kernel/uploads'
import { describe, expect, it } from 'vitest'
import { anAppeal, FORM } from '../testing/fake-appeal.ts'
import { type AppealAnswers, bodyOf, firstAnswers, fittingFiles, isBegun } from './appeal-answers.model.ts'
import {
  type AppealStep,
  appealFaults,
  firstOpenStep,
  openSteps,
  shownStep,
  stepOfField,
} from './appeal-steps.model.ts'
import { freeSlot, MOST_FILES, pieceFault, sentFiles, slotsOf, uploadsOfSent } from './piece-slots.model.ts'

const address = { ...EMPTY_ADDRESS, streetName: 'rue Pasteur', postalCode: '38990', locality: 'Valmont' }
const COMPLETE: AppealAnswers = {
  ...NO_APPELLANT,
  reasonId: 'other',
  statement: 'En panne.',
  capacity: 'owner',
  firstName: 'Alex',
  lastName: 'Fontaine',
  address,
}
const sent = (id: string, urn = `urn:${id}`) => ({
  id,
  urn,
  name: `${id}.pdf`,
  size: 9,
  mime: 'application/pdf',
})
const piecesOf = (...ids: string[]): Uploads =>
  uploadsOfSent(anAppeal({ sentPieces: ids.map(id => sent(id)) }).sentPieces)
const faultsOf = (change: Partial<AppealAnswers>, uploads: Uploads = {}, refused: string[] = []) =>
  appealFaults({
    form: FORM,
    answers: { ...COMPLETE, ...change },
    uploads,
    isRefused: urn => refused.includes(urn),
  }).map(({ field, reason }) => `${field} ${reason}`)

describe('an appeal can be sent', () => {
  it.each([
    ['as it is', {}, []],
    ['not without a reason', { reasonId: null }, ['reasonId missing']],
    ['not without its mandatory piece', { reasonId: 'had-paid' }, ['pieces.receipt missing']],
    ['not without saying in whose place', { capacity: null }, ['capacity missing']],
    ['by a driver without mandate', { capacity: 'driver' }, []],
    [
      'not for another without their name and mandate',
      { capacity: 'representative' },
      ['representedName missing', 'pieces.mandate missing'],
    ],
    [
      'not with everything about its sender lacking, told in the order of the page',
      {
        capacity: 'representative',
        firstName: '',
        lastName: '',
        email: 'alex',
        phoneNumber: '06',
        address: EMPTY_ADDRESS,
      },
      [
        'representedName missing',
        'pieces.mandate missing',
        'firstName missing',
        'lastName missing',
        'email wrong',
        'phoneNumber wrong',
        'address.streetName missing',
        'address.postalCode missing',
        'address.locality missing',
      ],
    ],
    ['not with half a name', { firstName: 'A' }, ['firstName wrong']],
    ['not for a reason that is gone', { reasonId: 'gone' }, ['reasonId missing']],
    ['not without a town', { address: { ...address, locality: '' } }, ['address.locality missing']],
    [
      'not with half a postal code',
      { address: { ...address, postalCode: '38' } },
      ['address.postalCode wrong'],
    ],
    ['not with a wrong e-mail', { email: 'alex' }, ['email wrong']],
    ['not without a text', { statement: ' ' }, ['statement missing']],
    ['with the longest text', { statement: 'x'.repeat(40) }, []],
    ['not with a character more', { statement: 'x'.repeat(41) }, ['statement too-long']],
  ] as const)('%s', (_, change, faults) => expect(faultsOf(change)).toEqual(faults))

  it('with the piece that its reason asks, and not with one that the city did not take', () => {
    const paid = { reasonId: 'had-paid' }
    expect(faultsOf(paid, piecesOf('receipt'))).toEqual([])
    expect(faultsOf(paid, piecesOf('receipt'), ['urn:receipt'])).toEqual(['pieces.receipt refused'])
  })
})

describe('the steps', () => {
  const given = (change: Partial<AppealAnswers>) =>
    appealFaults({ form: FORM, answers: { ...COMPLETE, ...change }, uploads: {}, isRefused: () => false })

  it.each<[string | null, Partial<AppealAnswers>, AppealStep]>([
    ['review', {}, 'review'],
    ['review', { statement: '' }, 'statement'],
    ['review', { reasonId: null }, 'reason'],
    ['identity', { statement: '' }, 'identity'],
    ['statement', { capacity: null }, 'identity'],
    ['nonsense', {}, 'reason'],
    [null, {}, 'reason'],
  ])('an address that asks for %s after %j shows %s', (asked, change, shown) => {
    expect(shownStep(asked, given(change))).toBe(shown)
  })

  it.each<[Partial<AppealAnswers>, AppealStep]>([
    [{}, 'review'],
    [{ statement: '' }, 'statement'],
    [{ capacity: null, statement: '' }, 'identity'],
  ])('resumed after %j goes on with %s', (change, step) => expect(firstOpenStep(given(change))).toBe(step))

  it('can be gone back to once they were seen and are right', () => {
    expect(openSteps(given({ statement: '' }), 'statement')).toEqual(['reason', 'documents', 'identity'])
    expect(openSteps(given({ firstName: '' }), 'review')).toEqual(['reason', 'documents'])
    expect(openSteps(given({}), 'documents')).toEqual(['reason'])
    expect(openSteps(given({}), 'review')).toEqual(['reason', 'documents', 'identity', 'statement'])
  })

  it.each([
    ['pieces.receipt', 'documents'],
    ['pieces.mandate', 'identity'],
    ['address.locality', 'identity'],
    ['reasonId', 'reason'],
    ['statement', 'statement'],
  ])('%s is answered in %s', (field, step) => expect(stepOfField(field)).toBe(step))
})

describe('answers to go on with', () => {
  const draft = anAppeal({ reasonId: 'other', statement: 'En panne.' })
  const remembered = { ...NO_APPELLANT, lastName: 'Fontaine' }
  it('are what the city tells their author, else what a visitor typed in this tab, then nothing', () => {
    const told = anAppeal({ appellant: { capacity: 'owner', firstName: 'Camille' } })
    expect(firstAnswers(told, null, null).firstName).toBe('Camille')
    for (const subscriber of [null, aSubscriber()])
      expect(firstAnswers(told, remembered, subscriber)).toMatchObject({ firstName: 'Camille', lastName: '' })
    expect(firstAnswers(draft, remembered, null)).toMatchObject({
      lastName: 'Fontaine',
      statement: 'En panne.',
    })
    expect(firstAnswers(draft, null, null)).toMatchObject(NO_APPELLANT)
  })
  it.each([
    { capacity: 'owner' },
    { firstName: 'Alex' },
    { lastName: 'Fontaine' },
    { email: 'alex@example.org' },
    { phoneNumber: '06 12 34 56 78' },
    { address },
  ] as const)('are those of a draft that tells no more of its author than %j', said => {
    const draft = anAppeal({ appellant: { ...NO_APPELLANT, ...said } })
    expect(firstAnswers(draft, remembered, aSubscriber())).toMatchObject({ lastName: '', ...said })
  })
  it('are the profile’s where the draft tells nothing of its author', () => {
    const draft = anAppeal({ appellant: { ...NO_APPELLANT, address: EMPTY_ADDRESS } })
    const { firstName, email } = aSubscriber()
    expect(firstAnswers(draft, null, aSubscriber())).toMatchObject({ firstName, email, capacity: null })
  })
  it.each([
    [{ reasonId: 'other' }, true],
    [{ statement: 'En panne.' }, true],
    [{ statement: ' ' }, false],
    [{ sentPieces: [sent('useful')] }, true],
    [{}, false],
  ])('with %j a draft is one to resume: %s', (said, begun) => {
    expect(isBegun(anAppeal(said))).toBe(begun)
  })
  it('leave out a text that the city would refuse, and the name of nobody who is represented', () => {
    expect(bodyOf(FORM, { ...COMPLETE, statement: 'x'.repeat(41) })).not.toHaveProperty('statement')
    expect(bodyOf(FORM, COMPLETE)).toMatchObject({ statement: 'En panne.', address })
    expect(bodyOf(FORM, { ...COMPLETE, address: null }).address).toEqual(EMPTY_ADDRESS)
    const represented = { ...COMPLETE, representedName: 'Durand' }
    expect(bodyOf(FORM, represented).representedName).toBe('')
    expect(bodyOf(FORM, { ...represented, capacity: 'representative' }).representedName).toBe('Durand')
  })
  it('name no file of a reason that was left', () => {
    const files = [sent('receipt'), sent('useful')]
    expect(fittingFiles(FORM, COMPLETE, files).map(({ id }) => id)).toEqual(['useful'])
  })
})

describe('a piece of several files', () => {
  const card = { id: 'card', mandatory: true } as never
  it('comes back in as many slots, and is told to the city under its own name', () => {
    const uploads = piecesOf('card', 'card')
    expect(slotsOf(card, uploads)).toEqual(['card', 'card~1'])
    expect(sentFiles(uploads).map(({ id }) => id)).toEqual(['card', 'card'])
    expect(freeSlot(card, uploads)).toBe('card~2')
    expect(slotsOf(card, piecesOf('lease', 'card'))).toEqual(['card'])
  })
  it('keeps its files in the order in which they were added', () => {
    const [front, back] = Object.entries(piecesOf('card', 'card'))
    const added: Uploads = Object.fromEntries([back!, front!])
    expect(slotsOf(card, added)).toEqual(['card~1', 'card'])
  })
  it('has one empty slot at first and a last one in the end', () => {
    expect(slotsOf(card, {})).toEqual(['card'])
    expect(freeSlot(card, piecesOf(...Array(MOST_FILES).fill('card')))).toBeNull()
  })
  it('is there with its second file alone, and wrong with one wrong file', () => {
    const second = Object.entries(piecesOf('card', 'card')).filter(([slot]) => slot !== 'card')
    const alone: Uploads = Object.fromEntries(second)
    expect(pieceFault(card, alone, () => false)).toBeNull()
    expect(pieceFault(card, piecesOf('card', 'card'), () => false)).toBeNull()
    const wrong = uploadsOfSent(anAppeal({ sentPieces: [sent('card'), sent('card', 'urn:back')] }).sentPieces)
    expect(pieceFault(card, wrong, urn => urn === 'urn:back')).toBe('refused')
    const lost: Uploads = { ...alone, [evidenceId('card')]: { kind: 'failed' } as never }
    expect(pieceFault(card, lost, () => false)).toBe('refused')
    expect(pieceFault(card, {}, () => false)).toBe('missing')
  })
})
