import { writeFileSync } from 'node:fs'
import { type CheckFailure, failureOf } from './check-failure.ts'
import type { Asked } from './city-client.ts'
import { callsOf, type OpenApiDocument } from './openapi.ts'
import type { Area, Profile } from './profiles.ts'

interface Check extends Partial<CheckFailure> {
  readonly area: string
  readonly group: string
  readonly title: string
  readonly outcome: 'passed' | 'failed' | 'skipped'
  /** Calls made, each with its status. */
  readonly asked: readonly string[]
  /** For failures: where the document specifies the expectation. */
  readonly place?: string
  /** For skipped checks. */
  readonly reason?: string
}

interface Group {
  readonly area: string
  readonly purpose?: string
}

interface ReportOptions {
  readonly title: string
  readonly profile: Profile
  readonly document: OpenApiDocument
  readonly takeAsked: () => readonly Asked[]
}

/** Verbosity: failures and skips; also every check's title; also each call with its status. */
export type Detail = 'failures' | 'titles' | 'everything'

const MARK = { passed: '✓', failed: '✗', skipped: '–' } as const

const described = ({ call, status }: Asked): string => `${call} → ${status ?? 'no answer'}`

/** A check's title and, below it, what went wrong or what was asked. */
const linesOf = (check: Check, detail: Detail): readonly string[] => {
  const { outcome, title, sentence, reason, place, asked } = check
  const told = [
    ...(sentence === undefined ? [] : [sentence]),
    ...(place === undefined ? [] : [`in the contract: ${place}`]),
    ...(detail === 'everything' || outcome === 'failed' ? asked.map(call => `asked ${call}`) : []),
  ]
  return [
    `      ${MARK[outcome]} ${title}${reason === undefined ? '' : `: ${reason}`}`,
    ...told.map(line => `        ${line}`),
  ]
}

/** Collects check results in order and prints an actionable report. */
export const createReport = ({ title, profile, document, takeAsked }: ReportOptions) => {
  const checks: Check[] = []
  const groups = new Map<string, Group>()
  const leftOut: { area: string; group: string }[] = []
  const areaOf = (group: string): string => groups.get(group)?.area ?? profile.areas[0]?.name ?? ''
  const note = (group: string, name: string, rest: Omit<Check, 'area' | 'group' | 'title'>) =>
    checks.push({ area: areaOf(group), group, title: name, ...rest })
  const count = (outcome: Check['outcome'], among: readonly Check[] = checks) =>
    among.filter(check => check.outcome === outcome).length
  const counts = () => ({ passed: count('passed'), failed: count('failed'), skipped: count('skipped') })

  const notAsked = () =>
    profile.notAsked.map(({ name, title: area }) => ({
      area: name,
      title: area,
      calls: callsOf(document)
        .filter(call => call.area === name)
        .map(call => call.name),
      ways: leftOut.filter(way => way.area === name).map(way => way.group),
    }))

  const printGroup = (group: string, ofGroup: readonly Check[], detail: Detail): void => {
    const purpose = groups.get(group)?.purpose
    const isGood = count('failed', ofGroup) === 0
    console.log(`  ${isGood ? '✓' : '✗'} ${group}${purpose === undefined ? '' : `  ${purpose}`}`)
    for (const check of ofGroup)
      if (detail !== 'failures' || check.outcome !== 'passed') console.log(linesOf(check, detail).join('\n'))
  }

  const printArea = ({ name, title: area }: Area, detail: Detail): void => {
    const ofArea = checks.filter(check => check.area === name)
    if (ofArea.length === 0) return
    const failed = count('failed', ofArea)
    console.log(
      `\n${area}: ${count('passed', ofArea)} passed${failed > 0 ? `, ${failed} failed` : ''} (${name})`,
    )
    for (const group of new Set(ofArea.map(check => check.group)))
      printGroup(
        group,
        ofArea.filter(check => check.group === group),
        detail,
      )
  }

  const printNotAsked = (detail: Detail): void => {
    const left = notAsked()
    if (left.length === 0) return
    console.log(`\nNot asked, for the profile ${profile.name} has no part in it:`)
    for (const { title: area, area: name, calls, ways } of left) {
      console.log(`  – ${area} (${name}): ${[...ways, `${calls.length} calls`].join(', ')}`)
      if (detail !== 'failures') for (const call of calls) console.log(`      ${call}`)
    }
  }

  return {
    /** Assigns a group to its area; call before its checks. */
    group: (name: string, group: Group): void => void groups.set(name, group),
    leaveOut: (area: string, group: string): void => void leftOut.push({ area, group }),
    check: async (group: string, name: string, run: () => Promise<void>): Promise<void> => {
      takeAsked()
      try {
        await run()
        note(group, name, { outcome: 'passed', asked: takeAsked().map(described) })
      } catch (failure) {
        const asked = takeAsked()
        const place = asked.at(-1)?.place
        const told = { ...failureOf(failure), ...(place === undefined ? {} : { place }) }
        note(group, name, { outcome: 'failed', asked: asked.map(described), ...told })
      }
    },
    skip: (group: string, name: string, reason: string): void =>
      void note(group, name, { outcome: 'skipped', asked: [], reason }),
    failed: () => count('failed'),
    passed: () => count('passed'),
    json: () => ({ title, profile: profile.name, ...counts(), checks, notAsked: notAsked() }),
    print: (detail: Detail): void => {
      console.log(`\n${title}, profile ${profile.name}`)
      for (const area of profile.areas) printArea(area, detail)
      printNotAsked(detail)
      const { passed, failed, skipped } = counts()
      console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`)
    },
    write(file: string): void {
      writeFileSync(file, `${JSON.stringify(this.json(), null, 2)}\n`)
    },
  }
}

export type Report = ReturnType<typeof createReport>
