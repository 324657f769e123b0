import { parentPort } from 'node:worker_threads'
import { contentFault } from './content-check.ts'

interface Question {
  mime: string
  content: Uint8Array
}

parentPort?.once('message', ({ mime, content }: Question) => {
  contentFault(mime, content).then(
    fault => parentPort?.postMessage({ fault }),
    // A file that the check itself stumbles over is not one that anybody should open.
    () => parentPort?.postMessage({ fault: 'FileUnreadable' }),
  )
})
