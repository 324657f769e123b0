import type { PortalProps } from '../portal-props.ts'
import type { SessionDependencies } from '../session/session-dependencies.ts'

export interface FrameProps extends PortalProps {
  readonly dependencies: SessionDependencies
}
