import { useQuery, useRemote } from '@parvis/shared-kernel/remote'
import type { AppealForm } from '@parvis/shared-kernel/wire'
import { useState } from 'react'
import { formQuery } from './appeal.queries.ts'

/**
 * The form in the reader's language. The draft brings it in the language in which it was read; it is asked for again,
 * without the draft, when the language is changed, so that no answer is touched.
 */
export function useFormInLanguage(read: AppealForm): AppealForm {
  const { api, locale } = useRemote()
  const [known, setKnown] = useState({ form: read, locale })
  if (known.form !== read) setKnown({ form: read, locale })
  const isOther = known.locale !== locale
  const { data } = useQuery({ ...formQuery(api, locale), enabled: isOther })
  return isOther && data ? { ...data, deadline: read.deadline } : read
}
