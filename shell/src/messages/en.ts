import { defineMessages } from '@parvis/shared-kernel/messages/define-messages'
import type { ShellMessageId } from './fr.ts'

export const en = defineMessages<ShellMessageId>({
  'shell.service': { defaultMessage: 'Parking' },
  'shell.skip': { defaultMessage: 'Skip to content' },
  'shell.announcement': { defaultMessage: 'Announcement of the city' },
  'shell.nav': { defaultMessage: 'Services' },
  'shell.signIn': { defaultMessage: 'Sign in' },
  'shell.profile.button': { defaultMessage: 'My account:' },
  'shell.profile.edit': { defaultMessage: 'My profile' },
  'shell.profile.share': { defaultMessage: 'Join a shared right' },
  'shell.profile.signOut': { defaultMessage: 'Sign out' },
  'shell.signingOut': { defaultMessage: 'Signing out…' },
  'shell.signedOut': { defaultMessage: 'You are signed out.' },
  'shell.profileFailed.title': { defaultMessage: 'Your profile could not be loaded' },
  'shell.footer.help': { defaultMessage: 'Need help?' },
  'shell.footer.nav': { defaultMessage: 'Information' },
  'shell.footer.accessibility': { defaultMessage: 'Accessibility' },
  'shell.footer.accessibility.state': { defaultMessage: 'Accessibility: partially compliant' },
  'shell.footer.legal': { defaultMessage: 'Legal notice' },
  'shell.footer.privacy': { defaultMessage: 'Personal data' },
  'shell.footer.terms': { defaultMessage: 'Terms of use' },
  'shell.footer.support': { defaultMessage: 'Help and contact' },
  'shell.footer.siteMap': { defaultMessage: 'Site map' },
  'shell.remoteDown.title': { defaultMessage: 'This part of the portal does not answer' },
  'shell.remoteDown.explanation': {
    defaultMessage:
      'The rest of the portal works and nothing you typed is lost. Try again, or call the city if it is urgent.',
  },
  'shell.signedOutElsewhere': { defaultMessage: 'You signed out in another tab.' },
})
