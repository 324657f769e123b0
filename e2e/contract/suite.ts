import assert from 'node:assert/strict'
import { createCityClient } from './city-client.ts'
import { runGeneratedChecks } from './generated-checks.ts'
import { runMethodChecks } from './method-checks.ts'
import type { OpenApiDocument } from './openapi.ts'
import { type ProfileName, profileOf } from './profiles.ts'
import { createReport, type Report } from './report.ts'
import type { Lent, PersonRun, PersonScenario, Run, Scenario } from './run.ts'
import { appealsScenario } from './scenarios/appeals.scenario.ts'
import { changesScenario } from './scenarios/changes.scenario.ts'
import { embeddingScenario } from './scenarios/embedding.scenario.ts'
import { evidenceScenario } from './scenarios/evidence.scenario.ts'
import { finesScenario } from './scenarios/fines.scenario.ts'
import { papersScenario } from './scenarios/papers.scenario.ts'
import { personScenario } from './scenarios/person.scenario.ts'
import { privacyScenario } from './scenarios/privacy.scenario.ts'
import { requestsScenario } from './scenarios/requests.scenario.ts'
import { rightsScenario } from './scenarios/rights.scenario.ts'
import { sessionScenario } from './scenarios/session.scenario.ts'
import { sharingScenario } from './scenarios/sharing.scenario.ts'
import { signIn } from './sign-in.ts'

interface Way {
  /** Areas needed: runs in profiles that include them all, reported under the first. */
  readonly areas: readonly [string, ...string[]]
  /** Scenario without an account. */
  readonly visitor?: Scenario
  /** Of the two lent people. */
  readonly person?: PersonScenario
}

/** Scenarios in order: later ones use what earlier ones created. */
const WAYS: Readonly<Record<string, Way>> = {
  'A person': { areas: ['person', 'access'], person: personScenario },
  'A document that is sent': { areas: ['evidence', 'access'], person: evidenceScenario },
  'A request': { areas: ['rights', 'access', 'evidence'], person: requestsScenario },
  'A right': {
    areas: ['rights', 'access', 'rightPayments', 'rightPapers', 'documentTickets'],
    person: rightsScenario,
  },
  'A change of a right': { areas: ['rights', 'access'], person: changesScenario },
  'A shared right': { areas: ['sharing', 'rights', 'access'], person: sharingScenario },
  'A fine': { areas: ['fines', 'finePapers'], visitor: finesScenario },
  'An appeal': { areas: ['appeals', 'fines'], visitor: appealsScenario },
  'A paper': { areas: ['documentTickets', 'appeals', 'refunds', 'fines'], visitor: papersScenario },
  'A person’s data': { areas: ['person', 'access'], person: privacyScenario },
  'A page of another site': { areas: ['embedding', 'access', 'person'], person: embeddingScenario },
  'A session': { areas: ['access', 'person'], person: sessionScenario },
}

export interface SuiteOptions {
  readonly title: string
  readonly baseUrl: string
  readonly document: OpenApiDocument
  readonly city?: string | undefined
  /** Default: `all`. */
  readonly profile?: ProfileName | undefined
  readonly lent: Lent
}

const withPeople = async (run: Run): Promise<PersonRun> => {
  const { client, lent } = run
  const { person, other } = lent
  assert.ok(person && other, 'this profile needs two lent accounts (--person, --other)')
  return {
    ...run,
    lent: { ...lent, person, other },
    token: await signIn(client, person),
    otherToken: await signIn(client, other),
  }
}

/** Runs the contract, or one profile of it, against a city that answers at `baseUrl`. */
export const runSuite = async ({ title, lent, profile: name, ...place }: SuiteOptions): Promise<Report> => {
  const profile = profileOf(place.document, name ?? 'all')
  const client = createCityClient({ ...place, asks: call => profile.covers([call.area]) })
  const report = createReport({ title, profile, takeAsked: client.takeAsked, document: place.document })
  const visitor: Run = { client, report, lent }
  const people = profile.covers(['access']) ? await withPeople(visitor) : null
  for (const [group, { areas, visitor: asVisitor, person }] of Object.entries(WAYS)) {
    if (!profile.covers(areas)) {
      report.leaveOut(areas[0], group)
      continue
    }
    report.group(group, { area: areas[0] })
    // A scenario that throws counts as failed; the others still run.
    await report.check(group, 'can be asked', async () => {
      await asVisitor?.(visitor)
      if (people !== null) await person?.(people)
    })
  }
  // Last: many unknown paths trigger a city's rate limit.
  await runMethodChecks(people ?? visitor)
  await runGeneratedChecks(people ?? visitor)
  return report
}
