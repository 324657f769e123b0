import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'happy-dom',
    setupFiles: ['@parvis/shared-kernel/testing/screen-setup'],
    // The kernel imports its style sheets, which Node does not read.
    server: { deps: { inline: [/@parvis/] } },
  },
})
