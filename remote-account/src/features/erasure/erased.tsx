import { useRemote } from '@parvis/shared-kernel/remote'
import { Banner, Button, ButtonLink } from '@parvis/shared-kernel/ui'
import { usePageWords } from '../../words/late-words.tsx'

/** Nothing is left; whoever was signed in closes the session that no longer opens anything. */
export function Erased() {
  const { session } = useRemote()
  const { t } = usePageWords()
  return (
    <Banner
      tone="success"
      actions={
        session.state.kind === 'connected' ? (
          <Button variant="primary" onClick={() => void session.signOut()}>
            {t('erasure.done.leave')}
          </Button>
        ) : (
          <ButtonLink href="/">{t('erasure.done.home')}</ButtonLink>
        )
      }
    >
      {t('erasure.done.text')}
    </Banner>
  )
}
