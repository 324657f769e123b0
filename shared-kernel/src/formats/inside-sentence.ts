/**
 * Words of a city for the place before a full stop: their own one goes, or « from 9 a.m. to 5 p.m. » at the end of a
 * sentence would show two.
 */
export const insideSentence = (words: string): string => words.replace(/\.\s*$/, '')
