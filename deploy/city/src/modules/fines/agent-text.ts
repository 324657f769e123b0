import { badRequest } from '../../http/refusal.ts'

/** Refuses an empty text of an agent: a decision without reasons leaves the citizen with nothing to act on. */
export const requiredText = (words: string, path: string): string => {
  if (words.trim() === '') throw badRequest([{ path, message: 'Missing' }])
  return words.trim()
}
