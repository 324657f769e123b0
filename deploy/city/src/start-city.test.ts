import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { keepNotification } from './modules/payments/inbox.repo.ts'
import { readOptions } from './settings.ts'
import { insertOperation } from './testing/operations.ts'
import { callback, paymentsOf, TICKET } from './testing/payments.ts'
import { startTestCity, type TestCity } from './testing/test-city.ts'
import { dataFolderOfTheRun } from './testing/test-database.ts'

let dataFolder: string
let city: TestCity

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'parvis-city-'))
  city = await startTestCity({ dataFolder })
})
afterAll(() => city.stop())

describe('the city on this machine', () => {
  test('keeps data, sessions and the demo clock over a restart', async () => {
    const token = await city.tokenOf('louise')
    await city.ask('/api/subscriber', { method: 'PUT', token, body: { phoneNumber: '0600000001' } })
    await fetch(`${city.urls.desk}/actions/clock`, {
      method: 'POST',
      body: new URLSearchParams({ move: '+6m' }),
      redirect: 'manual',
    })
    const offset = city.clock.offsetMs()
    await city.stop()
    city = await startTestCity({ dataFolder })
    expect((await city.ask('/api/subscriber', { token })).body.phoneNumber).toBe('0600000001')
    expect([offset, city.clock.offsetMs()]).toEqual([360_000, 360_000])
  })

  test('applies at the start what the payment provider said just before a crash', async () => {
    const payments = paymentsOf(city)
    const operation = await payments.operationOf((await payments.start(TICKET)).body)
    await keepNotification(
      city.deps.db,
      {
        cityId: 'valmont',
        eventId: 'event-before-the-crash',
        rawBody: JSON.stringify(callback(operation)),
        provider: 'redirect',
      },
      city.clock.now(),
    )
    await city.stop()
    city = await startTestCity({ dataFolder })
    const summary = await city.ask(
      `/api/tickets/camille-tic-to-pay/payments/summary?operationId=${operation.operationId}`,
      { as: 'camille' },
    )
    expect(summary.body.status).toBe('PAYMENT_REGISTERED')
  })

  test('does not let a second process open its data folder', async () => {
    await expect(startTestCity({ dataFolder })).rejects.toThrow(/in use by process/)
  })

  test('takes over the lock of a process that died', async () => {
    const folder = dataFolderOfTheRun()
    await writeFile(join(folder, 'city.lock'), '999999999')
    const database = await openDatabase({ dataFolder: folder })
    expect(await readFile(join(folder, 'city.lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `))
    await database.close()
  })

  test('applies each migration once, in the order of their names, and refuses one that was changed', async () => {
    const database = await openDatabase({ dataFolder: dataFolderOfTheRun() })
    expect(await migrate(database.pool)).toEqual([])
    const folder = pathToFileURL(`${await mkdtemp(join(tmpdir(), 'parvis-migrations-'))}/`)
    await cp(new URL('./db/migrations/', import.meta.url), folder, { recursive: true })
    await writeFile(new URL('0003_third.sql', folder), 'alter table proof add column third text')
    await writeFile(new URL('0002_second.sql', folder), 'create table proof (second text)')
    expect(await migrate(database.pool, folder)).toEqual(['0002_second.sql', '0003_third.sql'])
    expect(await migrate(database.pool, folder)).toEqual([])
    await writeFile(new URL('0002_second.sql', folder), 'create table proof (other text)')
    await expect(migrate(database.pool, folder)).rejects.toThrow(
      /0002_second.sql was changed after it had been applied/,
    )
    await database.close()
  })

  test('refuses a database from before the first release, and says what to do', async () => {
    const folder = dataFolderOfTheRun()
    const database = await openDatabase({ dataFolder: folder })
    await database.pool.query(
      "insert into schema_migrations (name, checksum) values ('0002_tokens_and_events.sql', 'other')",
    )
    await database.close()
    await expect(openDatabase({ dataFolder: folder })).rejects.toThrow(
      /before the first release.*npm start -- --fresh/,
    )
  })

  test('holds two live operations of one resource impossible in the database itself', async () => {
    const insert = (id: string) =>
      insertOperation(city.deps.db, {
        operation_id: id,
        resource_kind: 'ticket',
        resource_id: 'camille-tic-to-pay',
        status: 'PENDING',
        created_at: new Date(0).toISOString(),
      })
    await insert('op-first')
    await expect(insert('op-second')).rejects.toThrow(/one_live_operation_a_resource/)
  })
})

describe('settings', () => {
  test('a flag wins over the environment, and the rest has defaults', () => {
    const options = readOptions({ PARVIS_API_PORT: '5000' }, ['--api-port', '5001'])
    expect([options.ports.api, options.ports.payment, options.dataFolder]).toEqual([
      5001,
      4312,
      '.parvis/city',
    ])
  })

  test('portals are told as origins', () => {
    const { portals } = readOptions(
      { PARVIS_PORTALS: 'valmont=https://p.example/x,https://q.example;port-sable=http://r.example' },
      [],
    )
    expect(portals).toEqual({
      valmont: ['https://p.example', 'https://q.example'],
      'port-sable': ['http://r.example'],
    })
  })

  test('each city has the payment dialect of its folder, unless the settings name another', async () => {
    const dialects = ({ deps }: typeof city) => deps.cities.map(({ paymentDialect }) => paymentDialect)
    expect(dialects(city)).toEqual(['redirect', 'form'])
    const { paymentDialects } = readOptions({ PARVIS_PAYMENT_DIALECTS: 'valmont=form' }, [])
    const other = await startTestCity({ paymentDialects })
    expect(dialects(other)).toEqual(['form', 'form'])
    await other.stop()
    expect(() => readOptions({ PARVIS_PAYMENT_DIALECTS: 'valmont=smoke' }, [])).toThrow(
      /PARVIS_PAYMENT_DIALECTS/,
    )
  })

  test.each([
    [{}, true],
    [{ NODE_ENV: 'production' }, false],
    [{ PARVIS_DESK: 'off' }, false],
    [{ NODE_ENV: 'production', PARVIS_DESK: 'on' }, true],
  ])('the desk is off in service: %o', (env, isOn) => {
    expect(readOptions(env, []).hasDesk).toBe(isOn)
  })
})
