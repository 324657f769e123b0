import { type Act, CITY, type Field } from './command.ts'

const CONFIG: Field = {
  name: 'config',
  label: 'Configuration (JSON)',
  kind: 'document',
}

/** The demo clock and the configuration of the cities. */
export const AROUND_COMMANDS = {
  clock: {
    label: 'Régler l’horloge',
    done: 'L’horloge est réglée.',
    fields: [{ name: 'move', label: 'Date et heure', kind: 'line' }],
  },
  'config-apply': {
    label: 'Appliquer',
    done: 'La configuration est en service.',
    fields: [CITY, CONFIG],
  },
} as const satisfies Record<string, Act>
