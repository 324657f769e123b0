import { createContext } from 'react'

/** What keeps the ids of a form's fields apart from another form's on the same page. */
export const FormContext = createContext('form')

export const fieldIdOf = (prefix: string, path: readonly (string | number)[]) => [prefix, ...path].join('-')
