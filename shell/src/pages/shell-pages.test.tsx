import { I18nProvider } from '@parvis/shared-kernel/i18n'
import type { Release } from '@parvis/shared-kernel/remote/release'
import { fakeCityConfig } from '@parvis/shared-kernel/testing'
import type { CityConfig } from '@parvis/shared-kernel/wire'
import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AnnounceHolder } from '../layout/screen-title.ts'
import { fr } from '../messages/fr.ts'
import { wholeRelease } from '../remotes/whole-release.ts'
import { offeredRelease } from '../routing/offered-parts.ts'
import { releaseOfTest } from '../routing/release-of-test.ts'
import { ShellPages, type ShellPagesProps } from './shell-pages.tsx'

const open = (
  path: string,
  parts: readonly string[] | null,
  where: ShellPagesProps['where'] = { kind: 'not-found', path },
  changes: Partial<CityConfig> = {},
) => {
  const navigate = vi.fn()
  const announce = vi.fn()
  const props = {
    where,
    report: () => {},
    place: { pathname: path, search: '', hash: '' },
    config: fakeCityConfig({ parts, ...changes }),
    messages: fr,
    release: offeredRelease(releaseOfTest, parts),
    navigation: { navigate },
  } as unknown as ShellPagesProps
  render(
    <I18nProvider locale="fr" messages={fr} config={{ currency: 'EUR', timeZone: 'Europe/Paris' }}>
      <AnnounceHolder value={announce}>
        <ShellPages {...props} />
      </AnnounceHolder>
    </I18nProvider>,
  )
  return { navigate, announce }
}

const links = () => screen.getAllByRole('link').map(link => link.getAttribute('href'))

describe('an address that no part answers', () => {
  it('leads from the city’s own address to the first screen that is open to everybody', async () => {
    const { navigate } = open('/', ['fines'])
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/fps', { replace: true, state: null }))
  })

  it.each([
    ['/nulle/part', null, ['/souscriptions', '/fps', '/site-map']],
    ['/souscriptions', ['fines'], ['/fps', '/site-map']],
    ['/', ['rights'], ['/souscriptions', '/site-map']],
  ])('%s of a city with %j is not found, and shows the ways that this city has', (path, parts, ways) => {
    const { navigate } = open(path, parts)
    expect(links()).toEqual(ways)
    expect(navigate).not.toHaveBeenCalled()
  })
})

it('the site map announces itself also where what it lists does not come', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  const { announce } = open('/site-map', null, { kind: 'site-map' })
  await screen.findByRole('alert')
  await vi.waitFor(() =>
    expect(announce).toHaveBeenCalledWith({ kind: 'screen', title: 'Plan du site', isError: true }),
  )
  // Shared by the tests that follow.
  wholeRelease.forget()
})

describe('the site map', () => {
  afterEach(() => void vi.restoreAllMocks())
  const accounts = ['/souscriptions/registerCustomer', '/souscriptions/forgotPassword']
  const SHARE = '/souscriptions/share'
  const { features } = fakeCityConfig()
  it.each<[string, Partial<CityConfig>, readonly string[]]>([
    ['with accounts by e-mail and sharing', {}, [...accounts, SHARE]],
    ['where one signs in with a provider alone', { loginTypes: ['FC'] }, [SHARE]],
    ['where no right is shared', { features: { ...features, sharing: false } }, accounts],
  ])('of a city %s lists the pages that it has', async (_, config, listed) => {
    // Once loaded, it would be there for the tests that follow.
    vi.spyOn(wholeRelease, 'retry').mockResolvedValue(releaseOfTest as Release)
    open('/site-map', null, { kind: 'site-map' }, config)
    await screen.findByRole('link', { name: 'Mon profil' })
    expect(links().filter(href => [...accounts, SHARE].includes(href ?? ''))).toEqual(listed)
  })
})
