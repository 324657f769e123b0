import { bind } from '@parvis/server'
import { Pool } from 'pg'
import { createCityApp } from '../http/city-app.ts'
import { guardsOf } from '../http/guard.ts'
import { DEFAULT_OPTIONS } from '../settings.ts'
import { startCity } from '../start-city.ts'

// Upper bound of the city's dashboard read: the rows of `GET /api/subscriber` from one prepared statement, behind the
// same middleware and session check. Arguments: database and data folder of the measured city.

const [databaseUrl = '', dataFolder = ''] = process.argv.slice(2)

const ROWS = `
  with seen as (
    select * from rights where city_id = $1 and kind = 'subscription' and subscriber_id = $2
  )
  select to_json(s) as subscriber,
    (select coalesce(json_agg(r), '[]') from seen r) as subscriptions,
    (select coalesce(json_agg(e), '[]') from requested_evidences e where e.right_id in (select right_id from seen))
      as requested,
    (select coalesce(json_agg(e), '[]') from evidence_traces e where e.right_id in (select right_id from seen))
      as evidences,
    (select coalesce(json_agg(f), '[]') from refunds f where f.city_id = $1 and f.subscriber_id = $2) as refunds
  from subscribers s
  where s.city_id = $1 and s.subscriber_id = $2`

const ports = { api: 0, identityProvider: 0, payment: 0, evidence: 0, desk: 0 }
const { deps } = await startCity({ ...DEFAULT_OPTIONS, ports, databaseUrl, dataFolder, logLevel: 'silent' })
const pool = new Pool({ connectionString: databaseUrl })
const app = createCityApp(deps)
app.use('/api/plain', ...guardsOf(deps, 'subscriber'))
app.get('/api/plain', async c => {
  const { cityId, subscriberId } = c.var.session
  const { rows } = await pool.query({ name: 'dashboard', text: ROWS, values: [cityId, subscriberId] })
  return c.json(rows[0])
})
const server = await bind(0)
server.serve(app)
console.log(server.url)
