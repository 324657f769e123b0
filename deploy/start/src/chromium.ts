import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const installed = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...PLACES].find(path => path && existsSync(path))

/** The browser of the tests: the one named by CHROMIUM_PATH, the system's, or Debian's package installed now. */
export function findChromium(): string {
  const found = installed()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium …')
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    execFileSync(
      'apt-get',
      [
        ...['install', '-y', '-qq', '--no-install-recommends'],
        ...['chromium', 'chromium-headless-shell', 'fonts-dejavu-core'],
      ],
      { stdio: 'ignore' },
    )
    const now = installed()
    if (now) return now
  }
  throw new Error(
    'The browser tests need Chromium: "sudo apt-get install -y chromium", or set CHROMIUM_PATH.',
  )
}

/**
 * The same engine without windows, which takes a quarter less of the processor and opens no PDF; the whole browser where
 * it is not installed, or another is named.
 */
export function findHeadlessShell(): string {
  const whole = findChromium()
  return !process.env.CHROMIUM_PATH && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : whole
}
