import { defineMessages } from '@parvis/shared-kernel/messages/define-messages'
import type { ZonesMessageId } from './fr.ts'

export const en = defineMessages<ZonesMessageId>({
  'zones.title': { defaultMessage: 'Parking zones' },
  'zones.lead': { defaultMessage: 'The streets of each zone, in alphabetical order.' },
  'zones.streets': { defaultMessage: '{count, plural, =0 {No street} one {# street} other {# streets}}' },
})
