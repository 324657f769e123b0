import { I18nProvider, type Locale, type Messages } from '@parvis/shared-kernel/i18n'
import { type RenderResult, render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'

const config = { currency: 'EUR', timeZone: 'Europe/Paris' }
const NO_MESSAGES: Messages = {}

interface RenderUiOptions {
  readonly locale?: Locale
  readonly messages?: Messages
}

type Drawn = Pick<RenderResult, 'container' | 'rerender' | 'unmount'> & { readonly user: UserEvent }

/** Renders a component with its messages; returns the render result and a user to operate it. */
export function renderUi(
  part: ReactNode,
  { locale = 'fr', messages = NO_MESSAGES }: RenderUiOptions = {},
): Drawn {
  const user = userEvent.setup()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <I18nProvider locale={locale} messages={messages} config={config}>
      {children}
    </I18nProvider>
  )
  return { user, ...render(part, { wrapper }) }
}
