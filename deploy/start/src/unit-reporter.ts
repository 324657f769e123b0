import { writeFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import { failureOf, type Report } from './test-reports.ts'

/** With its causes: of a worker that died, only the cause names signal and file. */
const reasonOf = ([first]: readonly SerializedError[] = []): string | undefined => {
  if (!first) return undefined
  const reason = first.stack ?? first.message
  const cause = reasonOf(first.cause === undefined ? [] : [first.cause as SerializedError])
  return cause === undefined ? reason : `${cause}\n${reason}`
}

/** Failures of a file and its suites while loading it and in hooks around its tests. */
function failuresOf(module: TestModule): string[] {
  const around = [module, ...module.children.allSuites()]
    .filter(one => one.errors().length > 0)
    .map(one =>
      failureOf(
        [module.relativeModuleId, 'fullName' in one ? one.fullName : ''].filter(Boolean).join(': '),
        reasonOf(one.errors()),
      ),
    )
  const inside = [...module.children.allTests('failed')].map(test =>
    failureOf(`${module.relativeModuleId}: ${test.fullName}`, reasonOf(test.result().errors)),
  )
  return [...around, ...inside]
}

/** Writes the `Report` of a run of vitest to the file that PARVIS_UNIT_REPORT names. */
export default class UnitReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const failures = [
      ...modules.flatMap(failuresOf),
      ...unhandled.map(error => failureOf('outside of every test', reasonOf([error]))),
    ]
    const passed = modules.flatMap(module => [...module.children.allTests('passed')]).length
    const report: Report = { passed, failed: failures.length, failures }
    writeFileSync(process.env.PARVIS_UNIT_REPORT ?? '', JSON.stringify(report))
  }
}
