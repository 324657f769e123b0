import { ValidityBar } from './index.ts'

export default { title: 'Core / Validity bar' }

const DAY = 86_400_000
const now = Date.parse('2026-11-21T10:00:00Z')
const spans: readonly (readonly [number, number | null])[] = [
  [30, 395],
  [-100, 265],
  [-320, 45],
  [-365, 0.4],
  [-400, -35],
  [-20, null],
]

export const Phases = () => (
  <div style={{ display: 'grid', gap: 32, maxInlineSize: 420 }}>
    {spans.map(([from, to]) => (
      <ValidityBar
        key={from}
        start={now + from * DAY}
        end={to === null ? null : now + to * DAY}
        now={now}
        renewalShare={0.8}
      />
    ))}
  </div>
)
