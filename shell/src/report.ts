import { lazyChunk } from '@parvis/shared-kernel/remote'
import type { Release } from '@parvis/shared-kernel/remote/release'

export type Report = (error: unknown, where: string) => void

/** Second document §9: one error in twenty. */
const SAMPLE_RATE = 0.05

const sender = lazyChunk(() =>
  import(/* webpackChunkName: "api-failure" */ './reporting/send-report.ts').then(
    module => module.sendReport,
  ),
)

/** Tells the city's error reporting of a sample of the errors; the code that does so is fetched with the first of them. */
export function createReporter(release: Release): Report {
  return (error, where) => {
    if (Math.random() < SAMPLE_RATE)
      sender.load().then(
        send => send(error, where, release),
        // Reporting that cannot be fetched must not be reported.
        () => {},
      )
  }
}
