import { EMPTY_ADDRESS, type Subscriber } from '@parvis/shared-kernel/subscriber'
import { fakeSubscriber } from '@parvis/shared-kernel/testing'
import { describe, expect, it } from 'vitest'
import {
  hasProfessionalPart,
  isUnchanged,
  type ProfileForm,
  profileFaults,
  profileForm,
  profileOf,
  rebased,
  shownGroups,
  withoutProfessionalPart,
  withVisitorAddress,
} from './profile.model.ts'

const camille = fakeSubscriber()
const form = (changes: Partial<ProfileForm> = {}): ProfileForm => ({ ...profileForm(camille), ...changes })
const named = (changes: Partial<ProfileForm>) =>
  profileFaults(form(changes), true).map(({ field, reason }) => `${field} ${reason}`)

describe('a complete profile may be saved', () => {
  it('has nothing to put right', () => {
    expect(profileFaults(form(), true)).toEqual([])
  })
})

describe('an address that was told before a request', () => {
  const visitorAddress = { ...EMPTY_ADDRESS, streetName: 'du Four', postalCode: '38990', locality: 'Valmont' }
  it.each([
    ['fills a profile without one', 'address', null, visitorAddress, true],
    ['never replaces the one that is there', 'address', camille.address, visitorAddress, false],
    ['fills the professional one alone', 'professionalAddress', camille.address, visitorAddress, true],
    ['that nobody told changes nothing', 'address', null, null, false],
  ] as const)('%s', (_, group, address, given, isTaken) => {
    const before = profileForm({ ...camille, address, professionalAddress: null })
    const after = withVisitorAddress(before, group, given)
    expect(after[group]).toBe(isTaken ? given : before[group])
    expect({ ...after, [group]: before[group] }).toEqual(before)
  })
})

describe('a profile that was changed elsewhere meanwhile', () => {
  const elsewhere = { ...camille, email: 'new@example.org', phoneNumber: '0700000000' }
  it.each<[string, Partial<ProfileForm>, Partial<ProfileForm>]>([
    ['shows nothing of the former one where nothing was typed', {}, {}],
    ['keeps what was typed beside it', { firstName: 'Cam' }, { firstName: 'Cam' }],
    [
      'yields to what was typed in the same field',
      { email: 'typed@example.org' },
      { email: 'typed@example.org' },
    ],
    [
      'keeps a field that was emptied',
      { homePhoneNumber: '', address: EMPTY_ADDRESS },
      { address: EMPTY_ADDRESS },
    ],
  ])('%s', (_, typed, kept) => {
    expect(rebased(form(typed), camille, elsewhere)).toEqual({ ...profileForm(elsewhere), ...kept, ...typed })
  })
})

describe('identity and contact', () => {
  it.each<[string, Partial<ProfileForm>, string[]]>([
    ['a first name of one letter', { firstName: 'L' }, ['firstName too-short']],
    ['a first name of two letters', { firstName: 'Lô' }, []],
    ['a first name of spaces', { firstName: '   ' }, ['firstName mandatory']],
    ['a last name of 50 letters', { lastName: 'a'.repeat(50) }, []],
    ['a last name of 51 letters', { lastName: 'a'.repeat(51) }, ['lastName too-long']],
    ['no e-mail address', { email: ' ' }, ['email blank']],
    ['an e-mail address of 5 characters', { email: 'a@b.c' }, ['email too-short']],
    ['an e-mail address without a domain', { email: 'camille@' }, ['email malformed']],
    ['no telephone at all', { phoneNumber: '', homePhoneNumber: '' }, []],
    ['a mobile with the country code', { phoneNumber: '+33 6 12 34 56 78' }, []],
    ['a mobile of nine digits', { phoneNumber: '061234567' }, ['phoneNumber malformed']],
    [
      'text messages without a mobile',
      { phoneNumber: '', shouldReceiveSms: true },
      ['phoneNumber mandatory'],
    ],
    ['a home telephone with a letter', { homePhoneNumber: '01 23 45 67 8a' }, ['homePhoneNumber malformed']],
  ])('%s', (_, changes, faults) => {
    expect(named(changes)).toEqual(faults)
  })
})

it('asks for no number in a city without text messages', () => {
  expect(profileFaults(form({ phoneNumber: '', shouldReceiveSms: true }), false)).toEqual([])
})

describe('an address that a request waits for', () => {
  const none = { address: EMPTY_ADDRESS, professionalAddress: EMPTY_ADDRESS }
  it.each([
    ['address', ['address.streetName', 'address.postalCode', 'address.locality']],
    [
      'professionalAddress',
      ['professionalAddress.streetName', 'professionalAddress.postalCode', 'professionalAddress.locality'],
    ],
    [null, []],
  ] as const)('%s is not left empty', (asked, fields) => {
    expect(profileFaults(form(none), true, { asked, unchosen: [] }).map(({ field }) => field)).toEqual(fields)
  })

  const halfGiven = { ...EMPTY_ADDRESS, streetName: 'Pasteur' }
  it.each([
    ['address', 'nothing else is wrong', { address: EMPTY_ADDRESS }, ['address']],
    ['address', 'it alone is half given', { address: halfGiven }, ['address']],
    ['address', 'a name is missing', { firstName: '' }, ['firstName', 'address']],
    ['address', 'text messages have no number', { phoneNumber: '' }, ['phoneNumber', 'address']],
    ['phoneNumber', 'nothing else is wrong', { phoneNumber: '' }, ['phoneNumber']],
    ['phoneNumber', 'there is no email address', { email: '' }, ['email', 'phoneNumber']],
    ['email', 'nothing else is wrong', { email: '' }, ['email']],
  ] as const)(
    '%s, asked alone, is shown with what would stop the saving: %s',
    (asked, _, changes, groups) => {
      expect(shownGroups(asked, profileFaults(form({ shouldReceiveSms: true, ...changes }), true))).toEqual(
        groups,
      )
    },
  )

  it.each([null, 'professionalAddress'] as const)('the whole profile is shown for %s', asked => {
    expect(shownGroups(asked, [])).toHaveLength(8)
  })
})

