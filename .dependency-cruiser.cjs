/** Import direction between rooms (ARCHITECTURE.md). A new feature is covered by back-reference, without a list. */
const PURE =
  'ids|money|time|plates|subscriber|orders|tickets|offers|fines|payment|evidence|errors|formats|paths'

module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^\\./package\\.json$' },
    },
    {
      name: 'domain-is-pure',
      comment:
        'A rule needs no browser, no server and no library but valibot; what it asks of luxon it asks of the room time.',
      severity: 'error',
      from: { path: `^shared-kernel/src/(${PURE})/`, pathNot: '\\.test\\.ts$|^shared-kernel/src/time/' },
      to: { pathNot: `^shared-kernel/src/(${PURE}|messages)/|node_modules/valibot/` },
    },
    {
      name: 'time-is-pure',
      comment: 'luxon counts zones, dates and durations.',
      severity: 'error',
      from: { path: '^shared-kernel/src/time/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^shared-kernel/src/(time|ids)/|node_modules/luxon/' },
    },
    {
      name: 'time-is-shown-without-luxon',
      comment:
        'Every first screen asks these which day it is and how long something lasts; luxon would come along.',
      severity: 'error',
      from: {
        path: '^shared-kernel/src/time/(calendar-event|day|easter|holiday-calendars|instant|iso-duration|period)\\.ts$',
      },
      to: { path: 'node_modules/luxon/', reachable: true },
    },
    {
      name: 'luxon-in-the-room-time',
      comment:
        'The rest of the portal says days, moments, periods and durations in the words of the room time.',
      severity: 'error',
      from: { path: '^(shared-kernel|shell|remote-)', pathNot: '^shared-kernel/src/time/' },
      to: { path: 'node_modules/luxon/' },
    },
    {
      name: 'wire-knows-domain-only',
      severity: 'error',
      from: { path: '^shared-kernel/src/wire/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: `^shared-kernel/src/(${PURE}|wire)/|node_modules/valibot/` },
    },
    {
      name: 'api-has-no-react',
      severity: 'error',
      from: { path: '^shared-kernel/src/api/' },
      to: { path: 'node_modules/react|^shared-kernel/src/(ui|remote|i18n)/' },
    },
    {
      name: 'ui-knows-no-orders',
      severity: 'error',
      from: { path: '^shared-kernel/src/(ui|i18n)/' },
      to: { path: '^shared-kernel/src/(orders|tickets|offers|wire|api|remote|session)/' },
    },
    {
      name: 'kernel-knows-nobody',
      severity: 'error',
      from: { path: '^shared-kernel/' },
      to: { path: '^(shell|remote-|e2e|deploy)' },
    },
    {
      name: 'rooms-by-their-index',
      comment: 'Another room of the kernel is entered by its index only.',
      severity: 'error',
      from: { path: '^shared-kernel/src/([^/]+)/', pathNot: '\\.(test|stories)\\.tsx?$' },
      to: {
        path: '^shared-kernel/src/([^/]+)/',
        pathNot: [
          '^shared-kernel/src/$1/',
          '^shared-kernel/src/[^/]+/index\\.ts$',
          '^shared-kernel/src/messages/',
          '^shared-kernel/src/ui/[^/]+/index\\.ts$',
          '^shared-kernel/src/api/api-client\\.ts$',
          '^shared-kernel/src/wire/contract/index\\.ts$',
        ],
      },
    },
    {
      name: 'remotes-are-strangers',
      severity: 'error',
      from: { path: '^remote-([^/]+)/' },
      to: { path: '^(shell|deploy|e2e|remote-)', pathNot: '^remote-$1/|^deploy/build/src/index\\.ts$' },
    },
    {
      name: 'shell-never-imports-a-remote',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^(remote-|deploy|e2e)', pathNot: '^deploy/build/src/index\\.ts$' },
    },
    {
      name: 'features-never-import-each-other',
      severity: 'error',
      from: { path: '^remote-[^/]+/src/features/([^/]+)/' },
      to: { path: '^remote-[^/]+/src/(features|routes)/', pathNot: '/src/features/$1/' },
    },
    {
      name: 'facades-only',
      comment: 'Queries and messages are reached through the kernel, so that they are shaken once.',
      severity: 'error',
      from: { path: '^remote-' },
      to: { path: 'node_modules/(react-router|@tanstack|react-intl|@formatjs|intl-messageformat)/' },
    },
    {
      name: 'city-knows-domain-and-wire',
      severity: 'error',
      from: { path: '^deploy/city/' },
      to: { path: '^shared-kernel/src/', pathNot: `^shared-kernel/src/(${PURE}|wire|messages)/` },
    },
    {
      name: 'payments-know-no-sandbox',
      comment: 'A payment provider is another company: the city reaches it over HTTP alone.',
      severity: 'error',
      from: { path: '^deploy/city/src/modules/payments/', pathNot: '\\.test\\.ts$' },
      to: { path: '^deploy/(payment-sandbox/|city/src/payment-sandbox\\.ts$)' },
    },
    {
      name: 'sandbox-knows-no-city',
      severity: 'error',
      from: { path: '^deploy/payment-(sandbox|protocol)/' },
      to: { path: '^deploy/', pathNot: '^deploy/payment-$1/|^deploy/payment-protocol/' },
    },
    {
      name: 'e2e-sees-what-a-visitor-sees',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(shell|remote-|shared-kernel)/', pathNot: '^shared-kernel/src/testing/' },
    },
    {
      name: 'nothing-imports-deploy',
      severity: 'error',
      comment: 'A part is built by the preset, which its own rspack.config.ts names.',
      from: { path: '^(shell|remote-|shared-kernel)', pathNot: '/rspack\\.config\\.ts$' },
      to: { path: '^deploy/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Fixtures are repositories of somebody else: what they import is installed where a test copies them to.
    exclude: {
      path: '(^|/)(\\.parvis|dist)/|^shared-kernel/\\.ladle/|^(e2e/fixtures|deploy/template-remote)/',
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'],
    },
  },
}
