import { createCityClient } from './city-client.ts'
import { runGeneratedChecks } from './generated-checks.ts'
import { runMethodChecks } from './method-checks.ts'
import type { OpenApiDocument } from './openapi.ts'
import { createReport, type Report } from './report.ts'
import type { Lent, Run, Scenario } from './run.ts'
import { changesScenario } from './scenarios/changes.scenario.ts'
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

const SCENARIOS: Readonly<Record<string, Scenario>> = {
  'A person': personScenario,
  'A document that is sent': evidenceScenario,
  'A request': requestsScenario,
  'A right': rightsScenario,
  'A change of a right': changesScenario,
  'A shared right': sharingScenario,
  'A fine': finesScenario,
  'A paper': papersScenario,
  'A person’s data': privacyScenario,
  'A session': sessionScenario,
}

export interface SuiteOptions {
  readonly title: string
  readonly baseUrl: string
  readonly document: OpenApiDocument
  readonly city?: string | undefined
  readonly lent: Lent
}

/** Runs the whole contract against a city that answers at `baseUrl`. */
export const runSuite = async ({ title, lent, ...place }: SuiteOptions): Promise<Report> => {
  const report = createReport(title)
  const client = createCityClient(place)
  const run: Run = {
    client,
    report,
    lent,
    token: await signIn(client, lent.person),
    otherToken: await signIn(client, lent.other),
  }
  for (const [group, scenario] of Object.entries(SCENARIOS)) {
    // A scenario that cannot even begin has failed, and the others are still asked.
    await report.check(group, 'can be asked', () => scenario(run))
  }
  // Last, for they ask for much that does not exist, and a city stops who does.
  await runMethodChecks(run)
  await runGeneratedChecks(run)
  return report
}
