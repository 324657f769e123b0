import {
  type Act,
  ANY_CITY,
  COMMENT,
  type Field,
  ID,
  REASON,
  type Reading,
  SEARCH,
  VERSION,
} from './command.ts'

const EVIDENCE: Field = {
  name: 'evidence',
  label: 'Pièces à demander',
  kind: 'choice',
  choices: {},
}

const ON_RIGHT = { kind: 'act', subject: 'right' } as const

/** What an agent does with requests and rights. */
export const RIGHT_COMMANDS = {
  dossiers: {
    kind: 'read',
    does: 'lists the requests that wait, or every right with --all',
    fields: [ANY_CITY, SEARCH, { name: 'all', label: 'Tous', kind: 'line', isOptional: true }],
  },
  show: { kind: 'read', does: 'shows one dossier', fields: [ID] },
  accept: {
    ...ON_RIGHT,
    does: 'accepts a request',
    label: 'Accepter',
    tone: 'good',
    done: { fr: 'La demande est acceptée.', en: 'The request is accepted.' },
    fields: [ID, VERSION, COMMENT],
  },
  reject: {
    ...ON_RIGHT,
    does: 'rejects a request',
    label: 'Refuser',
    tone: 'bad',
    done: { fr: 'La demande est refusée.', en: 'The request is rejected.' },
    isFinal: true,
    warning: 'Un refus est définitif. La personne en est informée par courriel, avec votre motif.',
    fields: [ID, VERSION, REASON],
  },
  ask: {
    ...ON_RIGHT,
    does: 'asks for documents of the plan’s procedure (--evidence once for each)',
    label: 'Demander des pièces',
    done: { fr: 'Les pièces sont demandées.', en: 'The documents are asked for.' },
    fields: [ID, VERSION, EVIDENCE, COMMENT],
  },
  comment: {
    ...ON_RIGHT,
    does: 'leaves a word for the citizen',
    label: 'Laisser un mot',
    done: { fr: 'Le mot est enregistré.', en: 'The comment is kept.' },
    fields: [
      ID,
      VERSION,
      { ...REASON, label: 'Mot pour la personne', hint: 'Il figure dans le portail.', isPlaced: true },
    ],
  },
  delete: {
    ...ON_RIGHT,
    does: 'deletes a right, whatever its state',
    label: 'Supprimer le droit',
    tone: 'bad',
    done: { fr: 'Le droit est supprimé.', en: 'The right is deleted.' },
    isFinal: true,
    warning: 'Le droit disparaît du portail de la personne. On ne peut pas revenir en arrière.',
    fields: [ID, VERSION, REASON],
  },
  'evidence-accept': {
    ...ON_RIGHT,
    does: 'finds the files sent for one document good',
    label: 'Valider la pièce',
    tone: 'good',
    done: { fr: 'La pièce est validée.', en: 'The document is accepted.' },
    fields: [ID, VERSION, { ...EVIDENCE, label: 'Pièce', kind: 'line', isPlaced: true, isHidden: true }],
  },
  'evidence-reject': {
    ...ON_RIGHT,
    does: 'finds them no good',
    label: 'Écarter la pièce',
    done: { fr: 'La pièce est écartée.', en: 'The document is rejected.' },
    fields: [ID, VERSION, { ...EVIDENCE, label: 'Pièce', kind: 'line', isPlaced: true, isHidden: true }],
  },
  'plate-accept': {
    ...ON_RIGHT,
    does: 'accepts the request for other plates',
    label: 'Accepter le changement de plaque',
    tone: 'good',
    done: { fr: 'Le changement de plaque est accepté.', en: 'The change of plates is accepted.' },
    fields: [ID, VERSION, COMMENT],
  },
  'plate-reject': {
    ...ON_RIGHT,
    does: 'rejects it; the right keeps its plates',
    label: 'Refuser le changement de plaque',
    tone: 'bad',
    done: { fr: 'Le changement de plaque est refusé.', en: 'The change of plates is rejected.' },
    isFinal: true,
    warning: 'Le droit garde ses plaques actuelles. La personne peut faire une nouvelle demande.',
    fields: [ID, VERSION, COMMENT],
  },
} as const satisfies Record<string, Act | Reading>
