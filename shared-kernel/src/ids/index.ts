export type { Brand } from './brand.ts'
export * from './ids.ts'
export { newOrderId, newTicketId, newVehicleId, uuidV7 } from './uuid.ts'
