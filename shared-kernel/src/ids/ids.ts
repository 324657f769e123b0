import type { Brand } from './brand.ts'

// An id is any text from the city: opaque, compared exactly, never parsed. Only a fine's number has a format, parsed by
// `parseFineId` of the fines room.
export type SubscriberId = Brand<string, 'SubscriberId'>
export type OrderId = Brand<string, 'OrderId'>
export type OfferId = Brand<string, 'OfferId'>
export type OptionId = Brand<string, 'OptionId'>
export type DefinitionId = Brand<string, 'DefinitionId'>
export type TicketId = Brand<string, 'TicketId'>
export type ZoneId = Brand<string, 'ZoneId'>
export type FineId = Brand<string, 'FineId'>
export type OperationId = Brand<string, 'OperationId'>
export type VehicleId = Brand<string, 'VehicleId'>
export type EvidenceId = Brand<string, 'EvidenceId'>
export type MediaId = Brand<string, 'MediaId'>
export type CityId = Brand<string, 'CityId'>
export type AppealId = Brand<string, 'AppealId'>
export type RefundId = Brand<string, 'RefundId'>

export const subscriberId = (raw: string) => raw as SubscriberId
export const orderId = (raw: string) => raw as OrderId
export const offerId = (raw: string) => raw as OfferId
export const optionId = (raw: string) => raw as OptionId
export const definitionId = (raw: string) => raw as DefinitionId
export const ticketId = (raw: string) => raw as TicketId
export const zoneId = (raw: string) => raw as ZoneId
export const fineId = (raw: string) => raw as FineId
export const operationId = (raw: string) => raw as OperationId
export const vehicleId = (raw: string) => raw as VehicleId
export const evidenceId = (raw: string) => raw as EvidenceId
export const mediaId = (raw: string) => raw as MediaId
export const cityId = (raw: string) => raw as CityId
export const appealId = (raw: string) => raw as AppealId
export const refundId = (raw: string) => raw as RefundId
