/**
 * Removes the final full stop of a city's text used inside a sentence: « from 9 a.m. to 5 p.m. » before a full stop
 * would show two.
 */
export const insideSentence = (sentence: string): string => sentence.replace(/\.\s*$/, '')
