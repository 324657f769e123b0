import { defineMessages } from '@parvis/shared-kernel/messages/define-messages'

/** French is the source of the keys: a text that English misses does not compile. */
export const fr = defineMessages({
  'zones.title': { defaultMessage: 'Zones de stationnement' },
  'zones.lead': { defaultMessage: 'Les rues de chaque zone, par ordre alphabétique.' },
  'zones.streets': { defaultMessage: '{count, plural, =0 {Aucune rue} one {# rue} other {# rues}}' },
})

export type ZonesMessageId = keyof typeof fr
