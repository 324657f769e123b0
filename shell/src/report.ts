import type { Release } from '@parvis/shared-kernel/remote/release'

export type Report = (error: unknown, where: string) => void

declare global {
  interface Window {
    /** Errors of this visit, without personal data: what error reporting sends once it is loaded. */
    parvisReports?: { readonly where: string; readonly version: string; readonly name: string }[]
  }
}

const MOST = 20

/**
 * Keeps the name of each error with the part and version it came from. Messages and addresses stay out: they may hold
 * what a citizen typed.
 */
export function createReporter(release: Release): Report {
  return (error, where) => {
    const reports = window.parvisReports ?? []
    window.parvisReports = reports
    if (reports.length >= MOST) return
    const version = release.remotes[where]?.version ?? release.shell.version
    reports.push({ where, version, name: error instanceof Error ? error.name : typeof error })
  }
}
