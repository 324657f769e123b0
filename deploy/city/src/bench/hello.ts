import { bind } from '@parvis/server'
import { Hono } from 'hono'

// What the same machine, runtime and framework can do at most: the measure of the figures of the city.
const app = new Hono()
app.get('/', c => c.json({ hello: 'world' }))
const server = await bind(0)
server.serve(app)
console.log(server.url)
