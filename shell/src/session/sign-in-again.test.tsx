import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { SessionDialogProps } from './session-dialog-props.ts'
import { SignInAgain } from './sign-in-again.tsx'

it.each(['/settings/erasure/lien', '/souscriptions/recover/lien'])(
  'at %s, whose act ended the session, nobody is asked to sign in above what it says',
  pathname => {
    const close = vi.fn()
    const props = { sessionStore: { close }, place: { pathname } } as unknown as SessionDialogProps
    const { container } = render(<SignInAgain {...props} />)
    expect(close).toHaveBeenCalledOnce()
    expect(container.textContent).toBe('')
  },
)
