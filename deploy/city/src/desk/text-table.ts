/** Rows of a terminal, each column as wide as its widest value. */
export const textTable = (rows: readonly (readonly string[])[], whenEmpty: string): string => {
  if (rows.length === 0) return whenEmpty
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => (row[column] ?? '').length)))
  return rows
    .map(row =>
      row
        .map((value, column) => value.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Names and values, one a line; what has no value is left out. */
export const textFacts = (facts: readonly (readonly [string, string | null | undefined])[]): string =>
  textTable(
    facts.flatMap(([name, value]) => (value ? [[name, value]] : [])),
    '',
  )
