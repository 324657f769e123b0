import { badRequest } from '../../http/refusal.ts'

/** Refuses an empty text of an agent: a decision without reasons leaves the citizen with nothing to act on. */
export const requiredText = (text: string, path: string): string => {
  if (text.trim() === '') throw badRequest([{ path, message: 'Missing' }])
  return text.trim()
}
