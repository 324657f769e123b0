import { defineMessages } from '@parvis/shared-kernel/messages/define-messages'
import type { EmbedMessageId } from './embed.fr.ts'

/** English messages of embedded parts. */
export const embedEn = defineMessages<EmbedMessageId>({
  'embed.openPortal': { defaultMessage: 'Open on the city’s portal' },
  'embed.unreachable.title': { defaultMessage: 'This service does not open on this page' },
  'embed.unreachable.explanation': {
    defaultMessage:
      'The city does not answer at the moment, or does not allow this page to show its services. The city’s portal is still open.',
  },
  'embed.signIn.title': { defaultMessage: 'Sign in to continue' },
  'embed.signIn.explanation': {
    defaultMessage: 'You sign in in a window of the city’s portal: this page never sees your password.',
  },
  'embed.signIn.button': { defaultMessage: 'Sign in' },
  'embed.signIn.waiting': {
    defaultMessage:
      'Finish signing in in the portal’s window: this page waits. If the window is closed, press “Sign in” again.',
  },
  'embed.signIn.failed': {
    defaultMessage: 'Signing in did not work. Try again, or continue on the portal.',
  },
  'embed.again.title': { defaultMessage: 'Your session was closed' },
  'embed.again.explanation': {
    defaultMessage:
      'To protect your data this service is hidden. Sign in again in the portal’s window: you will find what you entered. If you stay signed out, what you did not save will be lost.',
  },
  'embed.again.leave': { defaultMessage: 'Stay signed out' },
  'embed.signedIn': { defaultMessage: 'On this page you are signed in to the portal. {name}' },
  'embed.elsewhere.title': { defaultMessage: 'Your personal data is shown on the portal' },
  'embed.elsewhere.explanation': { defaultMessage: 'To protect it, the city does not show it on this page.' },
})
