import { bind } from '@parvis/server'
import { Hono } from 'hono'

// Upper bound of the machine, runtime and framework, to which the city's figures are compared.
const app = new Hono()
app.get('/', c => c.json({ hello: 'world' }))
const server = await bind(0)
server.serve(app)
console.log(server.url)
