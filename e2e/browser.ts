import { findChromium } from '@parvis/start/chromium'
import type { LaunchOptions } from 'playwright/test'

/**
 * Playwright's own list, which setting the flag replaces, plus the pages that Chromium's address bar opens beside every
 * window.
 */
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

export const browserAt = (executablePath: string): LaunchOptions => ({
  executablePath,
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
})

/** For journeys that open a PDF, which the headless shell cannot: `test.use({ launchOptions: WHOLE_BROWSER })`. */
export const WHOLE_BROWSER = browserAt(findChromium())
