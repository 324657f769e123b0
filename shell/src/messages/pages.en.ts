import type { PageMessageId } from './pages.fr.ts'

export const pagesEn = {
  'shell.siteMap.public': 'Open to everybody',
  'shell.siteMap.subscriber': 'Once signed in',
  'shell.siteMap.information': 'Information',
  'shell.notFound.title': 'Page not found',
  'shell.notFound.explanation': 'No page of the portal answers this address:',
  'shell.notFound.rights': 'See my parking rights',
  'shell.notFound.fines': 'Look up a parking fine',
  'shell.authError.title': 'Sign-in did not complete',
  'shell.authError.retry': 'Try to sign in again',
  'shell.authError.said': 'Message received: “{message}”',
  'shell.authError.back': 'Go back to sign-in',
  'shell.authError.email': 'Ask for a new link',

  'shell.authReturn.handedOver.title': 'You are signed in again',
  'shell.authReturn.handedOver.text': 'You can close this window and go on where you were, in the other one.',
  'shell.authReturn.emailProven': 'Your email address is confirmed.',
  'shell.legal.legal.title': 'Legal notice',
  'shell.legal.legal.text':
    'This portal is published by {city}.\n\nContact: {email}, {phone}.\n\nThe Parvis software is free, under the EUPL-1.2 licence.',
  'shell.legal.privacy.title': 'Personal data',
  'shell.legal.privacy.text':
    '{city} uses your data to grant and check your parking rights, and for nothing else.\n\nYou may ask to see it, correct it, receive it or have it erased: {email}, {phone}.\n\nYou may also turn to the French data protection authority (CNIL).',
  'shell.legal.cgu.title': 'Terms of use',
  'shell.legal.cgu.text':
    'The portal is free and open to everybody.\n\nYou answer for the details you give. {city} may refuse or withdraw a right obtained with false documents.\n\nThe city’s parking rules apply.',
  'shell.legal.accessibility.title': 'Accessibility',
  'shell.legal.support.title': 'Help and contact',
  'shell.legal.support.text':
    'A question about a right, a request, a payment or a fine? Most answers are on the page concerned. For the rest, the agents of {city} answer you.',
  'shell.support.contacts': 'Reach us',
  'shell.support.phone': 'Telephone',
  'shell.support.email': 'Email',
  'shell.support.desk': 'In person',
} as const satisfies Record<PageMessageId, string>
