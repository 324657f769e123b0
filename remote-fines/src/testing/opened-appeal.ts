import { mountRemote } from '@parvis/shared-kernel/testing'
import { mount } from '../entry.ts'
import { PATH, plain } from './fake-fine.ts'

export const APPEAL = `${PATH}/appeal`

/** Opens the appeal of the fake fine, signed out. */
export const openAppeal = (answers: object, path = APPEAL, locale: 'fr' | 'en' = 'fr') =>
  mountRemote(mount, { path, subscriber: null, answers: { ...answers }, locale })

/** The text of the whole page. */
export const pageText = () => plain(document.body.textContent)
