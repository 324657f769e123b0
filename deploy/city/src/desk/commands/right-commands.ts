import { type Act, COMMENT, type Field, ID, REASON, VERSION } from './command.ts'

const EVIDENCE: Field = {
  name: 'evidence',
  label: 'Pièces à demander',
  kind: 'choice',
  choices: {},
}

const ON_RIGHT = { subject: 'right' } as const

/** What an agent does with requests and rights. */
export const RIGHT_COMMANDS = {
  accept: {
    ...ON_RIGHT,
    label: 'Accepter',
    tone: 'good',
    done: 'La demande est acceptée.',
    fields: [ID, VERSION, COMMENT],
  },
  reject: {
    ...ON_RIGHT,
    label: 'Refuser',
    tone: 'bad',
    done: 'La demande est refusée.',
    isFinal: true,
    warning: 'Un refus est définitif. La personne en est informée par courriel, avec votre motif.',
    fields: [ID, VERSION, REASON],
  },
  ask: {
    ...ON_RIGHT,
    label: 'Demander des pièces',
    done: 'Les pièces sont demandées.',
    fields: [ID, VERSION, EVIDENCE, COMMENT],
  },
  comment: {
    ...ON_RIGHT,
    label: 'Laisser un mot',
    done: 'Le mot est enregistré.',
    fields: [ID, VERSION, { ...REASON, label: 'Mot pour la personne', hint: 'Il figure dans le portail.' }],
  },
  delete: {
    ...ON_RIGHT,
    label: 'Supprimer le droit',
    tone: 'bad',
    done: 'Le droit est supprimé.',
    isFinal: true,
    warning: 'Le droit disparaît du portail de la personne. On ne peut pas revenir en arrière.',
    fields: [ID, VERSION, REASON],
  },
  'evidence-accept': {
    ...ON_RIGHT,
    label: 'Valider la pièce',
    tone: 'good',
    done: 'La pièce est validée.',
    fields: [ID, VERSION, { ...EVIDENCE, label: 'Pièce', kind: 'line', isHidden: true }],
  },
  'evidence-reject': {
    ...ON_RIGHT,
    label: 'Écarter la pièce',
    done: 'La pièce est écartée.',
    fields: [ID, VERSION, { ...EVIDENCE, label: 'Pièce', kind: 'line', isHidden: true }],
  },
  'plate-accept': {
    ...ON_RIGHT,
    label: 'Accepter le changement de plaque',
    tone: 'good',
    done: 'Le changement de plaque est accepté.',
    fields: [ID, VERSION, COMMENT],
  },
  'plate-reject': {
    ...ON_RIGHT,
    label: 'Refuser le changement de plaque',
    tone: 'bad',
    done: 'Le changement de plaque est refusé.',
    isFinal: true,
    warning: 'Le droit garde ses plaques actuelles. La personne peut faire une nouvelle demande.',
    fields: [ID, VERSION, COMMENT],
  },
} as const satisfies Record<string, Act>
