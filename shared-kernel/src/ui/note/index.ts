export { Note, type NoteProps } from './note.tsx'
