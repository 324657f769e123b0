import { subscriberId, zoneId } from '../ids/index.ts'
import { EMPTY_ADDRESS, type Subscriber } from '../subscriber/index.ts'

/** A resident with a complete profile. */
export const fakeSubscriber = (changes: Partial<Subscriber> = {}): Subscriber => ({
  subscriberId: subscriberId('camille'),
  firstName: 'Camille',
  lastName: 'Martin',
  gender: 'female',
  email: 'camille.martin@example.org',
  phoneNumber: '0612345678',
  homePhoneNumber: '',
  lang: 'fr',
  address: {
    ...EMPTY_ADDRESS,
    streetNumber: '12',
    streetType: 'rue',
    streetName: 'des Lavandières',
    postalCode: '69000',
    locality: 'Valmont',
  },
  professionalAddress: null,
  enterprise: null,
  zoneId: zoneId('vm-centre'),
  professionalZoneId: null,
  shouldReceiveSms: false,
  isProfessional: false,
  ...changes,
})
