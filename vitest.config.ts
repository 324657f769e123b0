import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// Three rooms of tests: rules need nothing, screens need a document, the city needs Node. Making a document costs more
// than most tests of rules: one without a screen that needs it says so by its name (`.dom.test.ts`).
const DOM = '{shared-kernel,shell,remote-*}/src/**/*.dom.test.ts'
const node = { environment: 'node' } as const
export default defineConfig({
  test: {
    // More than processors: a test of the city waits a quarter of its time, for its database or a process of its own.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // Files share a worker's modules: loading them anew for each file took half of the time. No test may replace a module.
    isolate: false,
    // One temporary folder for the whole run.
    globalSetup: ['deploy/start/src/unit-setup.ts'],
    projects: [
      {
        test: {
          name: 'rules',
          ...node,
          include: ['{shared-kernel,shell,remote-*}/src/**/*.test.ts', 'e2e/{bench,contract}/**/*.test.ts'],
          exclude: [DOM],
          setupFiles: ['shared-kernel/src/testing/rules-setup.ts'],
        },
      },
      {
        esbuild: { jsx: 'automatic' },
        test: {
          name: 'screens',
          environment: 'happy-dom',
          include: ['{shared-kernel,shell,remote-*}/src/**/*.test.tsx', DOM],
          setupFiles: ['shared-kernel/src/testing/screen-setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'deploy',
          ...node,
          include: ['deploy/*/src/**/*.test.ts'],
          globalSetup: ['deploy/city/src/testing/storage-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
