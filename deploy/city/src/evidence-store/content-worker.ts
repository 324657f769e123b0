import { parentPort } from 'node:worker_threads'
import { checkedContent } from './content-check.ts'

interface Question {
  mime: string
  content: Uint8Array
}

parentPort?.on('message', ({ mime, content }: Question) => {
  checkedContent(mime, content).then(
    checked => parentPort?.postMessage(checked),
    // A file that crashes the check is not safe to open.
    () => parentPort?.postMessage({ fault: 'FileUnreadable' }),
  )
})
parentPort?.postMessage('ready')
