import { defineMessages } from './define-messages.ts'
import type { draftsFr } from './drafts.fr.ts'

export const draftsEn = defineMessages<keyof typeof draftsFr>({
  'draft.saving': { defaultMessage: 'Saving your draft…' },
  'draft.saved': { defaultMessage: 'Draft saved' },
  'draft.failed': { defaultMessage: 'Not saved yet, trying again…' },
  'draft.refused': { defaultMessage: 'Saved on this device only' },
  'draft.conflict': { defaultMessage: 'Draft changed elsewhere' },
  'draft.outdated': {
    defaultMessage: 'This form has changed since your last visit: your old draft cannot be resumed.',
  },
  'draft.found.title': { defaultMessage: 'Carry on where you left off?' },
  'draft.found.city': { defaultMessage: 'A draft was saved on {when}.' },
  'draft.found.device': {
    defaultMessage: 'A draft was left on this device. Last change: {when}.',
  },
  'draft.found.several': {
    defaultMessage:
      '{count, plural, =2 {Two drafts were written apart from each other. Choose the one to keep: the other will be erased.} other {# drafts were written apart from each other. Choose the one to keep: the others will be erased.}}',
  },
  'draft.resume': { defaultMessage: 'Resume the draft' },
  'draft.resume.device': { defaultMessage: 'Resume the one on this device ({when})' },
  'draft.resume.city': { defaultMessage: 'Resume the one saved online ({when})' },
  'draft.start-over': { defaultMessage: 'Start over' },
  'draft.start-over.note': {
    defaultMessage:
      '{count, plural, one {Starting over erases the draft.} other {Starting over erases these drafts.}}',
  },
  'draft.conflict.title': { defaultMessage: 'This request was also changed elsewhere' },
  'draft.conflict.text': {
    defaultMessage:
      'Another tab or another device saved a version on {when}. Nothing is lost: choose the one to keep.',
  },
  'draft.conflict.gone': {
    defaultMessage:
      'In another tab or on another device this request was sent or dropped. Check your rights before you go on.',
  },
  'draft.conflict.mine': { defaultMessage: 'Keep what I see here' },
  'draft.conflict.other': { defaultMessage: 'Take the other version' },
  'draft.characters-left': {
    defaultMessage:
      '{count, plural, =0 {No characters left} one {# character left} other {# characters left}}',
  },
})
