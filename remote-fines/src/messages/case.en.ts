import { defineMessages } from '@parvis/shared-kernel/messages/define-messages'
import type { caseFr } from './case.fr.ts'

export const caseEn = defineMessages<keyof typeof caseFr>({
  'case.closed.appeal.title': { defaultMessage: 'The content of this appeal is protected' },
  'case.closed.appeal.text': {
    defaultMessage:
      'The number and the plate only show that it was filed. To read, complete or withdraw it, open the case link you received by email, or sign in to the account that began it.',
  },
  'case.closed.refund.title': { defaultMessage: 'This refund is protected' },
  'case.closed.refund.text': {
    defaultMessage:
      'Without a case link one only sees its amount and where it stands. To give bank details, open the link you received by email, or sign in to the account concerned.',
  },
  'case.ended.title': { defaultMessage: 'This link no longer works' },
  'case.ended.text': {
    defaultMessage:
      'A newer link has replaced it, or part of it was lost in copying. Open the last link you received, or ask for another.',
  },
  'case.ended.check': {
    defaultMessage:
      'A newer link replaced it, or it was copied in part: compare it with the one that you noted.',
  },
  'case.lost': {
    defaultMessage:
      'Your access to this case has ended: a newer link has replaced it, or you are no longer signed in. Open the last link you received, or sign in again.',
  },
  'case.closed.appeal.unmailed': {
    defaultMessage:
      'With the number and the plate one only sees that it was filed. No email address is on file: it opens with the case link that was shown when it was sent, or by the city, once it has checked who you are.',
  },
  'case.closed.refund.by-receipt': {
    defaultMessage:
      'Only its amount and where it stands are shown here. No email address is on file: the two numbers of the payment receipt open it, below. Without the receipt the city opens it once it has checked who you are.',
  },
  'case.closed.refund.by-desk': {
    defaultMessage:
      'Only its amount and where it stands are shown here. No email address is on file: the city opens it once it has checked who you are.',
  },
  'case.by-desk': {
    defaultMessage:
      'At the desk with an identity document, or by post with a copy of it and your telephone number. Desk and postal address: {desk}.',
  },
  'case.by-phone': { defaultMessage: 'By phone:' },
  'case.ask': { defaultMessage: 'Get a new link' },
  'case.ask.failed': { defaultMessage: 'The link was not sent' },
  'case.mailed.title': { defaultMessage: 'Link sent' },
  'case.mailed.text': {
    defaultMessage:
      'It goes to the address on file in the case, and to no other. The links before it stop working once it is opened.',
  },
  'case.unguarded.appeal': {
    defaultMessage:
      'In this city, anybody who knows the number and the plate can read this appeal and act on it.',
  },
  'case.unguarded.refund': {
    defaultMessage: 'In this city, anybody who knows the address of this page can act on it.',
  },
  'case.link.title': { defaultMessage: 'Your case link' },
  'case.link.text': {
    defaultMessage:
      'It opens your appeal: keep it to yourself. It is shown here only once, and stays in this tab for 15 minutes at most.',
  },
  'case.link.mailed': { defaultMessage: 'We also mailed it to {email}.' },
  'case.link.unmailed': {
    defaultMessage: 'You gave no email address: copy it, for we cannot send it again.',
  },
  'case.link.copy': { defaultMessage: 'Copy the link' },
  'case.link.copied': { defaultMessage: 'The link is copied.' },
  'case.link.not-copied': {
    defaultMessage: 'The link could not be copied: select it and copy it yourself.',
  },
  'case.receipt.title': { defaultMessage: 'Open with the receipt of the payment' },
  'case.receipt.text': {
    defaultMessage:
      'Both numbers are on the receipt shown after the payment. If you no longer have it, go to the city’s desk.',
  },
  'case.receipt.operation': { defaultMessage: 'Operation number' },
  'case.receipt.authorization': { defaultMessage: 'Authorisation number' },
  'case.receipt.missing': { defaultMessage: 'Give this number.' },
  'case.receipt.failed': { defaultMessage: 'These numbers do not open this refund' },
  'case.receipt.check': {
    defaultMessage: 'Check both numbers on the receipt of the payment, or contact the city.',
  },
  'case.receipt.unopened': { defaultMessage: 'The refund was not opened' },
  'case.receipt.open': { defaultMessage: 'Open the refund' },
  'refund.object.title': { defaultMessage: 'Are these bank details wrong?' },
  'refund.object.text': {
    defaultMessage:
      'They will be set aside and asked for again, the present links will stop working, and everybody concerned will be told.',
  },
  'refund.object.action': { defaultMessage: 'Set these details aside' },
  'refund.object.nothing': { defaultMessage: 'There are no bank details left to set aside' },
  'refund.object.nothing.text': {
    defaultMessage: 'Those that the email was about are no longer on file: nothing will be paid to them.',
  },
  'refund.object.failed': { defaultMessage: 'The bank details were not set aside' },
  'refund.object.late': {
    defaultMessage:
      'This link has expired after 48 hours, was used already or was copied in part. Open it whole from the email, or contact the city without delay.',
  },
  'refund.object.paid': { defaultMessage: 'The city has made the transfer. Contact it without delay.' },
  'refund.objected.title': { defaultMessage: 'Bank details set aside' },
  'refund.objected.text': {
    defaultMessage: 'Nothing is paid. A new link goes to the address on file, to give the right ones.',
  },
  'refund.payable.unmailed': {
    defaultMessage:
      'For safety, the city pays nothing before {moment}. If these bank details are wrong, tell the city by then: <call>{phone}</call>, <write>{email}</write>.',
  },
  'refund.payable': {
    defaultMessage:
      'For safety, the city pays nothing before {moment}. Until then, anybody on file can object to the bank details by the link in their email.',
  },
  'appeal.conflict.title': { defaultMessage: 'Changed in another tab' },
  'appeal.conflict.text': {
    defaultMessage:
      'This draft was saved elsewhere since. Nothing was overwritten: what you see here is not saved. Keep this version, or take the other one.',
  },
  'appeal.conflict.failed': {
    defaultMessage: 'The other version did not come: what you see here stays.',
  },
  'appeal.conflict.mine': { defaultMessage: 'Keep this version' },
  'appeal.conflict.theirs': { defaultMessage: 'Take the other version' },
})
