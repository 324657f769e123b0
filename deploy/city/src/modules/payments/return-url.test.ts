import { describe, expect, test } from 'vitest'
import { createBrowser } from '../../testing/browser.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { fine, OTHER_TICKET, PORTAL, paymentsOf } from '../../testing/payments.ts'
import { withoutPlus } from './providers/form/form.ts'

const city = testCity()
const payments = paymentsOf(city)

const HOST = '127.0.0.1:4300'
const HOSTILE = [
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/souscriptions',
  'souscriptions',
  '.',
  '?x=//evil.example',
  '#//evil.example',
  'evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'http:\\\\127.0.0.1:4300',
  'https://evil.example',
  'HTTPS://EVIL.EXAMPLE/',
  ' https://evil.example',
  'https://evil.example\\@127.0.0.1:4300',
  `https://evil.example/${PORTAL}`,
  `https://evil.example?${PORTAL}`,
  `https://evil.example#${PORTAL}`,
  `http://${HOST}@evil.example/`,
  `http://${HOST}%40evil.example/`,
  `http://evil.example@${HOST}/`,
  `http://user:secret@${HOST}/`,
  `http://:secret@${HOST}/`,
  `http://user@${HOST}/`,
  `http://${HOST}.evil.example/`,
  `http://${HOST}%2eevil.example/`,
  'http://127.0.0.1.:4301/',
  'http://127.0.0.1:43000/',
  'http://127.0.0.1:4301/',
  'http://127.0.0.1:80/',
  'http://127.0.0.1/',
  'http://127.0.0.1:4300:80/',
  'http://127.0.0.1:-1/',
  'http://[::1]:4300/',
  'http://[::ffff:127.0.0.1]:4300/',
  'http://0.0.0.0:4300/',
  'http://localhost:4300/',
  'http://LOCALHOST.:4300/',
  `https://${HOST}/`,
  `ftp://${HOST}/`,
  `ws://${HOST}/`,
  `file://${HOST}/`,
  `blob:${PORTAL}/x`,
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  `javascript://${HOST}/%0aalert(1)`,
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'mailto:a@b.fr',
  'about:blank',
  'http://еvil.example/',
  'http://xn--vil-qdd.example/',
  'http://evil。example/',
  'http://①②⑦.⓪.⓪.①:4301/',
  'http://2130706433:4301/',
  'http://0x7f000001/',
  `${PORTAL}//evil.example`,
  `${PORTAL}/\\evil.example`,
  `${PORTAL}/./\\evil.example`,
  `${PORTAL}/api/auth/logout`,
  `${PORTAL}/api`,
  `${PORTAL}/%61pi/auth/logout`,
  `${PORTAL}/a%70%69`,
  `http://${HOST}\u0000.evil.example/`,
  'https://evil.example/#/fps/1/payments',
  `https://evil.example#https://www.valmont.example`,
  'http://www.valmont.example/page#/fps/1/payments',
  'https://valmont.example/',
  'https://www.valmont.example.evil.example/',
  'https://www.valmont.example:8443/',
  'https://www.valmont.example@evil.example/',
  'https://user:secret@www.valmont.example/',
  'https://www.valmont.example//evil.example',
  'https://www.port-sable.example/',
  'http://',
  'http://?',
]

const returnUrls = async () => {
  const rows = await city.deps.db.selectFrom('operations').select('return_url').execute()
  return rows.map(row => row.return_url).filter(url => url !== '')
}

describe('where the browser comes back to', () => {
  test(`is never one of ${HOSTILE.length} addresses that lead elsewhere`, async () => {
    for (const urlRedirection of HOSTILE) {
      const { status, body } = await payments.start(OTHER_TICKET, { urlRedirection })
      expect([urlRedirection, status, body.error]).toEqual([urlRedirection, 400, 'ValidationFailed'])
      expect(body.fields).toMatchObject([{ path: 'urlRedirection' }])
      expect(JSON.stringify(body)).not.toContain('evil')
    }
    for (const url of await returnUrls()) expect([PORTAL, '']).toContain(URL.parse(url)?.origin ?? '')
  })

  test.each([
    [`${PORTAL}/souscriptions?tab=1`, `${PORTAL}/souscriptions?tab=1&idop=`],
    [`${PORTAL}/souscriptions?idop=older`, `${PORTAL}/souscriptions?idop=`],
    [`HTTP://127.0.0.1:4300/souscriptions`, `${PORTAL}/souscriptions?idop=`],
    ['https://www.valmont.example/page?x=1', 'https://www.valmont.example/page?x=1&idop='],
    ['https://www.valmont.example/api/page#part', 'https://www.valmont.example/api/page?idop=#part'],
    [
      'https://www.valmont.example/page?x=1#/fps/2/payments',
      'https://www.valmont.example/page?x=1#/fps/2/payments?idop=',
    ],
    [
      'https://www.valmont.example/page#/fps/2/payments?plate=AB%20123&idop=older',
      'https://www.valmont.example/page#/fps/2/payments?plate=AB+123&idop=',
    ],
    [null, `${PORTAL}/souscriptions/tickets/thomas-tic-pay?idop=`],
    ['', `${PORTAL}/souscriptions/tickets/thomas-tic-pay?idop=`],
  ])('for %s is %s…', async (urlRedirection, expected) => {
    const { body } = await payments.start(OTHER_TICKET, { urlRedirection })
    const operation = await payments.operationOf(body)
    expect(operation.returnUrl).toBe(expected.replace('idop=', `idop=${operation.operationId}`))
    await payments.press(body.url, 'ABANDONED')
  })

  test.each([
    ['by a redirect', 'valmont', OTHER_TICKET],
    ['by a form', 'port-sable', fine('21560985000012261321007001', 'EK291WN', 'port-sable')],
  ])(
    'keeps what stands behind the hash sign of a foreign page, through a provider entered %s',
    async (_way, host, target) => {
      const address = `https://www.${host}.example/page?x=1#/fps/2/payments`
      const { body } = await payments.start(target, { urlRedirection: address })
      const browser = createBrowser()
      const form = body.body === undefined ? undefined : Object.fromEntries(new URLSearchParams(body.body))
      const page = await browser.follow(body.url, PORTAL, form)
      const back = await browser.send(page.url, { outcome: 'ABANDONED' })
      expect(back.headers.get('content-security-policy')).toContain(`https://www.${host}.example`)
      const { operationId } = await payments.operationOf(body)
      expect(back.headers.get('location')).toBe(`${address}?idop=${operationId}`)
    },
  )

  test('is the portal for whoever pays by a mailed link, wherever it was asked for', async () => {
    const request = { sendLink: true, email: 'link.host@example.org' }
    for (const urlRedirection of ['https://www.valmont.example/page#/fps/2', `${PORTAL}/souscriptions?tab=1`])
      await payments.start(OTHER_TICKET, { ...request, urlRedirection })
    const links = await city.deps.db.selectFrom('payment_links').select('return_url').execute()
    expect(links.map(link => link.return_url).sort()).toEqual([
      `${PORTAL}/souscriptions/tickets/thomas-tic-pay`,
      `${PORTAL}/souscriptions?tab=1`,
    ])
  })

  test('carries nothing that the form’s signature joins its fields by', () => {
    expect(withoutPlus(`${PORTAL}/a+b?c=d+e&f=1%2B1`)).toBe(`${PORTAL}/a%2Bb?c=d%20e&f=1%2B1`)
    expect(withoutPlus('https://host.example/#/a+b?c=d+e')).toBe('https://host.example/#/a%2Bb?c=d%20e')
  })
})
