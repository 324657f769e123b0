import { isPaymentSigned, SIGNATURE_HEADER } from '@parvis/payment-protocol/signed-json'
import type { PaymentProvider } from '../payment-provider.ts'
import { readJsonNotification } from './json-notification.ts'
import { askSigned, registerOrder } from './signed-json.ts'

/** The city registers the order with the provider, server to server, and the provider opens a page for it. */
export const redirectProvider = {
  notificationPath: '/api/payments/callback',
  currencies: null,
  received: { contentType: 'application/json', body: JSON.stringify({ status: 'received' }) },
  isOpenAtOnce: false,
  newTransactionId: () => null,
  start: async (account, payment) => {
    const url = await registerOrder(account, {
      siteId: account.siteId,
      operationId: payment.operationId,
      amount: payment.amount,
      currency: payment.currency,
      label: payment.label.slice(0, 255),
      lang: payment.lang,
      returnUrl: payment.returnUrl,
      callbackUrl: payment.notificationUrl,
      expiresAt: payment.expiresAt,
    })
    return url === null ? null : { method: 'GET', url }
  },
  readNotification: ({ rawBody, header }, accountOf) => {
    const notification = readJsonNotification(rawBody)
    if (notification === null) return { isGenuine: false, reason: 'malformed' }
    const account = accountOf(notification.siteId)
    return account !== undefined &&
      isPaymentSigned(account.key, 'callback', rawBody, header(SIGNATURE_HEADER))
      ? { isGenuine: true, notification }
      : { isGenuine: false, reason: 'forged' }
  },
  readKept: readJsonNotification,
  ask: askSigned,
} as const satisfies PaymentProvider
