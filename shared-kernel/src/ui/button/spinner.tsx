import styles from './button.module.css'

/** A turning ring, as large as the text beside it, which says in words what is going on. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />
