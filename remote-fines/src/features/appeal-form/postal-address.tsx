import { AddressAnswer } from '@parvis/shared-kernel/address'
import { LateBoundary, LazyMessages } from '@parvis/shared-kernel/page'
import { type Address, EMPTY_ADDRESS } from '@parvis/shared-kernel/subscriber'
import { Skeleton } from '@parvis/shared-kernel/ui'
import styles from '../../appeal/appeal.module.css'
import { fieldId } from '../../appeal/appeal-steps.model.ts'
import { useMessages } from '../../use-messages.ts'
import { ADDRESS_MESSAGES } from './address-messages.ts'
import type { StepProps } from './step-props.ts'

const FIELDS = Object.keys(EMPTY_ADDRESS) as (keyof Address)[]

/** Postal address for the answer: looked up or typed. */
export function PostalAddress({ draft, faultOf }: StepProps) {
  const { t } = useMessages()
  const address = draft.answers.address ?? EMPTY_ADDRESS
  const errorOf = (field: keyof Address | 'search') => faultOf(`address.${field}`)
  return (
    <div>
      <p className={styles.legend} aria-hidden>
        {t('appeal.address')}
      </p>
      <div className={styles.fields}>
        <LateBoundary fallback={<Skeleton shape="button" width="100%" />}>
          <LazyMessages chunks={ADDRESS_MESSAGES}>
            <AddressAnswer
              name={t('appeal.address')}
              place="home"
              isRequired
              address={address}
              onChange={parts => draft.change({ address: { ...address, ...parts } })}
              fieldId={field => fieldId(`address.${field}`)}
              errorOf={errorOf}
              hasFaults={FIELDS.some(field => errorOf(field) !== null)}
            />
          </LazyMessages>
        </LateBoundary>
      </div>
    </div>
  )
}
