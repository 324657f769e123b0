import { defineMessages } from './define-messages.ts'
/** Messages of drafts, spread into the messages of each remote that keeps them. */
export const draftsFr = defineMessages({
  'draft.saving': { defaultMessage: 'Enregistrement du brouillon…' },
  'draft.saved': { defaultMessage: 'Brouillon enregistré' },
  'draft.failed': { defaultMessage: 'Pas encore enregistré, nouvelle tentative…' },
  'draft.refused': { defaultMessage: 'Enregistré sur cet appareil seulement' },
  'draft.conflict': { defaultMessage: 'Brouillon modifié ailleurs' },
  'draft.outdated': {
    defaultMessage:
      'Ce formulaire a changé depuis votre dernière visite\u202f: votre ancien brouillon ne peut pas être repris.',
  },
  'draft.found.title': { defaultMessage: 'Reprendre où vous en étiez\u202f?' },
  'draft.found.city': { defaultMessage: 'Un brouillon a été enregistré le {when}.' },
  'draft.found.device': {
    defaultMessage: 'Un brouillon est resté sur cet appareil. Dernière modification\u202f: {when}.',
  },
  'draft.found.several': {
    defaultMessage:
      '{count, plural, =2 {Deux brouillons ont été écrits séparément. Choisissez celui que vous gardez\u202f: l’autre sera effacé.} other {# brouillons ont été écrits séparément. Choisissez celui que vous gardez\u202f: les autres seront effacés.}}',
  },
  'draft.resume': { defaultMessage: 'Reprendre le brouillon' },
  'draft.resume.device': { defaultMessage: 'Reprendre celui de cet appareil ({when})' },
  'draft.resume.city': { defaultMessage: 'Reprendre celui enregistré en ligne ({when})' },
  'draft.start-over': { defaultMessage: 'Recommencer à zéro' },
  'draft.start-over.note': {
    defaultMessage:
      '{count, plural, one {Recommencer efface le brouillon.} other {Recommencer efface ces brouillons.}}',
  },
  'draft.conflict.title': { defaultMessage: 'Cette demande a aussi été modifiée ailleurs' },
  'draft.conflict.text': {
    defaultMessage:
      'Un autre onglet ou un autre appareil a enregistré une version le {when}. Rien n’est perdu\u202f: choisissez celle que vous gardez.',
  },
  'draft.conflict.gone': {
    defaultMessage:
      'Dans un autre onglet ou sur un autre appareil, cette demande a été envoyée ou abandonnée. Vérifiez vos droits avant de continuer.',
  },
  'draft.conflict.mine': { defaultMessage: 'Garder ce que je vois ici' },
  'draft.conflict.other': { defaultMessage: 'Prendre l’autre version' },
  'draft.characters-left': {
    defaultMessage:
      '{count, plural, =0 {Plus aucun caractère} one {# caractère restant} other {# caractères restants}}',
  },
})
