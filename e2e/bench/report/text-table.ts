/** Columns of text, numbers to the right: the first `labels` columns are words. */
export function textTable(rows: readonly (readonly string[])[], labels: number): string {
  const widths: number[] = []
  for (const row of rows)
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, cell.length)
    })
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column < labels ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd()
  return rows.map(line).join('\n')
}
