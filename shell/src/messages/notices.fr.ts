import { defineMessages } from '@parvis/shared-kernel/messages/define-messages'

/** Messages of occasional notices above the screens, loaded with them. */
export const noticesFr = defineMessages({
  'shell.newRelease.text': { defaultMessage: 'Une nouvelle version du portail est prête.' },
  'shell.newRelease.reload': { defaultMessage: 'Actualiser' },
  'shell.newRelease.later': { defaultMessage: 'Plus tard' },
  'shell.development.text': {
    defaultMessage: 'La partie «\u202f{name}\u202f» vient d’un serveur de développement.',
  },
  'shell.development.leave': { defaultMessage: 'Revenir à la version publiée' },
})

export type NoticeMessageId = keyof typeof noticesFr
