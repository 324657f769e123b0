import { defineMessages } from '@parvis/shared-kernel/messages/define-messages'
import { failureEn } from '@parvis/shared-kernel/messages/failure.en'
import type { PageMessageId } from './pages.fr.ts'

const ownEn = defineMessages<PageMessageId>({
  'share.title': { defaultMessage: 'Join a shared right' },
  'share.lead': {
    defaultMessage: 'Does somebody share a parking right with you? Enter the code you received.',
  },
  'share.lead.signed-out': { defaultMessage: 'Does somebody share a parking right with you? Sign in first.' },
  'share.code': { defaultMessage: 'Sharing code' },
  'share.code.hint': {
    defaultMessage: 'It is in the email or message you received, for example 7F3K-9QXM-2BTR. It works once.',
  },
  'share.code.mandatory': { defaultMessage: 'Enter the sharing code.' },
  'share.look-up': { defaultMessage: 'Check the code' },
  'share.error404': {
    defaultMessage:
      'This code leads to no right. It may have been copied wrongly, have expired or have been used. If you have used it, the right is among yours. Otherwise check it, or ask whoever shares for a new one.',
  },
  'share.failed': { defaultMessage: 'The code could not be checked' },
  'share.found': { defaultMessage: 'This code shares a right' },
  'share.found.product': { defaultMessage: 'Right' },
  'share.found.by': { defaultMessage: 'Shared by' },
  'share.found.until': { defaultMessage: 'Valid until' },
  'share.found.order': { defaultMessage: 'Reference' },
  'share.found.what': { defaultMessage: 'When you join it:' },
  'share.found.see': { defaultMessage: 'you see it among your rights, with its plates and dates' },
  'share.found.told': { defaultMessage: 'whoever shares it is told' },
  'share.found.leave': { defaultMessage: 'you can leave it at any time' },
  'share.found.unknown': {
    defaultMessage: 'We could not read your rights: if this one is among them already, the city will say so.',
  },
  'share.join': { defaultMessage: 'Join this right' },
  'share.other': { defaultMessage: 'Enter another code' },
  'share.not-joined': { defaultMessage: 'You have not joined this right' },
  'share.mine.title': { defaultMessage: 'This right is your own' },
  'share.mine.text': {
    defaultMessage: 'This code is made for somebody else. Give it to them: it stays good until they use it.',
  },
  'share.already.title': { defaultMessage: 'You already share this right' },
  'share.already.text': { defaultMessage: 'It is among your rights. The code was not used.' },
  'share.see-right': { defaultMessage: 'See this right' },
  'share.rights': { defaultMessage: 'Back to my rights' },
  'share.joined.title': { defaultMessage: 'You have joined “{product}”' },
  'share.joined.text': { defaultMessage: 'You can park with “{product}” as long as it is in force.' },
  'share.joined.next': {
    defaultMessage: 'It is among your rights, reference {order}. To leave it, open it.',
  },
  'share.signed-out.title': { defaultMessage: 'Sign in to go on' },
  'share.signed-out.text': {
    defaultMessage:
      'A shared right is added to your account. The code is kept in this tab while you sign in: you will not have to enter it again.',
  },
  'share.signed-out.plain': {
    defaultMessage: 'A shared right is added to your account: you will be asked for the code next.',
  },
  'share.sign-in': { defaultMessage: 'Sign in' },

  'history.title': { defaultMessage: 'History' },
  'history.lead': { defaultMessage: 'Everything that happened to your rights, fines, appeals and refunds.' },
  'history.print': { defaultMessage: 'Print' },
  'history.about': { defaultMessage: 'Show' },
  'history.about.all': { defaultMessage: 'Everything' },
  'history.about.rights': { defaultMessage: 'Rights' },
  'history.about.fines': { defaultMessage: 'Fines' },
  'history.about.appeals': { defaultMessage: 'Appeals' },
  'history.about.refunds': { defaultMessage: 'Refunds' },
  'history.about.account': { defaultMessage: 'Account' },
  'history.shown': {
    defaultMessage:
      '{count, plural, =0 {No event} one {# event shown} other {# events shown}}{isAll, select, true {, that is all} other {}}.',
  },
  'history.more': { defaultMessage: 'Show more' },
  'history.more.failed': { defaultMessage: 'The rest does not show' },
  'history.failed': { defaultMessage: 'Your history does not show' },
  'history.empty.title': { defaultMessage: 'Nothing yet' },
  'history.empty.text': {
    defaultMessage: 'Your requests, payments and appeals will appear here, newest first.',
  },
  'history.empty.about': { defaultMessage: 'Nothing of that kind in your history' },
  'history.empty.show-all': { defaultMessage: 'Show everything' },
  'history.thing.subscription': { defaultMessage: 'Subscription' },
  'history.thing.ticket': { defaultMessage: 'Ticket' },
  'history.thing.other': { defaultMessage: 'Parking right' },
  'history.thing.fine': { defaultMessage: 'Fine {label}' },
  'history.thing.appeal': { defaultMessage: 'Appeal against fine {label}' },
  'history.thing.refund': { defaultMessage: 'Refund: {label}' },
  'history.thing.refund.fine': { defaultMessage: 'Refund of fine {label}' },
  'history.thing.refund.plain': { defaultMessage: 'Refund' },
  'history.thing.account': { defaultMessage: 'My profile' },
  'event.right-requested': { defaultMessage: 'Request sent' },
  'event.right-awaiting-payment': { defaultMessage: 'Payment asked for' },
  'event.right-awaiting-completion': { defaultMessage: 'Request to complete' },
  'event.right-awaiting-evidence': { defaultMessage: 'Documents awaited' },
  'event.right-under-review': { defaultMessage: 'Review started' },
  'event.right-plate-under-review': { defaultMessage: 'Plate change under review' },
  'event.right-granted': { defaultMessage: 'Right granted' },
  'event.right-rejected': { defaultMessage: 'Request rejected' },
  'event.right-canceled': { defaultMessage: 'Right cancelled' },
  'event.right-deleted': { defaultMessage: 'Right deleted' },
  'event.right-completed': { defaultMessage: 'File completed' },
  'event.right-shared': { defaultMessage: 'Sharing code created' },
  'event.right-joined': { defaultMessage: 'Shared right joined' },
  'event.right-withdrawn': { defaultMessage: 'Shared right left' },
  'event.plates-changed': { defaultMessage: 'Plates changed' },
  'event.plate-change-requested': { defaultMessage: 'Plate change submitted' },
  'event.plate-change-accepted': { defaultMessage: 'Plate change accepted' },
  'event.plate-change-rejected': { defaultMessage: 'Plate change rejected' },
  'event.agent-commented': { defaultMessage: 'Message from the city' },
  'event.evidence-sent': { defaultMessage: 'Document provided' },
  'event.payment-started': { defaultMessage: 'Payment begun' },
  'event.payment-received': { defaultMessage: 'Payment received' },
  'event.payment-refused': { defaultMessage: 'Payment refused' },
  'event.payment-abandoned': { defaultMessage: 'Payment given up' },
  'event.fine-issued': { defaultMessage: 'Fine issued' },
  'event.fine-corrected': { defaultMessage: 'Fine corrected' },
  'event.appeal-begun': { defaultMessage: 'Appeal begun' },
  'event.appeal-filed': { defaultMessage: 'Appeal filed' },
  'event.appeal-complement-requested': { defaultMessage: 'Documents asked for the appeal' },
  'event.appeal-complement-answered': { defaultMessage: 'Documents sent for the appeal' },
  'event.appeal-accepted': { defaultMessage: 'Appeal accepted' },
  'event.appeal-rejected': { defaultMessage: 'Appeal rejected' },
  'event.appeal-transferred': { defaultMessage: 'Appeal passed on to the competent authority' },
  'event.appeal-abandoned': { defaultMessage: 'Appeal given up' },
  'event.refund-opened': { defaultMessage: 'Refund opened' },
  'event.refund-document-requested': { defaultMessage: 'Bank details asked for' },
  'event.refund-objected': { defaultMessage: 'Bank details objected to' },
  'event.refund-document-sent': { defaultMessage: 'Bank details sent' },
  'event.refund-accepted': { defaultMessage: 'Refund accepted' },
  'event.refund-rejected': { defaultMessage: 'Refund rejected' },
  'event.refund-paid': { defaultMessage: 'Refund paid' },
  'event.account-created': { defaultMessage: 'Account opened' },
  'event.email-verified': { defaultMessage: 'Email address confirmed' },
  'event.password-changed': { defaultMessage: 'Password changed' },
  'event.profile-changed': { defaultMessage: 'Profile changed' },
  'event.unknown': { defaultMessage: 'Another event' },

  'data.title': { defaultMessage: 'My data' },
  'data.lead': { defaultMessage: 'What the city knows about you, to take with you or to delete.' },
  'data.back': { defaultMessage: 'My profile' },
  'data.export.title': { defaultMessage: 'Download my data' },
  'data.export.text': { defaultMessage: 'A file to keep, or to give to whom you like.' },
  'data.export.holds': { defaultMessage: 'It holds:' },
  'data.export.profile': { defaultMessage: 'your profile, your addresses and your vehicles' },
  'data.export.rights': {
    defaultMessage: 'your subscriptions, your tickets, their plates, and the names of your documents',
  },
  'data.export.money': { defaultMessage: 'your payments, appeals and refunds' },
  'data.export.events': { defaultMessage: 'your history, and how long each piece of data is kept' },
  'data.export.format': {
    defaultMessage:
      'In JSON, for software to read. It holds personal data: do not leave it on a shared computer.',
  },
  'data.export.start': { defaultMessage: 'Download my data' },
  'data.export.coming': { defaultMessage: 'The city is gathering your data. This takes a few seconds.' },
  'data.export.done': { defaultMessage: 'The file {name} ({size}) is in your downloads.' },
  'data.export.failed': { defaultMessage: 'Your data could not be gathered' },
  'data.erase.title': { defaultMessage: 'Delete my account' },
  'data.erase.text': { defaultMessage: 'Deletion is confirmed by email. It cannot be undone.' },
  'data.erase.gone.title': { defaultMessage: 'What disappears' },
  'data.erase.gone.profile': {
    defaultMessage: 'your profile, your addresses, your vehicles and your drafts',
  },
  'data.erase.gone.requests': {
    defaultMessage: 'your requests that wait for a decision, a document or a payment',
  },
  'data.erase.gone.papers': { defaultMessage: 'your documents and your history' },
  'data.erase.gone.shared': { defaultMessage: 'your access to rights that others share with you' },
  'data.erase.gone.login': { defaultMessage: 'your access to the portal, by email as by {provider}' },
  'data.erase.gone.login-one': { defaultMessage: 'your access to the portal' },
  'data.erase.kept.title': { defaultMessage: 'What we must keep' },
  'data.erase.kept.operations': {
    defaultMessage: 'your payments, without your name, for {years, plural, one {# year} other {# years}}',
  },
  'data.erase.kept.rights': {
    defaultMessage:
      'rights that were granted, without name, address or plate, up to {years, plural, one {# year} other {# years}} after their end',
  },
  'data.erase.kept.refunds': {
    defaultMessage:
      'your refunds, without your name, for {years, plural, one {# year} other {# years}}; while one of them is not finished, your email address too',
  },
  'data.erase.kept.appeals': {
    defaultMessage:
      'an appeal that waits for its answer, with your name, your address and your email address, {years, plural, =0 {until you are given it} one {up to # year after it} other {up to # years after it}}',
  },
  'data.erase.kept.other': {
    defaultMessage: 'other data ({part}), for {years, plural, one {# year} other {# years}}',
  },
  'data.erase.kept.other.waiting': {
    defaultMessage: 'other data ({part}), as long as it takes to deal with',
  },
  'data.erase.obstacle.right-in-force': {
    defaultMessage: '{count, plural, one {A right is} other {# rights are}} in force or to come',
  },
  'data.erase.obstacle.right-in-force.text': {
    defaultMessage:
      'The account cannot be deleted while {count, plural, one {this right runs. Wait until it ends, or cancel it if it has not begun} other {these rights run. Wait until they end, or cancel them if they have not begun}}:',
  },
  'data.erase.right-until': { defaultMessage: '{name}, until {day}' },
  'data.erase.obstacle.payment-live': { defaultMessage: 'A payment is under way' },
  'data.erase.obstacle.payment-live.text': {
    defaultMessage: 'Wait for its result, a quarter of an hour at most, then reload this page.',
  },
  'data.erase.obstacle.no-email': { defaultMessage: 'Your profile has no email address' },
  'data.erase.obstacle.no-email.text': {
    defaultMessage: 'Deletion is confirmed by email. Give an address first.',
  },
  'data.erase.obstacle.no-email.action': { defaultMessage: 'Give my email address' },
  'data.erase.obstacle.other': { defaultMessage: 'The account cannot be deleted at the moment' },
  'data.erase.obstacle.other.text': {
    defaultMessage: 'Contact us: we will tell you what is still to be settled.',
  },
  'data.erase.terms.failed': { defaultMessage: 'The terms of deletion do not show' },
  'data.erase.ask': { defaultMessage: 'Delete my account' },
  'data.erase.confirm.title': { defaultMessage: 'Receive the deletion link?' },
  'data.erase.confirm.text': {
    defaultMessage: 'We send a link to {email}. Nothing is deleted before you open it and confirm.',
  },
  'data.erase.confirm.send': { defaultMessage: 'Send the link' },
  'data.erase.confirm.keep': { defaultMessage: 'Keep my account' },
  'data.erase.asked.title': { defaultMessage: 'The link is sent' },
  'data.erase.asked.text': {
    defaultMessage:
      'Open the email sent to {email}, then confirm. The link is good for 24 hours. If you do nothing, your account stays as it is.',
  },
  'data.erase.again': { defaultMessage: 'Send another link' },

  'erasure.title': { defaultMessage: 'Delete my account' },
  'erasure.lead': { defaultMessage: 'Last step. After it, we cannot recover anything.' },
  'erasure.whose': {
    defaultMessage:
      '{name} is signed in on this device. The account that is deleted is the one whose address received this link.',
  },
  'erasure.gone': {
    defaultMessage:
      'Your profile, your vehicles, your waiting requests, your documents and your history disappear at once.',
  },
  'erasure.kept': {
    defaultMessage:
      'Your payments, your refunds and the rights that were granted are kept as long as the law asks, without your name, your address or your plates. An appeal that waits for its answer is kept with your name, your address and your email address, so that you can be answered.',
  },
  'erasure.no-way-back': { defaultMessage: 'This deletion cannot be undone.' },
  'erasure.confirm': { defaultMessage: 'Delete my account for good' },
  'erasure.keep': { defaultMessage: 'Keep my account' },
  'erasure.failed': { defaultMessage: 'The account was not deleted' },
  'erasure.expired.title': { defaultMessage: 'This link no longer works' },
  'erasure.expired.text': {
    defaultMessage:
      'It has expired, was already used or was copied in part. If it was used, your account is deleted and a last email confirmed it. Otherwise, ask for another link from your profile.',
  },
  'erasure.expired.again': { defaultMessage: 'Ask for another link' },
  'erasure.done.title': { defaultMessage: 'Your account is deleted' },
  'erasure.done.lead': { defaultMessage: 'A last email confirms it. Thank you for your trust.' },
  'erasure.done.text': {
    defaultMessage:
      'Your data is erased, and so is what this browser kept. You can open another account whenever you like.',
  },
  'erasure.done.home': { defaultMessage: 'Back to the home page' },
})

export const pagesEn = { ...failureEn, ...ownEn }
