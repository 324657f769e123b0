/** State of a navigation to the dashboard: the page that one was on has gone with the right that one left. */
export const RIGHT_LEFT = 'right-left'
