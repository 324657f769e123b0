import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { definitionFromWire, definitionWire } from './definition.wire.ts'
import { MOST_PATCH_OPERATIONS, patchWire } from './json-patch.wire.ts'
import { offerFromWire, offerWire } from './offer.wire.ts'
import { paymentStartWire } from './payment.wire.ts'

describe('the least that a city may send', () => {
  test('an offer of the first document has no second one’s rules, and is for both', () => {
    expect(
      offerFromWire(v.parse(offerWire, { id: 'o', name: 'Offre', userStatus: 'SUBSCRIPTION_OPENED' })),
    ).toMatchObject({
      isOpen: true,
      isPubliclyOrderable: true,
      scope: 'both',
      isProfessional: false,
      maxPlates: 0,
      orderLimit: null,
    })
  })
  test('the second document’s duration is an option’s length, and a professional scope asks the company’s address', () => {
    const wire = {
      id: 'o',
      name: 'n',
      options: [{ id: 'x', duration: 'P6M' }],
      conditions: { productScope: 'PROFESSIONAL' },
    }
    const offer = offerFromWire(v.parse(offerWire, wire))
    expect(offer.options[0]).toMatchObject({ duration: 'P6M', price: 0 })
    expect(offer).toMatchObject({ scope: 'professional', isProfessional: true, isOpen: false })
  })
  test.each([
    ['of which every option is gone', [true, true], false],
    ['of which one option is left', [true, false], true],
    ['without options', [], true],
  ])('an offer %s is open or not', (_words, gone, expected) => {
    const options = gone.map((deleted, index) => ({ id: `${index}`, price: 1_000, deleted }))
    const wire = { id: 'o', name: 'n', userStatus: 'SUBSCRIPTION_OPENED', options }
    expect(offerFromWire(v.parse(offerWire, wire)).isOpen).toBe(expected)
  })
  test('a plate is needed, so one is taken', () => {
    expect(offerFromWire(v.parse(offerWire, { id: 'o', name: 'n', mustContainPlate: true })).maxPlates).toBe(
      1,
    )
  })
  test('a definition', () => {
    const wire = { parkingRightDefinitionId: 'd', name: 'Visiteur', userStatus: 'REQUEST_OPENED' }
    expect(definitionFromWire(v.parse(definitionWire, wire))).toMatchObject({
      isOpen: true,
      defaultPrice: 0,
      quotaBasis: 'civil-year',
    })
  })
  test('the start of a payment: go there, submit there, or look into the mailbox', () => {
    const answers = [
      { method: 'GET', url: 'https://pay.example' },
      { method: 'POST', url: 'https://pay.example', body: 'a=b' },
      { sent: true },
    ]
    for (const answer of answers) expect(v.parse(paymentStartWire, answer)).toEqual(answer)
    expect(v.safeParse(paymentStartWire, { method: 'POST', url: 'https://pay.example' }).success).toBe(false)
  })
})

describe('a patch of the profile (docs/api.md)', () => {
  const replace = { op: 'replace', path: '/lang', value: 'en' }
  test.each([
    ['an allowed replacement', [replace], true],
    ['a removal', [{ op: 'remove', path: '/homePhoneNumber' }], true],
    ['a field of an address', [{ op: 'add', path: '/address/locality', value: 'Valmont' }], true],
    ['twenty operations', Array.from({ length: MOST_PATCH_OPERATIONS }, () => replace), true],
    ['twenty-one operations', Array.from({ length: MOST_PATCH_OPERATIONS + 1 }, () => replace), false],
    ['no operation', [], false],
    ['the e-mail address', [{ op: 'replace', path: '/email', value: 'a@b.example' }], false],
    ['the zone', [{ op: 'replace', path: '/zoneId', value: 'z' }], false],
    ['a prototype', [{ op: 'add', path: '/__proto__', value: 'x' }], false],
    ['a move', [{ op: 'move', path: '/lang', from: '/email' }], false],
    ['a replacement without value', [{ op: 'replace', path: '/lang' }], false],
  ] as const)('%s', (_name, patch, expected) => expect(v.safeParse(patchWire, patch).success).toBe(expected))
})
