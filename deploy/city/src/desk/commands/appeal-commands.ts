import { type Act, ANSWER, ANY_CITY, ID, type Reading, SEARCH } from './command.ts'

/** How the authority answers those who contest. */
export const APPEAL_COMMANDS = {
  appeals: {
    kind: 'read',
    does: 'lists appeals, those that wait first',
    fields: [ANY_CITY, SEARCH],
  },
  'appeal-show': { kind: 'read', does: 'shows one appeal', fields: [ID] },
  'appeal-accept': {
    kind: 'act',
    subject: 'appeal',
    does: 'grants an appeal; --price when something stays due',
    label: 'Accepter le recours',
    done: { fr: 'Le recours est accepté.', en: 'The appeal is granted.' },
    isFinal: true,
    warning: 'Le forfait est annulé, ou baissé au montant indiqué. Ce qui a été payé en trop sera rendu.',
    fields: [
      ID,
      ANSWER,
      {
        name: 'price',
        label: 'Montant qui reste dû, en euros',
        kind: 'euros',
        hint: '0 si rien n’est indiqué.',
        isOptional: true,
      },
    ],
  },
  'appeal-reject': {
    kind: 'act',
    subject: 'appeal',
    does: 'rejects an appeal',
    label: 'Rejeter le recours',
    done: { fr: 'Le recours est rejeté.', en: 'The appeal is rejected.' },
    isFinal: true,
    warning: 'Un rejet est définitif. La personne reçoit votre réponse.',
    fields: [ID, ANSWER],
  },
  'appeal-transfer': {
    kind: 'act',
    subject: 'appeal',
    does: 'passes an appeal on to the authority in charge',
    label: 'Transmettre à l’autorité compétente',
    done: { fr: 'Le recours est transmis.', en: 'The appeal is passed on.' },
    isFinal: true,
    warning: 'Vous ne pourrez plus répondre à ce recours.',
    fields: [ID, ANSWER],
  },
  'appeal-complement': {
    kind: 'act',
    subject: 'appeal',
    does: 'asks for something more (--piece, --optional once for each document)',
    label: 'Demander un complément',
    done: { fr: 'Le complément est demandé.', en: 'The complement is asked for.' },
    fields: [
      ID,
      { name: 'message', label: 'Votre demande', kind: 'text' },
      {
        name: 'piece',
        label: 'Pièces exigées',
        kind: 'lines',
        hint: 'Une par ligne.',
        isOptional: true,
      },
      {
        name: 'optional',
        label: 'Pièces facultatives',
        kind: 'lines',
        hint: 'Une par ligne.',
        isOptional: true,
      },
      {
        name: 'due',
        label: 'À répondre jusqu’au',
        kind: 'day',
        hint: 'Dans 15 jours, si rien n’est indiqué.',
        isOptional: true,
      },
    ],
  },
} as const satisfies Record<string, Act | Reading>
