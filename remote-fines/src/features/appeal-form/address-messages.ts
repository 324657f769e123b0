import { messageChunks } from '@parvis/shared-kernel/page'

/** The kernel's address messages, loaded with the form only: no other page of a fine needs them. */
export const ADDRESS_MESSAGES = messageChunks({
  fr: () =>
    import(/* webpackChunkName: "words-address-fr" */ '@parvis/shared-kernel/messages/address.fr').then(
      m => m.addressFr,
    ),
  en: () =>
    import(/* webpackChunkName: "words-address-en" */ '@parvis/shared-kernel/messages/address.en').then(
      m => m.addressEn,
    ),
})
