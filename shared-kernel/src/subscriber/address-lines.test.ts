import { describe, expect, it } from 'vitest'
import { EMPTY_ADDRESS } from './address.ts'
import { addressLines } from './address-lines.ts'

const home = {
  ...EMPTY_ADDRESS,
  streetNumber: '12',
  streetNumberBis: 'bis',
  streetType: 'rue',
  streetName: 'de la République',
  postalCode: '38990',
  locality: 'Valmont',
}

describe('an address is shown as on an envelope', () => {
  it.each([
    ['a plain one', home, ['12 bis rue de la République', '38990 Valmont']],
    [
      'one in the country',
      { ...home, country: ' FRANCE ' },
      ['12 bis rue de la République', '38990 Valmont'],
    ],
    [
      'one abroad',
      { ...home, country: ' Suisse ' },
      ['12 bis rue de la République', '38990 Valmont', 'Suisse'],
    ],
    [
      'without a number',
      { ...home, streetNumber: '', streetNumberBis: ' ', streetName: ' de la République ' },
      ['rue de la République', '38990 Valmont'],
    ],
    [
      'with a building and a box, however it was typed',
      { ...home, complement: ' Bâtiment C ', postOfficeBoxNumber: ' B.p. 42' },
      ['Bâtiment C', '12 bis rue de la République', 'BP 42', '38990 Valmont'],
    ],
    ['with a box in one word', { ...EMPTY_ADDRESS, postOfficeBoxNumber: 'bp42' }, ['BP 42']],
    ['with a box named like one', { ...EMPTY_ADDRESS, postOfficeBoxNumber: '42 BP 7' }, ['BP 42 BP 7']],
    [
      'with blanks for a building and a box',
      { ...home, complement: ' ', postOfficeBoxNumber: ' ' },
      ['12 bis rue de la République', '38990 Valmont'],
    ],
    ['nothing at all', EMPTY_ADDRESS, []],
    ['nobody’s', null, []],
  ])('%s', (_, address, lines) => {
    expect(addressLines(address)).toEqual(lines)
  })
})
