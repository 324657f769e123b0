import { defineMessages } from '@parvis/shared-kernel/messages/define-messages'
import type { AccessMessageId } from './access.fr.ts'

export const accessEn = defineMessages<AccessMessageId>({
  'access.rights': { defaultMessage: 'My rights' },
  'access.back': { defaultMessage: 'Sign in' },
  'access.email': { defaultMessage: 'Email address' },
  'access.email.hint': { defaultMessage: 'Example: name@example.com' },
  'access.email.blank': { defaultMessage: 'Enter your email address.' },
  'access.email.too-short': {
    defaultMessage: 'The email address is too short: at least 6 characters are needed.',
  },
  'access.email.too-long': { defaultMessage: 'The email address is too long: at most 80 characters.' },
  'access.email.malformed': {
    defaultMessage: 'The email address is not complete. It is written like name@example.com.',
  },
  'access.not-sent': { defaultMessage: 'Your request was not sent' },
  'access.too-many': {
    defaultMessage:
      'There were too many requests for this address or from this device. Wait an hour before trying again: messages already sent stay valid.',
  },
  'access.junk': {
    defaultMessage: 'Nothing after a few minutes? Look in your junk mail, then check the address above.',
  },
  'access.sign-in': { defaultMessage: 'Sign in' },
  'access.go-on': { defaultMessage: 'See my rights' },
  'access.failed.title': { defaultMessage: 'The link could not be checked' },
  'access.closed.title': { defaultMessage: 'No accounts by email here' },
  'access.closed.text': {
    defaultMessage:
      'In this city one signs in with {name}. Your account opens the first time you sign in, with nothing else to fill in.',
  },

  'password.new': { defaultMessage: 'New password' },
  'password.choose': { defaultMessage: 'Choose a password' },
  'password.hint': {
    defaultMessage: 'Safest and easiest to remember: four words that have nothing to do with each other.',
  },
  'password.rules': { defaultMessage: 'Your password' },
  'password.rule.length': { defaultMessage: 'At least {min} characters' },
  'password.rule.missing': {
    defaultMessage: '{count, plural, one {# character to go} other {# characters to go}}',
  },
  'password.rule.too-long': { defaultMessage: 'At most {max} characters: {count} too many' },
  'password.rule.personal': { defaultMessage: 'Without your name or your email address' },
  'password.rule.common': { defaultMessage: 'No common word, row of keys or date' },
  'password.rule.when': { defaultMessage: 'checked when you send it' },
  'password.rule.met': { defaultMessage: 'met:' },
  'password.rule.unmet': { defaultMessage: 'not yet met:' },
  'password.rule.broken': { defaultMessage: 'not met:' },
  'password.fault.blank': { defaultMessage: 'Choose a password.' },
  'password.fault.too-short': {
    defaultMessage: 'The password is too short: at least 12 characters are needed.',
  },
  'password.fault.too-long': { defaultMessage: 'The password is too long: at most 128 characters.' },
  'password.fault.weak': {
    defaultMessage:
      'This password is too easy to guess: it looks like a common word, a row of keys, a date or your name. Add words that have nothing to do with each other.',
  },
  'password.fault.another': { defaultMessage: 'Choose another password.' },

  'register.title': { defaultMessage: 'Create an account' },
  'register.lead': {
    defaultMessage: 'It takes a minute. We then send you a message to confirm your address.',
  },
  'register.first-name': { defaultMessage: 'First name' },
  'register.last-name': { defaultMessage: 'Last name' },
  'register.plate': { defaultMessage: 'Number plate' },
  'register.plate.hint': { defaultMessage: 'To find it in your requests. Example: AB\u2011123\u2011CD' },
  'register.fault.firstName': { defaultMessage: 'Enter your first name, 2 to 50 characters.' },
  'register.fault.lastName': { defaultMessage: 'Enter your last name, 2 to 50 characters.' },
  'register.fault.plate': { defaultMessage: 'Write the plate with letters and digits, 2 to 15 characters.' },
  'register.terms': { defaultMessage: 'By creating your account you accept our terms.' },
  'register.terms.link': { defaultMessage: 'Terms of use' },
  'register.privacy.link': { defaultMessage: 'What we do with your data' },
  'register.submit': { defaultMessage: 'Create my account' },
  'register.other.text': { defaultMessage: 'With {name}, your account opens the first time you sign in.' },
  'register.other.link': { defaultMessage: 'Use {name}' },

  'confirm.wait.title': { defaultMessage: 'Confirm your email address' },
  'confirm.sent': {
    defaultMessage:
      'We have sent a message to {email}. Open its link to open your account; it is valid for 24 hours.',
  },
  'confirm.sent.known': {
    defaultMessage:
      'If you already had an account with this address, the message says so and helps you back into it.',
  },
  'confirm.ask': {
    defaultMessage: 'Is the account of {email} waiting to be confirmed? We can send the message again.',
  },
  'confirm.again': { defaultMessage: 'Send the message again' },
  'confirm.again.done': {
    defaultMessage: 'Done: if an account waits to be confirmed, we have sent a new message to {email}.',
  },
  'confirm.other': { defaultMessage: 'Correct the address' },
  'confirm.checking': { defaultMessage: 'Checking your address' },
  'confirm.done.title': { defaultMessage: 'Your address is confirmed' },
  'confirm.done.text': { defaultMessage: 'Your account {email} is open. Sign in to begin.' },
  'confirm.done.own': { defaultMessage: 'Your account {email} is open.' },
  'confirm.done.update': {
    defaultMessage: 'Your account now uses {email}, to sign in and for your messages.',
  },
  'confirm.dead.title': { defaultMessage: 'This link is no longer valid' },
  'confirm.dead.text': {
    defaultMessage:
      'It works once, for 24 hours, and only the last one sent counts; copied in part, it does not open. If you have opened it before, your address is confirmed: sign in.',
  },
  'confirm.dead.again': { defaultMessage: 'Otherwise, get a new link' },
  'confirm.dead.update': {
    defaultMessage:
      'Otherwise your old address is still the right one: sign in with it, then make the change again in your profile.',
  },
  'confirm.dead.connected': {
    defaultMessage:
      'It works once, for 24 hours, and only the last one sent counts; copied in part, it does not open. {hasEmail, select, true {The address of your account is {email}.} other {Your account has no address yet.}}',
  },
  'confirm.dead.connected.update': {
    defaultMessage: 'If you wanted another one, make the change again in your profile.',
  },
  'confirm.dead.profile': { defaultMessage: 'See my profile' },
  'confirm.dead.submit': { defaultMessage: 'Get a new link' },
  'confirm.dead.too-old': {
    defaultMessage:
      'Did you register more than 24 hours ago? Your registration is erased: no link can be sent.',
  },
  'confirm.dead.register': { defaultMessage: 'Create my account again' },

  'forgot.title': { defaultMessage: 'Forgotten password' },
  'forgot.lead': {
    defaultMessage: 'Enter the address of your account. We send a link there to choose another password.',
  },
  'forgot.signed-in.title': { defaultMessage: 'Change your password' },
  'forgot.signed-in.lead': {
    defaultMessage: 'We send a link to your account’s address: it lets you choose another password.',
  },
  'forgot.submit': { defaultMessage: 'Get the link' },
  'forgot.sent.title': { defaultMessage: 'Check your inbox' },
  'forgot.sent.text': {
    defaultMessage:
      'If there is an account with {email}, we have sent it a message. The link is valid for 30 minutes and works once.',
  },
  'forgot.sent.provider': {
    defaultMessage: 'Do you usually sign in with {name}? Then there is no password to recover here.',
  },
  'forgot.other': { defaultMessage: 'Try another address' },

  'recover.title': { defaultMessage: 'Choose a new password' },
  'recover.lead': { defaultMessage: 'It replaces the old one, and all your devices will be signed out.' },
  'recover.checking': { defaultMessage: 'Checking your link' },
  'recover.submit': { defaultMessage: 'Change my password' },
  'recover.failed': { defaultMessage: 'The password was not changed' },
  'recover.done.title': { defaultMessage: 'Your password is changed' },
  'recover.done.text': {
    defaultMessage: 'All your devices were signed out. Sign in with your new password.',
  },
  'recover.dead.title': { defaultMessage: 'This link is no longer valid' },
  'recover.dead.text': {
    defaultMessage:
      'A link to change a password works once, for 30 minutes, and only the last one sent counts; copied in part, it does not open.',
  },
  'recover.dead.again': { defaultMessage: 'Get a new link' },

  'link.title': { defaultMessage: 'Confirm your email address' },
  'link.checking': { defaultMessage: 'Checking your link' },
  'link.good': {
    defaultMessage: 'Sign in with {name}: the address {email} will then be attached to your account.',
  },
  'link.signed-in.title': { defaultMessage: 'You are already signed in' },
  'link.signed-in': {
    defaultMessage:
      'To attach {email} to your account, confirm that it is you with {name}. Not your account? Sign out first.',
  },
  'link.confirm': { defaultMessage: 'Confirm with' },
  'link.sign-out': { defaultMessage: 'Sign out' },
  'link.spent.text': {
    defaultMessage: '{email} is confirmed already: this link has done its work, and nothing is left to do.',
  },
  'link.dead.title': { defaultMessage: 'This link is no longer valid' },
  'link.dead.text': {
    defaultMessage:
      'It works once and for one hour; copied in part, it does not open. If you followed it to the end, your address is confirmed. Otherwise, we can send you another one.',
  },
  'link.dead.close': { defaultMessage: 'Ask for another link' },
  'link.cryptography': {
    defaultMessage:
      'Your browser does not offer the cryptography that a safe sign-in needs. Update it, or use another device.',
  },

  'plate-check.title': { defaultMessage: 'Check a plate' },
  'plate-check.lead': {
    defaultMessage: 'Before opening an account, check that the city can register your vehicle.',
  },
  'plate-check.hint': { defaultMessage: 'Example: AB\u2011123\u2011CD' },
  'plate-check.submit': { defaultMessage: 'Check the plate' },
  'plate-check.good': { defaultMessage: 'This plate can be registered.' },
  'plate-check.bad': {
    defaultMessage:
      'The city does not recognise this plate. Copy it from the registration certificate, letters and digits.',
  },
  'plate-check.failed': { defaultMessage: 'The plate could not be checked' },
  'plate-check.register': { defaultMessage: 'Create my account with this plate' },
  'plate-check.sign-in': { defaultMessage: 'Sign in with {name}' },
})
