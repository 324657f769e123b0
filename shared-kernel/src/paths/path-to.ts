/** Names of a pattern's parameters: `fineId` for `/fps/:fineId/appeal`. */
export type ParameterOf<Pattern extends string> = Pattern extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer After}`
    ? Name | ParameterOf<After>
    : Rest
  : never

/**
 * Builds a portal path from a pattern and its parameters, each encoded as one segment. Links pass it through
 * `navigation.href`, or leave that to the kit.
 */
export function pathTo<Pattern extends string>(
  pattern: Pattern,
  parameters: Readonly<Record<ParameterOf<Pattern>, string>>,
): string {
  const values: Readonly<Record<string, string>> = parameters
  return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}
