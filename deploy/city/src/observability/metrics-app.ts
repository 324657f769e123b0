import { Hono } from 'hono'
import type { Measured, MeasuredCity } from './metrics.ts'

/** For Prometheus only, on its own port, which no portal forwards. */
export const createMetricsApp = (metrics: MeasuredCity, measured: Measured): Hono =>
  new Hono().get('/metrics', async c =>
    c.body(await metrics.page(measured), 200, {
      'content-type': metrics.contentType,
      'cache-control': 'no-store',
    }),
  )
