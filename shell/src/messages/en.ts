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
  'shell.signingOut': 'Signing out…',
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
  'shell.signedOutElsewhere': 'You signed out in another tab.',
} as const satisfies Record<ShellMessageId, string>
