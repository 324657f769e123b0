/** Whether the query gives a row, be it read, inserted, changed or deleted: a writing query has to return a column. */
export const isFound = async (query: { executeTakeFirst(): Promise<unknown> }): Promise<boolean> =>
  (await query.executeTakeFirst()) !== undefined
