/**
 * One constant per page, so that a bundle contains only those it uses. Each is a pattern for react-router; its
 * parameters are what a link must provide.
 */
export const home = '/'

export const rights = '/souscriptions'
export const subscription = '/souscriptions/:subscriptionId'
export const subscriptionPayments = '/souscriptions/:subscriptionId/payments'
export const ticket = '/souscriptions/tickets/:ticketId'
export const ticketPayments = '/souscriptions/tickets/:ticketId/payments'

export const prices = '/tarifs'
export const catalogue = '/demandes'
export const offer = '/souscriptions/create/:offerId'
export const definition = '/souscriptions/ticket/create/:definitionId'
export const complete = '/souscriptions/complete/:orderId'
export const plateRequest = '/souscriptions/plate_request/:orderId'

export const fines = '/fps'
export const fine = '/fps/:fineId'
export const finePayments = '/fps/:fineId/payments'
export const appeal = '/fps/:fineId/appeal'
export const appealComplement = '/fps/:fineId/appeal/complement'
export const refund = '/refunds/:refundId'

export const signIn = '/sign-in'
export const signInLink = '/souscriptions/inscription/:hash'
export const register = '/souscriptions/registerCustomer'
export const forgotPassword = '/souscriptions/forgotPassword'
export const recover = '/souscriptions/recover/:recoverId'
export const verifyEmail = '/verify/email/:token'
export const verifyNewEmail = '/verify/update/email/:token'
export const settings = '/settings'
export const erasure = '/settings/erasure/:token'
export const share = '/souscriptions/share'

export const providerReturn = '/auth'
export const signedOut = '/provider-logout-callback'
export const embedSignIn = '/embed/connexion'
export const siteMap = '/site-map'
export const legal = '/legal'
export const privacy = '/privacy'
export const cnil = '/cnil'
export const terms = '/cgu'
export const accessibility = '/accessibility'
export const support = '/support'
