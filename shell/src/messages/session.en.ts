import { defineMessages } from '@parvis/shared-kernel/messages/define-messages'
import type { SessionMessageId } from './session.fr.ts'

export const sessionEn = defineMessages<SessionMessageId>({
  'session.expired.title': { defaultMessage: 'Your session has expired' },
  'session.expired.text': {
    defaultMessage:
      'To protect your data, you have been signed out. Sign in again to continue where you were.',
  },
  'session.expired.signIn': { defaultMessage: 'Sign in again' },
  'session.again.text': {
    defaultMessage:
      'To protect your data, it was closed and the page is hidden. Sign in again here: you will find the page and everything you typed in it.',
  },
  'session.closed.title': { defaultMessage: 'Your session was closed' },
  'session.closed.text': {
    defaultMessage:
      'The city has closed it, for instance because your password was changed, and the page is hidden. Sign in again here: you will find the page and everything you typed in it.',
  },
  'session.again.provider': { defaultMessage: 'Sign in again with {name}' },
  'session.again.provider.hint': {
    defaultMessage: '{name} opens in another window; this one waits for you.',
  },
  'session.again.waiting': { defaultMessage: 'Finish signing in in the other window, then come back here.' },
  'session.again.email': { defaultMessage: 'Email address' },
  'session.again.password': { defaultMessage: 'Password' },
  'session.again.blank': { defaultMessage: 'Enter your email address and your password.' },
  'session.again.forgotten': { defaultMessage: 'Forgotten your password?' },
  'session.again.leave': { defaultMessage: 'Stay signed out' },
  'session.again.leave.hint': {
    defaultMessage: 'If you stay signed out, what you have not saved in this page will be lost.',
  },
  'session.ending.title': { defaultMessage: 'Are you still there?' },
  'session.ending.text': {
    defaultMessage: 'Your session ends in less than two minutes. Would you like to stay signed in?',
  },
  'session.ending.stay': { defaultMessage: 'Stay signed in' },
  'session.ending.failed': { defaultMessage: 'The session could not be extended. Try again.' },
  'session.email.text': {
    defaultMessage:
      '{name} did not give us your email address. We need one to answer you and to warn you before your rights end.',
  },
  'session.email.text.out': {
    defaultMessage:
      'Tell us the email address you would like to use. We send a link there: open it, then sign in with {name}.',
  },
  'session.email.submit': { defaultMessage: 'Send me the link' },
  'session.email.blank': { defaultMessage: 'Enter an email address.' },
  'session.email.too-short': {
    defaultMessage: 'This address is too short: it must have at least {limit} characters.',
  },
  'session.email.too-long': {
    defaultMessage: 'This address is too long: it must have at most {limit} characters.',
  },
  'session.email.malformed': {
    defaultMessage: '“{email}” is not a correct email address. It is written like name@example.com.',
  },
  'session.email.sent.title': { defaultMessage: 'Check your inbox' },
  'session.email.sent.text': {
    defaultMessage:
      'We sent a link to {email}. Open it, then sign in with {name}: your address will be confirmed. The link is valid for 1 hour.',
  },
  'session.email.sent.spam': { defaultMessage: 'Nothing after a few minutes? Look in your junk mail.' },
  'session.email.sent.close': { defaultMessage: 'I understand' },
  'session.email.sent.other': { defaultMessage: 'Give another address' },
})
