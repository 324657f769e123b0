import { parentPort } from 'node:worker_threads'
import type { Paper } from './paper.ts'
import { renderPaper } from './render-paper.ts'

// The body of the printer's worker: one paper in, one PDF or null out.
parentPort?.on('message', async (paper: Paper) => {
  const bytes = await renderPaper(paper).catch(() => null)
  parentPort?.postMessage(bytes)
})
parentPort?.postMessage('ready')
