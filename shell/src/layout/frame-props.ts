import type { PortalProps } from '../portal-props.ts'
import type { SessionDoors } from '../session/session-doors.ts'

export interface FrameProps extends PortalProps {
  readonly doors: SessionDoors
}
