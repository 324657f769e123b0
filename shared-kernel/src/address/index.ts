// An address that is shown, looked up or typed by hand. Its words are in messages/address.{fr,en}.ts.
export { AddressAnswer } from './address-answer.tsx'
export { forgetToldAddress, keepToldAddress, recallToldAddress } from './told-address.ts'
