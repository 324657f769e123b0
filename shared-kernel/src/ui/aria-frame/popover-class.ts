import styles from './aria-frame.module.css'

/** Common style of menus, lists and calendars above the page. */
export const popoverClass = styles.popover ?? ''
