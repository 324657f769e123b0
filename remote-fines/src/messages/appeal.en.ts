import { defineMessages } from '@parvis/shared-kernel/messages/define-messages'
import type { appealFr } from './appeal.fr.ts'

export const appealEn = defineMessages<keyof typeof appealFr>({
  'appeal.title': { defaultMessage: 'Contest this fine' },
  'appeal.eyebrow': { defaultMessage: 'Fine no. {number}' },
  'appeal.aside': { defaultMessage: 'The contested fine' },
  'appeal.agent': { defaultMessage: 'The city' },
  'appeal.retry': { defaultMessage: 'Try again' },
  'appeal.pay': { defaultMessage: 'Pay the fine' },
  'appeal.exit': { defaultMessage: 'Leave without sending' },

  'appeal.start.title': { defaultMessage: 'Contest this fine' },
  'appeal.start.lead': {
    defaultMessage:
      'Ask the city to look at this fine again. This first appeal (RAPO in French law) is free and needs neither a lawyer nor an account.',
  },
  'appeal.start.until': { defaultMessage: 'Contest until' },
  'appeal.start.see-notice': { defaultMessage: 'The date is printed on your notice.' },
  'appeal.start.begin': { defaultMessage: 'Start my appeal' },
  'appeal.start.kept-in-tab': {
    defaultMessage:
      'About ten minutes. Without an account you can only go on in this tab, for 15 minutes at most after you last typed: once the tab is closed, you may lose your draft. To go on later, {isEmbedded, select, true {sign in on the city’s portal and begin there} other {sign in first}}.',
  },
  'appeal.start.kept': { defaultMessage: 'About ten minutes. What you write is saved as you go.' },
  'appeal.start.deleted': {
    defaultMessage:
      'What is not sent is deleted by the city {days, plural, one {one day} other {# days}} after it was last worked on.',
  },
  'appeal.start.failed': { defaultMessage: 'The appeal could not be started' },
  'appeal.start.then': { defaultMessage: 'What happens next' },
  'appeal.start.then.send': {
    defaultMessage: 'You send your appeal here and get a dated receipt with its full text at once.',
  },
  'appeal.start.then.answer': {
    defaultMessage:
      'The city has one month to answer. It may cancel the fine, lower it with a corrected notice, or uphold it.',
  },
  'appeal.start.then.silence': { defaultMessage: 'No answer after one month counts as a rejection.' },
  'appeal.start.then.tribunal': {
    defaultMessage:
      'If it is rejected, you have one month to go to the paid parking tribunal (formerly CCSP).',
  },
  'appeal.start.money': { defaultMessage: 'Pay now or wait?' },
  'appeal.start.money.not-suspended': {
    defaultMessage: 'An appeal does not stop the time to pay: once it is over, the fine may be increased.',
  },
  'appeal.start.money.reduced': {
    defaultMessage: 'The reduced price ({price}) is open until {moment}, not later.',
  },
  'appeal.start.money.back': {
    defaultMessage:
      'Paying does not end the appeal. If the city agrees with you, anything you overpaid is refunded.',
  },
  'appeal.start.money.paid': {
    defaultMessage:
      'This fine is paid. You may still contest it: if the city agrees with you, it pays back whoever paid it.',
  },
  'appeal.start.pieces': { defaultMessage: 'Have at hand' },
  'appeal.start.pieces.text': {
    defaultMessage: 'The reason decides which documents: a PDF or a clear photo will do, 10 MB at most.',
  },
  'appeal.start.pieces.by-reason': { defaultMessage: 'Documents, reason by reason' },
  'appeal.start.post': { defaultMessage: 'Without the internet' },
  'appeal.start.post.text': {
    defaultMessage:
      'You may also send your appeal by registered post or hand it in at the desk, with copies of the notice and of the registration certificate: {desk}',
  },

  'appeal.no.already-contested': { defaultMessage: 'An appeal is already on record' },
  'appeal.no.already-contested.text': {
    defaultMessage:
      'The city is looking at it, or has already answered by post. One notice can be contested once with the city. If you have heard nothing, call it.',
  },
  'appeal.no.in-recovery': { defaultMessage: 'This fine can no longer be contested with the city' },
  'appeal.no.in-recovery.text': {
    defaultMessage:
      'It was increased and passed to the debt recovery office. The order you received says how and until when to contest it before the paid parking tribunal. What is still due can be paid here.',
  },
  'appeal.no.settled': { defaultMessage: 'There is nothing left to contest' },
  'appeal.no.settled.text': {
    defaultMessage: 'The city has set this fine to zero. Nothing is asked of you.',
  },
  'appeal.no.deadline-passed': { defaultMessage: 'The time to contest is over' },
  'appeal.no.deadline-passed.text': {
    defaultMessage:
      'The last day is printed on the notice. If it reached you late, call the city with the envelope at hand.',
  },
  'appeal.no.deadline-passed.since': {
    defaultMessage:
      'It ended on {since}. If the notice reached you late, call the city with the envelope at hand.',
  },
  'appeal.no.other': { defaultMessage: 'This fine cannot be contested here' },
  'appeal.no.other.text': {
    defaultMessage: 'Your notice says where to send your appeal. The city can tell you more.',
  },

  'appeal.step.reason': { defaultMessage: 'Reason' },
  'appeal.step.reason.title': { defaultMessage: 'Why do you contest it?' },
  'appeal.step.documents': { defaultMessage: 'Documents' },
  'appeal.step.documents.title': { defaultMessage: 'Your documents' },
  'appeal.step.identity': { defaultMessage: 'You' },
  'appeal.step.identity.title': { defaultMessage: 'Who is contesting?' },
  'appeal.step.statement': { defaultMessage: 'Explanation' },
  'appeal.step.statement.title': { defaultMessage: 'Your explanation' },
  'appeal.step.review': { defaultMessage: 'Check' },
  'appeal.step.review.title': { defaultMessage: 'Is everything right?' },
  'appeal.next': { defaultMessage: 'Continue' },
  'appeal.previous': { defaultMessage: 'Back' },
  'appeal.submit': { defaultMessage: 'Send my appeal' },

  'appeal.reason.hint': { defaultMessage: 'Choose the main reason. You can explain everything later.' },
  'appeal.reason.asks': { defaultMessage: 'To add: {pieces}' },
  'appeal.reason.asks-nothing': { defaultMessage: 'No document is required' },
  'appeal.reason.other': { defaultMessage: 'Anything else: explain it in your own words.' },
  'appeal.documents.must': {
    defaultMessage: 'Without the required documents the city cannot look at your appeal.',
  },
  'appeal.documents.may': {
    defaultMessage: 'No document is required for this reason. What you add may support your explanation.',
  },
  'appeal.documents.none': { defaultMessage: 'This reason asks for no document. Continue.' },
  'appeal.piece.hint.must': { defaultMessage: 'Required for this reason. All pages, easy to read.' },
  'appeal.piece.hint.may': { defaultMessage: 'Optional: it may help the city agree with you.' },
  'appeal.piece.again': { defaultMessage: '{name}, file {number}' },
  'appeal.piece.add': { defaultMessage: 'Add another file' },
  'appeal.piece.add-for': { defaultMessage: 'Add another file: {name}' },
  'appeal.piece.most': {
    defaultMessage: 'At most {most} files for this document. For more pages, put them into one PDF.',
  },
  'appeal.piece.optional': { defaultMessage: '{name} (optional)' },
  'appeal.piece.none': { defaultMessage: 'No document' },

  'appeal.capacity': { defaultMessage: 'You contest as' },
  'appeal.capacity.owner': { defaultMessage: 'Registered keeper' },
  'appeal.capacity.owner.text': {
    defaultMessage: 'Your name is on the registration certificate, or you bought the vehicle.',
  },
  'appeal.capacity.lessee': { defaultMessage: 'Lessee of the vehicle' },
  'appeal.capacity.lessee.text': {
    defaultMessage: 'Long-term lease, hire purchase or a rental of a few days.',
  },
  'appeal.capacity.driver': { defaultMessage: 'Driver' },
  'appeal.capacity.driver.text': { defaultMessage: 'You were driving, but the vehicle is not in your name.' },
  'appeal.capacity.representative': { defaultMessage: 'Representative' },
  'appeal.capacity.representative.text': { defaultMessage: 'You act for another person or for a company.' },
  'appeal.representedName': { defaultMessage: 'Person or company you represent' },
  'appeal.representedName.hint': { defaultMessage: 'The name on the registration certificate.' },
  'appeal.mandate.must': {
    defaultMessage: 'A letter dated and signed by the keeper: their name, yours, the number of the fine.',
  },
  'appeal.mandate.may': {
    defaultMessage: 'Advised: the law leaves the appeal to the keeper, the lessee or whoever they empower.',
  },
  'appeal.person': { defaultMessage: 'Your identity' },
  'appeal.name': { defaultMessage: 'Name' },
  'appeal.firstName': { defaultMessage: 'First name' },
  'appeal.lastName': { defaultMessage: 'Last name' },
  'appeal.email': { defaultMessage: 'Email address' },
  'appeal.email.hint': { defaultMessage: 'For the receipt and the city’s answer. Example: name@example.org' },
  'appeal.phoneNumber': { defaultMessage: 'Telephone' },
  'appeal.address': { defaultMessage: 'Postal address' },
  'appeal.identity.signed-out': {
    defaultMessage:
      'Your name and address go to the city. Your case link alone shows them: the number and the plate on your windscreen are not enough. The draft stays open in this tab for 15 minutes at most after you last typed: send your appeal by then{isEmbedded, select, true {} other {, or sign in}}.',
  },
  'appeal.identity.unguarded': { defaultMessage: 'Your name and address go to the city.' },
  'appeal.identity.signed-in': {
    defaultMessage: 'Your draft belongs to your account: you can go on with it on another device.',
  },

  'appeal.statement': { defaultMessage: 'What happened' },
  'appeal.statement.lead': {
    defaultMessage: 'Tell the facts plainly. The city reads this text, and a court after it if need be.',
  },
  'appeal.statement.hint': { defaultMessage: 'At most {count, number} characters.' },
  'appeal.statement.help': { defaultMessage: 'What should I write?' },
  'appeal.statement.help.when': {
    defaultMessage: 'When and where: when you came and left, the street, the bay.',
  },
  'appeal.statement.help.what': {
    defaultMessage: 'What you did: paid, looked for a machine, displayed a card, sold the vehicle…',
  },
  'appeal.statement.help.proof': {
    defaultMessage: 'What proves it: your documents, a witness, a transaction number.',
  },
  'appeal.statement.help.wish': { defaultMessage: 'What you ask for: cancellation, or a fairer amount.' },
  'appeal.statement.too-long': {
    defaultMessage:
      '{count, plural, one {This text is one character too long. Shorten it, or add it as a document.} other {This text is # characters too long. Shorten it, or add it as a document.}}',
  },
  'appeal.not-saved': { defaultMessage: 'Not saved: the city refuses one of your answers' },
  'appeal.statement.not-saved': { defaultMessage: 'Text too long: it is not saved yet' },

  'appeal.review.change': { defaultMessage: 'Change' },
  'appeal.review.change-of': { defaultMessage: 'Change: {what}' },
  'appeal.review.no-piece': { defaultMessage: 'No document added' },
  'appeal.review.then': {
    defaultMessage:
      'Once sent, the appeal cannot be changed. You can withdraw it, and answer the city if it asks for more.',
  },

  'appeal.fault.reason': { defaultMessage: 'Choose a reason. “Another reason” fits any situation.' },
  'appeal.fault.capacity': { defaultMessage: 'Say in which capacity you contest.' },
  'appeal.fault.representedName': {
    defaultMessage: 'Give the name of the person or company you represent (2 to 80 characters).',
  },
  'appeal.fault.firstName': { defaultMessage: 'Give your first name, 2 to 50 characters.' },
  'appeal.fault.lastName': { defaultMessage: 'Give your last name, 2 to 50 characters.' },
  'appeal.fault.email': {
    defaultMessage: 'Correct the email address, for example name@example.org, or leave it empty.',
  },
  'appeal.fault.phoneNumber': { defaultMessage: 'Correct the telephone number, or leave it empty.' },
  'appeal.fault.street-number': { defaultMessage: 'The street number is a number of at most 10 digits.' },
  'appeal.fault.street': { defaultMessage: 'Give the street (at least 2 characters).' },
  'appeal.fault.postal-code': { defaultMessage: 'The postcode has 5 digits.' },
  'appeal.fault.locality': { defaultMessage: 'Give the town (at least 2 characters).' },
  'appeal.fault.statement': { defaultMessage: 'Explain why you contest.' },
  'appeal.fault.piece': { defaultMessage: 'Add the document: {name}.' },
  'appeal.fault.piece-refused': { defaultMessage: 'Send the file again, replace it or remove it: {name}.' },
  'appeal.fault.other': { defaultMessage: 'One answer was not accepted. Read this step again.' },

  'appeal.refused': { defaultMessage: 'The appeal was not sent' },
  'appeal.refused.AppealNotAllowed': {
    defaultMessage:
      'This fine can no longer be contested here: it was contested, cancelled or passed on meanwhile.',
  },
  'appeal.refused.AppealDeadlinePassed': {
    defaultMessage:
      'The time to contest has just ended. If the notice reached you late, call the city without delay.',
  },
  'appeal.refused.Conflict': {
    defaultMessage: 'This appeal was already sent or withdrawn, from another tab or another device.',
  },
  'appeal.refused.DraftConflict': {
    defaultMessage: 'This draft was changed elsewhere. First choose the version to keep, then send it.',
  },
  'appeal.refused.Forbidden': {
    defaultMessage:
      'This appeal was started over or withdrawn in another tab: it can no longer be sent from this one.',
  },
  'appeal.refused.OrderEvidenceMissing': {
    defaultMessage: 'A required document is missing. Add it in the step “Documents”, then send again.',
  },
  'appeal.refused.OrderEvidenceNotExpected': {
    defaultMessage:
      'One of the documents no longer fits the reason. Check the step “Documents”, then send again.',
  },
  'appeal.refused.EvidenceNeedsToBeUploaded': {
    defaultMessage: 'One of the documents did not arrive. Add it again in the step “Documents”.',
  },
  'appeal.refused.Too Many Requests': {
    defaultMessage: 'Too many attempts in a short time. Your draft is saved: try again a little later.',
  },
  'appeal.stay.title': { defaultMessage: 'Are you still there?' },
  'appeal.stay.text': {
    defaultMessage:
      'What you have typed is wiped from this device at most 15 minutes after you last typed: less than two minutes are left.',
  },
  'appeal.stay.action': { defaultMessage: 'Go on writing' },
  'appeal.closed.title': { defaultMessage: 'This appeal is no longer a draft' },
  'appeal.closed.text': {
    defaultMessage:
      'In another tab or on another device it was sent, withdrawn or started over. What you write here is no longer saved.',
  },
  'appeal.closed.action': { defaultMessage: 'See where the appeal stands' },

  'appeal.filed.title': { defaultMessage: 'Your appeal is sent' },
  'appeal.filed.banner': { defaultMessage: 'The city has received your appeal' },
  'appeal.filed.text': {
    defaultMessage:
      'Received on {moment}. Number to quote: {number}. Save the receipt below: it is your proof.',
  },
  'appeal.news.answered': { defaultMessage: 'Your answer is sent' },
  'appeal.news.answered.text': { defaultMessage: 'The city has it, and carries on reviewing your appeal.' },
  'appeal.news.abandoned': { defaultMessage: 'Your appeal is withdrawn' },
  'appeal.news.abandoned.text': {
    defaultMessage:
      'The city will not look at it. {dueStatus, select, due {The fine remains due.} pending {A payment is on its way.} cancelled {The fine is cancelled: there is nothing to pay.} other {The fine is paid: there is nothing left to pay.}}',
  },
  'appeal.status.title': { defaultMessage: 'Your appeal' },
  'appeal.state.filed': { defaultMessage: 'Under review' },
  'appeal.state.filed.text': {
    defaultMessage:
      'The city is looking at your appeal. You do not need to do anything. Without an answer by the date below it counts as rejected.',
  },
  'appeal.filed.unmailed.unguarded': {
    defaultMessage: 'You gave no email address: you can read the answer here, with the number and the plate.',
  },
  'appeal.filed.unmailed': {
    defaultMessage: 'You gave no email address: you can read the answer here, with your case link.',
  },
  'appeal.state.complement-requested': { defaultMessage: 'More information is needed' },
  'appeal.state.complement-requested.text': {
    defaultMessage: 'The city asks you for more before it decides. Please reply.',
  },
  'appeal.state.accepted': { defaultMessage: 'Accepted' },
  'appeal.state.accepted.text': { defaultMessage: 'The city agreed with you, wholly or in part.' },
  'appeal.granted.whole': { defaultMessage: 'The city agrees with you.' },
  'appeal.granted.part': {
    defaultMessage: 'The city agrees with you in part: your fine goes down from {before} to {after}.',
  },
  'appeal.state.rejected': { defaultMessage: 'Rejected' },
  'appeal.state.rejected.text': {
    defaultMessage:
      'The city upholds the fine.{court, select, open { You may pay, or go to the tribunal until {until}.} ended { You may pay. The time to go to the tribunal ended on {until}.} undated { You may pay, or go to the tribunal.} other {}}',
  },
  'appeal.state.silent': { defaultMessage: 'Rejected by silence' },
  'appeal.state.silent.text': {
    defaultMessage:
      'The city has not answered within a month: by law this is a rejection.{court, select, open { You may go to the tribunal until {until}.} ended { The time to go to the tribunal ended on {until}.} undated { You may go to the tribunal.} other {}} The city may still answer you.',
  },
  'appeal.state.transferred': { defaultMessage: 'Passed on' },
  'appeal.state.transferred.text': {
    defaultMessage: 'Your appeal belongs to another authority, which has it and will answer you.',
  },
  'appeal.state.unknown': { defaultMessage: 'On record' },
  'appeal.state.unknown.text': {
    defaultMessage:
      'The city gives a state that this site does not know. Contact it to know where it stands.',
  },
  'appeal.state.abandoned': { defaultMessage: 'Withdrawn' },
  'appeal.state.abandoned.text': {
    defaultMessage:
      'You withdrew this appeal. {dueStatus, select, due {The fine remains due.} pending {A payment is on its way.} cancelled {The fine is cancelled: there is nothing to pay.} other {The fine is paid: there is nothing left to pay.}}',
  },

  'appeal.seen.title': { defaultMessage: 'The appeal against this fine' },
  'appeal.seen.filed': {
    defaultMessage:
      'The city has received an appeal against this fine. What it answers is for whoever filed it.',
  },
  'appeal.state.rejected.settled': {
    defaultMessage:
      'The city upholds the fine.{court, select, open { You may go to the tribunal until {until}.} ended { The time to go to the tribunal ended on {until}.} undated { You may go to the tribunal.} other {}}',
  },
  'appeal.asked': { defaultMessage: 'What the city asks of you' },
  'appeal.asked.due': { defaultMessage: 'Send it by {moment}.' },
  'appeal.asked.late': {
    defaultMessage:
      'The last day was {moment}. Answer all the same: until the city has decided, it may take it into account.',
  },
  'appeal.asked.answer': { defaultMessage: 'Answer the city' },
  'appeal.complement.title': { defaultMessage: 'Answer the city' },
  'appeal.complement.must': { defaultMessage: 'Asked by the city. All pages, easy to read.' },
  'appeal.complement.may': { defaultMessage: 'Optional, but useful to the city.' },
  'appeal.complement.message': { defaultMessage: 'Your message' },
  'appeal.complement.message.hint': {
    defaultMessage: 'What the city should know{hasPieces, select, true { besides the documents} other {}}.',
  },
  'appeal.complement.kept': {
    defaultMessage:
      'Your answer stays in this tab until it is sent, for 15 minutes at most after you last typed.',
  },
  'appeal.complement.submit': { defaultMessage: 'Send my answer' },
  'appeal.complement.empty': {
    defaultMessage: 'Write a message{hasPieces, select, true {, or add a document} other {}}.',
  },
  'appeal.complement.too-long': {
    defaultMessage:
      'The message may have at most {count, number} characters. Shorten it{hasPieces, select, true {, or add it as a document} other {}}.',
  },
  'appeal.complement.failed': { defaultMessage: 'The answer was not sent' },
  'appeal.complement.refused.OrderEvidenceNotExpected': {
    defaultMessage: 'The city no longer waits for this answer: it has it already, or has decided.',
  },
  'appeal.complement.refused.OrderEvidenceMissing': {
    defaultMessage: 'One of the documents is missing. Add it, then send again.',
  },
  'appeal.complement.refused.EvidenceNeedsToBeUploaded': {
    defaultMessage: 'One of the files did not arrive. Remove it, add it again, then send.',
  },
  'appeal.complement.refused.FileTooLarge': {
    defaultMessage: 'One of the files is larger than 10 MB. Replace it with a smaller copy.',
  },
  'appeal.complement.refused.FileTypeNotSupported': {
    defaultMessage: 'One of the files is neither a PDF nor a plain picture. Replace it.',
  },
  'appeal.complement.refused.FileUnreadable': {
    defaultMessage: 'One of the files is empty, locked or damaged. Replace it with another copy.',
  },

  'appeal.decision': { defaultMessage: 'The decision' },
  'appeal.decision.on': { defaultMessage: 'Given on {moment}' },
  'appeal.decision.cancelled': { defaultMessage: 'The fine is cancelled: you have nothing more to pay.' },
  'appeal.decision.before': { defaultMessage: 'Before' },
  'appeal.decision.after': { defaultMessage: 'After' },
  'appeal.decision.replaced': { defaultMessage: 'Another notice has replaced this one since.' },
  'appeal.decision.corrected': { defaultMessage: 'A corrected notice replaces the one before' },
  'appeal.decision.refund': {
    defaultMessage: '{price} were overpaid. Only whoever paid can be refunded.',
  },
  'appeal.decision.see-refund': { defaultMessage: 'See the fine' },
  'appeal.decision.due': { defaultMessage: '{price} remain to be paid.' },
  'appeal.decision.due-until': { defaultMessage: '{price} remain to be paid, by {moment}.' },

  'appeal.clocks': { defaultMessage: 'Dates' },
  'appeal.clock.sent': { defaultMessage: 'Appeal received' },
  'appeal.clock.complement': { defaultMessage: 'More expected by' },
  'appeal.clock.complement.text': {
    defaultMessage: 'After this date the city may decide without your answer.',
  },
  'appeal.clock.complement.past': { defaultMessage: 'The date has passed, but you can still answer.' },
  'appeal.clock.answer': { defaultMessage: 'Answer of the city expected by' },
  'appeal.clock.answer.text': {
    defaultMessage: 'Silence on this date is a rejection. You may then go to court.',
  },
  'appeal.clock.answer.past': { defaultMessage: 'The city has not answered in time: this is a rejection.' },
  'appeal.clock.tribunal': { defaultMessage: 'Go to court until' },
  'appeal.clock.tribunal.text': {
    defaultMessage: 'After this date the decision can no longer be contested.',
  },
  'appeal.clock.tribunal.past': { defaultMessage: 'This time is over.' },
  'appeal.calendar.add': { defaultMessage: 'Add to my calendar' },
  'appeal.calendar.add-for': { defaultMessage: 'Add to my calendar: {what}' },
  'appeal.calendar.contest': { defaultMessage: 'Last day to contest my parking fine' },
  'appeal.calendar.answer': { defaultMessage: 'Answer of the city to my appeal expected' },
  'appeal.calendar.complement': { defaultMessage: 'Last day to answer the city' },
  'appeal.calendar.tribunal': { defaultMessage: 'Last day to go to the parking tribunal' },
  'appeal.calendar.text': {
    defaultMessage: 'Fine no. {number}. The city’s portal says where the appeal stands.',
  },

  'appeal.court': { defaultMessage: 'Go to the paid parking tribunal' },
  'appeal.court.until': {
    defaultMessage:
      'You can apply to the tribunal until {moment}. You do not need a lawyer. Its website says whether the fine must be paid first.',
  },
  'appeal.court.past': { defaultMessage: 'The time to apply ended on {moment}.' },
  'appeal.court.pack': {
    defaultMessage: 'The tribunal asks for these copies. Find those of the city below, under “Your papers”.',
  },
  'appeal.court.notice': { defaultMessage: 'the notice of the fine' },
  'appeal.court.receipt': { defaultMessage: 'your appeal and its receipt' },
  'appeal.court.answer': { defaultMessage: 'the answer of the city' },
  'appeal.court.proofs': { defaultMessage: 'the documents that support you' },
  'appeal.court.address': { defaultMessage: 'By post: {address}.' },
  'appeal.court.site': { defaultMessage: 'Go to the tribunal online' },

  'appeal.again.abandoned': { defaultMessage: 'Contest again' },
  'appeal.again.abandoned.text': { defaultMessage: 'You may still contest this fine.' },
  'appeal.again.abandoned.until': { defaultMessage: 'You may still contest this fine until {until}.' },
  'appeal.again.others': { defaultMessage: 'Not yours? Contest yourself' },
  'appeal.again.others.text': {
    defaultMessage: 'Somebody else’s appeal takes nothing from you: you may file your own.',
  },
  'appeal.again.others.until': {
    defaultMessage: 'Somebody else’s appeal takes nothing from you: you may file your own until {until}.',
  },
  'appeal.again.corrected': { defaultMessage: 'Contest the corrected notice' },
  'appeal.again.corrected.text': {
    defaultMessage: 'The new amount seems unfair? The corrected notice can be contested in its turn.',
  },
  'appeal.again.corrected.until': {
    defaultMessage:
      'The new amount seems unfair? The corrected notice can be contested in its turn until {until}.',
  },
  'appeal.again.action': { defaultMessage: 'Prepare an appeal' },
  'appeal.papers': { defaultMessage: 'Your papers' },
  'appeal.paper.receipt': { defaultMessage: 'Receipt' },
  'appeal.paper.receipt.note': { defaultMessage: 'PDF, with the full text and the list of documents' },
  'appeal.paper.receipt.erased': {
    defaultMessage: 'PDF, without the text and the documents: they were erased',
  },
  'appeal.paper.complement': { defaultMessage: 'What the city asked' },
  'appeal.paper.answer': { defaultMessage: 'Answer of the city' },
  'appeal.paper.notice-corrected': { defaultMessage: 'Corrected notice' },
  'appeal.paper.notice': { defaultMessage: 'Notice of the fine' },
  'appeal.reason.unread': {
    defaultMessage: 'The reason does not show for now: it stands on the receipt.',
  },
  'appeal.sent': { defaultMessage: 'What you sent' },
  'appeal.sent.afterwards': { defaultMessage: 'What you added on {moment}' },
  'appeal.history': { defaultMessage: 'History' },
  'appeal.event.begun': { defaultMessage: 'Appeal started' },
  'appeal.event.filed': { defaultMessage: 'Appeal sent' },
  'appeal.event.complement-requested': { defaultMessage: 'The city asks for more' },
  'appeal.event.complement-answered': { defaultMessage: 'Answer sent to the city' },
  'appeal.event.accepted': { defaultMessage: 'Appeal accepted' },
  'appeal.event.rejected': { defaultMessage: 'Appeal rejected' },
  'appeal.event.transferred': { defaultMessage: 'Appeal passed on' },
  'appeal.event.abandoned': { defaultMessage: 'Appeal withdrawn' },
  'appeal.abandon': { defaultMessage: 'Withdraw the appeal' },
  'appeal.abandon.text': {
    defaultMessage: 'Changed your mind? You can withdraw your appeal until the city has answered.',
  },
  'appeal.abandon.ask': { defaultMessage: 'Withdraw my appeal' },
  'appeal.abandon.title': { defaultMessage: 'Withdraw your appeal?' },
  'appeal.abandon.consequence': {
    defaultMessage:
      'The city will not look at it. {dueStatus, select, due {The fine remains due.} pending {A payment is on its way.} cancelled {The fine is cancelled: there is nothing to pay.} other {The fine is paid: there is nothing left to pay.}} {again, select, dated {You can send another one until {until}.} never {You can no longer contest this fine with the city.} other {You can send another one only until the date on the notice.}}{court, select, open { The city did not answer in time: you may go to the tribunal until {courtUntil}, and withdrawing the appeal may lose you that right.} undated { The city did not answer in time: you may go to the tribunal, and withdrawing the appeal may lose you that right.} other {}}',
  },
  'appeal.abandon.confirm': { defaultMessage: 'Withdraw my appeal' },
  'appeal.abandon.keep': { defaultMessage: 'Keep it' },
  'appeal.abandon.not-yours': {
    defaultMessage: 'This appeal was sent from an account. Sign in with that account to withdraw it.',
  },
  'appeal.abandon.answered': {
    defaultMessage:
      'The city has just answered: the appeal can no longer be withdrawn. Reload the page to read its answer.',
  },
})
