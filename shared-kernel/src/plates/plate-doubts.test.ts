import { assert, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { plate, plateDoubts, plateFormat, plateQuestion } from './index.ts'

const told = (raw: string) => plateDoubts(raw).map(({ kind, found }) => `${kind} ${found}`)

test.each([
  'AB-123-CD',
  'AS-100-SA',
  '1234 AB 75',
  '12 OI 75',
  'AB12CDE',
  'A2-1O3-CD',
  'OA 12 B',
  'B AB 1234',
  'X',
  '',
])('"%s" raises no doubt', raw => {
  expect(plateDoubts(raw)).toEqual([])
})

test.each([
  ['AI-123-CD', ['letter-never-used I'], ['AJ123CD', 'AL123CD']],
  ['OA-123-CD', ['letter-never-used O'], ['DA123CD', 'QA123CD']],
  ['UA-123-CD', ['letter-never-used U'], ['VA123CD']],
  ['AB-1O3-CD', ['look-alike O'], ['AB103CD']],
  ['AB-I23-CD', ['look-alike I'], ['AB123CD']],
  ['0B-123-CD', ['look-alike 0'], ['DB123CD', 'QB123CD']],
  ['AB-123-C1', ['look-alike 1'], ['AB123CL', 'AB123CJ']],
  ['AB-IO3-UD', ['look-alike I', 'look-alike O', 'letter-never-used U'], ['AB103VD']],
  ['12O4 AB 75', ['look-alike O'], ['1204AB75']],
  ['I234 AB 2A', ['look-alike I'], ['1234AB2A']],
  ['I AB 75', ['look-alike I'], ['1AB75']],
])('"%s": did you mean another?', (raw, doubts, suggestions) => {
  expect(told(raw)).toEqual(doubts)
  expect(plateDoubts(raw)[0]?.suggestions).toEqual(suggestions)
})

test.each([
  ['Plaque : AB123CD', ['AB123CD']],
  ['plaque ab 123 cd', ['AB123CD']],
  ['AB-123-CD (voiture)', ['AB123CD']],
  ['AB-123-CD, EF-456-GH', ['AB123CD', 'EF456GH']],
  ['AB123CD EF456GH', ['AB123CD', 'EF456GH']],
  ['AB-123-CD / 1234 AB 75', ['AB123CD', '1234AB75']],
  ['AB-123-CD AB 123 CD', ['AB123CD']],
  ['véhicule 1234AB2A', ['1234AB2A']],
])('"%s" is more than a plate, and the plates in it are offered', (raw, suggestions) => {
  expect(plateDoubts(raw)).toEqual([{ kind: 'more-than-a-plate', found: raw, suggestions }])
})

test.each([' ab 123 cd ', 'AB–123–CD', '1234-AB-75', 'WXAB123CD', 'AB123CDE'])('"%s" is a plate alone', raw =>
  expect(plateDoubts(raw)).toEqual([]),
)

test.each(['SS-123-AB', 'AB-123-SS'])(
  '"%s" has a pair that is never given, and nobody can tell what was meant',
  raw => {
    expect(plateDoubts(raw)).toEqual([{ kind: 'pair-never-used', found: 'SS', suggestions: [] }])
  },
)

test.each([
  ['SS-123-AB', { kind: 'pair-never-used', found: 'SS', suggestions: [] }],
  ['AB-I23-UD', { kind: 'look-alike', found: 'I', suggestions: ['AB123VD'] }],
  ['00-123-CD', { kind: 'look-alike', found: '0', suggestions: ['DD123CD', 'DQ123CD', 'QD123CD'] }],
  ['AB-123-CD', null],
  ['', null],
])('"%s" is asked about once', (raw, question) => {
  expect(plateQuestion(raw)).toEqual(question)
})

test('a suggestion never holds the pair that is never given', () => {
  expect(plateDoubts('SS-1O3-AB').map(({ suggestions }) => suggestions)).toEqual([[], []])
})

test('a doubt never blocks: whatever raises one is still a plate, and what is suggested raises none', async () => {
  const typed = string({ unit: constantFrom(...'ABIOSU019'), minLength: 5, maxLength: 9 })
  await assert(
    property(typed, raw =>
      plateDoubts(raw).every(
        ({ suggestions }) =>
          plate(raw) !== null &&
          suggestions.every(other => plateFormat(other) !== 'foreign' && plateDoubts(other).length === 0),
      ),
    ),
  )
})
