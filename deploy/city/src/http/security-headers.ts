import type { MiddlewareHandler } from 'hono'

/** Headers of an answer that is data, not a page: nothing may run, frame or cache it. The few that are pages say their own policy. */
export const dataHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('Referrer-Policy', 'no-referrer')
  if (!c.res.headers.has('content-security-policy'))
    c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
  c.header('Cross-Origin-Resource-Policy', 'same-origin')
  c.header('Permissions-Policy', 'interest-cohort=()')
  if (!c.res.headers.has('cache-control')) c.header('Cache-Control', 'no-store')
}

/** Headers of our own small server-rendered pages: their style and forms, nothing else. */
export const pageHeaders =
  (formTargets = "'self'"): MiddlewareHandler =>
  async (c, next) => {
    await next()
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Referrer-Policy', 'same-origin')
    c.header('X-Frame-Options', 'DENY')
    c.header(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action ${formTargets}; base-uri 'none'; frame-ancestors 'none'`,
    )
    c.header('Cache-Control', 'no-store')
  }
