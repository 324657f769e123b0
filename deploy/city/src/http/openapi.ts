import type { ErrorCode } from '@parvis/shared-kernel/errors'
import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { type Access, AREAS, type Call, type CallName } from './calls.ts'
import type { CityEnv } from './context.ts'
import { CALL_FACTS } from './openapi-facts.ts'
import type { CallFacts } from './openapi-parts.ts'
import { CALL_MESSAGES, schemasOfContract } from './openapi-schemas.ts'

const TEXT = { type: 'string' }
const openApiPath = (path: string) => path.replace(/:(\w+)/g, '{$1}')
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const jsonOf = (name: string) => ({ content: { 'application/json': { schema: reference(name) } } })

const header = (name: string, schema: object = TEXT) => ({ name, in: 'header', required: false, schema })

const parametersOf = (path: string, { query = {}, isKeyed, isVersioned }: CallFacts) => [
  header('X-Parvis-City'),
  header('Accept-Language'),
  ...(isKeyed ? [header('Idempotency-Key', { type: 'string', format: 'uuid' })] : []),
  ...(isVersioned ? [header('If-Match')] : []),
  ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: TEXT })),
  ...Object.entries(query).map(([name, { isRequired, schema }]) => ({
    name,
    in: 'query',
    required: isRequired ?? false,
    schema: schema ?? TEXT,
  })),
]

const NEEDS_SESSION: readonly Access[] = ['subscriber', 'self', 'right', 'owner']
const NEEDS_FINDING: readonly Access[] = ['self', 'right', 'owner', 'fine', 'secret']

/** Refusals of every call of its kind: by what it takes and by who may make it. */
const commonErrors = (path: string, { access }: Call, takesBody: boolean, takesQuery: boolean) => {
  const needsSession = NEEDS_SESSION.includes(access)
  const codes: [number, ErrorCode][] = [
    ...(takesBody || takesQuery ? [[400, 'ValidationFailed'] as [number, ErrorCode]] : []),
    ...(path.includes(':') ? [[400, 'Bad Request'] as [number, ErrorCode]] : []),
    ...(needsSession ? [[401, 'Unable to authenticate'] as [number, ErrorCode]] : []),
    ...(NEEDS_FINDING.includes(access) || path.includes(':')
      ? [[404, 'Not Found'] as [number, ErrorCode]]
      : []),
    ...(takesBody
      ? ([
          [413, 'Content Too Large'],
          [415, 'Unsupported Media Type'],
        ] as [number, ErrorCode][])
      : []),
    [503, 'Service Unavailable'],
  ]
  return codes
}

const keyedErrors = ({ isKeyed }: CallFacts): [number, ErrorCode][] =>
  isKeyed
    ? [
        [409, 'RequestInProgress'],
        [422, 'IdempotencyKeyReused'],
      ]
    : []

const errorsOf = (common: readonly [number, ErrorCode][], { errors = {} }: CallFacts) => {
  const byStatus = new Map<number, Set<ErrorCode>>()
  const own = Object.entries(errors).flatMap(([status, codes]) =>
    codes.map(code => [Number(status), code] as const),
  )
  for (const [status, code] of [...common, ...own])
    byStatus.set(status, (byStatus.get(status) ?? new Set()).add(code))
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: [...codes].sort().join(', '),
        'x-parvis-codes': [...codes].sort(),
        ...jsonOf('ErrorBody'),
      },
    ]),
  )
}

const answerContent = (answer: string | undefined, { media }: CallFacts) => {
  if (media !== undefined) return { content: { [media]: { schema: { type: 'string', format: 'binary' } } } }
  return answer === undefined ? {} : jsonOf(answer)
}

const successesOf = (answer: string | undefined, facts: CallFacts) => {
  const usual = answer === undefined && facts.media === undefined ? 204 : 200
  const statuses = facts.success ?? [usual]
  return Object.fromEntries(
    statuses.map(status => [
      String(status),
      {
        description: 'Done',
        ...(facts.isVersioned ? { headers: { ETag: { schema: TEXT } } } : {}),
        ...(status === 204 ? {} : answerContent(answer, facts)),
      },
    ]),
  )
}

const bodyOf = (body: string | undefined, { isForm }: CallFacts) => {
  if (isForm) {
    const schema = { type: 'object', additionalProperties: TEXT }
    return { requestBody: { required: true, content: { 'application/x-www-form-urlencoded': { schema } } } }
  }
  return body === undefined ? {} : { requestBody: { required: true, ...jsonOf(body) } }
}

const operationOf = (area: string, name: CallName, path: string, call: Call) => {
  const { body, answer } = CALL_MESSAGES[name] ?? {}
  const facts = CALL_FACTS[name] ?? {}
  const takesBody = body !== undefined || facts.isForm === true
  const common = [...commonErrors(path, call, takesBody, facts.query !== undefined), ...keyedErrors(facts)]
  return {
    operationId: name.replace(/\W+/g, '_'),
    summary: call.purpose,
    tags: [area],
    'x-parvis-access': call.access,
    parameters: parametersOf(path, facts),
    ...bodyOf(body, facts),
    security: NEEDS_SESSION.includes(call.access) ? [{ session: [] }] : [],
    responses: {
      ...successesOf(answer, facts),
      ...errorsOf(common, facts),
      default: { description: 'Refused', ...jsonOf('ErrorBody') },
    },
  }
}

const pathsOf = () => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [area, { calls }] of Object.entries(AREAS)) {
    for (const [name, call] of Object.entries(calls)) {
      const [method = '', path = ''] = name.split(' ')
      const entry = paths[openApiPath(path)] ?? {}
      entry[method.toLowerCase()] = operationOf(area, name as CallName, path, call)
      paths[openApiPath(path)] = entry
    }
  }
  return paths
}

/** The contract as OpenAPI 3.1, made from the same tables and schemas that the server obeys. */
export const openApiDocument = () => ({
  openapi: '3.1.0',
  info: { title: 'Parvis city API', version: '0.1.0', license: { name: 'EUPL-1.2', identifier: 'EUPL-1.2' } },
  tags: Object.entries(AREAS).map(([name, { title }]) => ({ name, description: title })),
  paths: pathsOf(),
  components: {
    securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    schemas: schemasOfContract(),
  },
})

export const openApiRoutes = (_deps: Deps): Hono<CityEnv> => {
  const document = openApiDocument()
  return new Hono<CityEnv>().get('/api/openapi.json', c => {
    c.header('Cache-Control', 'public, max-age=60')
    return c.json(document)
  })
}
