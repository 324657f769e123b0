import type { ShellMessageId } from './fr.ts'

export const en = {
  'shell.service': 'Parking',
  'shell.skip': 'Skip to content',
  'shell.announcement': 'Announcement of the city',
  'shell.nav': 'Services',
  'shell.signIn': 'Sign in',
  'shell.profile.button': 'My account:',
  'shell.profile.edit': 'My profile',
  'shell.profile.share': 'Join a shared right',
  'shell.profile.signOut': 'Sign out',
  'shell.signedOut': 'You are signed out.',
  'shell.profileFailed.title': 'Your profile could not be loaded',
  'shell.profileFailed.explanation':
    'The city does not answer right now. Nothing is lost: try again in a moment.',
  'shell.footer.help': 'Need help?',
  'shell.footer.nav': 'Information',
  'shell.footer.accessibility': 'Accessibility',
  'shell.footer.accessibility.state': 'Accessibility: partially compliant',
  'shell.footer.legal': 'Legal notice',
  'shell.footer.privacy': 'Personal data',
  'shell.footer.terms': 'Terms of use',
  'shell.footer.support': 'Help and contact',
  'shell.footer.siteMap': 'Site map',
  'shell.remoteDown.title': 'This part of the portal does not answer',
  'shell.remoteDown.explanation':
    'The rest of the portal works and nothing you typed is lost. Try again, or call the city if it is urgent.',
  'shell.languageFailed': 'This language could not be loaded. Try again in a moment.',
  'shell.expired.title': 'Your session has expired',
  'shell.expired.text':
    'To protect your data, you have been signed out. Sign in again to continue where you were.',
  'shell.expired.signIn': 'Sign in again',
  'shell.ending.title': 'Are you still there?',
  'shell.ending.text': 'Your session ends in two minutes. Would you like to stay signed in?',
  'shell.ending.stay': 'Stay signed in',
  'shell.ending.failed': 'The session could not be extended. Try again.',
  'shell.cryptography.title': 'Your browser does not allow a safe sign-in',
  'shell.cryptography.text':
    'Signing in needs the browser’s cryptography, which is missing here. Update your browser, or call the city.',
} as const satisfies Record<ShellMessageId, string>
