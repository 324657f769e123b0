import { startPostgres } from './postgres.ts'

/**
 * Once a run: with `PARVIS_TEST_STORAGE=postgresql` every test city gets a database of one throw-away server, else the
 * embedded one. The same tests hold on both.
 */
export const setup = async (): Promise<(() => Promise<void>) | undefined> => {
  if (process.env.PARVIS_TEST_STORAGE !== 'postgresql') return undefined
  const postgres = await startPostgres()
  process.env.PARVIS_TEST_POSTGRES = postgres.createDatabase()
  return () => postgres.stop()
}
