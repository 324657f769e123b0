import { STATEMENT } from './appeals.ts'

/** What only the people of a case wrote or are, in words that are found wherever they are told. */
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
