import type { ErrorCode } from '@parvis/shared-kernel/errors'
import { errorBodyWire } from '@parvis/shared-kernel/wire'
import { type Access, AREAS, type Call, needsSession, successOf } from '@parvis/shared-kernel/wire/contract'
import type { GenericSchema } from 'valibot'
import manifest from '../../package.json' with { type: 'json' }
import type { Routes } from './calls.ts'
import { jsonSchemaOf, nameOfMessage, schemasOfContract } from './openapi-schemas.ts'

const TEXT = { type: 'string' }
const openApiPath = (path: string) => path.replace(/:(\w+)/g, '{$1}')
const jsonOf = (message: GenericSchema) => ({
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${nameOfMessage(message)}` } } },
})
const REFUSAL = jsonOf(errorBodyWire)

const header = (name: string, schema: object = TEXT) => ({ name, in: 'header', required: false, schema })

const queryParametersOf = ({ query, body, bodyInQuery }: Call) => {
  const schema = bodyInQuery === undefined ? query : body
  if (schema === undefined) return []
  const { properties = {}, required = [] } = jsonSchemaOf(schema)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: bodyInQuery === undefined && required.includes(name),
    schema,
  }))
}

const parametersOf = (path: string, call: Call) => [
  header('X-Parvis-City'),
  header('Accept-Language'),
  ...(call.isKeyed ? [header('Idempotency-Key', { type: 'string', format: 'uuid' })] : []),
  ...(call.isVersioned ? [header('If-Match')] : []),
  ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: TEXT })),
  ...queryParametersOf(call),
]

const NEEDS_FINDING: readonly Access[] = ['self', 'right', 'owner', 'fine', 'secret']

/** Refusals common to all calls with the same kind of input and access. */
const commonErrors = (path: string, { access, body, isForm, query, ...call }: Call) => {
  const takesBody = body !== undefined || isForm === true
  const hasId = path.includes(':')
  const isKeyed = call.isKeyed === true
  const errors: readonly [canHappen: boolean, status: number, code: ErrorCode][] = [
    [takesBody || query !== undefined, 400, 'ValidationFailed'],
    [hasId, 400, 'Bad Request'],
    [access !== 'public', 401, 'Unable to authenticate'],
    [NEEDS_FINDING.includes(access) || hasId, 404, 'Not Found'],
    [takesBody, 413, 'Content Too Large'],
    [takesBody, 415, 'Unsupported Media Type'],
    [isKeyed, 409, 'RequestInProgress'],
    [isKeyed, 422, 'IdempotencyKeyReused'],
    [true, 503, 'Service Unavailable'],
  ]
  return errors.flatMap(([canHappen, status, code]) => (canHappen ? [[status, code] as const] : []))
}

const errorsOf = (path: string, call: Call) => {
  const byStatus = new Map<number, Set<ErrorCode>>()
  const own = Object.entries(call.errors ?? {}).flatMap(([status, codes]) =>
    codes.map(code => [Number(status), code] as const),
  )
  for (const [status, code] of [...commonErrors(path, call), ...own])
    byStatus.set(status, (byStatus.get(status) ?? new Set()).add(code))
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: [...codes].sort().join(', '),
        'x-parvis-codes': [...codes].sort(),
        ...REFUSAL,
      },
    ]),
  )
}

const answerContent = ({ answer, media }: Call) => {
  if (media !== undefined) return { content: { [media]: { schema: { type: 'string', format: 'binary' } } } }
  return answer === undefined ? {} : jsonOf(answer)
}

const successesOf = (call: Call) => {
  return Object.fromEntries(
    successOf(call).map(status => [
      String(status),
      {
        description: 'Done',
        ...(call.isVersioned ? { headers: { ETag: { schema: TEXT } } } : {}),
        ...(status === 302 || status === 303 ? { headers: { Location: { schema: TEXT } } } : {}),
        ...(status === 204 ? {} : answerContent(call)),
      },
    ]),
  )
}

const bodyOf = ({ body, isForm, bodyInQuery }: Call) => {
  if (isForm) {
    const schema = { type: 'object', additionalProperties: TEXT }
    return { requestBody: { required: true, content: { 'application/x-www-form-urlencoded': { schema } } } }
  }
  return body === undefined ? {} : { requestBody: { required: bodyInQuery === undefined, ...jsonOf(body) } }
}

const operationOf = (area: string, name: string, path: string, call: Call) => {
  return {
    operationId: name.replace(/\W+/g, '_'),
    summary: call.purpose,
    tags: [area],
    'x-parvis-access': call.access,
    parameters: parametersOf(path, call),
    ...bodyOf(call),
    security: needsSession(call.access) ? [{ session: [] }] : [],
    responses: {
      ...successesOf(call),
      ...errorsOf(path, call),
      default: { description: 'Refused', ...REFUSAL },
    },
  }
}

const pathsOf = () => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [area, { calls }] of Object.entries(AREAS)) {
    for (const [name, call] of Object.entries(calls)) {
      const [method = '', path = ''] = name.split(' ')
      const entry = paths[openApiPath(path)] ?? {}
      entry[method.toLowerCase()] = operationOf(area, name, path, call)
      paths[openApiPath(path)] = entry
    }
  }
  return paths
}

/** The contract as OpenAPI 3.1, made from the same tables and schemas that the server obeys. */
export const openApiDocument = () => ({
  openapi: '3.1.0',
  info: {
    title: 'Parvis city API',
    version: manifest.version,
    license: { name: 'EUPL-1.2', identifier: 'EUPL-1.2' },
  },
  tags: Object.entries(AREAS).map(([name, { title }]) => ({ name, description: title })),
  paths: pathsOf(),
  components: {
    securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    schemas: schemasOfContract(),
  },
})

export const openApiRoutes = (): Routes => {
  const document = openApiDocument()
  return {
    'GET /api/openapi.json': c => c.json(document, 200, { 'Cache-Control': 'public, max-age=60' }),
  }
}
