export {
  changePassword,
  checkPlate,
  checkRecovery,
  checkSignInLink,
  confirmEmail,
  type LinkCheck,
  registerCustomer,
  requestRecovery,
  sendConfirmationAgain,
  sendSignInLink,
} from './access.api.ts'
export {
  dropEmailChange,
  type FoundAddress,
  fetchVehicles,
  patchLanguage,
  patchSubscriber,
  removeVehicle,
  resendEmailProof,
  saveProfile,
  saveVehicle,
  searchAddress,
  type VehicleEntry,
} from './account.api.ts'
export type { ApiCall, ApiClient } from './api-client.ts'
export type { ApiClientOptions, EarlyAnswers } from './api-client-options.ts'
export { failureOfResponse } from './api-failure.ts'
export { withCaseKey } from './case-client.ts'
export { type Catalogue, fetchCatalogue, fetchStreets, fetchZoneOf } from './catalogue.api.ts'
export { fetchConfig } from './config.api.ts'
export { createApiClient } from './create-api-client.ts'
export {
  type DocumentFile,
  type DocumentRequest,
  documentLink,
  type FinePaper,
  type FinePaperRequest,
  fetchDocument,
  fetchFinePaper,
} from './documents.api.ts'
export { dropDraft, fetchDraft, fetchDrafts, saveDraft } from './drafts.api.ts'
export { grantEmbed, openEmbedSession } from './embed.api.ts'
export { fetchErrorReporting } from './error-reporting.api.ts'
export { attachEvidence, fetchAcceptedMedia, fetchUploadUrl, registerMedia } from './evidence.api.ts'
export {
  fetchFine,
  fetchFineOperation,
  fetchKeptFines,
  forgetFine,
  keepFine,
  startFinePayment,
} from './fines.api.ts'
export { cancelOrder, completeOrder, requestPlateChange, savePlates } from './orders.api.ts'
export { fetchOperation, type PayableRight, startPayment } from './payments.api.ts'
export { confirmErasure, fetchErasureTerms, fetchExport, requestErasure } from './privacy.api.ts'
export { fetchProfile } from './profile.api.ts'
export { readableItems } from './readable-items.ts'
export {
  type AppealCreation,
  abandonAppeal,
  answerComplement,
  beginAppeal,
  checkAppeal,
  fetchAppeal,
  fetchAppealCreation,
  fetchAppealForm,
  fetchAppealUploadUrl,
  fetchComplement,
  requestAppealLink,
  saveAppeal,
} from './recourse.api.ts'
export {
  fetchRefund,
  fetchRefundUploadUrl,
  objectToBankDetails,
  openRefundByReceipt,
  requestRefundLink,
  sendRefundDocument,
} from './refunds.api.ts'
export { fetchReminders, saveReminders } from './reminders.api.ts'
export { createSubscription, createTicket } from './requests.api.ts'
export {
  fetchDefinitions,
  fetchHoldings,
  fetchPlans,
  fetchTicketNumber,
  fetchTickets,
  type Holdings,
  type KnownHoldings,
  type Plans,
  type TicketNumberQuery,
} from './rights.api.ts'
export { logOut } from './session.api.ts'
export {
  generateShare,
  joinShare,
  lookUpShare,
  mailShare,
  type SharedRight,
  withdrawFromShare,
} from './sharing.api.ts'
export { type IssuedTokens, loginCustomer, loginWithCode, renewToken } from './sign-in.api.ts'
export { fetchTimeline, type TimelinePage, type TimelineQuery } from './timeline.api.ts'
