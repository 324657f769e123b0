import {
  array,
  type GenericSchema,
  isoDate,
  literal,
  minLength,
  parse,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
  union,
} from 'valibot'
import { describe, expect, it } from 'vitest'
import { accessibilityEn } from '../../messages/accessibility.en.ts'
import { accessibilityFr } from '../../messages/accessibility.fr.ts'
import { en } from '../../messages/en.ts'
import { fr } from '../../messages/fr.ts'
import grid from './audit-grid.json' with { type: 'json' }
import { AUDIT_GRID, AUDITED_ON } from './audit-grid.ts'
import { type AuditedCriterion, auditResult, PROOFS } from './conformity.model.ts'

/** Repository files that a proof may name. */
const FILES = new Set(
  Object.keys({
    ...import.meta.glob('../../../../e2e/**/*.spec.ts'),
    ...import.meta.glob('../../../../shell/src/**/*.test.ts'),
    ...import.meta.glob('../../../../biome.json'),
  }).map(path => path.replace(/^(\.\.\/)+/, '')),
)

const words = strictObject({ fr: pipe(string(), minLength(1)), en: pipe(string(), minLength(1)) })
const named = { criterion: pipe(string(), regex(/^\d+\.\d+$/)), name: words }
const criterion: GenericSchema<unknown, AuditedCriterion> = union([
  strictObject({
    ...named,
    status: literal('conforming'),
    by: pipe(array(picklist(PROOFS)), minLength(1)),
  }),
  strictObject({ ...named, status: picklist(['non-conforming', 'not-applicable']), why: words }),
  strictObject({ ...named, status: literal('not-tested') }),
])
const schema = strictObject({
  auditedOn: pipe(string(), isoDate()),
  proofs: strictObject(Object.fromEntries(PROOFS.map(proof => [proof, array(string())]))),
  criteria: array(criterion),
})

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

  it('has the form that its pages read', () => {
    expect(parse(schema, grid).criteria).toEqual(AUDIT_GRID)
  })

  it('is dated, and not in the future', () => {
    expect(Date.parse(AUDITED_ON)).toBeLessThanOrEqual(Date.now())
  })

  it('knows of every proof that is a test where it is', () => {
    const missing = Object.values(grid.proofs)
      .flat()
      .filter(file => ![file, file.replace('shell/src/', '')].some(name => FILES.has(name)))
    expect(missing).toEqual([])
  })

  it('says in both languages why a criterion fails or does not apply', () => {
    for (const one of AUDIT_GRID) {
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
