import styles from './aria-frame.module.css'

/** What floats above a page: menus, lists, calendars. One look. */
export const popoverClass = styles.popover ?? ''
