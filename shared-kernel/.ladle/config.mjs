/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: 'src/**/*.stories.tsx',
  outDir: 'dist/stories',
  appendToHead: '<style>@layer reset, tokens, base, components, utilities;</style>',
  addons: {
    theme: { enabled: true, defaultState: 'auto' },
    width: { enabled: true },
    msw: { enabled: false },
  },
}
