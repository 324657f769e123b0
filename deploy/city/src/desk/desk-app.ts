import { sentenceOf } from '@parvis/shared-kernel/messages/error-sentences'
import { type Context, Hono } from 'hono'
import { html } from '../html.ts'
import { mustExist, notFound, Refusal } from '../http/refusal.ts'
import { pageHeaders } from '../http/security-headers.ts'
import { type ActName, COMMANDS, isAct, runCommand } from './commands/commands.ts'
import type { Desk } from './desk.ts'
import { deskApi } from './desk-api.ts'
import { openDeskFile } from './desk-files.ts'
import { ownHostOnly, ownPagesOnly } from './desk-guard.ts'
import { SECTIONS } from './desk-pages.ts'
import { createNotes, type Note, type NoteFault, type Notes } from './notes.ts'
import { actionPage, sectionOf, subjectPage } from './pages/action-page.ts'
import { renderDesk } from './pages/frame.ts'
import { mailNamed } from './readings/around-reading.ts'

/** Field names of the services that differ from the form's. */
const SERVICE_NAMES: Readonly<Record<string, string>> = {
  reducedPrice: 'reduced',
  reducedUntil: 'until',
  paidAt: 'paid',
  days: 'due',
  evidenceIds: 'evidence',
}

/** Names faults as the form does; faults of a configuration keep their paths. */
const faultsOf = (name: ActName, { details }: Refusal): NoteFault[] =>
  (details.fields ?? []).map(({ path, message }) => {
    const field = COMMANDS[name].fields.find(known => known.name === (SERVICE_NAMES[path] ?? path))
    return field === undefined || name === 'config-apply'
      ? { path, message }
      : { path: field.name, message, label: field.label }
  })

const requestedAction = (c: Context): ActName => {
  const name = c.req.param('command') ?? ''
  if (!isAct(name)) throw notFound()
  return name
}

/** Collects the submitted fields; each may occur once or several times. */
const readForm = async (c: Context): Promise<Record<string, readonly string[]>> => {
  const body = await c.req.parseBody({ all: true })
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      [value].flat().filter(part => typeof part === 'string'),
    ]),
  )
}

const onlyFirst = (typed: Readonly<Record<string, readonly string[]>>): Record<string, string> =>
  Object.fromEntries(Object.entries(typed).flatMap(([name, [first]]) => (first ? [[name, first]] : [])))

/** Returns to the form if the input was faulty, else to the page of the command's subject in its present state. */
const pageAfterRefusal = (name: ActName, { status }: Refusal, values: Record<string, string>): string => {
  if (status === 404) return sectionOf(name)
  const hasForm = name !== 'config-apply' && name !== 'clock'
  const { id, version } = values
  const about = new URLSearchParams({ ...(id && { id }), ...(version && { version }) }).toString()
  if (hasForm && (status === 400 || id === undefined))
    return about === '' ? `/actions/${name}` : `/actions/${name}?${about}`
  return subjectPage(name, values)
}

const withNote = (page: string, note: string): string =>
  `${page}${page.includes('?') ? '&' : '?'}note=${note}`

/** Runs the submitted command; returns the next page and its note. */
const press = async (desk: Desk, notes: Notes, name: ActName, typed: Record<string, readonly string[]>) => {
  try {
    const { page, remark } = await runCommand(desk, name, typed)
    const { done } = COMMANDS[name]
    const sentence = remark === undefined ? done : `${done} ${remark}`
    return withNote(page, notes.keep({ isDone: true, sentence }))
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure
    const sentence = failure.details.message ?? sentenceOf(failure.code, 'fr')
    const note: Note = { isDone: false, sentence, faults: faultsOf(name, failure), typed }
    return withNote(pageAfterRefusal(name, failure, onlyFirst(typed)), notes.keep(note))
  }
}

const MISSING = {
  title: 'Introuvable',
  section: '',
  body: html`<h1>Introuvable</h1><p>Ce que vous cherchez n’existe pas, ou n’existe plus.</p><p><a href="/dossiers">Voir les dossiers</a></p>`,
}

const NO_FILE = {
  title: 'Fichier absent',
  section: '',
  body: html`<h1>Fichier absent</h1><p>Ce fichier n’est pas gardé, ou ne l’est plus.</p>`,
}

/** Creates the desk, where a demonstrator acts as the city's agent. It listens on this machine only. */
export const createDeskApp = (desk: Desk): Hono => {
  const app = new Hono()
  const notes = createNotes()
  app.use(pageHeaders())
  app.use(ownHostOnly)
  app.use(ownPagesOnly)
  app.route('/api', deskApi(desk))
  app.onError(async (failure, c) => {
    if (failure instanceof Refusal && failure.status === 404)
      return c.html(await renderDesk(desk, MISSING), 404)
    throw failure
  })
  app.notFound(async c => c.html(await renderDesk(desk, MISSING), 404))
  app.get('/', c => c.redirect('/dossiers', 302))
  app.get('/actions/:command', async c => {
    const name = requestedAction(c)
    const { note: noteId, ...query } = c.req.query()
    const note = notes.find(noteId)
    const page = await actionPage(desk, { name, query, note })
    return c.html(await renderDesk(desk, { ...page, section: sectionOf(name), note }))
  })
  app.post('/actions/:command', async c =>
    c.redirect(await press(desk, notes, requestedAction(c), await readForm(c)), 303),
  )
  app.get('/files/:section/:id/:file', async c => {
    const { section, id, file } = c.req.param()
    const address = await openDeskFile(desk, section, id, file)
    return address === null ? c.html(await renderDesk(desk, NO_FILE), 404) : c.redirect(address, 302)
  })
  app.get('/mails/:id/paper', async c => {
    const mail = await mailNamed(desk, c.req.param('id'))
    const paper = mustExist(await desk.deps.mailer.attachmentOf(mail))
    return c.body(Buffer.from(paper.bytes), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(paper.fileName)}`,
    })
  })
  app.get('/:section/:id?', async c => {
    const { section = '', id } = c.req.param()
    const make = mustExist(id === undefined ? SECTIONS[section]?.list : SECTIONS[section]?.one)
    const query = c.req.query()
    const note = notes.find(query.note)
    const page = await make(desk, { id: id ?? '', query, typed: note?.typed })
    return c.html(await renderDesk(desk, { ...page, section: `/${section}`, note }))
  })
  return app
}
