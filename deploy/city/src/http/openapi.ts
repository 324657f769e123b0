import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { type Access, CALLS, type Call, type CallName } from './calls.ts'
import type { CityEnv } from './context.ts'
import { CALL_MESSAGES, schemasOfContract } from './openapi-schemas.ts'

const openApiPath = (path: string) => path.replace(/:(\w+)/g, '{$1}')

const parametersOf = (path: string) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const jsonOf = (name: string) => ({ content: { 'application/json': { schema: reference(name) } } })

const NEEDS_SESSION: readonly Access[] = ['subscriber', 'self', 'right', 'owner']

const operationOf = (name: CallName, path: string, call: Call) => {
  const { body, answer } = CALL_MESSAGES[name] ?? {}
  return {
    summary: call.purpose,
    'x-parvis-access': call.access,
    parameters: [
      { name: 'X-Parvis-City', in: 'header', required: false, schema: { type: 'string' } },
      ...parametersOf(path),
    ],
    ...(body === undefined ? {} : { requestBody: { required: true, ...jsonOf(body) } }),
    security: NEEDS_SESSION.includes(call.access) ? [{ session: [] }] : [],
    responses: {
      '200': { description: 'Done', ...(answer === undefined ? {} : jsonOf(answer)) },
      default: { description: 'Refused', ...jsonOf('ErrorBody') },
    },
  }
}

const pathsOf = () => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, call] of Object.entries(CALLS)) {
    const [method = '', path = ''] = name.split(' ')
    const entry = paths[openApiPath(path)] ?? {}
    entry[method.toLowerCase()] = operationOf(name as CallName, path, call)
    paths[openApiPath(path)] = entry
  }
  return paths
}

/** The contract as OpenAPI 3.1, made from the same table and schemas that the server obeys. */
export const openApiDocument = () => ({
  openapi: '3.1.0',
  info: { title: 'Parvis city API', version: '0.1.0', license: { name: 'EUPL-1.2', identifier: 'EUPL-1.2' } },
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
