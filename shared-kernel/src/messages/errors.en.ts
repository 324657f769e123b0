import type { ErrorMessageId } from '../errors/index.ts'

// What happened, then what to do. ICU: no straight apostrophe, no brace.
export const errorsEn = {
  TipiInvalidEmail:
    'The payment service refuses this email address. Give another one, of 6 to 80 characters.',
  OrderPlateUsed:
    'This plate already has a right for this period. Choose another plate. For a new request, another date will do, too.',
  OrderRestrictionViolation:
    'This request does not meet the conditions of the offer. Read them again, then correct your request.',
  OrderRequirementNotFulfilled:
    'You do not meet one of the conditions of this offer. Read its conditions before trying again.',
  OrderPlateRequirementNotFulfilled: 'This offer needs at least one plate. Add the plate of your vehicle.',
  OrderPlateMaxLengthExceeded: 'You gave too many plates for this offer. Remove some, then send again.',
  OrderIncompatible:
    'This request is not compatible with a right that you already have. Look at your rights before choosing another.',
  OrderActiveRightNotFulfilled:
    'You first need a subscription that is valid. Subscribe, or wait until it is granted.',
  ActiveRightDoesNotCoverStartingDateOfOrders:
    'Your subscription does not cover the start date. Choose a date within its validity.',
  MissingActiveRightUsed:
    'We cannot tell which subscription this request relies on. Choose it, then send again.',
  CannotCreateOrderWithMoreThanOneSubscriber:
    'A request is made in the name of one person. Make it for yourself, then share it once it is granted.',
  ActiveRightMandatory: 'This request is for subscribers only. Take out a subscription first.',
  AtLeastOneZoneIsMandatory: 'No zone is chosen. Choose at least one zone of validity.',
  SubscriberDoesNotResideInRequiredZones:
    'Your address is not in the zones of this offer. Check your address in your profile or choose another offer.',
  ValidityPeriodDurationExceedsOptionDuration:
    'The period is longer than the option allows. Choose an earlier end date or a longer option.',
  ValidityPeriodStartDateEqualsEndDate: 'The start and the end are the same. Choose a later end.',
  ValidityPeriodDoesNotStartOnOneOfRequiredWeekDay:
    'This right cannot start on that day of the week. Choose one of the days offered.',
  NoOrderWithThisIdInTheCity:
    'We cannot find this right in this city. Go back to your rights and open it again.',
  UsedOrderNotFound:
    'We cannot find the subscription this request relies on. Go back to your rights and choose another.',
  OrderPaymentNotAllowed: 'This right cannot be paid for at the moment. Check its status among your rights.',
  OperationPending: 'A payment is already under way. Wait for its result and do not pay a second time.',
  OrderInvoiceNotAllowed:
    'This right has no proof: granted subscriptions and paid tickets have one. Check its status among your rights.',
  OrderEvidenceNotExpected:
    'The city does not ask for this document, or no longer does. Reload the page to see what it asks for.',
  OrderEvidenceMissing: 'A mandatory document is missing. Add it, then send again.',
  OrderAlreadyExists:
    'This request is already recorded. Find it among your rights: there is no need to start again.',
  SubscriberAlreadyInOrder: 'You already share this right. Find it among your rights.',
  SubscriberProfileMissing: 'Your profile is not filled in yet. Complete it, then go on with your request.',
  SubscriberProfileIdMissing:
    'Your identity is missing from your profile. Give your first and last name, then go on with your request.',
  SubscriberProfileResidenceMissing:
    'Your address is missing from your profile. Complete it, then go on with your request.',
  SubscriberProfileCompanyMissing:
    'Your company is missing from your profile. Complete it, then go on with your request.',
  OrderPlateNoVehicle: 'No known vehicle has this plate. Check it or add the vehicle to your profile.',
  OrderDecisionAlreadyExists: 'This request already has its answer. Reload the page to read it.',
  OrderDecisionNotExpected:
    'This request is not waiting for a decision. Reload the page to see where it stands.',
  EvidenceNoLongerAvailable:
    'This document is no longer available or can no longer be used. If it is asked for, send a more recent one.',
  EvidenceNeedsToBeUploaded: 'The document has not been sent completely. Add it again, then confirm.',
  ProductSharingDisabled: 'This right cannot be shared. Each person must make their own request.',
  OrderEvidenceNotFound: 'We cannot find this document. Send it again.',
  OrderPeriodStartAfterEnd: 'The start date is after the end date. Correct one of them.',
  OrderPeriodStartOutsideEligibilityPeriod:
    'The start date is outside the period allowed. Choose a date within your subscription.',
  OrderPeriodEndOutsideEligibilityPeriodAndAnyFallbackEligibility:
    'The end date goes past the period allowed, and no other subscription covers it. Choose an earlier end.',
  OrderActiveRightDoesNotMatchAnyRequiredProduct:
    'Your subscription does not allow this request. Choose one of those that the offer asks for.',
  OrderActiveRightDoesNotCoverEveryPlate:
    'One of the plates is not in your subscription. Remove it or add it to the subscription first.',
  OrderIncompatibleWithAnotherOrder:
    'You already have a right that excludes this one. Wait until it ends or choose another offer.',
  OrderIncompatibleWithWaitingToPayOrder:
    'One of your requests is waiting for a payment and prevents this one. Pay for it or cancel it first.',
  OrderMaximumNumberOfOrdersExceeded:
    'This goes over the number allowed. Ask for fewer, or wait until one of your rights ends or the next period begins.',
  OrderCreationNotAvailable: 'This offer is not open to requests. Look at the offers available.',
  OrderCreationSubscriberNeedAZone:
    'Your address belongs to no zone. Check it in your profile or contact the city.',
  OrderAlreadyStarted:
    'This right has already started and can no longer be changed this way. Contact the city if needed.',
  OrderIsNotCancelable: 'This right cannot be cancelled. Contact the city if needed.',
  OrderIsNotCancelableDueToPaymentNotif:
    'A payment for this right is being processed, so it cannot be cancelled. Wait for its result.',
  VehicleAlreadyExists: 'A vehicle already has this plate. Find it among your vehicles.',
  RequestedDurationUnreachable:
    'The duration asked for cannot be reached with these dates. Choose another date or another duration.',
  ProviderAccountMissMatch:
    'This account is not the one you registered with. Sign in with the same service as the first time.',
  AlreadyProviderAccountWithEmail:
    'An account already exists with this email address. Sign in with it or give another address.',

  OrderPeriodViolation: 'The period is not allowed for this ticket. Choose other dates.',
  'Unable to authenticate':
    'The city did not recognise your session. Sign in again if you have not yet, then try again.',
  WrongLogin: 'The email address or the password is wrong. Check them or ask for a new password.',
  EmailNotVerified: 'Your email address is not confirmed yet. Open the link that we sent you.',
  WeakPassword: 'This password is too easy to guess. Choose a longer one.',
  LinkExpired: 'This link has expired, was already used or was copied in part. Ask for a new one.',
  ValidationFailed: 'Some information is not in the form expected. Check the fields, then send again.',
  IdempotencyKeyReused:
    'This request was already sent with other answers. Reload the page, then send it again.',
  RequestInProgress: 'Your request is being recorded. Wait a few seconds before trying again.',
  DraftConflict: 'This draft was changed elsewhere. Reload the page to go on from its latest version.',
  ShareTokenNotFound:
    'This sharing code does not exist or is no longer in use. Ask the person who shares for a new one.',
  FineNotFound: 'No fine matches this number and this plate. Check both on your notice.',
  FineNothingToPay: 'There is nothing left to pay for this fine. Reload the page to see how it stands.',
  FineListFull: 'Your list of fines is full. Remove one, then add this one again.',
  AppealNotAllowed:
    'This fine cannot be contested here. See your notice for the appeals that are open to you.',
  AppealDeadlinePassed: 'The time to contest is over. See your notice for the other appeals.',
  PaymentProviderUnavailable:
    'The payment service does not answer. No new payment has begun: try again in a few minutes.',
  FileTooLarge: 'This file is larger than 10 MB. Reduce it or send a lighter photo.',
  FileTypeNotSupported: 'This format is not accepted. Send a PDF or an image.',
  FileUnreadable: 'This file is empty, protected or damaged. Send another copy of the document.',
  EmbedOriginNotAllowed: 'The city does not let this site show your account. Use the city’s portal instead.',

  'Bad Request': 'The city did not understand this request. Check your answers, then try again.',
  Unauthorized: 'You need to be signed in for this. Sign in, then try again.',
  Forbidden:
    'You do not have access to this page. Go back to the previous one, or sign in with another account.',
  'Not Found':
    'What you are looking for does not exist or is no longer available. Go back to the previous page.',
  'Method Not Allowed': 'This action is not possible here. Reload the page, then try again.',
  'Request Timeout': 'The request took too long to arrive. Check your connection, then try again.',
  Conflict: 'This information has changed in the meantime. Reload the page before trying again.',
  Gone: 'This content is no longer available. Go back to the previous page.',
  'Precondition Failed': 'This information was changed elsewhere. Reload the page before trying again.',
  'Content Too Large': 'What you sent is too large. Reduce it, then try again.',
  'Unsupported Media Type': 'This format is not accepted. Send a PDF or an image.',
  'Unprocessable Content':
    'The city cannot handle this request as it is. Check your answers, then try again.',
  'Precondition Required':
    'The information on your screen is out of date. Reload the page before trying again.',
  'Too Many Requests':
    'Too many tries in a short time. Wait before trying again, from a few minutes to a day by what you do.',
  'Internal Server Error': 'The city’s service has met a problem. Try again in a few minutes.',
  'Bad Gateway': 'One of the city’s services does not answer properly. Try again in a few minutes.',
  'Service Unavailable': 'The city’s service is unavailable for a moment. Try again in a few minutes.',
  'Gateway Timeout': 'One of the city’s services takes too long to answer. Try again in a few minutes.',

  'failure.network': 'The city cannot be reached. Check your connection, then try again.',
  'failure.unexpected-answer':
    'The city’s answer cannot be read. Try again later; the problem is reported to the city.',
  'failure.unknown': 'The request did not succeed. Try again or contact the city.',

  'file.empty': 'This file is empty. Choose another one.',
  'file.too-large': 'This file is larger than 10 MB. Reduce it or send a lighter photo.',
  'file.unsupported-type': 'This format is not accepted. Choose a PDF or an image.',
  'file.invalid': 'This file was not accepted. Send another copy of the document.',
  'file.upload-failed': 'The file could not be sent. Check your connection, then try again.',
  'file.missing': 'A file is missing. Add it to go on.',

  'authorization.invalid_request':
    'The sign-in service did not understand the request. Start again from the sign-in page.',
  'authorization.invalid_scope':
    'The sign-in service refuses to pass on the information needed. Contact the city.',
  'authorization.access_denied':
    'The sign-in was cancelled or has expired. Start again if you wish to sign in.',
  'authorization.server_error': 'The sign-in service has met a problem. Try again in a few minutes.',
  'authorization.temporarily_unavailable':
    'The sign-in service is unavailable for a moment. Try again in a few minutes.',
  'authorization.missing_state':
    'The answer of the sign-in service is incomplete. Start again from the sign-in page.',
  'authorization.missing_issuer':
    'The answer does not say which sign-in service it comes from. Start again from the sign-in page.',
  'authorization.invalid_issuer':
    'The answer does not come from the expected sign-in service. Start again from the sign-in page.',
  'authorization.state_mismatch':
    'The answer does not match your sign-in request. Start again in this same tab.',
  'authorization.missing_code_verifier':
    'The sign-in was started in another tab or browser. Start again in this one.',
  'authorization.default': 'The sign-in did not succeed. Start again from the sign-in page.',
} as const satisfies Record<ErrorMessageId, string>
