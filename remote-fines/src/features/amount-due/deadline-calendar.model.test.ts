import { fineId } from '@parvis/shared-kernel/ids'
import { instant } from '@parvis/shared-kernel/time'
import { expect, it } from 'vitest'
import { deadlineEvent } from './deadline-calendar.model.ts'

it('a deadline in a calendar is the last hour, and tells neither plate nor whole number', () => {
  const at = instant('2026-11-23T14:05:00+01:00')!
  const text = { title: 'FPS : fin du tarif réduit', description: '', place: '12 rue de la République' }
  expect(deadlineEvent(fineId('21380990000016261320004001'), { kind: 'reduced', at }, text)).toEqual({
    ...text,
    id: 'fps-1320004001-reduced',
    start: instant('2026-11-23T13:05:00+01:00'),
    end: at,
  })
})
