import { parentPort } from 'node:worker_threads'
import type { Paper } from './paper.ts'
import { renderPaper } from './render-paper.ts'

// Warm-up document: the first one loads fonts and compiles code, so that no citizen waits for that.
const REHEARSAL: Paper = {
  lang: 'fr',
  title: 'Essai',
  sender: { name: 'Essai', contact: [] },
  reference: 'Essai',
  number: 'Essai',
  madeAt: 0,
  accent: '#000000',
  blocks: [{ kind: 'text', text: 'Essai' }],
}

// Worker thread of the printer: receives a paper, answers with its PDF or null.
parentPort?.on('message', async (paper: Paper) => {
  const bytes = await renderPaper(paper).catch(() => null)
  parentPort?.postMessage(bytes)
})
await renderPaper(REHEARSAL)
parentPort?.postMessage('ready')
