import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { takeDoor } from '../http/door.ts'

// What the same machine, runtime and framework can do at most: the measure of the figures of the city.
const app = new Hono()
app.get('/', c => c.json({ hello: 'world' }))
const door = await takeDoor(0)
door.open(getRequestListener(app.fetch))
console.log(door.url)
