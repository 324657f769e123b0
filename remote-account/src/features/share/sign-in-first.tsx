import { PAGES } from '@parvis/shared-kernel/paths'
import { useNavigate } from '@parvis/shared-kernel/remote'
import { Banner, Button } from '@parvis/shared-kernel/ui'
import { LogInIcon } from '@parvis/shared-kernel/ui/icon'
import { usePageMessages } from '../../messages/lazy-messages.tsx'

/** Joining needs an account: sign in and return here, where the code is kept. */
export function SignInFirst({ hasCode }: { readonly hasCode: boolean }) {
  const { t } = usePageMessages()
  const navigate = useNavigate()
  return (
    <Banner
      tone="info"
      title={t('share.signed-out.title')}
      actions={
        <Button
          variant="primary"
          icon={LogInIcon}
          onClick={() => navigate(PAGES.signIn, { state: { returnTo: PAGES.share } })}
        >
          {t('share.sign-in')}
        </Button>
      }
    >
      {t(hasCode ? 'share.signed-out.text' : 'share.signed-out.plain')}
    </Banner>
  )
}
