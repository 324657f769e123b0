import { defineMessages } from '@parvis/shared-kernel/messages/define-messages'
import type { NoticeMessageId } from './notices.fr.ts'

export const noticesEn = defineMessages<NoticeMessageId>({
  'shell.newRelease.text': { defaultMessage: 'A new version of the portal is ready.' },
  'shell.newRelease.reload': { defaultMessage: 'Reload' },
  'shell.newRelease.later': { defaultMessage: 'Later' },
  'shell.development.text': { defaultMessage: 'The part “{name}” comes from a development server.' },
  'shell.development.leave': { defaultMessage: 'Back to the published version' },
})
