import { describe, expect, it } from 'vitest'
import { accessibilityEn } from '../../messages/accessibility.en.ts'
import { accessibilityFr } from '../../messages/accessibility.fr.ts'
import { en } from '../../messages/en.ts'
import { fr } from '../../messages/fr.ts'
import { AUDIT_GRID, AUDITED_ON, PROOFS } from './audit-grid.ts'
import { type AuditedCriterion, auditResult } from './conformity.model.ts'

/** Files that a proof may be, by their place in the repository. */
const FILES = new Set(
  Object.keys({
    ...import.meta.glob('../../../../e2e/**/*.spec.ts'),
    ...import.meta.glob('../../../../shell/src/**/*.test.ts'),
    ...import.meta.glob('../../../../biome.json'),
  }).map(path => path.replace(/^(\.\.\/)+/, '')),
)

/** RGAA 4.1: criteria of each of the thirteen themes. */
const THEMES = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12]

const row = (status: AuditedCriterion['status']) => ({ status }) as AuditedCriterion
const rows = (status: AuditedCriterion['status'], count: number) =>
  Array.from({ length: count }, () => row(status))

describe('the audit grid', () => {
  it('has the 106 criteria of RGAA 4.1, in their order', () => {
    const expected = THEMES.flatMap((count, theme) =>
      Array.from({ length: count }, (_, index) => `${theme + 1}.${index + 1}`),
    )
    expect(AUDIT_GRID.map(({ criterion }) => criterion)).toEqual(expected)
    expect(expected).toHaveLength(106)
  })

  it('is dated, and not in the future', () => {
    expect(AUDITED_ON).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(Date.parse(AUDITED_ON)).toBeLessThanOrEqual(Date.now())
  })

  it('names for each conforming criterion what proved it, and every proof that is a test exists', () => {
    for (const one of AUDIT_GRID) if (one.status === 'conforming') expect(one.by).not.toHaveLength(0)
    const missing = Object.values(PROOFS)
      .flat()
      .filter(file => ![file, file.replace('shell/src/', '')].some(name => FILES.has(name)))
    expect(missing).toEqual([])
  })

  it('says in both languages why a criterion fails or does not apply', () => {
    for (const one of AUDIT_GRID) {
      expect(one.name.fr && one.name.en).toBeTruthy()
      if ('why' in one) expect(Math.min(one.why.fr.length, one.why.en.length)).toBeGreaterThan(15)
    }
  })

  it('gives the state that every page names in its footer', () => {
    const { conformity } = auditResult(AUDIT_GRID)
    expect(accessibilityFr[`statement.title.${conformity}`]).toBe(fr['shell.footer.accessibility.state'])
    expect(accessibilityEn[`statement.title.${conformity}`]).toBe(en['shell.footer.accessibility.state'])
  })
})

describe('the state of conformity', () => {
  it.each([
    ['all that applies is met', [...rows('conforming', 9), row('not-applicable')], 100, 'full'],
    ['one of them is not tested', [...rows('conforming', 9), row('not-tested')], 90, 'partial'],
    ['one of them fails', [...rows('conforming', 9), row('non-conforming')], 90, 'partial'],
    ['just half is known to be met', [...rows('conforming', 5), ...rows('not-tested', 5)], 50, 'partial'],
    ['less than half', [...rows('conforming', 49), ...rows('non-conforming', 51)], 49, 'none'],
    ['99.5 % is not all', [...rows('conforming', 199), row('non-conforming')], 99, 'partial'],
    ['nothing was tested', rows('not-tested', 106), 0, 'none'],
    ['nothing applies', rows('not-applicable', 106), 0, 'none'],
  ] as const)('when %s', (_name, grid, rate, conformity) => {
    expect(auditResult(grid)).toMatchObject({ rate, conformity })
  })
})
