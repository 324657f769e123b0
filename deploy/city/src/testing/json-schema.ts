/** The subset of the OpenAPI document's schemas that tests read. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  items?: JsonSchema
  required?: string[]
  properties?: Record<string, JsonSchema>
}

/** An operation of the OpenAPI document. */
export interface DocumentedCall {
  requestBody?: { content?: Record<string, { schema?: JsonSchema }> }
}

/** Schema of an operation's body; undefined without one. */
export const schemaOfBody = ({ requestBody }: DocumentedCall): JsonSchema | undefined =>
  requestBody?.content?.['application/json']?.schema
