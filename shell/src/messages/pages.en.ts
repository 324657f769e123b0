import type { PageMessageId } from './pages.fr.ts'

export const pagesEn = {
  'shell.siteMap.services': 'Services',
  'shell.siteMap.information': 'Information',
  'shell.notFound.title': 'Page not found',
  'shell.notFound.explanation': 'No page of the portal answers this address:',
  'shell.notFound.rights': 'See my parking rights',
  'shell.notFound.fines': 'Look up a parking fine',
  'shell.authError.title': 'Sign-in did not complete',
  'shell.authError.retry': 'Try to sign in again',
  'shell.legal.legal.title': 'Legal notice',
  'shell.legal.legal.text':
    'This portal is published by {city}.\n\nContact: {email}, {phone}.\n\nThe Parvis software is free, under the EUPL-1.2 licence.',
  'shell.legal.privacy.title': 'Personal data',
  'shell.legal.privacy.text':
    '{city} uses your data to grant and check your parking rights, and for nothing else.\n\nYou may ask to see it, correct it, receive it or have it erased: {email}, {phone}.\n\nYou may also turn to the French data protection authority (CNIL).',
  'shell.legal.cgu.title': 'Terms of use',
  'shell.legal.cgu.text':
    'The portal is free and open to everybody.\n\nYou answer for the details you give. {city} may refuse or withdraw a right obtained with false documents.\n\nThe city’s parking rules apply.',
  'shell.legal.accessibility.title': 'Accessibility: not assessed',
  'shell.legal.accessibility.text':
    '{city} is committed to making this portal accessible, as article 47 of French law no. 2005-102 of 11 February 2005 asks.\n\nState of conformity: no complete audit against RGAA has been published yet. The portal is checked automatically at each version.\n\nDoes something resist you? Write to {email} or call {phone}: we will answer and offer another way.\n\nRemedies: if the answer does not satisfy you, you may turn to the Defender of Rights.',
  'shell.legal.support.title': 'Help and contact',
  'shell.legal.support.text': 'Telephone: {phone}\nE-mail: {email}\n\n{desk}',
} as const satisfies Record<PageMessageId, string>
