import type { draftsFr } from './drafts.fr.ts'

export const draftsEn = {
  'draft.saving': 'Saving your draft…',
  'draft.saved': 'Draft saved',
  'draft.waiting': 'Not saved yet, trying again…',
  'draft.device-only': 'Saved on this device only',
  'draft.conflict': 'Draft changed elsewhere',
  'draft.outdated': 'This form has changed since your last visit: your old draft cannot be resumed.',
  'draft.found.title': 'Carry on where you left off?',
  'draft.found.city': 'A draft of this request was saved on {when}.',
  'draft.found.device': 'A draft of this request was left on this device. Last change: {when}.',
  'draft.found.two':
    'Two drafts of this request were written apart from each other. Choose the one to keep: the other will be erased.',
  'draft.resume': 'Resume the draft',
  'draft.resume.device': 'Resume the one on this device ({when})',
  'draft.resume.city': 'Resume the one saved online ({when})',
  'draft.start-over': 'Start over',
  'draft.start-over.note': 'Starting over erases the draft.',
  'draft.conflict.title': 'This request was also changed elsewhere',
  'draft.conflict.text':
    'Another tab or another device saved a version on {when}. Nothing is lost: choose the one to keep.',
  'draft.conflict.gone':
    'In another tab or on another device this request was sent or dropped. Check your rights before you go on.',
  'draft.conflict.mine': 'Keep what I see here',
  'draft.conflict.other': 'Take the other version',
} as const satisfies Record<keyof typeof draftsFr, string>
