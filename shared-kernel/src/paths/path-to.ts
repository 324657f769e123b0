/** Names of the parameters of a pattern: of `/fps/:fineId/appeal` it is `fineId`. */
export type ParameterOf<Pattern extends string> = Pattern extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer After}`
    ? Name | ParameterOf<After>
    : Rest
  : never

/**
 * A path of the portal: the pattern with its parameters, each encoded as one segment. It stands below the portal's
 * origin; links pass it through `navigation.href`, or leave that to the kit.
 */
export function pathTo<Pattern extends string>(
  pattern: Pattern,
  parameters: Readonly<Record<ParameterOf<Pattern>, string>>,
): string {
  const values: Readonly<Record<string, string>> = parameters
  return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}
