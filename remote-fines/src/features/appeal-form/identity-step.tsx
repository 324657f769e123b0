import { APPELLANT_CAPACITIES, requiredMandate } from '@parvis/shared-kernel/fines'
import { useRemote } from '@parvis/shared-kernel/remote'
import { Note, RadioCards, Stack, TextInput } from '@parvis/shared-kernel/ui'
import styles from '../../appeal/appeal.module.css'
import { fieldId } from '../../appeal/appeal-steps.model.ts'
import { PieceField } from '../../appeal/piece-field.tsx'
import { useMessages } from '../../use-messages.ts'
import { PostalAddress } from './postal-address.tsx'
import type { StepProps } from './step-props.ts'

/** The city's limit for names; a longer name is reported, never truncated. */
const LONGEST = 200

/** Appellant, capacity and address for the answer. */
export function IdentityStep(props: StepProps) {
  return (
    <Stack gap={6}>
      <Capacity {...props} />
      <Person {...props} />
      <PostalAddress {...props} />
      <WhoReads {...props} />
    </Stack>
  )
}

/** In a city without case access control, says that number and plate open the case; promises nothing more (D16). */
function WhoReads({ access }: StepProps) {
  const { t } = useMessages()
  const { subscriber, host } = useRemote()
  const isGuarded = access !== 'unguarded'
  const signedOut = isGuarded ? 'appeal.identity.signed-out' : 'appeal.identity.unguarded'
  return (
    <Note>
      <span>
        {t(subscriber === null ? signedOut : 'appeal.identity.signed-in', { isEmbedded: Boolean(host) })}
      </span>
      {!isGuarded && <span> {t('case.unguarded.appeal')}</span>}
    </Note>
  )
}

function Capacity({ form, draft, faultOf }: StepProps) {
  const { t } = useMessages()
  const { answers, change } = draft
  const mandate = requiredMandate(answers.capacity, form.mandate)
  return (
    <Stack gap={4}>
      <RadioCards
        id={fieldId('capacity')}
        label={t('appeal.capacity')}
        error={faultOf('capacity')}
        value={answers.capacity}
        onChange={capacity => change({ capacity })}
        options={APPELLANT_CAPACITIES.map(capacity => ({
          value: capacity,
          label: t(`appeal.capacity.${capacity}`),
          description: t(`appeal.capacity.${capacity}.text`),
        }))}
      />
      {answers.capacity === 'representative' && (
        <TextInput
          id={fieldId('representedName')}
          label={t('appeal.representedName')}
          hint={t('appeal.representedName.hint')}
          error={faultOf('representedName')}
          value={answers.representedName}
          onChange={representedName => change({ representedName })}
          maxLength={LONGEST}
          autoComplete="off"
        />
      )}
      {mandate && (
        <PieceField
          piece={mandate}
          uploader={draft.uploader}
          hint={t(mandate.mandatory ? 'appeal.mandate.must' : 'appeal.mandate.may')}
          error={faultOf('pieces.mandate')}
          refusalOf={draft.refusalOf}
        />
      )}
    </Stack>
  )
}

function Person({ draft, faultOf }: StepProps) {
  const { t } = useMessages()
  const { answers, change } = draft
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{t('appeal.person')}</legend>
      <div className={styles.narrow}>
        <TextInput
          id={fieldId('firstName')}
          label={t('appeal.firstName')}
          error={faultOf('firstName')}
          value={answers.firstName}
          onChange={firstName => change({ firstName })}
          maxLength={LONGEST}
          autoComplete="given-name"
        />
        <TextInput
          id={fieldId('lastName')}
          label={t('appeal.lastName')}
          error={faultOf('lastName')}
          value={answers.lastName}
          onChange={lastName => change({ lastName })}
          maxLength={LONGEST}
          autoComplete="family-name"
        />
      </div>
      <TextInput
        id={fieldId('email')}
        type="email"
        label={t('appeal.email')}
        hint={t('appeal.email.hint')}
        isRequired={false}
        error={faultOf('email')}
        value={answers.email}
        onChange={email => change({ email })}
        maxLength={LONGEST}
        autoComplete="email"
      />
      <TextInput
        id={fieldId('phoneNumber')}
        type="tel"
        label={t('appeal.phoneNumber')}
        isRequired={false}
        width="medium"
        error={faultOf('phoneNumber')}
        value={answers.phoneNumber}
        onChange={phoneNumber => change({ phoneNumber })}
        maxLength={LONGEST}
        autoComplete="tel"
      />
    </fieldset>
  )
}
