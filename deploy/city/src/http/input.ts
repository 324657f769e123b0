import * as v from 'valibot'
import type { CityContext } from './context.ts'
import { badRequest, type FieldFault, Refusal } from './refusal.ts'

type Schema = v.GenericSchema

const faultsOf = (issues: readonly v.BaseIssue<unknown>[]): FieldFault[] =>
  issues.map(issue => ({
    path: v.getDotPath(issue) ?? '',
    message: issue.message.replace(/ but received .*$/s, ''),
  }))

/** Parses outside data or refuses with the path of each faulty field; never echoes the input. */
export const parseInput = <S extends Schema>(schema: S, input: unknown): v.InferOutput<S> => {
  const result = v.safeParse(schema, input)
  if (!result.success) throw badRequest(faultsOf(result.issues))
  return result.output
}

const readJson = async (c: CityContext): Promise<unknown> => {
  if (!(c.req.header('content-type') ?? '').toLowerCase().includes('json'))
    throw new Refusal(415, 'Unsupported Media Type')
  try {
    return await c.req.json()
  } catch {
    throw badRequest([{ path: '', message: 'Invalid JSON' }])
  }
}

export const bodyOf = async <S extends Schema>(c: CityContext, schema: S): Promise<v.InferOutput<S>> =>
  parseInput(schema, await readJson(c))

export const queryOf = <S extends Schema>(c: CityContext, schema: S): v.InferOutput<S> =>
  parseInput(schema, c.req.query())

/** Returns a path parameter that the route's pattern guarantees. */
export const pathValue = (c: CityContext, name: string): string => c.req.param(name) ?? ''
