import { badRequest } from '../../http/refusal.ts'

/** What an agent has to write: a decision without a word leaves the citizen with nothing to act on. */
export const requiredWords = (words: string, path: string): string => {
  if (words.trim() === '') throw badRequest([{ path, message: 'Missing' }])
  return words.trim()
}
