import type { Place } from '@parvis/shared-kernel/remote'
import type { FrameProps } from '../layout/frame-props.ts'

export interface SessionDialogProps extends SessionDialogsProps {
  /**
   * `ending`: two minutes are left (D12). `again`: the session ended while a screen was open, whether its time was
   * over or the city refused it; the screen is kept. `expired`: it ended while the portal was closed. `email`: the
   * provider gave no address.
   */
  readonly kind: 'ending' | 'again' | 'expired' | 'email'
  readonly onClose: () => void
}

export interface SessionDialogsProps extends FrameProps {
  readonly place: Place
}
