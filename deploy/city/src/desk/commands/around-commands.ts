import { type Act, CITY, type Field, ID, type Reading } from './command.ts'

const PLACED_CITY: Field = { ...CITY, isPlaced: true }
const CONFIG: Field = {
  name: 'config',
  label: 'Configuration (JSON)',
  kind: 'document',
  isPlaced: true,
}

/** Mails, text messages, the demo clock and the configuration of the cities. */
export const AROUND_COMMANDS = {
  mails: {
    kind: 'read',
    does: 'lists the last mails',
    fields: [{ name: 'to', label: 'À', kind: 'line', isOptional: true }],
  },
  mail: { kind: 'read', does: 'shows one mail', fields: [ID] },
  sms: {
    kind: 'read',
    does: 'lists the last text messages',
    fields: [{ name: 'to', label: 'Numéro', kind: 'line', isOptional: true }],
  },
  clock: {
    kind: 'act',
    does: 'shows the demo clock, or moves it: +1h, +1d, +30d, -2h, 2027-03-01T08:30, reset',
    label: 'Régler l’horloge',
    done: { fr: 'L’horloge est réglée.', en: 'The clock is set.' },
    fields: [{ name: 'move', label: 'Date et heure', kind: 'line', isPlaced: true, isOptional: true }],
  },
  'config-show': {
    kind: 'read',
    does: 'shows the configuration in use, or a former one',
    fields: [PLACED_CITY, { name: 'version', label: 'Version', kind: 'line', isOptional: true }],
  },
  'config-versions': { kind: 'read', does: 'lists what was given to a city', fields: [PLACED_CITY] },
  'config-check': {
    kind: 'read',
    does: 'names the faults of a configuration, and changes nothing',
    fields: [PLACED_CITY, CONFIG],
  },
  'config-apply': {
    kind: 'act',
    does: 'gives a city another configuration',
    label: 'Appliquer',
    done: { fr: 'La configuration est en service.', en: 'The configuration is in use.' },
    fields: [PLACED_CITY, CONFIG],
  },
} as const satisfies Record<string, Act | Reading>
