import { apeInput, siretInput } from '@parvis/shared-kernel/subscriber'
import { Button, Heading, TextInput } from '@parvis/shared-kernel/ui'
import { BriefcaseIcon, TrashIcon } from '@parvis/shared-kernel/ui/icon'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { SettingsSection } from '../../settings-section/settings-section.tsx'
import { useMessages } from '../../use-messages.ts'
import { ProfileAddress } from './address-part.tsx'
import { profileFieldId } from './fault-text.ts'
import type { PartProps } from './part.ts'
import { hasProfessionalPart, withoutProfessionalPart } from './profile.model.ts'
import styles from './profile.module.css'

interface ProfessionalPartProps extends PartProps {
  readonly isProfessional: boolean
  readonly isAsked: boolean
}

/** Company and professional address: collapsed for residents. */
export function ProfessionalPart({ isProfessional, isAsked, ...part }: ProfessionalPartProps) {
  const { t } = useMessages()
  const [isOpened, setOpened] = useState(isProfessional || isAsked)
  const isOpen = isOpened || hasProfessionalPart(part.form)
  const [isJustOpened, setJustOpened] = useState(false)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isJustOpened) section.current?.querySelector('input')?.focus()
  }, [isJustOpened])
  useFocusWhenAsked(isAsked, section)
  const open = () => {
    setOpened(true)
    setJustOpened(true)
  }
  const remove = () => {
    part.write(withoutProfessionalPart(part.form))
    setOpened(false)
    setJustOpened(false)
    section.current?.focus()
  }
  return (
    <SettingsSection title={t('professional.title')} text={t('professional.text')} ref={section}>
      {isOpen ? (
        <>
          <Company {...part} />
          <div className={styles.group}>
            <Heading level={3} look={4}>
              {t('professional.address')}
            </Heading>
            <ProfileAddress {...part} group="professionalAddress" />
          </div>
          {!isProfessional && (
            <div className={styles.remove}>
              <Button size="small" variant="quiet" icon={TrashIcon} onClick={remove}>
                {t('professional.remove')}
              </Button>
            </div>
          )}
        </>
      ) : (
        <div className={styles.invitation}>
          <p>{t('professional.none')}</p>
          <Button icon={BriefcaseIcon} onClick={open}>
            {t('professional.add')}
          </Button>
        </div>
      )}
    </SettingsSection>
  )
}

function Company({ form: { enterprise }, write, errorOf }: PartProps) {
  const { t } = useMessages()
  return (
    <>
      <TextInput
        id={profileFieldId('enterprise.name')}
        label={t('professional.name')}
        autoComplete="organization"
        value={enterprise.name}
        onChange={name => write({ enterprise: { ...enterprise, name } }, 'enterprise.name')}
        error={errorOf('enterprise.name')}
      />
      <div className={styles.pair}>
        <TextInput
          id={profileFieldId('enterprise.siret')}
          label={t('professional.siret')}
          hint={t('professional.siret.hint')}
          inputMode="numeric"
          value={enterprise.siret}
          onChange={typed =>
            write({ enterprise: { ...enterprise, siret: siretInput(typed) } }, 'enterprise.siret')
          }
          error={errorOf('enterprise.siret')}
        />
        <TextInput
          id={profileFieldId('enterprise.ape')}
          label={t('professional.ape')}
          hint={t('professional.ape.hint')}
          isRequired={false}
          autoCapitalize="characters"
          value={enterprise.ape}
          onChange={typed => write({ enterprise: { ...enterprise, ape: apeInput(typed) } }, 'enterprise.ape')}
          error={errorOf('enterprise.ape')}
        />
      </div>
    </>
  )
}

/** Scrolls the part into view when the portal's address asks for it, after the screen has taken the focus. */
function useFocusWhenAsked(isAsked: boolean, section: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!isAsked) return
    const timer = setTimeout(() => {
      section.current?.scrollIntoView({ block: 'start' })
      section.current?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [isAsked, section])
}
