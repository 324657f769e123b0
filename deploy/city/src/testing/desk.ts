import { type IncomingHttpHeaders, request } from 'node:http'
import type { TestCity } from './test-city.ts'

type Form = Readonly<Record<string, string | readonly string[]>>

interface Reply {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

/** A request with headers that fetch forbids, such as Host. */
const call = (
  url: string,
  { method = 'GET', headers = {}, body = '' }: { method?: string; headers?: object; body?: string } = {},
): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { method, headers: { ...headers, 'content-length': Buffer.byteLength(body) } })
    sent.on('error', reject)
    sent.on('response', response => {
      const parts: Buffer[] = []
      response.on('data', part => parts.push(part))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(parts).toString(),
        }),
      )
    })
    sent.end(body)
  })

const encoded = (form: Form): string =>
  new URLSearchParams(
    Object.entries(form).flatMap(([name, value]) => [value].flat().map(one => [name, String(one)])),
  ).toString()

export const deskOf = (city: TestCity) => {
  const at = (path: string) => city.urls.desk + path
  const look = (path: string, headers: object = {}) => call(at(path), { headers })

  /** Submits a page's form without following the redirect. */
  const press = (path: string, form: Form = {}, headers: object = {}) =>
    call(at(path), {
      method: 'POST',
      body: encoded(form),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: city.urls.desk,
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
    })

  return {
    call: (path: string, options: Parameters<typeof call>[1]) => call(at(path), options),
    look,
    press,
    /** Submits a command's form; returns the redirect and its page. */
    act: async (command: string, form: Form) => {
      const { status, headers } = await press(`/actions/${command}`, form)
      if (status !== 303) throw new Error(`The desk answered ${status}`)
      const [path = ''] = (headers.location ?? '').split(/[?&]note=/)
      return { path, page: (await look(headers.location ?? '')).text }
    },
  }
}
