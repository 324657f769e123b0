import { IMMUTABLE } from '@parvis/release'
import { CONNECTIONS_PER_ADDRESS } from '@parvis/server'
import { answerHeadersOf, ORIGIN_KINDS, type OriginKind } from '../security-headers.ts'
import { COMPRESSED_TYPES, FILE_TYPES, FIRST_ENGLISH, FRONT_FAILURES, headerName } from './front-answers.ts'
import type { HostingPlan } from './hosting-plan.ts'

/** Settings for all servers in the file, and their variables. */
export const httpSettings = (plan: HostingPlan): string[] => [
  ...['server_tokens off;', 'etag off;'],
  ...['client_header_timeout 10s;', 'client_body_timeout 30s;', 'keepalive_timeout 60s;'],
  ...['ssl_session_cache shared:parvis:10m;', 'ssl_session_tickets off;'],
  ...[
    `gzip_types ${COMPRESSED_TYPES.join(' ')};`,
    'gzip_proxied any;',

    'gzip_min_length 1024;',
  ],
  ...(plan.hasBrotli
    ? [`brotli_types ${COMPRESSED_TYPES.join(' ')};`, 'brotli_comp_level 4;', 'brotli_min_length 1024;']
    : []),
  'limit_conn_zone $binary_remote_addr zone=parvis_addresses:10m;',
  `limit_conn parvis_addresses ${CONNECTIONS_PER_ADDRESS};`,
  ...logFormat,
  ...upstream('parvis-city', plan.cities),
  ...upstream('parvis-edge', plan.edges),
  ...headerMaps(plan),
  ...failureMaps,
]

/**
 * Log format with the address and the first segment of the path, enough to see who asks too much. The rest names
 * fines, holds the secrets of mailed links and, in queries, plates, which nginx's usual format would log.
 */
const logFormat: readonly string[] = [
  'map $uri $parvis_place { default "/"; "~^(?<parvis_words>/(?:api/)?[a-z0-9.-]+)" $parvis_words; }',
  `log_format parvis '$remote_addr [$time_iso8601] "$request_method $parvis_place" $status $body_bytes_sent $request_time';`,
]

/** Inside each server: a directive outside would be added to nginx's own instead of replacing it. */
export const accessLog = '    access_log /var/log/nginx/access.log parvis;'

/**
 * Adds headers the response lacks. Needed in each location: nginx drops the server's headers in a location that adds
 * one.
 */
export const headerLines = (plan: HostingPlan, kind: OriginKind, indent = '        '): string[] =>
  Object.keys(answerHeadersOf(kind, plan.hsts)).map(
    name => `${indent}add_header ${headerName(name)} ${variableOf(kind, name)} always;`,
  )

const variableOf = (kind: OriginKind, name: string) => `$parvis_${kind}_${name.replaceAll('-', '_')}`

/** Variables empty, and so not sent, when the upstream sets the header. */
const headerMaps = (plan: HostingPlan): string[] =>
  ORIGIN_KINDS.flatMap(kind =>
    Object.entries(answerHeadersOf(kind, plan.hsts)).map(
      ([name, value]) =>
        `map $upstream_http_${name.replaceAll('-', '_')} ${variableOf(kind, name)} { "" "${value}"; }`,
    ),
  )

/** Inside a location, where it replaces the server's list; a directive beside nginx's own would cause a warning. */
export const fileTypes: readonly string[] = [
  '        types {',
  ...FILE_TYPES.map(([ending, type]) => `            "${type}" ${ending};`),
  '        }',
]

/**
 * Skips a failing process for one second only: if the other stopped meanwhile, none would be left. The city's idle
 * connections outlast these.
 */
const upstream = (name: string, servers: readonly string[]): string[] => [
  `upstream ${name} {`,
  ...servers.map(server => `    server ${server} max_fails=3 fail_timeout=1s;`),
  ...['    keepalive 64;', '    keepalive_timeout 60s;', '}'],
]

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

const failureMap = (variable: string, form: 'json' | 'text') => [
  `map "$status $parvis_language" ${variable} {`,
  ...FRONT_FAILURES.map(failure => `    "${failure.status} ${failure.language}" ${quoted(failure[form])};`),
  '}',
]

const failureMaps = [
  `map $http_accept_language $parvis_language { default fr; "~${FIRST_ENGLISH}" en; }`,
  '# Whoever asks may read these: they hold nothing of anybody, and nothing here is authorised by a cookie.',
  'map $http_origin $parvis_readable { "" ""; default "*"; }',
  ...failureMap('$parvis_api_failure', 'json'),
  ...failureMap('$parvis_page_failure', 'text'),
  '# Only what stands is kept for a year.',
  `map $status $parvis_immutable { 200 "${IMMUTABLE}"; 206 "${IMMUTABLE}"; 304 "${IMMUTABLE}"; }`,
  'map $status $parvis_vary { 200 accept-encoding; 206 accept-encoding; 304 accept-encoding; }',
]
