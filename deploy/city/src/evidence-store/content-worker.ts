import { parentPort } from 'node:worker_threads'
import { checkedContent } from './content-check.ts'

interface Question {
  mime: string
  content: Uint8Array
}

// Libraries may quote the file in their output: discard it here, since what a parent does not read piles up.
for (const output of [process.stdout, process.stderr]) output.write = () => true

parentPort?.on('message', ({ mime, content }: Question) => {
  checkedContent(mime, content).then(
    checked => parentPort?.postMessage(checked),
    // A file that crashes the check is not safe to open.
    () => parentPort?.postMessage({ fault: 'FileUnreadable' }),
  )
})
parentPort?.postMessage('ready')
