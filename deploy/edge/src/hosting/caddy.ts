import { IMMUTABLE } from '@parvis/release'
import { LARGEST_CALL_BYTES, UPLOAD_SECONDS } from '@parvis/server'
import { answerHeadersOf, type OriginKind } from '../security-headers.ts'
import { NO_SUCH_FILE } from '../static-files.ts'
import { FILE_TYPES, FIRST_ENGLISH, FRONT_FAILURES, headerName, TEXT } from './front-answers.ts'
import type { HostingPlan } from './hosting-plan.ts'

/** A Caddyfile (Caddy 2.6 or newer). */
export const caddyConfig = (plan: HostingPlan): string =>
  [
    '# Written by "npm run edge -- caddy": changed there, not here.',
    '{',
    ...['	servers {', '		protocols h1 h2', '		timeouts {', '			read_header 10s'],
    ...[`			read_body ${UPLOAD_SECONDS}s`, '		}', '	}', '}'],
    ...plan.portals.flatMap(({ city, origin }) =>
      site(plan, origin, 'portal', [
        ...[
          '	handle /api/* {',
          '		request_body {',
          `			max_size ${LARGEST_CALL_BYTES}`,
          '		}',
          '		encode gzip',
        ],
        ...[...passOn(plan, plan.cities, city), '	}'],
        ...(plan.siteRoot === null ? [] : ['	handle /shell/* {', ...publishedFiles(plan.siteRoot), '	}']),
        ...['	handle {', ...passOn(plan, plan.edges, city), '	}'],
      ]),
    ),
    ...plan.parts.flatMap(({ origin, folder }) => site(plan, origin, 'part', publishedFiles(folder))),
    ...plan.besides.flatMap(({ origin, upstream }) => site(plan, origin, 'beside', passOn(plan, [upstream]))),
    '',
  ].join('\n')

const site = (plan: HostingPlan, origin: URL, kind: OriginKind, lines: readonly string[]): string[] => [
  '',
  `${origin.origin} {`,
  ...(plan.listen === null ? [] : [`	bind ${plan.listen}`]),
  `	tls ${plan.certificate} ${plan.key}`,
  ...headers(plan, kind, '	'),
  ...lines,
  ...failures(plan, kind),
  '}',
]

/** Sets headers the response lacks. */
const headers = (plan: HostingPlan, kind: OriginKind, indent: string): string[] => [
  // One directive each: Caddy adds a block's headers all or not at all.
  ...Object.entries(answerHeadersOf(kind, plan.hsts)).map(
    ([name, value]) => `${indent}header ?${headerName(name)} "${value}"`,
  ),
  `${indent}header -Server`,
]

/** Does not trust forwarded headers. Tries another process when the connection to the first fails. */
const passOn = ({ times }: HostingPlan, upstreams: readonly string[], city?: string): string[] => [
  `		reverse_proxy ${upstreams.join(' ')} {`,
  ...(city === undefined ? [] : [`			header_up X-Parvis-City ${city}`]),
  ...['			lb_policy round_robin', '			lb_try_duration 500ms', '			lb_try_interval 100ms'],
  ...['			transport http {', `				dial_timeout ${times.connectMs}ms`],
  ...[`				response_header_timeout ${times.answerMs}ms`, '				keepalive 60s', '			}', '		}'],
]

/** Only existing files are cached for a year. */
const publishedFiles = (root: string): string[] => [
  `		root * ${root}`,
  ...['		@written not method GET HEAD', '		error @written 404'],
  ...['		@stands {', '			file', '			method GET HEAD', '		}'],
  `		header @stands Cache-Control "${IMMUTABLE}"`,
  '		header @stands ?Vary accept-encoding',
  ...FILE_TYPES.flatMap(([ending, type]) => [
    `		@${ending} {`,
    '			file',
    `			path *.${ending}`,
    '		}',
    `		header @${ending} Content-Type "${type}"`,
  ]),
  ...['		file_server {', '			precompressed br gzip', '			index off', '		}'],
]

const languageMatch = (language: string) =>
  language === 'en'
    ? `header_regexp Accept-Language "${FIRST_ENGLISH}"`
    : `not header_regexp Accept-Language "${FIRST_ENGLISH}"`

/** Answers failures like the server behind. */
const failures = (plan: HostingPlan, kind: OriginKind): string[] => [
  '	handle_errors {',
  ...headers(plan, kind, '		'),
  ...(kind === 'portal' ? ['		@elsewhere header Origin *'] : []),
  ...['		@missing expression {err.status_code} in [404, 405]', '		handle @missing {'],
  ...[`			header Content-Type "${TEXT}"`, `			respond "${NO_SUCH_FILE}" 404`, '		}'],
  ...FRONT_FAILURES.flatMap(({ status, language, json, text }) => {
    const name = `${status}${language}`
    const both = [
      `			expression {err.status_code} == ${status}`,
      `			${languageMatch(language)}`,
      '		}',
    ]
    return [
      ...(kind === 'portal'
        ? failure(`call${name}`, ['			path /api/*', ...both], 'application/json', json, status, READABLE)
        : []),
      ...failure(`page${name}`, both, TEXT, text, status),
    ]
  }),
  '	}',
]

/** Any site may read these: they hold no personal data, and no cookie authorises anything here. */
const READABLE = ['			header @elsewhere Access-Control-Allow-Origin *']

const failure = (
  name: string,
  match: readonly string[],
  type: string,
  body: string,
  status: number,
  more: readonly string[] = [],
) => [
  ...[`		@${name} {`, ...match],
  ...[`		handle @${name} {`, `			header Content-Type "${type}"`, '			header Cache-Control no-store'],
  ...more,
  ...[`			respond \`${body}\` ${status}`, '		}'],
]
