import { type Act, ANSWER, ID } from './command.ts'

/** How the authority answers those who contest. */
export const APPEAL_COMMANDS = {
  'appeal-link': {
    subject: 'appeal',
    label: 'Donner un lien de dossier',
    done: 'Le lien est fait.',
    fields: [ID],
  },
  'appeal-accept': {
    subject: 'appeal',
    label: 'Accepter le recours',
    tone: 'good',
    done: 'Le recours est accepté.',
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
    subject: 'appeal',
    label: 'Rejeter le recours',
    tone: 'bad',
    done: 'Le recours est rejeté.',
    isFinal: true,
    warning: 'Un rejet est définitif. La personne reçoit votre réponse.',
    fields: [ID, ANSWER],
  },
  'appeal-transfer': {
    subject: 'appeal',
    label: 'Transmettre à l’autorité compétente',
    done: 'Le recours est transmis.',
    isFinal: true,
    warning: 'Vous ne pourrez plus répondre à ce recours.',
    fields: [ID, ANSWER],
  },
  'appeal-complement': {
    subject: 'appeal',
    label: 'Demander un complément',
    done: 'Le complément est demandé.',
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
        label: 'Autres pièces bienvenues',
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
} as const satisfies Record<string, Act>
