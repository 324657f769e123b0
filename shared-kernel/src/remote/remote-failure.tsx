import { Component, type ReactNode } from 'react'
import { ChunkFailure } from './lazy-chunk.ts'

interface Props {
  readonly children: ReactNode
  readonly onError: (error: unknown) => void
  readonly fallback: (error: unknown, retry: () => void) => ReactNode
}

/** Error boundary of a remote: a broken part never breaks the page around it. */
export class RemoteFailure extends Component<Props, { error: unknown; hasFailed: boolean }> {
  override state = { error: undefined as unknown, hasFailed: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  /** Clears the failure of the chunk and renders again. */
  readonly retry = () => {
    const { error } = this.state
    if (error instanceof ChunkFailure) error.forget()
    this.setState({ error: undefined, hasFailed: false })
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return this.props.fallback(this.state.error, this.retry)
  }
}
