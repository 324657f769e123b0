/** Navigation state for the dashboard after leaving a right, whose page no longer exists for the reader. */
export interface RightLeft {
  /** Message to show. */
  readonly left?: string
}
