/** State of a navigation to the dashboard: the page that one was on has gone with the right that one left. */
export interface RightLeft {
  /** What is said of it. */
  readonly left?: string
}
