import { checkSignInLink } from '@parvis/shared-kernel/api'
import { useChunk } from '@parvis/shared-kernel/page'
import { PAGES } from '@parvis/shared-kernel/paths'
import { lazyChunk, useNavigate, useQuery, useRemote } from '@parvis/shared-kernel/remote'
import { AccessPage } from '../access/access-page.tsx'
import { Checking } from '../access/checking.tsx'
import { OutcomePage } from '../access/outcome-page.tsx'
import { useAddressSecret } from '../access/use-address-secret.ts'
import { GoodLink } from '../features/sign-in-link/good-link.tsx'
import { AccessMessages, useAccessMessages } from '../messages/lazy-messages.tsx'

/** `/souscriptions/inscription/:hash`: a sign-in link, verified first (second document §2). */
export function SignInLinkRoute() {
  return (
    <AccessMessages>
      <SignInLinkScreen />
    </AccessMessages>
  )
}

function SignInLinkScreen() {
  const { api } = useRemote()
  const { t } = useAccessMessages()
  const hash = useAddressSecret('hash')
  const check = useQuery({
    queryKey: ['sign-in-link', hash],
    queryFn: () => checkSignInLink(api, hash),
    enabled: hash !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
  const email = check.data?.email ?? ''
  if (hash === '' || check.data?.isValid === false)
    return email === '' ? <Dead /> : <Confirmed email={email} />
  if (!check.data)
    return (
      <Checking
        title={t('link.checking')}
        error={check.error}
        isChecking={check.isFetching}
        onRetry={() => void check.refetch()}
      />
    )
  return (
    <AccessPage title={t('link.title')} hasBack={false} takesFocus>
      <GoodLink hash={hash} email={email} />
    </AccessPage>
  )
}

/** The link has done its work: often it is opened twice. */
function Confirmed({ email }: { readonly email: string }) {
  const { session } = useRemote()
  const { t } = useAccessMessages()
  const isConnected = session.state.kind === 'connected'
  return (
    <OutcomePage
      title={t('confirm.done.title')}
      hasBack={false}
      takesFocus
      text={t('link.spent.text', { email })}
      to={isConnected ? PAGES.rights : PAGES.signIn}
      label={t(isConnected ? 'access.go-on' : 'access.sign-in')}
    />
  )
}

const ASK_AGAIN = `${PAGES.rights}?sign=1`

const dialog = lazyChunk(() =>
  import(/* webpackChunkName: "dead-link" */ '../features/sign-in-link/dead-link-dialog.tsx').then(
    module => module.DeadLinkDialog,
  ),
)

/** The page repeats the dialog's message in case the dialog cannot load. */
function Dead() {
  const { t } = useAccessMessages()
  const navigate = useNavigate()
  const late = useChunk(dialog)
  return (
    <OutcomePage
      title={t('link.dead.title')}
      hasError
      hasBack={false}
      text={t('link.dead.text')}
      to={ASK_AGAIN}
      label={t('link.dead.close')}
    >
      {late.state === 'ready' && <late.data onClose={() => navigate(ASK_AGAIN, { replace: true })} />}
    </OutcomePage>
  )
}
