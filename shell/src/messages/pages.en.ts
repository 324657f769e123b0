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
  'shell.embed.title': { defaultMessage: 'Show your account on another site?' },
  'shell.embed.wish': {
    defaultMessage: 'The site “{host}” wants to show your {city} parking account in its pages.',
  },
  'shell.embed.reads': {
    defaultMessage:
      '{host} will be able to read what is shown there: your name, how to reach you, your vehicles, your rights and your fines.',
  },
  'shell.embed.acts': {
    defaultMessage: 'You will be able to do there what you do here: make a request, change it, pay.',
  },
  'shell.embed.lasts': {
    defaultMessage:
      'It lasts until you sign out of {host}, and eight hours at most. Your password is not passed on.',
  },
  'shell.embed.doubt': {
    defaultMessage: 'If it was not you who just asked to sign in on {host}, cancel.',
  },
  'shell.embed.continue': { defaultMessage: 'Continue' },
  'shell.embed.cancel': { defaultMessage: 'Cancel' },
  'shell.embed.granted.title': { defaultMessage: 'Your account is being shown' },
  'shell.embed.granted.text': { defaultMessage: 'You can close this window and go back to {host}.' },
  'shell.embed.canceled.title': { defaultMessage: 'Nothing was passed on' },
  'shell.embed.canceled.text': {
    defaultMessage: '{host} will not show your account. You can close this window.',
  },
  'shell.embed.refused.title': { defaultMessage: 'This site cannot show your account' },
  'shell.embed.refused.text': {
    defaultMessage:
      '{city} does not allow it. Nothing was passed on: you can close this window, or use the portal.',
  },
  'shell.embed.unasked.title': { defaultMessage: 'Start again from the site' },
  'shell.embed.unasked.text': {
    defaultMessage:
      'This page opens only from {host}, by the person who wants to show their account there. If a message or another site gave you this link, close this window: nothing was passed on.',
  },
  'shell.embed.portal': { defaultMessage: 'Go to the portal' },
  'shell.legal.legal.title': { defaultMessage: 'Legal notice' },
  'shell.legal.legal.text': {
    defaultMessage:
      'This portal is published by {city}.\n\nContact: {email}, {phone}.\n\nThe Parvis software is free, under the EUPL-1.2 licence.',
  },
  'shell.legal.privacy.title': { defaultMessage: 'Personal data' },
  'shell.legal.privacy.text': {
    defaultMessage:
      '{city} is responsible for your data. It is used to grant and check your parking rights, to take payments, and to handle parking fines, appeals and refunds: for nothing else.\n\nThe agents who need it have access, and the companies that work for the city, such as the payment provider. No data is sold or passed on.\n\nYou may ask to see it, correct it, receive it or have it erased, and reach the data protection officer: {email}, {phone}.\n\nYou may also turn to the French data protection authority (CNIL).',
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
