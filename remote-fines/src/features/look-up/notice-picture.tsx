import { Stack } from '@parvis/shared-kernel/ui'
import { useMessages } from '../../use-messages.ts'
import styles from './look-up.module.css'

/** Grey lines for irrelevant text of the notice: x, y, width. */
const LINES = [
  [28, 178, 120],
  [28, 190, 150],
  [28, 202, 96],
  [196, 178, 136],
  [196, 190, 110],
  [196, 202, 124],
  [28, 246, 304],
  [28, 258, 304],
  [28, 270, 220],
] as const

function Mark({ x, y, label }: { readonly x: number; readonly y: number; readonly label: string }) {
  return (
    <g>
      <circle cx={x} cy={y} r="11" className={styles.mark} />
      <text x={x} y={y + 4.5} className={styles.markText}>
        {label}
      </text>
    </g>
  )
}

/** Drawing of the notice with number and plate marked 1 and 2. Its text stays French like the notice. */
export function NoticePicture() {
  const { t } = useMessages()
  return (
    <Stack as="figure">
      <svg
        viewBox="0 0 360 304"
        role="img"
        aria-label={t('picture.alt')}
        className={styles.picture}
        lang="fr"
      >
        <path
          className={styles.paper}
          d="M8 8h344v284l-14-6-14 6-14-6-14 6-14-6-14 6-14-6-14 6-14-6-14 6-14-6-14 6-14-6-14 6-14-6-14 6-14-6-14 6-14-6-14 6-14-6-14 6-14-6-14 6-8-3z"
        />
        <rect x="28" y="26" width="26" height="26" rx="4" className={styles.seal} />
        <text x="41" y="45" className={styles.sealText}>
          P
        </text>
        <text x="64" y="37" className={styles.paperTitle}>
          Avis de paiement
        </text>
        <text x="64" y="51" className={styles.paperSmall}>
          Forfait de post-stationnement
        </text>
        <text x="28" y="80" className={styles.paperSmall}>
          N° du FPS
        </text>
        <rect x="24" y="87" width="312" height="34" rx="6" className={styles.spot} />
        <text x="180" y="109" className={styles.digits}>
          21380990000016 26 1 320 004 001
        </text>
        <text x="28" y="145" className={styles.paperSmall}>
          Immatriculation
        </text>
        <rect x="118" y="129" width="112" height="28" rx="6" className={styles.spot} />
        <text x="174" y="148" className={styles.plate}>
          AB-123-CD
        </text>
        {LINES.map(([x, y, width]) => (
          <rect key={`${x} ${y}`} x={x} y={y} width={width} height="5" rx="2.5" className={styles.line} />
        ))}
        <path d="M28 226h304" className={styles.cut} />
        <Mark x={336} y={87} label="1" />
        <Mark x={230} y={129} label="2" />
      </svg>
      <figcaption className={styles.caption}>
        <ol className={styles.legend}>
          <li>
            <span className={styles.legendMark} aria-hidden="true">
              1
            </span>
            <span>{t('picture.number')}</span>
          </li>
          <li>
            <span className={styles.legendMark} aria-hidden="true">
              2
            </span>
            <span>{t('picture.plate')}</span>
          </li>
        </ol>
      </figcaption>
    </Stack>
  )
}
