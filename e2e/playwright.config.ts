import { findChromium } from '@parvis/start/chromium'
import { defineConfig } from 'playwright/test'
import { isBehindNginx } from './front.ts'

const chromium = findChromium()

/** The runner's own list, which a list of ours replaces, and the pages that Chromium's address bar opens beside every window. */
const DISABLED_FEATURES = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
  ...[
    'LocalNetworkAccessChecks',
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    'WebUIOmniboxFullPopup',
    'WebUIOmniboxSimplification',
  ],
]

/** What nobody else may run beside. */
const APART = /federation|moved-clock/

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './portal-setup.ts',
  fullyParallel: false,
  // A journey waits for a fifth of its time: two cores are full with three of them.
  workers: 3,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  outputDir: '../test-results',
  use: {
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${DISABLED_FEATURES.join(',')}`,
      ],
    },
    // nginx in front has a certificate of this run alone.
    ignoreHTTPSErrors: isBehindNginx,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Tracing takes more than half of a run's time: asked for when a failure is looked into.
    trace: process.env.PARVIS_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // A journey runs on a desk, unless it says otherwise: CONTRIBUTING tells which ones do.
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
      use: { viewport: { width: 360, height: 760 }, hasTouch: true, isMobile: true },
    },
    // Moves the city's clock: after everybody who is signed in.
    { name: 'clock', testMatch: /moved-clock\.spec\.ts$/, dependencies: ['desktop', 'phone'] },
    // Takes origins away and changes what the city runs: after everybody else.
    // What is measured there is the portal's patience: each worker has several visitors at once.
    { name: 'federation', testMatch: /federation.*\.spec\.ts$/, dependencies: ['clock'], workers: 2 },
  ],
})
