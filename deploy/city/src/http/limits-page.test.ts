import { expect, test } from 'vitest'
import { limitsPage } from './limits-page.ts'

// Update the page with "vitest run --project deploy deploy/city/src/http/limits-page -u".
test('the page of limits says what the city does', async () => {
  await expect(limitsPage()).toMatchFileSnapshot('../../../../docs/limits.md')
})

test('it names every limit with its number, its time and whom it counts', () => {
  const rows = limitsPage()
    .split('\n')
    .filter(line => line.startsWith('| `'))
  expect(rows.length).toBeGreaterThanOrEqual(35)
  for (const row of rows)
    expect(row).toMatch(/^\| `\w+` \| [\d,]+ in (a|an|\d+) (day|hour|minute)s? \| [a-z ,]+ \| [a-z].+ \|$/)
  expect(rows).toContain('| `loginFailureOfNetwork` | 30 in 15 minutes | network | wrong passwords |')
})
