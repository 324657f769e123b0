import styles from './button.module.css'

/** Spinning ring the size of the text beside it, which names the activity. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />
