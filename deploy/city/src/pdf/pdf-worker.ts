import { parentPort } from 'node:worker_threads'
import type { Paper } from './paper.ts'
import { renderPaper } from './render-paper.ts'

// Fonts are read and code is compiled with the first paper: nobody waits for this one.
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

// The body of the printer's worker: one paper in, one PDF or null out.
parentPort?.on('message', async (paper: Paper) => {
  const bytes = await renderPaper(paper).catch(() => null)
  parentPort?.postMessage(bytes)
})
await renderPaper(REHEARSAL)
parentPort?.postMessage('ready')
