import { useI18n } from '@parvis/shared-kernel/i18n'
import { type Address, EMPTY_ADDRESS } from '@parvis/shared-kernel/subscriber'
import { TextInput } from '@parvis/shared-kernel/ui'
import styles from '../../appeal/appeal.module.css'
import { fieldId } from '../../appeal/appeal-steps.model.ts'
import type { FinesMessageId } from '../../messages/fr.ts'
import type { StepProps } from './step-props.ts'

const LONGEST = 200

/** Where the answer goes by post. */
export function AddressFields({ draft, faultOf }: StepProps) {
  const { t } = useI18n<FinesMessageId>()
  const address = draft.answers.address ?? EMPTY_ADDRESS
  const write = (name: keyof Address) => (value: string) =>
    draft.change({ address: { ...address, [name]: value } })
  const of = (name: keyof Address) => ({
    id: fieldId(`address.${name}`),
    error: faultOf(`address.${name}`),
    value: address[name],
    onChange: write(name),
    maxLength: LONGEST,
  })
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{t('appeal.address')}</legend>
      <TextInput
        {...of('streetNumber')}
        label={t('appeal.street-number')}
        isRequired={false}
        width="short"
        inputMode="numeric"
        autoComplete="off"
      />
      <TextInput
        {...of('streetName')}
        label={t('appeal.street')}
        hint={t('appeal.street.hint')}
        autoComplete="address-line1"
      />
      <TextInput
        {...of('complement')}
        label={t('appeal.address-complement')}
        isRequired={false}
        autoComplete="address-line2"
      />
      <div className={styles.postal}>
        <TextInput
          {...of('postalCode')}
          label={t('appeal.postal-code')}
          inputMode="numeric"
          autoComplete="postal-code"
        />
        <TextInput {...of('locality')} label={t('appeal.locality')} autoComplete="address-level2" />
      </div>
    </fieldset>
  )
}
