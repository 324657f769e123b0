import { fineId } from '@parvis/shared-kernel/ids'
import { instant } from '@parvis/shared-kernel/time'
import { expect, it } from 'vitest'
import { deadlineHref } from './deadline-calendar.model.ts'

it('a deadline in a calendar is the last hour, in UTC, and tells neither plate nor whole number', () => {
  const href = deadlineHref(
    fineId('21380990000016261320004001'),
    { kind: 'reduced', at: instant('2026-11-23T14:05:00+01:00')! },
    {
      title: 'FPS : fin du tarif réduit',
      description: '',
      place: '12 rue de la République',
      cityId: 'valmont',
      writtenAt: instant('2026-11-20T08:00:00Z')!,
    },
  )
  const text = decodeURIComponent(href.replace('data:text/calendar;charset=utf-8,', ''))
  expect(text).toContain('DTSTART:20261123T120500Z\r\nDTEND:20261123T130500Z\r\n')
  expect(text).toContain('UID:fps-1320004001-reduced@valmont.parvis')
  expect(text).not.toContain('21380990000016')
})
