import { NO_APPELLANT } from '@parvis/shared-kernel/fines'
import { appealId, evidenceId, fineId } from '@parvis/shared-kernel/ids'
import { plate } from '@parvis/shared-kernel/plates'
import { EMPTY_ADDRESS } from '@parvis/shared-kernel/subscriber'
import { addSeconds, instantFromMs } from '@parvis/shared-kernel/time'
import { beforeEach, describe, expect, it } from 'vitest'
import { forgetPlates, keepPlate } from '../fine-access/plate-memory.ts'

import { anAppeal } from '../testing/fake-appeal.ts'
import {
  forgetNotes,
  forgetUnsaved,
  keepAppellant,
  keepComplement,
  keepUnsaved,
  recallAppellant,
  recallComplement,
  recallUnsaved,
} from './appeal-memory.ts'

const FINE = fineId('21380990000016261320004001')
const OTHER = fineId('21380990000016261305004002')
const OF_FINE = { fineId: FINE, id: appealId('appeal-1') }
const NOW = instantFromMs(Date.parse('2026-11-21T09:00:00Z'))
const FIRST = '2026-11-20T10:00:00.000Z'
const SECOND = '2026-11-20T15:00:00.000Z'
const after = (seconds: number) => addSeconds(NOW, seconds)
const alex = { ...NO_APPELLANT, lastName: 'Fontaine', address: { ...EMPTY_ADDRESS, locality: 'Valmont' } }

describe('who appeals, signed out', () => {
  beforeEach(() => keepAppellant(OF_FINE, alex, NOW))

  it.each([
    [900, true],
    [901, false],
    [-90, true],
    [-91, false],
  ])('is known to this tab %d seconds later: %s', (seconds, isKnown) => {
    expect(recallAppellant(OF_FINE, after(seconds))).toEqual(isKnown ? alex : null)
    expect(sessionStorage.length).toBe(isKnown ? 1 : 0)
  })

  it('is for that fine alone, and leaves with its plate', () => {
    expect(recallAppellant({ ...OF_FINE, fineId: OTHER }, NOW)).toBeNull()
    keepAppellant(OF_FINE, alex, NOW)
    keepPlate(FINE, plate('FG482KD')!, NOW)
    forgetPlates()
    expect(sessionStorage.length).toBe(0)
  })

  it('is not for an appeal that is begun anew, maybe by somebody else at the same computer', () => {
    expect(recallAppellant({ ...OF_FINE, id: appealId('appeal-2') }, NOW)).toBeNull()
    expect(recallAppellant(OF_FINE, NOW)).toEqual(alex)
  })

  it('stands beside the answer to a complement, which is forgotten once sent', () => {
    const complement = { requestDatetime: FIRST, message: 'Voici.', files: [] }
    keepComplement(FINE, complement, after(10))
    expect(recallComplement(FINE, FIRST, after(20))).toEqual(complement)
    expect(recallAppellant(OF_FINE, after(20))).toEqual(alex)
    forgetNotes()
    expect(recallComplement(FINE, FIRST, after(20))).toBeNull()
  })

  it.each([
    ['the same request', true, FIRST, FIRST],
    ['a request without a moment, as a city may give it', true, null, null],
    ['one that an earlier release of this page kept', true, undefined, FIRST],
    ['the request before', false, FIRST, SECOND],
    ['a request whose moment the city no longer gives', false, FIRST, null],
  ])('stands beside an answer to %s, which is shown: %s', (_what, isShown, requestDatetime, asked) => {
    const complement = { requestDatetime, message: 'Voici.', files: [] }
    keepComplement(FINE, complement, NOW)
    expect(recallComplement(FINE, asked, NOW)?.message).toBe(isShown ? 'Voici.' : undefined)
  })

  it('that cannot be read is wiped', () => {
    sessionStorage.setItem('parvis.appeal-notes', '{')
    expect(recallAppellant(OF_FINE, NOW)).toBeNull()
    expect(sessionStorage.length).toBe(0)
  })
})

describe('answers and files that the city lacks', () => {
  const draft = { ...anAppeal({ statement: 'La machine' }), fineId: FINE, revision: 7 }
  const answers = { ...alex, reasonId: 'other', statement: 'La machine était en panne.' }
  const file = { id: 'useful', urn: 'urn:1', name: 'a.pdf', size: 9, mime: 'application/pdf' }
  const shown = { answers, files: [file] }
  const from = { revision: 7, unanswered: [501] }
  beforeEach(() => keepUnsaved(draft, shown, from, NOW))

  it.each([
    ['to the draft that they go on from', {}, true],
    ['in place of another tab’s, which only a choice writes over', { revision: 8 }, true],
    ['not to an appeal that was begun anew', { id: appealId('appeal-2') }, false],
    ['not to an appeal of another fine', { fineId: OTHER }, false],
  ])('come back %s, with what they go on from', (_to, changes, isBack) => {
    expect(recallUnsaved({ ...draft, ...changes }, after(900))).toEqual(isBack ? { ...from, ...shown } : null)
  })

  it('that name no revision, as those of an earlier release may, go on from what is there', () => {
    keepUnsaved(draft, shown, { revision: null, unanswered: [501] }, NOW)
    expect(recallUnsaved({ ...draft, revision: 8 }, NOW)).toMatchObject({ revision: 8, unanswered: [501] })
  })

  it('come back from the notes of an earlier release, with the files of the city’s draft', () => {
    const notes = JSON.parse(sessionStorage.getItem('parvis.appeal-notes') ?? '')
    const earlier = JSON.stringify(notes, (key, value) =>
      ['unanswered', 'files'].includes(key) ? undefined : value,
    )
    expect(earlier).not.toMatch(/501|urn:1/)
    sessionStorage.setItem('parvis.appeal-notes', earlier)
    const sentPieces = [{ ...file, id: evidenceId('useful'), urn: 'urn:0' }]
    const back = recallUnsaved({ ...draft, sentPieces }, NOW)
    expect(back).toEqual({ revision: 7, unanswered: [], answers, files: sentPieces })
  })

  it('leave with the plate, in the end', () => {
    expect(recallUnsaved(draft, after(901))).toBeNull()
  })

  it('are forgotten once saved, and nothing beside them', () => {
    forgetUnsaved(FINE, NOW)
    expect(sessionStorage.length, 'where there is nothing beside them').toBe(0)
    keepUnsaved(draft, shown, from, NOW)
    keepAppellant(OF_FINE, alex, NOW)
    forgetUnsaved(FINE, NOW)
    expect([recallUnsaved(draft, NOW), recallAppellant(OF_FINE, NOW)]).toEqual([null, alex])
    forgetNotes()
    forgetUnsaved(FINE, NOW)
    expect(sessionStorage.length).toBe(0)
  })
})
