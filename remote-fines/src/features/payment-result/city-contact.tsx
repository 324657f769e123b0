import { phoneHref } from '@parvis/shared-kernel/formats'
import { useRemote } from '@parvis/shared-kernel/remote'
import { Facts } from '@parvis/shared-kernel/ui'
import { useMessages } from '../../use-messages.ts'

/** Contacts to ask before paying a second time. */
export function CityContact() {
  const { t, locale } = useMessages()
  const { phone, email, desk } = useRemote().config.contact
  return (
    <Facts
      items={[
        {
          term: t('contact.phone'),
          description: <a href={phoneHref(phone)}>{phone}</a>,
        },
        { term: t('contact.email'), description: <a href={`mailto:${email}`}>{email}</a> },
        { term: t('contact.desk'), description: desk[locale] },
      ]}
    />
  )
}
