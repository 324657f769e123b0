import type { appealFr } from './appeal.fr.ts'

/** Words of the appeal in English. */
export const appealEn = {
  'appeal.title': 'Contest this fine',
  'appeal.eyebrow': 'Fine no. {number}',
  'appeal.aside': 'The fine you contest',
  'appeal.agent': 'The city',
  'appeal.retry': 'Try again',
  'appeal.pay': 'Pay the fine',
  'appeal.exit': 'Leave without sending',

  'appeal.start.title': 'Contest this fine',
  'appeal.start.lead':
    'Ask the city to look at this fine again. This first appeal (RAPO in French law) is free and needs neither a lawyer nor an account.',
  'appeal.start.until': 'Contest until',
  'appeal.start.see-notice': 'The date is printed on your notice.',
  'appeal.start.begin': 'Start my appeal',
  'appeal.start.kept': 'About ten minutes. What you write is saved as you go.',
  'appeal.start.failed': 'The appeal could not be started',
  'appeal.start.then': 'What happens next',
  'appeal.start.then.send': 'You send your appeal here and get a dated receipt with its full text at once.',
  'appeal.start.then.answer':
    'The city has one month to answer. It may cancel the fine, lower it with a corrected notice, or uphold it.',
  'appeal.start.then.silence': 'No answer after one month counts as a rejection.',
  'appeal.start.then.tribunal':
    'If it is rejected, you have one month to go to the paid parking tribunal (formerly CCSP).',
  'appeal.start.money': 'Pay now or wait?',
  'appeal.start.money.not-suspended':
    'An appeal does not stop the time to pay: once it is over, the fine may be increased.',
  'appeal.start.money.reduced': 'The reduced price ({price}) is open until {moment}, not later.',
  'appeal.start.money.back':
    'Paying does not end the appeal. If the city agrees with you, anything you overpaid is refunded.',
  'appeal.start.money.paid':
    'This fine is paid. You may still contest it: if the city agrees with you, it pays you back.',
  'appeal.start.pieces': 'Have at hand',
  'appeal.start.pieces.text':
    'The reason decides which documents: a PDF or a clear photo will do, 10 MB at most.',
  'appeal.start.pieces.by-reason': 'Documents, reason by reason',
  'appeal.start.post': 'Without the internet',
  'appeal.start.post.text':
    'You may also send your appeal by registered post or hand it in at the desk, with copies of the notice and of the registration certificate: {desk}',

  'appeal.no.already-contested': 'An appeal is already on record',
  'appeal.no.already-contested.text':
    'The city is looking at it, or has already answered by post. One notice can be contested once with the city. If you have heard nothing, call it.',
  'appeal.no.in-recovery': 'The city no longer handles this fine',
  'appeal.no.in-recovery.text':
    'It was increased and passed to the debt recovery office. The order you received says how and until when to contest it before the paid parking tribunal.',
  'appeal.no.settled': 'There is nothing left to contest',
  'appeal.no.settled.text': 'The city has set this fine to zero. Nothing is asked of you.',
  'appeal.no.deadline-passed': 'The time to contest is over',
  'appeal.no.deadline-passed.text':
    'The last day is printed on the notice. If it reached you late, call the city with the envelope at hand.',
  'appeal.no.deadline-passed.since':
    'It ended on {since}. If the notice reached you late, call the city with the envelope at hand.',
  'appeal.no.other': 'This fine cannot be contested here',
  'appeal.no.other.text': 'Your notice says where to send your appeal. The city can tell you more.',

  'appeal.step.reason': 'Reason',
  'appeal.step.reason.title': 'Why do you contest it?',
  'appeal.step.documents': 'Documents',
  'appeal.step.documents.title': 'Your documents',
  'appeal.step.identity': 'You',
  'appeal.step.identity.title': 'Who is contesting?',
  'appeal.step.statement': 'Explanation',
  'appeal.step.statement.title': 'Your explanation',
  'appeal.step.review': 'Check',
  'appeal.step.review.title': 'Is everything right?',
  'appeal.next': 'Continue',
  'appeal.previous': 'Back',
  'appeal.submit': 'Send my appeal',
  'appeal.sending-files': 'Sending your files…',

  'appeal.reason.hint': 'Choose the main reason. You can explain everything later.',
  'appeal.reason.asks': 'To add: {pieces}',
  'appeal.reason.asks-nothing': 'No document is required',
  'appeal.reason.other': 'Anything else: explain it in your own words.',
  'appeal.documents.must': 'Without the required documents the city cannot look at your appeal.',
  'appeal.documents.may':
    'No document is required for this reason. What you add may support your explanation.',
  'appeal.documents.none': 'This reason asks for no document. Continue.',
  'appeal.piece.hint.must': 'Required for this reason. All pages, easy to read.',
  'appeal.piece.hint.may': 'Optional: it may help the city agree with you.',
  'appeal.piece.again': '{name}, file {number}',
  'appeal.piece.add': 'Add another file',
  'appeal.piece.add-for': 'Add another file: {name}',
  'appeal.piece.optional': '{name} (optional)',
  'appeal.piece.none': 'No document',

  'appeal.capacity': 'You contest as',
  'appeal.capacity.owner': 'Registered keeper',
  'appeal.capacity.owner.text': 'Your name is on the registration certificate, or you bought the vehicle.',
  'appeal.capacity.lessee': 'Lessee of the vehicle',
  'appeal.capacity.lessee.text': 'Long-term lease, hire purchase or a rental of a few days.',
  'appeal.capacity.driver': 'Driver',
  'appeal.capacity.driver.text': 'You were driving, but the vehicle is not in your name.',
  'appeal.capacity.representative': 'Representative',
  'appeal.capacity.representative.text': 'You act for another person or for a company.',
  'appeal.represented': 'Person or company you represent',
  'appeal.represented.hint': 'The name on the registration certificate.',
  'appeal.mandate.must':
    'A letter dated and signed by the keeper: their name, yours, the number of the fine.',
  'appeal.mandate.may':
    'Advised: the law leaves the appeal to the keeper, the lessee or whoever they empower.',
  'appeal.person': 'Your identity',
  'appeal.name': 'Name',
  'appeal.first-name': 'First name',
  'appeal.last-name': 'Last name',
  'appeal.email': 'Email address',
  'appeal.email.hint': 'For the receipt and the city’s answer. Example: name@example.org',
  'appeal.phone': 'Telephone',
  'appeal.address': 'Postal address',
  'appeal.identity.signed-out':
    'Your name and address go to the city. Once sent, they are never shown here again, because anyone who reads the number and the plate on your windscreen can open this page. Until then, they stay in this tab for 15 minutes at most. After that you type them again; the rest of the draft is kept.',
  'appeal.identity.signed-in': 'Your draft belongs to your account: you can go on with it on another device.',

  'appeal.statement': 'What happened',
  'appeal.statement.lead':
    'Tell the facts plainly. The city reads this text, and a court after it if need be.',
  'appeal.statement.hint': 'At most {count, number} characters.',
  'appeal.statement.help': 'What should I write?',
  'appeal.statement.help.when': 'When and where: when you came and left, the street, the bay.',
  'appeal.statement.help.what':
    'What you did: paid, looked for a machine, displayed a card, sold the vehicle…',
  'appeal.statement.help.proof': 'What proves it: your documents, a witness, a transaction number.',
  'appeal.statement.help.wish': 'What you ask for: cancellation, or a fairer amount.',
  'appeal.statement.too-long':
    '{count, plural, one {This text is one character too long. Shorten it, or add it as a document.} other {This text is # characters too long. Shorten it, or add it as a document.}}',
  'appeal.statement.not-saved': 'Text too long: it is not saved yet',

  'appeal.review.change': 'Change',
  'appeal.review.change-of': 'Change: {what}',
  'appeal.review.no-piece': 'No document added',
  'appeal.review.then':
    'Once sent, the appeal cannot be changed. You can withdraw it, and answer the city if it asks for more.',

  'appeal.fault.reason': 'Choose a reason. “Another reason” fits any situation.',
  'appeal.fault.capacity': 'Say in which capacity you contest.',
  'appeal.fault.represented': 'Give the name of the person or company you represent (2 to 80 characters).',
  'appeal.fault.first-name': 'Give your first name, 2 to 50 characters.',
  'appeal.fault.last-name': 'Give your last name, 2 to 50 characters.',
  'appeal.fault.email': 'Correct the email address, for example name@example.org, or leave it empty.',
  'appeal.fault.phone': 'Correct the telephone number, or leave it empty.',
  'appeal.fault.street-number': 'The street number is a number of at most 10 digits.',
  'appeal.fault.street': 'Give the street (at least 2 characters).',
  'appeal.fault.postal-code': 'The postcode has 5 digits.',
  'appeal.fault.locality': 'Give the town (at least 2 characters).',
  'appeal.fault.statement': 'Explain why you contest.',
  'appeal.fault.piece': 'Add the document: {name}.',
  'appeal.fault.piece-refused': 'Replace or remove the refused file: {name}.',
  'appeal.fault.other': 'One answer was not accepted. Read this step again.',

  'appeal.refused': 'The appeal was not sent',
  'appeal.refused.AppealNotAllowed':
    'This fine can no longer be contested here: it was contested, cancelled or passed on meanwhile.',
  'appeal.refused.AppealDeadlinePassed':
    'The time to contest has just ended. If the notice reached you late, call the city without delay.',
  'appeal.refused.Conflict': 'This appeal was already sent or withdrawn, from another tab or another device.',
  'appeal.refused.OrderEvidenceMissing':
    'A required document is missing. Add it in the step “Documents”, then send again.',
  'appeal.refused.OrderEvidenceNotExpected':
    'One of the documents no longer fits the reason. Check the step “Documents”, then send again.',
  'appeal.refused.EvidenceNeedsToBeUploaded':
    'One of the documents did not arrive. Add it again in the step “Documents”.',
  'appeal.refused.Too Many Requests':
    'Too many attempts in a short time. Your draft is saved: try again in a few minutes.',
  'appeal.closed.title': 'This appeal is no longer a draft',
  'appeal.closed.text':
    'In another tab or on another device it was sent, withdrawn or started over. What you write here is no longer saved.',
  'appeal.closed.action': 'See where the appeal stands',

  'appeal.filed.title': 'Your appeal is sent',
  'appeal.filed.banner': 'The city has received your appeal',
  'appeal.filed.text':
    'Received on {moment}. Number to quote: {number}. Save the receipt below: it is your proof.',
  'appeal.news.answered': 'Your answer is sent',
  'appeal.news.answered.text': 'The city has it, and carries on reviewing your appeal.',
  'appeal.news.abandoned': 'Your appeal is withdrawn',
  'appeal.news.abandoned.text': 'The city will not look at it. The fine remains due.',
  'appeal.status.title': 'Your appeal',
  'appeal.standing.filed': 'Under review',
  'appeal.standing.filed.text':
    'The city is looking at your appeal. You do not need to do anything. Without an answer by the date below it counts as rejected.',
  'appeal.filed.unmailed':
    'You gave no email address: you can read the answer here, with the fine number and the plate.',
  'appeal.standing.complement-requested': 'More information is needed',
  'appeal.standing.complement-requested.text': 'The city asks you for more before it decides. Please reply.',
  'appeal.standing.accepted': 'Accepted',
  'appeal.standing.accepted.text': 'The city agreed with you, wholly or in part.',
  'appeal.granted.whole': 'The city agrees with you.',
  'appeal.granted.part': 'The city agrees with you in part: your fine goes down from {before} to {now}.',
  'appeal.standing.rejected': 'Rejected',
  'appeal.standing.rejected.text': 'The city upholds the fine. You may pay, or go to court.',
  'appeal.standing.silent': 'Rejected by silence',
  'appeal.standing.silent.text':
    'The city has not answered within a month: by law this is a rejection. You may go to court. The city may still answer you.',
  'appeal.standing.transferred': 'Passed on',
  'appeal.standing.transferred.text':
    'Your appeal belongs to another authority, which has it and will answer you.',
  'appeal.standing.abandoned': 'Withdrawn',
  'appeal.standing.abandoned.text': 'You withdrew this appeal. The fine remains due.',

  'appeal.asked': 'What the city asks of you',
  'appeal.asked.due': 'Send it by {moment}.',
  'appeal.asked.late':
    'The last day was {moment}. Answer all the same: until the city has decided, it may take it into account.',
  'appeal.asked.answer': 'Answer the city',
  'appeal.complement.title': 'Answer the city',
  'appeal.complement.must': 'Asked by the city. All pages, easy to read.',
  'appeal.complement.may': 'Optional, but useful to the city.',
  'appeal.complement.message': 'Your message',
  'appeal.complement.message.hint': 'What the city should know besides the documents.',
  'appeal.complement.kept':
    'Your answer stays in this tab until it is sent, for 15 minutes at most after you last typed.',
  'appeal.complement.submit': 'Send my answer',
  'appeal.complement.empty': 'Write a message, or add a document.',
  'appeal.complement.too-long':
    'The message may have at most {count, number} characters. Shorten it, or add it as a document.',
  'appeal.complement.failed': 'The answer was not sent',
  'appeal.complement.refused.OrderEvidenceNotExpected':
    'The city no longer waits for this answer: it has it already, or has decided.',
  'appeal.complement.refused.OrderEvidenceMissing':
    'One of the documents is missing. Add it, then send again.',
  'appeal.complement.refused.EvidenceNeedsToBeUploaded':
    'One of the files did not arrive. Remove it, add it again, then send.',
  'appeal.complement.refused.FileTooLarge':
    'One of the files is larger than 10 MB. Replace it with a smaller copy.',
  'appeal.complement.refused.FileTypeNotSupported':
    'One of the files is neither a PDF nor a plain picture. Replace it.',
  'appeal.complement.refused.FileUnreadable':
    'One of the files is empty, locked or damaged. Replace it with another copy.',

  'appeal.decision': 'The decision',
  'appeal.decision.on': 'Given on {moment}',
  'appeal.decision.cancelled': 'The fine is cancelled: you have nothing more to pay.',
  'appeal.decision.before': 'Before',
  'appeal.decision.now': 'Now',
  'appeal.decision.corrected': 'A corrected notice replaces the first',
  'appeal.decision.refund': '{price} will be paid back to you. Follow the refund from the page of the fine.',
  'appeal.decision.see-refund': 'See the fine',
  'appeal.decision.due': '{price} remain to be paid.',
  'appeal.decision.due-until': '{price} remain to be paid, by {moment}.',

  'appeal.clocks': 'Dates',
  'appeal.clock.sent': 'Appeal received',
  'appeal.clock.complement': 'Your answer is due by',
  'appeal.clock.complement.text': 'After this date the city may decide without your documents.',
  'appeal.clock.complement.past': 'The date has passed, but you can still answer.',
  'appeal.clock.answer': 'Answer of the city expected by',
  'appeal.clock.answer.text': 'Silence on this date is a rejection. You may then go to court.',
  'appeal.clock.answer.past': 'The city has not answered in time: this is a rejection.',
  'appeal.clock.tribunal': 'Go to court until',
  'appeal.clock.tribunal.text': 'After this date the decision can no longer be contested.',
  'appeal.clock.tribunal.past': 'This time is over.',
  'appeal.calendar.add': 'Add to my calendar',
  'appeal.calendar.add-for': 'Add to my calendar: {what}',
  'appeal.calendar.contest': 'Last day to contest my parking fine',
  'appeal.calendar.answer': 'Answer of the city to my appeal expected',
  'appeal.calendar.complement': 'Last day to answer the city',
  'appeal.calendar.tribunal': 'Last day to go to the parking tribunal',
  'appeal.calendar.text': 'Fine no. {number}. The city’s portal says where the appeal stands.',

  'appeal.court': 'Go to the paid parking tribunal',
  'appeal.court.until':
    'You can apply to the tribunal until {moment}. You do not need a lawyer. Its website says whether the fine must be paid first.',
  'appeal.court.past': 'The time to apply ended on {moment}.',
  'appeal.court.pack':
    'The tribunal asks for these copies. Find those of the city below, under “Your papers”.',
  'appeal.court.notice': 'the notice of the fine',
  'appeal.court.receipt': 'your appeal and its receipt',
  'appeal.court.answer': 'the answer of the city',
  'appeal.court.proofs': 'the documents that support you',
  'appeal.court.address': 'By post: {address}.',
  'appeal.court.site': 'Go to the tribunal online',

  'appeal.again.abandoned': 'Contest again',
  'appeal.again.abandoned.text': 'You may still contest this fine.',
  'appeal.again.abandoned.until': 'You may still contest this fine until {until}.',
  'appeal.again.corrected': 'Contest the corrected notice',
  'appeal.again.corrected.text':
    'The new amount seems unfair? The corrected notice can be contested in its turn.',
  'appeal.again.corrected.until':
    'The new amount seems unfair? The corrected notice can be contested in its turn until {until}.',
  'appeal.again.action': 'Prepare an appeal',
  'appeal.papers': 'Your papers',
  'appeal.paper.receipt': 'Receipt',
  'appeal.paper.receipt.note': 'PDF, with the full text and the list of documents',
  'appeal.paper.complement': 'What the city asked',
  'appeal.paper.answer': 'Answer of the city',
  'appeal.paper.notice': 'Notice of the fine',
  'appeal.sent': 'What you sent',
  'appeal.sent.afterwards': 'What you added on {moment}',
  'appeal.history': 'History',
  'appeal.event.begun': 'Appeal started',
  'appeal.event.filed': 'Appeal sent',
  'appeal.event.complement-requested': 'The city asks for more',
  'appeal.event.complement-answered': 'You answered the city',
  'appeal.event.accepted': 'Appeal accepted',
  'appeal.event.rejected': 'Appeal rejected',
  'appeal.event.transferred': 'Appeal passed on',
  'appeal.event.abandoned': 'Appeal withdrawn',
  'appeal.abandon': 'Withdraw the appeal',
  'appeal.abandon.text': 'Changed your mind? You can withdraw your appeal until the city has answered.',
  'appeal.abandon.ask': 'Withdraw my appeal',
  'appeal.abandon.title': 'Withdraw your appeal?',
  'appeal.abandon.consequence':
    'The city will not look at it and the fine remains due. You can send another one only while the time to contest is running.',
  'appeal.abandon.confirm': 'Withdraw my appeal',
  'appeal.abandon.keep': 'Keep it',
  'appeal.abandon.not-yours':
    'This appeal was sent from an account. Sign in with that account to withdraw it.',
  'appeal.abandon.answered':
    'The city has just answered: the appeal can no longer be withdrawn. Reload the page to read its answer.',
} satisfies Record<keyof typeof appealFr, string>
