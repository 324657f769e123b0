import type { Job } from './jobs.ts'

/** Every job of the city; each is made beside what it tends. */
export const ALL_JOBS: readonly Job[] = []
