import type { SessionMessageId } from './session.fr.ts'

export const sessionEn = {
  'session.expired.title': 'Your session has expired',
  'session.expired.text':
    'To protect your data, you have been signed out. Sign in again to continue where you were.',
  'session.expired.signIn': 'Sign in again',
  'session.again.text':
    'To protect your data, it was closed and the page is hidden. Sign in again here: you will find the page and everything you typed in it.',
  'session.again.provider': 'Sign in again with {name}',
  'session.again.provider.hint': '{name} opens in another window; this one waits for you.',
  'session.again.waiting': 'Finish signing in in the other window, then come back here.',
  'session.again.email': 'Email address',
  'session.again.password': 'Password',
  'session.again.blank': 'Enter your email address and your password.',
  'session.again.leave': 'Stay signed out',
  'session.again.leave.hint': 'If you stay signed out, what you have not saved in this page will be lost.',
  'session.ending.title': 'Are you still there?',
  'session.ending.text': 'Your session ends in two minutes. Would you like to stay signed in?',
  'session.ending.stay': 'Stay signed in',
  'session.ending.failed': 'The session could not be extended. Try again.',
  'session.email.text':
    '{name} did not give us your email address. We need one to answer you and to warn you before your rights end.',
  'session.email.text.out':
    'Tell us the email address you would like to use. We send a link there: open it, then sign in with {name}.',
  'session.email.submit': 'Send me the link',
  'session.email.blank': 'Give another address: this one is empty.',
  'session.email.too-short': 'This address is too short: it must have at least {limit} characters.',
  'session.email.too-long': 'This address is too long: it must have at most {limit} characters.',
  'session.email.malformed': '“{email}” is not a correct email address. It is written like name@example.com.',
  'session.email.sent.title': 'Check your inbox',
  'session.email.sent.text':
    'We sent a link to {email}. Open it, then sign in with {name}: your address will be confirmed. The link is valid for 1 hour.',
  'session.email.sent.spam': 'Nothing after a few minutes? Look in your junk mail.',
  'session.email.sent.close': 'I understand',
  'session.email.sent.other': 'Give another address',
} as const satisfies Record<SessionMessageId, string>
