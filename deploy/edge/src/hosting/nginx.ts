import { LARGEST_CALL_BYTES, UPLOAD_SECONDS } from '@parvis/server'
import type { OriginKind } from '../security-headers.ts'
import { NO_SUCH_FILE } from '../static-files.ts'
import { TEXT } from './front-answers.ts'
import type { HostingPlan } from './hosting-plan.ts'
import { accessLog, fileTypes, headerLines, httpSettings } from './nginx-settings.ts'

/** Configuration of nginx (1.22 or newer), to be included in its `http` block. */
export const nginxConfig = (plan: HostingPlan): string =>
  [
    '# Written by "npm run edge -- nginx": changed there, not here.',
    ...httpSettings(plan),
    ...strangers(plan),
    ...plan.portals.flatMap(portal => portalServer(plan, portal)),
    ...plan.parts.flatMap(part => partServer(plan, part)),
    ...plan.besides.flatMap(beside => besideServer(plan, beside)),
    '',
  ].join('\n')

const portOf = ({ port }: URL) => Number(port || 443)
const originsOf = ({ portals, parts, besides }: HostingPlan) =>
  [...portals, ...parts, ...besides].map(({ origin }) => origin)

const listens = ({ listen }: HostingPlan, port: number, words: string) =>
  (listen === null ? [port, `[::]:${port}`] : [`${listen}:${port}`]).map(at => `    listen ${at}${words};`)

const secure = (plan: HostingPlan, port: number, name: string, kind: OriginKind): string[] => [
  ...listens(plan, port, ' ssl http2'),
  `    server_name ${name};`,
  accessLog,
  `    ssl_certificate ${plan.certificate};`,
  `    ssl_certificate_key ${plan.key};`,
  '    ssl_protocols TLSv1.2 TLSv1.3;',
  // For requests that fail before a location is chosen.
  ...headerLines(plan, kind, '    '),
]

/** Default server of each port, for unknown host names: no portal is served under a foreign name. */
const strangers = (plan: HostingPlan): string[] => {
  const ports = [...new Set(originsOf(plan).map(portOf))]
  const names = originsOf(plan).filter(origin => portOf(origin) === 443)
  return [
    ...ports.flatMap(port => ['', 'server {', ...secure(plan, port, '_', 'beside'), '    return 421;', '}']),
    ...(names.length === 0
      ? []
      : [
          ...['', 'server {', ...listens(plan, 80, '')],
          `    server_name ${names.map(({ hostname }) => hostname).join(' ')};`,
          ...[accessLog, '    return 308 https://$host$request_uri;', '}'],
        ]),
  ]
}

const portalServer = (plan: HostingPlan, { city, origin }: HostingPlan['portals'][number]): string[] => [
  '',
  'server {',
  ...secure(plan, portOf(origin), origin.hostname, 'portal'),
  `    client_max_body_size ${LARGEST_CALL_BYTES};`,
  ...['', '    location /api/ {', '        proxy_pass http://parvis-city;'],
  `        proxy_set_header X-Parvis-City ${city};`,
  ...proxied(plan),
  ...compressed(plan),
  ...failures(plan, 'portal', 'api'),
  ...(plan.siteRoot === null
    ? []
    : [
        ...['', '    location /shell/ {', `        root ${plan.siteRoot};`],
        ...publishedFiles(plan, 'portal'),
      ]),
  ...['', '    # Pages: which generation a visitor is shown is decided anew at each one.'],
  ...['    location / {', '        proxy_pass http://parvis-edge;'],
  `        proxy_set_header X-Parvis-City ${city};`,
  ...proxied(plan),
  ...failures(plan, 'portal', 'page'),
  ...missing(plan, 'portal'),
  '}',
]

const partServer = (plan: HostingPlan, { origin, folder }: HostingPlan['parts'][number]): string[] => [
  '',
  'server {',
  ...secure(plan, portOf(origin), origin.hostname, 'part'),
  ...['', '    location / {', `        root ${folder};`],
  ...publishedFiles(plan, 'part'),
  ...missing(plan, 'part'),
  '}',
]

const besideServer = (plan: HostingPlan, { origin, upstream }: HostingPlan['besides'][number]): string[] => [
  '',
  'server {',
  ...secure(plan, portOf(origin), origin.hostname, 'beside'),
  '    # The server behind it bounds each document, and tells why.',
  '    client_max_body_size 0;',
  `    client_body_timeout ${UPLOAD_SECONDS}s;`,
  ...[
    '',
    '    location / {',
    `        proxy_pass http://${upstream};`,
    '        proxy_request_buffering off;',
  ],
  `        proxy_send_timeout ${UPLOAD_SECONDS}s;`,
  ...proxied(plan),
  ...failures(plan, 'beside', 'page'),
  '}',
]

/** Does not trust forwarded headers. Tries another process when the connection to the first fails. */
const proxied = ({ times }: HostingPlan) => [
  '        proxy_http_version 1.1;',
  '        proxy_set_header Connection "";',
  '        proxy_set_header Host $http_host;',
  '        proxy_set_header X-Forwarded-For $remote_addr;',
  '        proxy_set_header X-Forwarded-Host $http_host;',
  '        proxy_set_header X-Forwarded-Proto https;',
  '        proxy_next_upstream error;',
  `        proxy_connect_timeout ${times.connectMs}ms;`,
  `        proxy_read_timeout ${times.answerMs}ms;`,
]

const compressed = ({ hasBrotli }: HostingPlan) => [
  ...['        gzip on;', '        gzip_vary on;'],
  ...(hasBrotli ? ['        brotli on;'] : []),
]

/** Ends a location: answers failures of the upstream as the upstream itself would. */
const failures = (plan: HostingPlan, kind: OriginKind, form: 'api' | 'page') => [
  ...headerLines(plan, kind),
  `        error_page 413 500 502 503 504 @${form}-failure;`,
  '    }',
  '',
  `    location @${form}-failure {`,
  '        types { }',
  `        default_type "${form === 'api' ? 'application/json' : TEXT}";`,
  ...headerLines(plan, kind),
  '        add_header Cache-Control no-store always;',
  ...(form === 'api' ? ['        add_header Access-Control-Allow-Origin $parvis_readable always;'] : []),
  `        return 200 $parvis_${form}_failure;`,
  '    }',
]

const publishedFiles = (plan: HostingPlan, kind: OriginKind) => [
  '        try_files $uri =404;',
  ...fileTypes,
  '        gzip_static on;',
  ...(plan.hasBrotli ? ['        brotli_static on;'] : []),
  ...headerLines(plan, kind),
  '        add_header Cache-Control $parvis_immutable always;',
  '        add_header Vary $parvis_vary always;',
  '        error_page 403 404 405 =404 @missing;',
  '    }',
]

const missing = (plan: HostingPlan, kind: OriginKind) => [
  ...['', '    location @missing {', '        types { }', `        default_type "${TEXT}";`],
  ...headerLines(plan, kind),
  `        return 404 "${NO_SUCH_FILE}";`,
  '    }',
]
