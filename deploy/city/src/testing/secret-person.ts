import { STATEMENT } from './appeals.ts'

/** Personal data of a case's people, as unique texts that can be found in any response. */
export const SECRET_PERSON = {
  ...STATEMENT,
  statement: 'Secret-statement du conducteur',
  firstName: 'Secret-first',
  lastName: 'Secret-last',
  email: 'secret-mail@example.org',
  phoneNumber: '0601020304',
  address: { streetName: 'rue Secret-street', postalCode: '38990', locality: 'Valmont' },
}

export const TELLS_SECRET_PERSON = /secret-|0601020304/i
