import type { addressFr } from './address.fr.ts'
import { defineMessages } from './define-messages.ts'

export const addressEn = defineMessages<keyof typeof addressFr>({
  'address.search': { defaultMessage: 'Search for an address' },
  'address.search.hint': { defaultMessage: 'Start typing, then choose from the list.' },
  'address.search.empty': { defaultMessage: 'No address found. You can type it in yourself.' },
  'address.search.failed': {
    defaultMessage: 'The address search does not answer. Type the address in yourself.',
  },
  'address.by-hand': { defaultMessage: 'Type the address in myself' },
  'address.correct': { defaultMessage: 'Complete or correct' },
  'address.change': { defaultMessage: 'Change address' },
  'address.keep': { defaultMessage: 'Keep the current address' },
  'address.back-to-search': { defaultMessage: 'Search for an address' },
  'address.clear': { defaultMessage: 'Clear this address' },
  'address.cleared': { defaultMessage: 'No address' },
  'address.number': { defaultMessage: 'Number' },
  'address.number-complement': { defaultMessage: 'Bis, ter…' },
  'address.street-type': { defaultMessage: 'Kind of street' },
  'address.street-type.hint': { defaultMessage: 'Rue, avenue, place…' },
  'address.street-name': { defaultMessage: 'Street name' },
  'address.complement': { defaultMessage: 'Complement or place name' },
  'address.complement.hint': { defaultMessage: 'Building, floor, residence' },
  'address.po-box': { defaultMessage: 'PO box' },
  'address.postal-code': { defaultMessage: 'Postcode' },
  'address.locality': { defaultMessage: 'Town' },
  'address.more': { defaultMessage: 'PO box, department, country' },
  'address.sub-region': { defaultMessage: 'Department' },
  'address.region': { defaultMessage: 'Region' },
  'address.country': { defaultMessage: 'Country' },
})
