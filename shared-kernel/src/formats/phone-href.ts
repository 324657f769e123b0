/**
 * Link that calls a phone number: its digits and a leading plus, e.g. `tel:0123456789`. The zero of « +33 (0)1 … » is
 * dialled inside the country alone.
 */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/(?<=\+.*)\(0\)|[^+\d]/g, '')}`
