import { parentPort } from 'node:worker_threads'
import type { Checked } from './check-apart.ts'
import { contentFault } from './content-check.ts'
import { withoutMetadata } from './metadata/without-metadata.ts'

interface Question {
  mime: string
  content: Uint8Array
}

async function judged({ mime, content }: Question): Promise<Checked> {
  const fault = await contentFault(mime, content)
  if (fault !== null) return { fault }
  return {
    content: withoutMetadata(mime, Buffer.from(content.buffer, content.byteOffset, content.byteLength)),
  }
}

parentPort?.once('message', (question: Question) => {
  judged(question).then(
    checked => parentPort?.postMessage(checked),
    // A file that the check itself stumbles over is not one that anybody should open.
    () => parentPort?.postMessage({ fault: 'FileUnreadable' }),
  )
})
