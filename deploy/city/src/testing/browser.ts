/** Minimal browser for sign-in: cookies and manual redirects. */
export const createBrowser = () => {
  const cookies = new Map<string, string>()

  const remember = (response: Response): void => {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const [name = '', ...value] = pair.split('=')
      if (/expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name)
      else cookies.set(name, value.join('='))
    }
  }

  const send = async (url: string, form?: Record<string, string>): Promise<Response> => {
    const response = await fetch(url, {
      method: form === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'accept-language': 'en',
      },
      ...(form === undefined ? {} : { body: new URLSearchParams(form) }),
    })
    remember(response)
    return response
  }

  /** Follows redirects until a page answers or the next address belongs to `until`. */
  const follow = async (
    url: string,
    until: string,
    form?: Record<string, string>,
  ): Promise<{ url: string; response: Response }> => {
    const response = await send(url, form)
    const location = response.headers.get('location')
    if (location === null) return { url, response }
    const next = new URL(location, url).href
    return next.startsWith(until) ? { url: next, response } : follow(next, until)
  }
  return { send, follow }
}
