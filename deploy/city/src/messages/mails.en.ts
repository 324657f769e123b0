import type { mailsFr } from './mails.fr.ts'

// Keep ICU safe: a straight apostrophe would be read as a quote.
export const mailsEn = {
  'letter.subject': '{subject} – {city}',
  'letter.sender': '{city} – Parking',
  'letter.greeting': 'Hello,',
  'letter.period':
    '{shape, select, since {Period: from {start} on} day {Period: {day}} hours {Period: {day} from {start} to {end}} other {Period: from {start} to {end}}}',
  'letter.link': '{label}:\n{href}',
  'account.verify.subject': 'Confirm your email address',
  'account.verify.body':
    'Somebody, probably you, asked for an account with this address.\n\nConfirm it by {until}. The link works once.\n\n<open>Confirm my email address</open>\n\nIf you did not ask for this, ignore this message: no account will be opened.',
  'account.already-registered.subject': 'You already have an account',
  'account.already-registered.body':
    'Somebody, probably you, wanted to use this address for an account. You already have one with it.\n\nSign in with your password. If you forgot it, choose another one.\n\n<open>Choose another password</open>\n\nIf you did not ask for this, ignore this message: nothing has changed.',
  'account.recover.subject': 'Choose a new password',
  'account.recover.body':
    'You asked for a new password.\n\nChoose it by {until}. The link works once and replaces earlier ones.\n\n<open>Choose my password</open>\n\nIf you did not ask for this, ignore this message: your password stays the same.',
  'account.password-changed.subject': 'Your password was changed',
  'account.password-changed.body':
    'The password of your account has just been changed, and all your devices were signed out.\n\nIf this was not you, choose another password at once, then tell us.\n\n<open>Choose another password</open>\n\n<write>Write to the city</write>',
  'account.sign-in-link.subject': 'Confirm your email address to sign in',
  'account.sign-in-link.body':
    'Your identity provider did not give us your email address. You told us this one.\n\nOpen this link by {until} and sign in: we will then know that it is yours. It works once.\n\n<open>Confirm my address and sign in</open>\n\nIf you did not ask for this, ignore this message.',
  'account.change-email.subject': 'Confirm your new email address',
  'account.change-email.body':
    'You gave this address as the new address of your account.\n\nConfirm it by {until}. Until then your old address remains the right one.\n\n<open>Confirm my new address</open>\n\nIf you did not ask for this, ignore this message.',
  'account.email-change-asked.subject': 'A change of email address was asked',
  'account.email-change-asked.body':
    'Another email address was asked for your account. This one stays the right one until the other is confirmed.\n\nIf this was not you, change your password: the request will be dropped.\n\n<open>Change my password</open>',
  'account.email-changed.subject': 'Your email address was changed',
  'account.email-changed.body':
    'The email address of your account has just been changed. You will no longer get our messages at this one.\n\nIf this was not you, tell us without delay.\n\n<open>Write to the city</open>',
  'appeal.filed.subject': 'Your appeal is recorded',
  'appeal.filed.body':
    'Your appeal against fine no. {fine} was recorded on {filedAt}.\n\nIf we have not answered by {silenceAt}, it counts as rejected.{hasCourt, select, true { You may then go to the paid parking tribunal (tribunal du stationnement payant), by {courtUntil}.} other {}} Keep this message: it is your receipt. The receipt as a PDF is in your case too.\n\n<open>Open my case</open>\n\nThis link opens your case: keep it to yourself.',
  'appeal.complement-requested.subject': 'Your appeal: we need something more',
  'appeal.complement-requested.body':
    'We need something more to study your appeal against fine no. {fine}. Send it from your case by {dueAt}.{hasPieces, select, true {\n\n{pieces}} other {}}\n\n<quote>{text}</quote>{silence, select, ahead {\n\nThis request does not move the date: if we have not answered by {silenceAt}, your appeal counts as rejected.{hasCourt, select, true { You may then go to the paid parking tribunal (tribunal du stationnement payant), by {courtUntil}.} other {}}} past {\n\nWe did not answer by {silenceAt}: your appeal counts as rejected.{hasCourt, select, true { You may go to the paid parking tribunal (tribunal du stationnement payant) by {courtUntil}, without waiting for our answer.} other {}} The city may still answer you.} other {}}\n\n<open>Send what is asked</open>\n\nThis link opens your case: keep it to yourself.',
  'appeal.complement-requested.may': '{name} (optional)',
  'appeal.complement-answered.subject': 'Your appeal: your answer is received',
  'appeal.complement-answered.body':
    'What you added to your appeal against fine no. {fine} was received on {updatedAt}. There is nothing else to send: we will write to you when the city has answered.{silence, select, ahead {\n\nIf we have not answered by {silenceAt}, your appeal counts as rejected.{hasCourt, select, true { You may then go to the paid parking tribunal (tribunal du stationnement payant), by {courtUntil}.} other {}}} past {\n\nWe did not answer by {silenceAt}: your appeal counts as rejected.{hasCourt, select, true { You may go to the paid parking tribunal (tribunal du stationnement payant) by {courtUntil}, without waiting for our answer.} other {}} The city may still answer you.} other {}}\n\n<open>Open my case</open>\n\nThis link opens your case: keep it to yourself.',
  'appeal.accepted.subject': 'Your appeal is accepted',
  'appeal.accepted.body':
    'Your appeal against fine no. {fine} is accepted{isPart, select, true { in part: the fine goes down from {before, number, price} to {after, number, price}} other {}}.\n\n<quote>{text}</quote>{dueKind, select, reduced {\n\n{due, number, price} is left to pay, by {payUntil}; after that, {later, number, price}.} open {\n\n{due, number, price} is left to pay, by {payUntil}.} late {\n\n{due, number, price} is left to pay. The time to pay ended on {payUntil}.} undated {\n\n{due, number, price} is left to pay.} pending {\n\nA payment is on its way: please do not pay a second time.} nothing {{dueStatus, select, cancelled {\n\nThe fine is cancelled: there is nothing to pay.} other {{isOverpaid, select, true {} other {\n\nThe fine is paid.}}}}{isOverpaid, select, true {\n\n{overpaid, number, price} was overpaid. The refund goes to who paid.} other {}}} other {}}{hasCourt, select, true {\n\nYou may go to the paid parking tribunal (tribunal du stationnement payant) by {courtUntil}. Your case says how.} other {}}\n\nThe decision is in your case.\n\n<open>Open my case</open>\n\nThis link opens your case: keep it to yourself.',
  'appeal.rejected.subject': 'Your appeal is rejected',
  'appeal.rejected.body':
    'Your appeal against fine no. {fine} is rejected.\n\n<quote>{text}</quote>{dueKind, select, reduced {\n\n{due, number, price} is left to pay, by {payUntil}; after that, {later, number, price}.} open {\n\n{due, number, price} is left to pay, by {payUntil}.} late {\n\n{due, number, price} is left to pay. The time to pay ended on {payUntil}.} undated {\n\n{due, number, price} is left to pay.} pending {\n\nA payment is on its way: please do not pay a second time.} nothing {{dueStatus, select, cancelled {\n\nThe fine is cancelled: there is nothing to pay.} other {{isOverpaid, select, true {} other {\n\nThe fine is paid.}}}}{isOverpaid, select, true {\n\n{overpaid, number, price} was overpaid. The refund goes to who paid.} other {}}} other {}}{hasCourt, select, true {\n\nYou may go to the paid parking tribunal (tribunal du stationnement payant) by {courtUntil}. Your case says how.} other {}}\n\nThe decision is in your case.\n\n<open>Open my case</open>\n\nThis link opens your case: keep it to yourself.',
  'appeal.transferred.subject': 'Your appeal is passed on',
  'appeal.transferred.body':
    'Your appeal against fine no. {fine} was passed on to the authority in charge. It will answer you.\n\n<quote>{text}</quote>\n\n<open>Open my case</open>\n\nThis link opens your case: keep it to yourself.',
  'appeal.abandoned.subject': 'Your appeal is withdrawn',
  'appeal.abandoned.body':
    'Your appeal against fine no. {fine} was withdrawn on {updatedAt}. {dueStatus, select, due {The fine remains due.} pending {A payment of the fine is on its way.} cancelled {The fine was cancelled: there is nothing to pay.} other {The fine is paid: there is nothing left to pay.}}\n\nIf this was not you, {canFileAgain, select, true {file it again or write to us} other {write to us}} without delay.\n\n<open>Open my case</open>\n\nThis link opens your case: keep it to yourself.\n\n<write>Write to the city</write>',
  'appeal.link.subject': 'Your appeal: new link',
  'appeal.link.body':
    'Here is a new link to your appeal against fine no. {fine}. The links before it stop working once you open it.\n\n<open>Open my case</open>\n\nThis link opens your case: keep it to yourself.\n\nIf you asked for nothing, ignore this message: your links stay good.',
  'refund.document-received.subject':
    '{isYours, select, true {Your refund: bank details received} other {A refund: bank details received}}',
  'refund.document-received.body':
    'Bank details were given for the refund of {amount, number, price} ({cause, select, fine {fine no. {label}} other {{label}}}). The city pays nothing before {payableAt}.\n\nNot you, or not right? Say so by {payableAt}: they will be set aside and asked for again.\n\n<object>Object to these bank details</object>\n\n<open>See the refund</open>{isYours, select, true {\n\nThis link opens your refund: keep it to yourself.} other {}}',
  'refund.objected.subject':
    '{isYours, select, true {Your refund: bank details set aside} other {A refund: bank details set aside}}',
  'refund.objected.body':
    '{isYours, select, true {Somebody concerned objected to the bank details given for the refund of {amount, number, price} ({cause, select, fine {fine no. {label}} other {{label}}}). They are set aside, and nothing was paid. Send the right ones; the links before this one no longer work.\n\n<open>Send bank details</open>\n\nThis link opens your refund: keep it to yourself.} other {Somebody concerned objected to the bank details given for the refund of {amount, number, price} ({cause, select, fine {fine no. {label}} other {{label}}}). They are set aside, and nothing was paid. {isAsked, select, true {The city asks whom it is due to for others.\n\nThere is nothing to do: you are told because you paid or contested.} other {No email address is on file for whoever paid, so we asked nobody for bank details.\n\nDid you pay? The page of the refund says how to open it and give them: without them nothing is paid. If not, tell the person who paid.}}\n\n<open>See the refund</open>}}',
  'refund.link.subject': 'Your refund: new link',
  'refund.link.body':
    'Here is a new link to your refund of {amount, number, price} ({cause, select, fine {fine no. {label}} other {{label}}}). The links before it stop working once you open it.\n\n<open>Open my refund</open>\n\nThis link opens your refund: keep it to yourself.\n\nIf you asked for nothing, ignore this message: your links stay good.',
  'refund.document-requested.subject':
    '{isYours, select, true {{hasText, select, true {Your refund: we need other bank details} other {Your refund: we need your bank details}}} other {{hasText, select, true {A refund waits for other bank details} other {A refund is open}}}}',
  'refund.document-requested.body':
    '{isYours, select, true {{hasText, select, true {The city could not use the bank details that it received for your refund of {amount, number, price} ({cause, select, fine {fine no. {label}} other {{label}}}). Send others: without them it cannot pay anything.\n\n<quote>{text}</quote>} other {We owe you {amount, number, price} ({cause, select, fine {fine no. {label}} other {{label}}}). Send your bank details: without them the city cannot pay anything.}}\n\n<open>Send my bank details</open>\n\nThis link opens your refund: keep it to yourself.} other {{hasText, select, true {The city could not use the bank details that it received for a refund of {amount, number, price} ({cause, select, fine {fine no. {label}} other {{label}}}).} other {A refund of {amount, number, price} ({cause, select, fine {fine no. {label}} other {{label}}}) is open.}}{isAsked, select, true { {hasText, select, true {It asks whom it is due to for others.} other {The city asks whom it is due to for bank details.}}\n\nThere is nothing to do: you are told because you paid or contested.} other { No email address is on file for whoever paid, so we asked nobody for bank details.\n\nDid you pay? The page of the refund says how to open it and give them: without them nothing is paid. If not, tell the person who paid.}}\n\n<open>See the refund</open>}}',
  'refund.accepted.subject': '{isYours, select, true {Your refund is accepted} other {A refund is accepted}}',
  'refund.accepted.body':
    '{isYours, select, true {Your refund of {amount, number, price} ({cause, select, fine {fine no. {label}} other {{label}}}) is accepted. The transfer leaves in the next days: there is nothing to do.\n\n<open>See my refund and its PDF</open>\n\nThis link opens your refund: keep it to yourself.} other {The refund of {amount, number, price} ({cause, select, fine {fine no. {label}} other {{label}}}) is accepted. The transfer leaves in the next days, to whom it is due.\n\nThere is nothing to do: you are told because you paid or contested.\n\n<open>See the refund</open>}}',
  'refund.paid.subject': '{isYours, select, true {Your refund is paid} other {A refund is paid}}',
  'refund.paid.body':
    '{isYours, select, true {We have paid you {amount, number, price} ({cause, select, fine {fine no. {label}} other {{label}}}).\n\n<open>See my refund and its PDF</open>\n\nThis link opens your refund: keep it to yourself.} other {The refund of {amount, number, price} ({cause, select, fine {fine no. {label}} other {{label}}}) was paid to whom it was due.\n\nThere is nothing to do: you are told because you paid or contested.\n\n<open>See the refund</open>}}',
  'refund.rejected.subject': '{isYours, select, true {Your refund is refused} other {A refund is refused}}',
  'refund.rejected.body':
    '{isYours, select, true {Your refund of {amount, number, price} ({cause, select, fine {fine no. {label}} other {{label}}}) is refused.\n\n<quote>{text}</quote>\n\n<open>See my refund and its PDF</open>\n\nThis link opens your refund: keep it to yourself.} other {The refund of {amount, number, price} ({cause, select, fine {fine no. {label}} other {{label}}}) is refused.\n\n<quote>{text}</quote>\n\nThere is nothing to do: you are told because you paid or contested.\n\n<open>See the refund</open>}}',
  'right.requested.subject': 'We have received your request',
  'right.requested.body':
    'Your request is registered: {product}.\nReference: {reference}\nReceived on {at}\n\nAn agent looks at it. We write to you as soon as it moves on, or if a document is missing: there is nothing to do until then.\n\n<open>Follow my request</open>\n\nA question?\n\n<write>Write to the city</write>',
  'right.completed.subject': 'We have received your documents',
  'right.completed.body':
    'The documents that we asked for have arrived: {product}.\nReference: {reference}\nReceived on {at}\n\nAn agent takes up your request again. We write to you as soon as it moves on.\n\n<open>Follow my request</open>',
  'right.plates-requested.subject': 'Your change of plate is being looked at',
  'right.plates-requested.body':
    'A change of plate was requested for this right: {product}.\nReference: {reference}\nReceived on {at}\n\nAn agent looks at it. Until the answer, the plates of today stay valid, and they alone.\n\n<open>See this right</open>\n\nThis change does not come from you? Write to us.\n\n<write>Write to the city</write>',
  'right.granted.subject': 'Your right is granted',
  'right.granted.body':
    'Your request is accepted: {product}.\nReference: {reference}{period}{hasComment, select, true {\n\nMessage from the agent:\n\n<quote>{comment}</quote>} other {}}\n\n<open>See its dates, its plates and its proof as a PDF</open>',
  'right.to-pay.subject': 'Your request is accepted, it remains to be paid',
  'right.to-pay.body':
    'Your request is accepted: {product}.\nReference: {reference}{period}\nPrice: {price, number, price}\n\nYour right will be granted as soon as it is paid.{stage, select, over { This period is over: paying does not extend it.} other {{hasPeriod, select, true { Paying later does not change these dates.} other {}}}}{hasComment, select, true {\n\nMessage from the agent:\n\n<quote>{comment}</quote>} other {}}\n\n<open>Pay online</open>',
  'right.rejected.subject': 'Your request is rejected',
  'right.rejected.body':
    'We cannot accept your request: {product}.\nReference: {reference}{hasComment, select, true {\n\nThis is why:\n\n<quote>{comment}</quote>} other {}}\n\nYou can read your request again, and make another one.\n\n<open>See my request</open>',
  'right.evidence-asked.subject': 'Your request needs more documents',
  'right.evidence-asked.body':
    'To look at your request ({product}) we still need:\n\n{documents}{hasComment, select, true {\n\nMessage from the agent:\n\n<quote>{comment}</quote>} other {}}\n\nYour request waits for these documents.\nReference: {reference}\n\n<open>Send the documents</open>',
  'right.plates-accepted.subject': 'Your change of plate is accepted',
  'right.plates-accepted.body':
    '{stage, select, coming {The new plates will be valid once your right begins, on {starts}} over {The new plates are written on your right, which ended on {ended}} other {The new plates of your right replace the former ones from now on}}: {product}.\nReference: {reference}{hasComment, select, true {\n\nMessage from the agent:\n\n<quote>{comment}</quote>} other {}}\n\n<open>Check the plates</open>',
  'right.plates-rejected.subject': 'Your change of plate is rejected',
  'right.plates-rejected.body':
    'Your right keeps its plates: {product}.\nReference: {reference}{hasComment, select, true {\n\nThis is why:\n\n<quote>{comment}</quote>} other {}}\n\n<open>See the plates</open>',
  'right.deleted.subject': 'Your right is deleted',
  'right.deleted.body':
    'The city has put an end to this right: {product}. You can no longer park with it.\nReference: {reference}{hasComment, select, true {\n\nThis is why:\n\n<quote>{comment}</quote>} other {}}\n\n<open>See this right</open>',
  'right.commented.subject': 'An agent writes to you',
  'right.commented.body':
    'An agent of the city leaves you a message about: {product}.\nReference: {reference}\n\n<quote>{comment}</quote>\n\n<open>See this right</open>\n\n<write>Write to the city</write>',
  'right.joined.subject': 'Somebody has joined your right',
  'right.joined.body':
    'A person used the code that you made and now shares this right with you: {product}.\nReference: {reference}\n\nThe code cannot be used again. If you gave this code to nobody, tell us.\n\n<open>See this right</open>\n\n<write>Write to the city</write>',
  'right.left.subject': 'Somebody has left your right',
  'right.left.body':
    'A person who shared this right with you has left it: {product}.\nReference: {reference}\n\n<open>See this right</open>',
  'right.shared-ended.subject': 'A right that you shared has ended',
  'right.shared-ended.body':
    'Somebody shared this right with you: {product}. It has ended, and you can no longer park with it.\nReference: {reference}\n\n<open>See this right</open>',
  'ticket.visitor.subject':
    '{state, select, granted {Your parking ticket} lost {Your parking ticket is not valid} other {A parking ticket is waiting for you}}',
  'ticket.visitor.body':
    '{state, select, lost {The ticket that somebody took for you was cancelled} other {Somebody took a ticket for you}}: {product}, {shape, select, day {on {day}} hours {on {day} from {start} to {end}} other {from {start} to {end}}}.\nReference: {reference}\n\n{state, select, granted {It is valid without anything more to do: the declared plate is enough.} lost {It gives no right to park.} other {It will be valid as soon as the person who asked for it has paid.}}\n\n<open>Ask the city a question</open>\n\nYou expect no ticket? You may ignore this message.',
  'share.invitation.subject': 'A parking right is shared with you',
  'share.invitation.body':
    'Somebody would like to share this parking right with you: {product}.\n\nOpen this link and sign in by {until} to accept it. It works once.\n\n<open>Accept the share</open>\n\nIf you expect nothing, ignore this message: it commits you to nothing.',
  'privacy.erasure-asked.subject': 'Confirm the deletion of your account',
  'privacy.erasure-asked.body':
    'You asked for your account and your data to be deleted.\n\nConfirm it by {until}. The link works once. Deletion cannot be undone.\n\n<open>Confirm the deletion</open>\n\nIf you did not ask for this, ignore this message: nothing will be deleted.',
  'privacy.erasure-warning.subject': 'Your account will soon be erased',
  'privacy.erasure-warning.body':
    'Your account has not been used for almost two years. Unless you come back, it will be erased with its data after {until}.\n\nTo keep it, sign in once by then.\n\n<open>Sign in</open>\n\nIf you no longer need it, there is nothing to do.',
  'privacy.erasure-done.subject': 'Your data is erased',
  'privacy.erasure-done.body':
    'Your account and your data are erased{isUnused, select, true {, because the account had not been used for two years} other {}}. The law asks us to keep your payments, your refunds and the rights that were granted: they no longer bear your name, your address or your plates.{hasAppeal, select, true {\n\nAn appeal still waits for its answer: we keep what you wrote in it, with your name, your address and your email address, so that we can answer you, and for a year after the answer. The link that we sent you to follow it stays valid.} other {}}{hasRefund, select, true {\n\nA refund is not finished: we keep your email address to write to you about it, and for 30 days after it is paid or refused. The link that we sent you to follow it stays valid.} other {}}\n\n<open>Read what the city keeps</open>{hasAppeal, select, true {} other {{hasRefund, select, true {} other {\n\nThis is our last message.}}}}',
  'payment.link.subject': 'Your payment link',
  'payment.link.body':
    'This link is for paying: {cause, select, fine {fine no. {label}} other {{label}}}{shape, select, none {} day {, on {day}} hours {, on {day} from {start} to {end}} other {, from {start} to {end}}}.\n\n{rises, select, true {To pay: {amount, number, price} until {risesAfter}; after that, {later, number, price}.} other {To pay: {amount, number, price}.}}{cause, select, fine {} other { This right will only be valid once it is paid.}}\n\nThe link works until {until}, as long as there is something left to pay.\n\n<open>Pay online</open>\n\nIt was asked for by you or for you. If you do not know what this is about, please ignore this message.',
  'payment.receipt.subject': 'Payment receipt',
  'payment.receipt.body':
    'We have received your payment.\n\nFor: {cause, select, fine {fine no. {label}} other {{label}}}{period}\nAmount: {amount, number, price}\nDate: {paidAt}\nOperation number: {operationId}\nAuthorisation number: {authorizationNumber}{isProcessed, select, true {} other {\n\nYour payment has arrived but could not be used for what it was meant for: the city will refund it. Another message says how.}}\n\nKeep this message: it is your receipt.{hasPaper, select, true {\n\n<open>{cause, select, fine {See this fine} other {See this right and its documents}}</open>} other {}}',
  'reminder.subscription-ending.subject': 'Your right ends on {end}',
  'reminder.subscription-ending.body':
    'Your right ({product}) ends on {end}.\nReference: {reference}\n\n{renewal, select, open {Renew it by then to go on parking.\n\n<open>Renew my right</open>} later {Your plate change is under review: renewal opens as soon as the city has answered.\n\n<open>See where my right stands</open>} other {It cannot be renewed online.\n\n<open>See why, and what is on offer</open>}}\n\n<stop>Receive no more emails about {name} (no sign-in needed)</stop>',
  'reminder.subscription-ending.sms':
    '{product} ends on {end}. {renewal, select, open {Renew} other {Details}}: {url}',
  'reminder.subscription-ending.name': 'the end of a subscription',
  'reminder.renewal-open.subject': 'Your right can be renewed',
  'reminder.renewal-open.body':
    'You can already renew your right ({product}), valid until {end}. The next one begins right after it.\nReference: {reference}\n\n<open>Renew my right</open>\n\n<stop>Receive no more emails about {name} (no sign-in needed)</stop>',
  'reminder.renewal-open.sms': '{product}: renewal is open, until {end}. {url}',
  'reminder.renewal-open.name': 'the opening of a renewal',
  'reminder.ticket-ending.subject': 'Your ticket ends on {end}',
  'reminder.ticket-ending.body':
    'Your ticket ({product}) ends on {end}. After that the vehicle is no longer covered.\nReference: {reference}\n\n<open>See this ticket, or ask for the next one</open>\n\n<stop>Receive no more emails about {name} (no sign-in needed)</stop>',
  'reminder.ticket-ending.sms': '{product} ends on {end}. {url}',
  'reminder.ticket-ending.name': 'the end of a ticket',
  'reminder.payment-waiting.subject': 'Your right waits for its payment',
  'reminder.payment-waiting.body':
    'Your request ({product}) is ready: it only remains to be paid. It does not let you park yet.\nReference: {reference}{period}\nPrice: {price, number, price}\n\n{hasPeriod, select, true {Paying later does not change these dates.\n\n} other {}}<open>Pay online, or cancel</open>\n\n<stop>Receive no more emails about {name} (no sign-in needed)</stop>',
  'reminder.payment-waiting.sms': '{product} waits for its payment. {url}',
  'reminder.payment-waiting.name': 'a payment that waits',
  'reminder.document-missing.subject': 'Your request still needs documents',
  'reminder.document-missing.body':
    'Your request ({product}) cannot go on: documents are still missing.\nReference: {reference}{hasDocuments, select, true {\n\n{documents}} other {}}\n\n<open>{kind, select, ticket {See where to hand them in} other {Send the documents}}</open>\n\n<stop>Receive no more emails about {name} (no sign-in needed)</stop>',
  'reminder.document-missing.sms': '{product}: documents are still missing. {url}',
  'reminder.document-missing.name': 'missing documents',
} as const satisfies Record<keyof typeof mailsFr, string>
