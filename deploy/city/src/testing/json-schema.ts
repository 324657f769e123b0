/** What tests read of the schemas in the OpenAPI document. */
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

/** One call of the document. */
export interface DocumentedCall {
  requestBody?: { content?: Record<string, { schema?: JsonSchema }> }
}

/** The schema of a call's body; undefined where it takes none. */
export const schemaOfBody = ({ requestBody }: DocumentedCall): JsonSchema | undefined =>
  requestBody?.content?.['application/json']?.schema
