import { defineMessages } from '@parvis/shared-kernel/messages/define-messages'
import type { PageMessageId } from './pages.fr.ts'

export const pagesEn = defineMessages<PageMessageId>({
  'shell.siteMap.public': { defaultMessage: 'Open to everybody' },
  'shell.siteMap.subscriber': { defaultMessage: 'Once signed in' },
  'shell.siteMap.information': { defaultMessage: 'Information' },
  'shell.notFound.title': { defaultMessage: 'Page not found' },
  'shell.notFound.explanation': { defaultMessage: 'No page of the portal answers this address:' },
  'shell.notFound.rights': { defaultMessage: 'See my parking rights' },
  'shell.notFound.fines': { defaultMessage: 'Look up a parking fine' },
  'shell.authError.title': { defaultMessage: 'Sign-in did not complete' },
  'shell.authError.canceled': { defaultMessage: 'You are not signed in' },
  'shell.authError.retry': { defaultMessage: 'Try to sign in again' },
  'shell.authError.said': { defaultMessage: 'Message received: “{message}”' },
  'shell.authError.back': { defaultMessage: 'Go back to sign-in' },
  'shell.authError.email': { defaultMessage: 'Ask for a new link' },

  'shell.authReturn.handedOver.title': { defaultMessage: 'You are signed in again' },
  'shell.authReturn.handedOver.text': {
    defaultMessage: 'You can close this window and go on where you were, in the other one.',
  },
  'shell.authReturn.emailProven': { defaultMessage: 'Your email address is confirmed.' },
  'shell.legal.legal.title': { defaultMessage: 'Legal notice' },
  'shell.legal.legal.text': {
    defaultMessage:
      'This portal is published by {city}.\n\nContact: {email}, {phone}.\n\nThe Parvis software is free, under the EUPL-1.2 licence.',
  },
  'shell.legal.privacy.title': { defaultMessage: 'Personal data' },
  'shell.legal.privacy.text': {
    defaultMessage:
      '{city} uses your data to grant and check your parking rights, and for nothing else.\n\nYou may ask to see it, correct it, receive it or have it erased: {email}, {phone}.\n\nYou may also turn to the French data protection authority (CNIL).',
  },
  'shell.legal.cgu.title': { defaultMessage: 'Terms of use' },
  'shell.legal.cgu.text': {
    defaultMessage:
      'The portal is free and open to everybody.\n\nYou answer for the details you give. {city} may refuse or withdraw a right obtained with false documents.\n\nThe city’s parking rules apply.',
  },
  'shell.legal.accessibility.title': { defaultMessage: 'Accessibility' },
  'shell.legal.support.title': { defaultMessage: 'Help and contact' },
  'shell.legal.support.text': {
    defaultMessage:
      'A question about a right, a request, a payment or a fine? Most answers are on the page concerned. For the rest, the agents of {city} answer you.',
  },
  'shell.support.contacts': { defaultMessage: 'Reach us' },
  'shell.support.phone': { defaultMessage: 'Telephone' },
  'shell.support.email': { defaultMessage: 'Email' },
  'shell.support.desk': { defaultMessage: 'In person' },
})
