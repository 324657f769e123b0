import { answerFunnel, backFunnel, type FunnelStep, type FunnelWalk } from '@parvis/shared-kernel/offers'
import { PAGES } from '@parvis/shared-kernel/paths'
import { useNavigate, useScreen } from '@parvis/shared-kernel/remote'
import { Button, ButtonLink, Link, PageHeader, RadioCards } from '@parvis/shared-kernel/ui'
import { ArrowLeftIcon, ArrowRightIcon } from '@parvis/shared-kernel/ui/icon'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../../use-messages.ts'
import { useVehicleCategory } from '../../vehicle-category/use-vehicle-category.ts'
import { queryOfWalk } from './funnel.model.ts'
import styles from './funnel.module.css'

interface FunnelQuestionProps {
  readonly walk: FunnelWalk
  readonly step: Extract<FunnelStep, { kind: 'question' }>
}

/** One question a screen; every answer is a place in the browser's history. */
export function FunnelQuestion({ walk, step }: FunnelQuestionProps) {
  const { t, locale } = useMessages()
  const { keptIn } = useVehicleCategory()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState(step.chosenAnswerId)
  const [hasTried, setTried] = useState(false)
  const question = step.question.text[locale]
  const isMissing = hasTried && chosen === null
  useScreen(question, isMissing)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (chosen === null) {
      event.currentTarget.querySelector<HTMLElement>('input')?.focus()
      return
    }
    const next = answerFunnel(walk, chosen)
    // Write the answer into the current history entry first, so that "back" restores it.
    navigate(keptIn(`${PAGES.catalogue}${queryOfWalk(backFunnel(next))}`), { replace: true })
    navigate(keptIn(`${PAGES.catalogue}${queryOfWalk(next)}`))
  }
  return (
    <form className={styles.question} onSubmit={submit} noValidate>
      <PageHeader eyebrow={t('funnel.eyebrow', { position: step.position })} title={question} />
      <RadioCards
        label={question}
        isLabelHidden
        options={step.question.answers.map(({ id, text }) => ({ value: id, label: text[locale] }))}
        value={chosen}
        onChange={setChosen}
        error={isMissing ? t('funnel.missing') : null}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" iconEnd={ArrowRightIcon}>
          {t('request.next')}
        </Button>
        {step.canGoBack && (
          <ButtonLink
            icon={ArrowLeftIcon}
            href={keptIn(`${PAGES.catalogue}${queryOfWalk(backFunnel(walk))}`)}
          >
            {t('funnel.back')}
          </ButtonLink>
        )}
      </div>
      <p>
        <Link href={keptIn(`${PAGES.catalogue}?liste=tout`)}>{t('funnel.whole-list')}</Link>
      </p>
    </form>
  )
}
