import { addressEn } from '@parvis/shared-kernel/messages/address.en'
import { defineMessages, type Message } from '@parvis/shared-kernel/messages/define-messages'
import type { AccountMessageId, OwnMessageId } from './fr.ts'
import { remindersEn } from './reminders.en.ts'

const ownEn = defineMessages<OwnMessageId>({
  'sign-in.title': { defaultMessage: 'Sign in' },
  'sign-in.lead': { defaultMessage: 'Find your parking rights, your requests and your payments.' },
  'sign-in.lead.returning': {
    defaultMessage: 'Sign in to open this page. You will come straight back to it.',
  },
  'sign-in.closed.title': { defaultMessage: 'Your session was closed' },
  'sign-in.closed.text': {
    defaultMessage:
      'The city has closed it, for instance because you signed out elsewhere or changed your password. Sign in again: you will find what you typed.',
  },
  'sign-in.no-way.title': { defaultMessage: 'Nobody can sign in here for the moment' },
  'sign-in.no-way.text': {
    defaultMessage:
      'Your city has chosen a way to sign in that this site does not offer yet. For anything you need, call {phone}, write to {email} or come to the desk: {desk}.',
  },
  'sign-in.expired.title': { defaultMessage: 'Your session has expired' },
  'sign-in.expired.text': {
    defaultMessage: 'To protect your data, it was closed. Sign in again: you will find what you typed.',
  },
  'sign-in.or': { defaultMessage: 'or' },
  'sign-in.provider.france-connect': {
    defaultMessage:
      'FranceConnect is the French State’s way to sign in to online services, safely and simply.',
  },
  'sign-in.provider.plain': { defaultMessage: 'With {name}, an account you already have is enough.' },
  'sign-in.provider.button': { defaultMessage: 'Sign in with' },
  'sign-in.provider.what': { defaultMessage: 'What is {name}?' },
  'sign-in.provider.what-title': { defaultMessage: 'What is {name}? - new window' },
  'sign-in.provider.first': {
    defaultMessage:
      'First visit? Your account opens the first time you sign in, with nothing else to fill in.',
  },
  'sign-in.provider.failed.title': { defaultMessage: '{name} could not be opened' },
  'sign-in.provider.failed.text': {
    defaultMessage: 'Check your connection, then try again. If nothing changes, call us on {phone}.',
  },
  'sign-in.provider.cryptography.title': { defaultMessage: 'Your browser does not allow a safe sign-in' },
  'sign-in.provider.cryptography.text': {
    defaultMessage:
      'Signing in needs the browser’s encryption, which is missing here. Check that the address of this page begins with https, update your browser or use another device. We can also help you on {phone}.',
  },
  'sign-in.password.title': { defaultMessage: 'With an email address' },
  'sign-in.login': { defaultMessage: 'Email address' },
  'sign-in.login.mandatory': { defaultMessage: 'Enter your email address.' },
  'sign-in.password': { defaultMessage: 'Password' },
  'sign-in.password.mandatory': { defaultMessage: 'Enter your password.' },
  'password.show': { defaultMessage: 'Show the password' },
  'password.hide': { defaultMessage: 'Hide the password' },
  'sign-in.submit': { defaultMessage: 'Sign in' },
  'sign-in.forgot': { defaultMessage: 'Forgotten your password?' },
  'sign-in.register': { defaultMessage: 'Create an account' },
  'sign-in.confirm-again': { defaultMessage: 'Send the confirmation again' },
  'sign-in.refused.title': { defaultMessage: 'Signing in did not work' },
  'sign-in.refused.wrong-login': {
    defaultMessage: 'The email address or the password is not right. Check them, then try again.',
  },
  'sign-in.refused.not-verified': {
    defaultMessage: 'Your email address is not confirmed yet. Open the link we sent you.',
  },
  'sign-in.refused.too-many': {
    defaultMessage:
      'There have been too many attempts. Wait a quarter of an hour before trying again, or sign in another way.',
  },
  'sign-in.refused.unavailable': {
    defaultMessage:
      'Signing in does not work at the moment. It is not your doing: try again in a few minutes.',
  },

  'signed-in.title': { defaultMessage: 'You are signed in' },
  'signed-in.lead': { defaultMessage: 'Not you? Sign out before you go on.' },
  'signed-in.nameless': { defaultMessage: 'Your account' },
  'signed-in.continue': { defaultMessage: 'Continue' },
  'signed-in.sign-out': { defaultMessage: 'Sign out' },

  'welcome.title': { defaultMessage: 'With your account' },
  'welcome.request': { defaultMessage: 'Ask for a subscription, or renew it in a few minutes.' },
  'welcome.ticket': { defaultMessage: 'Get a ticket for yourself, a visitor or a tradesperson.' },
  'welcome.follow': {
    defaultMessage: 'Follow your requests, change vehicle, find your proof of entitlement.',
  },
  'welcome.prices.title': { defaultMessage: 'What does it cost here?' },
  'welcome.prices.text': {
    defaultMessage:
      'Prices, zones, documents to prepare and processing times: your address is enough, without an account.',
  },
  'welcome.prices.link': { defaultMessage: 'See the prices for my address' },
  'welcome.fine.title': { defaultMessage: 'A parking fine?' },
  'welcome.fine.text': {
    defaultMessage: 'No account needed: the number of the notice and the plate are enough.',
  },
  'welcome.fine.link': { defaultMessage: 'Pay or contest a fine' },
  'welcome.help.title': { defaultMessage: 'A question?' },

  'settings.title': { defaultMessage: 'My profile' },
  'settings.lead': { defaultMessage: 'Your requests use this information: you only give it once.' },
  'settings.ask.title': { defaultMessage: 'Your address' },
  'settings.ask.lead': { defaultMessage: 'Once it is saved, you go back to the page before.' },
  'settings.back': { defaultMessage: 'Back to the page before' },

  'identity.title': { defaultMessage: 'Identity' },
  'identity.text': { defaultMessage: 'As on your documents.' },
  'identity.gender': { defaultMessage: 'Title' },
  'identity.gender.none': { defaultMessage: 'Prefer not to say' },
  'identity.gender.female': { defaultMessage: 'Ms' },
  'identity.gender.male': { defaultMessage: 'Mr' },
  'identity.first-name': { defaultMessage: 'First name' },
  'identity.last-name': { defaultMessage: 'Last name' },
  'contact.title': { defaultMessage: 'Contact details' },
  'contact.text': { defaultMessage: 'To answer you and tell you before a right ends.' },
  'contact.email': { defaultMessage: 'Email address' },
  'contact.pending': { defaultMessage: '{pending} waits for your confirmation' },
  'contact.pending.text': {
    defaultMessage:
      'Open the link that we sent there: it is good for 24 hours. Until then you sign in with {email} and get our messages there.',
  },
  'contact.pending.resend': { defaultMessage: 'Send the link again' },
  'contact.pending.drop': { defaultMessage: 'Keep the current address' },
  'contact.pending.resent': { defaultMessage: 'A new link is sent. The one before no longer works.' },
  'contact.pending.dropped': { defaultMessage: 'Your address stays {email}.' },
  'contact.phone': { defaultMessage: 'Mobile phone' },
  'contact.phone.hint': { defaultMessage: 'For example 06 12 34 56 78' },
  'contact.home-phone': { defaultMessage: 'Home phone' },
  'contact.home-phone.hint': { defaultMessage: 'For example 01 23 45 67 89' },
  'contact.sms': { defaultMessage: 'Text me before my rights end' },
  'contact.sms.hint': { defaultMessage: 'Important messages always come by email.' },
  'address.title': { defaultMessage: 'Home address' },
  'address.told': {
    defaultMessage: 'This is the address you looked up in the prices. Check it or change it, then save.',
  },
  'address.text': { defaultMessage: 'It decides your zone and which residents’ offers are open to you.' },
  'professional.title': { defaultMessage: 'Professional activity' },
  'professional.text': { defaultMessage: 'For the offers meant for companies, trades and carers.' },
  'professional.none': { defaultMessage: 'Do you also park for your work?' },
  'professional.add': { defaultMessage: 'Add a professional activity' },
  'professional.remove': { defaultMessage: 'Remove the professional activity' },
  'professional.name': { defaultMessage: 'Company name' },
  'professional.siret': { defaultMessage: 'SIRET' },
  'professional.siret.hint': { defaultMessage: '14 digits, on your invoices' },
  'professional.ape': { defaultMessage: 'APE code' },
  'professional.ape.hint': { defaultMessage: 'For example 4322A' },
  'professional.address': { defaultMessage: 'Professional address' },

  'fault.first-name': { defaultMessage: 'Enter your first name, 2 to 50 characters.' },
  'fault.last-name': { defaultMessage: 'Enter your last name, 2 to 50 characters.' },
  'fault.email.blank': { defaultMessage: 'Enter an email address.' },
  'fault.email.too-short': {
    defaultMessage: 'The email address is too short: at least 6 characters are needed.',
  },
  'fault.email.too-long': { defaultMessage: 'The email address is too long: 80 characters at most.' },
  'fault.email.malformed': {
    defaultMessage: '“{value}” is not an email address. For example: name@example.com',
  },
  'fault.email.taken': {
    defaultMessage: 'An account already exists with this email address. Enter another one.',
  },
  'fault.phone.for-sms': { defaultMessage: 'Enter a mobile number to receive text messages.' },
  'fault.phone': { defaultMessage: 'Write the mobile number like 06 12 34 56 78 or +33 6 12 34 56 78.' },
  'fault.home-phone': { defaultMessage: 'Write the home number like 01 23 45 67 89 or +33 1 23 45 67 89.' },
  'fault.address-unchosen': {
    defaultMessage: 'Choose the address from the list, or type it in yourself.',
  },
  'fault.street-number': {
    defaultMessage: 'The street number has 1 to 10 digits, without “bis” or a letter.',
  },
  'fault.street-number-complement': {
    defaultMessage: 'This part of the number is too long: 10 characters at most.',
  },
  'fault.street-name': { defaultMessage: 'Enter the street name, at least 2 characters.' },
  'fault.postal-code': { defaultMessage: 'Enter a postcode of 5 digits.' },
  'fault.locality': { defaultMessage: 'Enter the town, at least 2 characters.' },
  'fault.enterprise-name': { defaultMessage: 'Enter the company name, at least 2 characters.' },
  'fault.siret': { defaultMessage: 'A SIRET has 14 digits.' },
  'fault.ape': { defaultMessage: 'An APE code has 4 digits and a capital letter, for example 4322A.' },
  'fault.refused': { defaultMessage: 'The city does not accept this answer. Check it or contact us.' },
  'fault.in-address': { defaultMessage: 'Home address – {fault}' },
  'fault.in-professional-address': { defaultMessage: 'Professional address – {fault}' },

  'save.submit': { defaultMessage: 'Save' },
  'save.discard': { defaultMessage: 'Undo' },
  'save.dirty': { defaultMessage: 'Changes not saved yet' },
  'save.done': { defaultMessage: 'Your profile is saved.' },
  'save.nothing': { defaultMessage: 'Nothing has changed: your profile is up to date.' },
  'save.failed': { defaultMessage: 'Your profile was not saved' },
  'save.kept': { defaultMessage: 'What you typed is still here.' },
  'save.leave': { defaultMessage: 'Leave without saving? Your changes will be lost.' },

  'language.title': { defaultMessage: 'Language' },
  'language.text': {
    defaultMessage: 'The language of your messages. Changing it also changes that of the portal.',
  },
  'language.label': { defaultMessage: 'Language of the portal and of messages' },
  'language.fr': { defaultMessage: 'Français' },
  'language.en': { defaultMessage: 'English' },
  'language.done.fr': { defaultMessage: 'Le portail et vos messages sont maintenant en français.' },
  'language.done.en': { defaultMessage: 'The portal and your messages are now in English.' },
  'language.failed': { defaultMessage: 'The language could not be changed.' },

  'more.title': { defaultMessage: 'Around your account' },
  'more.text': { defaultMessage: 'What happened, what is shared with you, and your data.' },
  'more.password': { defaultMessage: 'Change my password' },
  'more.history': { defaultMessage: 'History of my rights, fines and appeals' },
  'more.share': { defaultMessage: 'Join a shared right' },
  'more.data': { defaultMessage: 'Download my data or delete my account' },

  'vehicles.title': { defaultMessage: 'Vehicles' },
  'vehicles.text': {
    defaultMessage: 'To choose them at a tap in your requests. Your current rights do not change.',
  },
  'vehicles.empty': { defaultMessage: 'No vehicle yet' },
  'vehicles.empty.text': { defaultMessage: 'Add one: its plate will be offered in your requests.' },
  'vehicles.add': { defaultMessage: 'Add a vehicle' },
  'vehicles.plate': { defaultMessage: 'Number plate' },
  'vehicles.plate.hint': {
    defaultMessage: 'As on the registration document. For example AB\u2011123\u2011CD',
  },
  'vehicles.plate.fault': { defaultMessage: 'Write the plate with letters and digits, 2 to 15 characters.' },
  'vehicles.plate.taken': { defaultMessage: 'One of your vehicles already has this plate.' },
  'vehicles.name': { defaultMessage: 'Name of the vehicle' },
  'vehicles.name.hint': { defaultMessage: 'To recognise it: “The car”, “Van 2”' },
  'vehicles.name.fault': { defaultMessage: 'Give it a name of 2 to 50 characters, or none.' },
  'vehicles.doubt': { defaultMessage: 'Did you mean?' },
  'vehicles.doubt.take': { defaultMessage: 'Replace with' },
  'vehicles.doubt.letter': { defaultMessage: 'The letter {found} does not exist on today’s French plates.' },
  'vehicles.doubt.pair': {
    defaultMessage: 'The letters {found} together do not exist on today’s French plates.',
  },
  'vehicles.doubt.look-alike': { defaultMessage: 'The character {found} is easily mistaken for another.' },
  'vehicles.doubt.more': { defaultMessage: 'This field takes one plate, and no other word.' },
  'vehicles.doubt.free': { defaultMessage: 'You may also keep the plate as it is.' },
  'vehicles.save': { defaultMessage: 'Save the vehicle' },
  'vehicles.rename': { defaultMessage: 'Rename' },
  'vehicles.rename-one': { defaultMessage: 'Rename {name}' },
  'vehicles.remove': { defaultMessage: 'Remove' },
  'vehicles.remove-one': { defaultMessage: 'Remove {name}' },
  'vehicles.remove.title': { defaultMessage: 'Remove “{name}”?' },
  'vehicles.remove.text': {
    defaultMessage: 'This vehicle will no longer be offered to you. Your current rights do not change.',
  },
  'vehicles.remove.confirm': { defaultMessage: 'Remove the vehicle' },
  'vehicles.added': { defaultMessage: 'The vehicle has been added.' },
  'vehicles.renamed': { defaultMessage: 'The vehicle has been renamed.' },
  'vehicles.keep': { defaultMessage: 'Keep it' },
  'vehicles.cancel': { defaultMessage: 'Cancel' },
  'vehicles.not-saved': { defaultMessage: 'The vehicle was not saved' },
  'vehicles.not-removed': { defaultMessage: 'The vehicle was not removed' },
  'vehicles.removed': { defaultMessage: 'The vehicle has been removed.' },
  'vehicles.failed': { defaultMessage: 'Your vehicles cannot be shown' },
  'vehicles.filter': { defaultMessage: 'Filter by Crit’Air class' },
  'vehicles.filtered': {
    defaultMessage: '{count, plural, =0 {No vehicle} one {# vehicle} other {# vehicles}} of {all}.',
  },
  'vehicles.more': { defaultMessage: '… and {count, plural, one {# more vehicle} other {# more vehicles}}' },
  'vehicles.critair': { defaultMessage: 'Crit’Air {level}' },
  'vehicles.critair.electric': { defaultMessage: 'Crit’Air electric' },
  'vehicles.critair.none': { defaultMessage: 'No Crit’Air class' },
  'vehicles.critair.declared': { defaultMessage: 'declared' },
  'vehicles.critair.registry': { defaultMessage: 'registration' },
  'vehicles.critair.source': { defaultMessage: 'source: {source}' },
  'vehicles.category.car': { defaultMessage: 'Car' },
  'vehicles.category.van': { defaultMessage: 'Van' },
  'vehicles.category.motorcycle': { defaultMessage: 'Motorcycle' },
  'vehicles.category.truck': { defaultMessage: 'Lorry' },
})

export const en = { ...addressEn, ...remindersEn, ...ownEn } satisfies Record<AccountMessageId, Message>
