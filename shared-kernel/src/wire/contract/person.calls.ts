import * as v from 'valibot'
import { erasureBodyWire, erasureTermsWire, exportWire } from '../account.wire.ts'
import { documentTicketBodyWire, documentTicketWire } from '../document.wire.ts'
import { draftListWire, draftWire } from '../draft.wire.ts'
import { draftBodyWire } from '../draft-body.wire.ts'
import { patchWire } from '../json-patch.wire.ts'
import { profileWire } from '../profile.wire.ts'
import { reminderChangeWire, remindersWire } from '../reminder.wire.ts'
import { subscriberWire } from '../subscriber.wire.ts'
import { timelineWire } from '../timeline.wire.ts'
import { acceptedMediaWire, evidenceTraceWire, mediaWire, uploadUrlWire } from '../upload.wire.ts'
import { vehicleBodyWire, vehiclesWire, vehicleWire } from '../vehicle.wire.ts'
import { type Calls, LINKED_PAGE, SECRET, UPLOAD_FAULTS } from './call.ts'
import { TIMELINE, UPLOAD } from './queries.ts'

export const PERSON = {
  'GET /api/subscriber': {
    access: 'subscriber',
    purpose: 'Profile with subscriptions',
    answer: subscriberWire,
  },
  'PUT /api/subscriber': {
    access: 'subscriber',
    purpose: 'Write the profile',
    body: profileWire,
    answer: subscriberWire,
  },
  'PATCH /api/subscriber': {
    access: 'subscriber',
    purpose: 'Change parts of the profile by JSON Patch',
    body: patchWire,
    answer: subscriberWire,
  },
  'POST /api/subscriber/email-change': {
    access: 'subscriber',
    purpose: 'Send the link that proves another sign-in address again',
    success: [202],
    errors: { 404: ['Not Found'], 429: ['Too Many Requests'] },
  },
  'DELETE /api/subscriber/email-change': {
    access: 'subscriber',
    purpose: 'Keep the sign-in address as it is',
  },
  'GET /api/subscriber/erasure': {
    access: 'subscriber',
    purpose: 'What stands in the way of erasure, and what is kept after it',
    answer: erasureTermsWire,
  },
  'DELETE /api/subscriber': {
    access: 'subscriber',
    purpose: 'Ask for erasure; an e-mail asks to confirm',
    success: [202],
    errors: { 409: ['Conflict'], 429: ['Too Many Requests'] },
  },
  'POST /api/subscriber/erasure': {
    access: 'secret',
    purpose: 'Confirm erasure by the link’s token',
    body: erasureBodyWire,
    errors: { 409: ['Conflict'], 410: ['LinkExpired'] },
  },
  'GET /api/subscriber/export': {
    access: 'subscriber',
    purpose: 'Everything that the city holds of the subscriber',
    answer: exportWire,
  },
  'GET /api/subscriber/timeline': {
    access: 'subscriber',
    purpose: 'Dated events of rights, fines, appeals and refunds',
    answer: timelineWire,
    query: TIMELINE,
  },
  'GET /api/subscriber/reminders': {
    access: 'subscriber',
    purpose: 'What one is reminded of, and how',
    answer: remindersWire,
  },
  'PUT /api/subscriber/reminders': {
    access: 'subscriber',
    purpose: 'Choose what one is reminded of',
    body: reminderChangeWire,
    answer: remindersWire,
  },
  'GET /api/reminders/stop/:token': {
    access: 'secret',
    purpose: 'What a mailed link stops (page)',
    ...LINKED_PAGE,
  },
  'POST /api/reminders/stop/:token': {
    access: 'secret',
    purpose: 'Stop the reminders of a mailed link (page)',
    ...LINKED_PAGE,
  },
  'GET /api/subscriber/drafts': {
    access: 'subscriber',
    purpose: 'What was begun and not sent',
    answer: draftListWire,
  },
  'GET /api/subscriber/drafts/:procedure': {
    access: 'subscriber',
    purpose: 'The draft of a procedure',
    answer: draftWire,
    isVersioned: true,
    success: [200, 204],
  },
  'PUT /api/subscriber/drafts/:procedure': {
    access: 'subscriber',
    purpose: 'Keep the draft of a procedure',
    body: draftBodyWire,
    answer: draftWire,
    isVersioned: true,
    errors: { 409: ['Conflict'], 412: ['DraftConflict'] },
  },
  'DELETE /api/subscriber/drafts/:procedure': {
    access: 'subscriber',
    purpose: 'Drop the draft of a procedure',
    isVersioned: true,
    errors: { 412: ['DraftConflict'] },
  },
  'GET /api/subscriber/vehicles': {
    access: 'subscriber',
    purpose: 'Vehicles of the subscriber',
    answer: vehiclesWire,
  },
  'PUT /api/subscriber/vehicles/:vehicleId': {
    access: 'subscriber',
    purpose: 'Add or change a vehicle',
    body: vehicleBodyWire,
    answer: vehicleWire,
    errors: { 409: ['VehicleAlreadyExists'] },
  },
  'DELETE /api/subscriber/vehicles/:vehicleId': {
    access: 'subscriber',
    purpose: 'Remove a vehicle',
    isKeyed: true,
  },
} as const satisfies Calls

export const EVIDENCE = {
  'GET /api/subscriber/upload-url/:subscriberId': {
    access: 'self',
    purpose: 'Signed address for one file',
    answer: uploadUrlWire,
    query: UPLOAD,
    errors: UPLOAD_FAULTS,
  },
  'GET /api/subscriber/media': {
    access: 'subscriber',
    purpose: 'Documents accepted before that may serve again',
    answer: acceptedMediaWire,
  },
  'POST /api/subscriber/media': {
    access: 'subscriber',
    purpose: 'Register an uploaded file',
    body: mediaWire,
    answer: mediaWire,
    success: [201, 200],
    isKeyed: true,
    errors: {
      409: ['EvidenceNeedsToBeUploaded', 'Conflict'],
      413: ['FileTooLarge'],
      415: ['FileTypeNotSupported'],
      422: ['FileUnreadable'],
    },
  },
  'PUT /api/subscriber/order/:id/media': {
    access: 'owner',
    purpose: 'Tie a file to an order',
    body: evidenceTraceWire,
    errors: {
      404: ['OrderEvidenceNotFound'],
      409: ['OrderEvidenceNotExpected', 'EvidenceNoLongerAvailable'],
    },
  },
  'GET /api/documents/evidence/:mediaId': {
    access: 'secret',
    purpose: 'The address of a file that the subscriber sent',
    query: v.object({ token: SECRET }),
    success: [302],
    errors: { 404: ['LinkExpired'] },
  },
} as const satisfies Calls

export const DOCUMENT_TICKETS = {
  'POST /api/documents/tickets': {
    access: 'public',
    purpose: 'A token that opens one document once within 60 seconds',
    body: documentTicketBodyWire,
    answer: documentTicketWire,
    errors: {
      404: ['Not Found'],
      409: ['OrderInvoiceNotAllowed', 'EvidenceNoLongerAvailable'],
      429: ['Too Many Requests'],
    },
  },
} as const satisfies Calls
