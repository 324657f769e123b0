import { findHeadlessShell } from '@parvis/start/chromium'
import { defineConfig } from 'playwright/test'
import { browserAt } from './browser.ts'
import { isBehindNginx } from './front.ts'
import type { Portal } from './portal.ts'

/** Tests of waiting times: each has several visitors at once, so nothing heavy may run beside them. */
const PATIENCE = /(first-load|faults)\.spec\.ts$/
/** Tests that must not run in parallel with others. */
const APART = [/federation|moved-clock/, PATIENCE]

export default defineConfig<Portal>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './portal-setup.ts',
  fullyParallel: false,
  // More workers than cores: a journey spends a good part of its time waiting.
  workers: 4,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  outputDir: '../test-results',
  use: {
    launchOptions: browserAt(findHeadlessShell()),
    // nginx uses a certificate created for this run.
    ignoreHTTPSErrors: isBehindNginx,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Tracing more than doubles the run time: enable it to investigate a failure.
    trace: process.env.PARVIS_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // Journeys run on desktop unless tagged; CONTRIBUTING lists which.
    {
      name: 'desktop',
      testIgnore: APART,
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: APART,
      grep: /@phone|@both/,
      use: { viewport: { width: 360, height: 760 }, hasTouch: true, isMobile: true, isTranslated: true },
    },
    // Moves the city's clock: after everything that needs a session.
    { name: 'clock', testMatch: /moved-clock\.spec\.ts$/, dependencies: ['desktop', 'phone'] },
    // Before versions are promoted, which a part that does not come falls back to.
    { name: 'patience', testMatch: PATIENCE, dependencies: ['clock'], workers: 4 },
    // Stops origins and promotes versions: after everything else.
    {
      name: 'federation',
      testMatch: /federation.*\.spec\.ts$/,
      testIgnore: PATIENCE,
      dependencies: ['patience'],
      // Many of them build a part, which takes both cores.
      workers: 3,
      timeout: 120_000,
    },
  ],
})
