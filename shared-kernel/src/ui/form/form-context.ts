import { createContext } from 'react'

/** Prefix that keeps the field ids of two forms on a page distinct. */
export const FormContext = createContext('form')

export const fieldIdOf = (prefix: string, path: readonly (string | number)[]) => [prefix, ...path].join('-')
