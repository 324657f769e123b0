/** Link that calls a phone number: its digits and a leading plus, e.g. `tel:0123456789`. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`
