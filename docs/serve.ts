import { createServer } from 'vitepress'

/** `npm run docs`: the site of these pages, which follows each edit. */
const server = await createServer(import.meta.dirname)
await server.listen()
server.printUrls()
