// Address input: shown, searched or typed by hand. Its messages are in messages/address.{fr,en}.ts.
export { AddressAnswer } from './address-answer.tsx'
export { forgetVisitorAddress, keepVisitorAddress, recallVisitorAddress } from './visitor-address.ts'
