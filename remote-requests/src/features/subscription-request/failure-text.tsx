import { PAGES } from '@parvis/shared-kernel/paths'
import { Button, Link, Stack } from '@parvis/shared-kernel/ui'
import { useRequestMessages } from '../../use-messages.ts'
import type { Flow } from './use-flow.ts'

/** Why the city refused the request, with links to the fields concerned. */
export function FailureText({ flow }: { readonly flow: Flow }) {
  const { t } = useRequestMessages()
  const { sentence, wasSentBefore } = flow.submission
  return (
    <Stack gap={2}>
      <p>{sentence}</p>
      {wasSentBefore && (
        <p>
          <Link href={PAGES.rights}>{t('rights.back')}</Link>
        </p>
      )}
      {flow.refusedFaults.map(({ field, message }) => (
        <div key={field}>
          <Button size="small" onClick={() => flow.goToField(field)}>
            {message === sentence
              ? t('subscription.refused.correct-this')
              : t('subscription.refused.correct', { what: message })}
          </Button>
        </div>
      ))}
      {!wasSentBefore && <p>{t('subscription.refused.kept')}</p>}
    </Stack>
  )
}
