import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

interface Schema {
  readonly $ref?: string
}
interface Content {
  readonly [type: string]: { readonly schema?: Schema } | undefined
}
interface Operation {
  readonly summary?: string
  readonly tags?: readonly string[]
  readonly 'x-parvis-access'?: string
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[]
  readonly requestBody?: { readonly content: Content }
  readonly security?: readonly object[]
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>
}
export interface OpenApiDocument {
  readonly openapi: string
  readonly tags?: readonly { readonly name: string; readonly description?: string }[]
  readonly info: { readonly title: string; readonly version: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, object>> }
}

/** One call of the document. */
export interface Call {
  /** Such as `GET /api/fps/{fineId}`. */
  readonly name: string
  readonly method: string
  readonly path: string
  readonly purpose: string
  /** Its tag; '' without one. */
  readonly area: string
  readonly access: string
  readonly needsSession: boolean
  readonly takesBody: boolean
  readonly operation: Operation
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch']

export const callsOf = (document: OpenApiDocument): readonly Call[] =>
  Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]) => ({
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        purpose: operation.summary ?? '',
        area: operation.tags?.[0] ?? '',
        access: operation['x-parvis-access'] ?? 'public',
        needsSession: (operation.security ?? []).length > 0,
        takesBody: operation.requestBody?.content['application/json'] !== undefined,
        operation,
      })),
  )

const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')

export const placeOfPath = (path: string): string => `#/paths/${escaped(path)}`

/** JSON pointer to the specification of a call's status; to the call itself if the status is not specified. */
export const placeInDocument = ({ method, path, operation }: Call, status: number | null): string => {
  const call = `${placeOfPath(path)}/${method.toLowerCase()}`
  if (status === null) return call
  const named = [String(status), `${Math.floor(status / 100)}XX`, 'default'].find(
    key => operation.responses[key] !== undefined,
  )
  return named === undefined ? `${call}/responses` : `${call}/responses/${named}`
}

const nameOf = ({ $ref }: Schema): string | null =>
  /^#\/components\/schemas\/(\w+)$/.exec($ref ?? '')?.[1] ?? null

/** Validates responses against the document's schemas; null when valid. */
export const createAnswerCheck = (document: OpenApiDocument) => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false })
  const validators = new Map<string, ValidateFunction>()
  const validatorOf = (name: string): ValidateFunction => {
    const known = validators.get(name)
    if (known !== undefined) return known
    const validator = ajv.compile(document.components.schemas[name] ?? false)
    validators.set(name, validator)
    return validator
  }

  const faultBySchema = (name: string, body: unknown): string | null => {
    const validate = validatorOf(name)
    if (validate(body)) return null
    const [first] = validate.errors ?? []
    return `${name}${first?.instancePath ?? ''} ${first?.message ?? 'is not as written'}`
  }

  return {
    faultBySchema,
    /** @param status as answered; the document may name it, its class as `2XX`, or have a default */
    faultOf: (call: Call, status: number, body: unknown): string | null => {
      const { responses } = call.operation
      const response =
        responses[String(status)] ?? responses[`${Math.floor(status / 100)}XX`] ?? responses.default
      if (response === undefined) return `the status ${status} is not in the document`
      const schema = response.content?.['application/json']?.schema
      const name = schema === undefined ? null : nameOf(schema)
      return name === null ? null : faultBySchema(name, body)
    },
  }
}

export type AnswerCheck = ReturnType<typeof createAnswerCheck>
