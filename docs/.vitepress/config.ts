import { defineConfig } from 'vitepress'
import { plainLinks } from './plain-links.ts'

const page = (text: string, link: string) => ({ text, link })

/** The same readers as in docs/README.md. */
const sidebar = [
  {
    text: 'See it',
    items: [page('The portal', '/'), page('What citizens see', '/docs/screens')],
  },
  {
    text: 'Run a city',
    items: [
      page('On your own machine', '/docs/run-a-city'),
      page('In containers', '/deploy/container/'),
      page('Configure a city', '/docs/configure-a-city'),
      page('Operate it', '/docs/operate'),
      page('What a release changes', '/CHANGELOG'),
      page('Settings of the reference city', '/deploy/city/'),
      page('Settings of the units', '/deploy/systemd/'),
      page('Limits of the API', '/docs/limits'),
    ],
  },
  {
    text: 'Connect and change',
    items: [
      page('Connect a back office', '/docs/connect-a-city'),
      page('An adapter in Python', '/deploy/city-example-python/'),
      page('Deploy one part', '/docs/deploy-a-part'),
      page('Fork a part', '/docs/fork-a-part'),
      page('Write a part', '/deploy/template-remote/'),
      page('Embed a part', '/docs/embed-a-part'),
    ],
  },
  {
    text: 'Answer for it',
    items: [page('Security and privacy', '/docs/security'), page('Accessibility', '/docs/accessibility')],
  },
  {
    text: 'Work on it',
    items: [
      page('Architecture', '/ARCHITECTURE'),
      page('Contributing', '/CONTRIBUTING'),
      page('Glossary', '/docs/glossary'),
      page('The specification', '/docs/specification'),
      page('Decisions', '/docs/decisions/'),
      page('The API: what was left open', '/docs/api'),
      page('The federation', '/docs/federation'),
    ],
  },
]

export default defineConfig({
  title: 'Parvis',
  description: 'The open parking portal for cities',
  lang: 'en',
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  // Pages stand where their subject does: those of this folder and each README.
  srcDir: '..',
  srcExclude: ['.changeset/**', 'e2e/**', '**/{dist,.parvis,test-results}/**'],
  rewrites: { ':folder(.*)/README.md': ':folder/index.md', 'README.md': 'index.md' },
  outDir: 'dist',
  cacheDir: '../node_modules/.cache/vitepress',
  cleanUrls: true,
  markdown: { config: plainLinks },
  themeConfig: {
    sidebar,
    outline: [2, 3],
    search: { provider: 'local' },
  },
})
