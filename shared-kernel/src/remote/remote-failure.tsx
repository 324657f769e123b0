import { Component, type ReactNode } from 'react'
import { ChunkFailure } from './lazy-chunk.ts'

interface Props {
  readonly children: ReactNode
  readonly onError: (error: unknown) => void
  readonly fallback: (error: unknown, retry: () => void) => ReactNode
}

/** Catches what a screen throws, so that a broken part never takes the page with it. */
export class RemoteFailure extends Component<Props, { error: unknown; hasFailed: boolean }> {
  override state = { error: undefined as unknown, hasFailed: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  /** What could not be fetched is fetched again, whatever below here needed it. */
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