describe('an address may be missing, never half given', () => {
  const street = { ...EMPTY_ADDRESS, streetName: 'Pasteur' }
  it.each<[string, Partial<ProfileForm>, string[]]>([
    ['no address', { address: EMPTY_ADDRESS }, []],
    ['a street alone', { address: street }, ['address.postalCode mandatory', 'address.locality mandatory']],
    [
      'a postal code of four digits',
      { address: { ...street, postalCode: '6900', locality: 'Lyon' } },
      ['address.postalCode not-five-digits'],
    ],
    ['no number', { address: { ...street, postalCode: '69000', locality: 'Lyon' } }, []],
    [
      'number 0',
      { address: { ...street, streetNumber: '0', postalCode: '69000', locality: 'Lyon' } },
      ['address.streetNumber not-a-positive-integer'],
    ],
    [
      'a professional address that is begun',
      { professionalAddress: { ...EMPTY_ADDRESS, locality: 'Lyon' } },
      ['professionalAddress.streetName mandatory', 'professionalAddress.postalCode mandatory'],
    ],
  ])('%s', (_, changes, faults) => {
    expect(named(changes)).toEqual(faults)
  })
})

describe('a company is all there or not there', () => {
  it.each([
    ['nothing', { name: '', siret: '', ape: '' }, []],
    ['a name alone', { name: 'Benali Plomberie', siret: '', ape: '' }, ['enterprise.siret mandatory']],
    [
      'a SIRET of 13 digits',
      { name: 'Benali', siret: '7328293200007', ape: '' },
      ['enterprise.siret not-fourteen-digits'],
    ],
    ['a SIRET of 14 digits', { name: 'Benali', siret: '73282932000074', ape: '' }, []],
    [
      'an activity code with a small letter',
      { name: 'Benali', siret: '73282932000074', ape: '4322a' },
      ['enterprise.ape malformed'],
    ],
    ['an activity code', { name: 'Benali', siret: '73282932000074', ape: '4322A' }, []],
    [
      'an activity code alone',
      { name: '', siret: '', ape: '4322A' },
      ['enterprise.name mandatory', 'enterprise.siret mandatory'],
    ],
  ])('%s', (_, enterprise, faults) => {
    expect(named({ enterprise })).toEqual(faults)
  })
})

describe('what is sent to the city', () => {
  it('trims every answer and drops what is wholly empty', () => {
    const typed = form({
      firstName: ' Camille ',
      gender: '',
      address: { ...EMPTY_ADDRESS, complement: '  ' },
      professionalAddress: EMPTY_ADDRESS,
    })
    expect(profileOf(typed, camille)).toMatchObject({
      firstName: 'Camille',
      gender: null,
      address: null,
      professionalAddress: null,
      enterprise: null,
    })
  })

  it('keeps what the screen does not show', () => {
    expect(profileOf(form(), camille)).toEqual(camille)
  })

  it('keeps telephone numbers as they were typed, though the form shows them in pairs', () => {
    const typed = { ...camille, phoneNumber: '0612345678', homePhoneNumber: '+33476000001' }
    const shown = profileForm(typed)
    expect(shown.phoneNumber).toBe('06\u00a012\u00a034\u00a056\u00a078')
    expect(shown.homePhoneNumber).toBe('04\u00a076\u00a000\u00a000\u00a001')
    expect(profileOf(shown, typed)).toEqual(typed)
    expect(profileOf({ ...shown, phoneNumber: '0612345679' }, typed).phoneNumber).toBe('0612345679')
    expect(isUnchanged(shown, typed)).toBe(true)
  })

  it('forgets the professional part when it is removed', () => {
    const yanis: Subscriber = {
      ...camille,
      enterprise: { name: 'Benali', siret: '73282932000074', ape: '' },
      professionalAddress: { ...EMPTY_ADDRESS, locality: 'Valmont' },
    }
    const removed = withoutProfessionalPart(profileForm(yanis))
    const { enterprise, professionalAddress } = yanis
    for (const part of [{ enterprise }, { professionalAddress }])
      expect(hasProfessionalPart(profileForm({ ...camille, ...part }))).toBe(true)
    expect(hasProfessionalPart(form({ enterprise: { name: ' ', siret: '', ape: '' } }))).toBe(false)
    expect(profileOf(profileForm(yanis), yanis)).toMatchObject({ enterprise, professionalAddress })
    expect(hasProfessionalPart(removed)).toBe(false)
    expect(profileOf(removed, yanis)).toMatchObject({ enterprise: null, professionalAddress: null })
  })
})

describe('unsaved changes', () => {
  it.each<[string, Partial<ProfileForm>, boolean]>([
    ['nothing typed', {}, true],
    ['a space at the end of a name', { lastName: `${camille.lastName} ` }, true],
    ['a letter more', { lastName: `${camille.lastName}s` }, false],
    ['a switch', { shouldReceiveSms: true }, false],
    ['an address in other words', { address: { ...EMPTY_ADDRESS, locality: 'Lyon' } }, false],
  ])('%s', (_, changes, unchanged) => {
    expect(isUnchanged(form(changes), camille)).toBe(unchanged)
  })
})
