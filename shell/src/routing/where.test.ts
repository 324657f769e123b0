import { describe, expect, it, vi } from 'vitest'
import { aliasOf } from './aliases.ts'
import { releaseOfTest as release } from './release-of-test.ts'
import { whereIs } from './where.ts'

const at = (path: string, isConnected = true) => {
  const url = new URL(path, 'https://city.example')
  return whereIs(url, release, isConnected)
}

describe('the routes of both documents', () => {
  it.each([
    ['/', 'rights', 'dashboard'],
    ['/souscriptions', 'rights', 'dashboard'],
    ['/souscriptions/o-1', 'rights', 'right-detail'],
    ['/souscriptions/o-1?idop=9', 'rights', 'right-detail'],
    ['/souscriptions/tickets/t-1', 'rights', 'right-detail'],
    ['/souscriptions/o-1/payments', 'rights', 'payment-result'],
    ['/souscriptions/tickets/t-1/payments', 'rights', 'payment-result'],
    ['/souscriptions/create/offer-1', 'requests', 'offer'],
    ['/souscriptions/ticket/create/def-1', 'requests', 'definition'],
    ['/souscriptions/complete/o-1', 'requests', 'complete'],
    ['/souscriptions/plate_request/o-1', 'requests', 'plate-request'],
    ['/settings', 'account', 'settings'],
    ['/fps', 'fines', 'look-up'],
    ['/souscriptions/inscription/hash', 'account', 'sign-in-link'],
    ['/souscriptions/registerCustomer', 'account', 'register'],
    ['/plate-check', 'account', 'plate-check'],
    ['/souscriptions/forgotPassword', 'account', 'forgot-password'],
    ['/souscriptions/recover/abc', 'account', 'recover'],
    ['/souscriptions/verify/somebody@example.org', 'account', 'verify'],
    ['/verify/email/abc', 'account', 'verify-link'],
    ['/verify/update/email/abc', 'account', 'verify-new-email'],
  ])('%s is answered by remote-%s (%s)', (path, name, page) => {
    expect(at(path)).toMatchObject({ kind: 'remote', name, route: { page } })
  })

  it('a subscriber’s address shows sign-in to somebody signed out, and a public one does not', () => {
    expect(at('/souscriptions/o-1', false)).toMatchObject({ kind: 'sign-in', name: 'account' })
    expect(at('/fps', false)).toMatchObject({ kind: 'remote', name: 'fines' })
  })

  it('nobody signs in where no part can, whatever parts are called', () => {
    const { account, ...others } = release.remotes
    const place = { pathname: '/souscriptions', search: '', hash: '' }
    expect(whereIs(place, { ...release, remotes: others }, false).kind).toBe('not-found')
    const renamed = { ...others, ...(account && { identity: account }) }
    expect(whereIs(place, { ...release, remotes: renamed }, false)).toMatchObject({ name: 'identity' })
  })

  it.each([
    ['/auth', 'provider-return'],
    ['/provider-logout-callback', 'signed-out'],
    ['/legal', 'legal'],
    ['/privacy', 'legal'],
    ['/cnil', 'legal'],
    ['/cgu', 'legal'],
    ['/accessibility', 'legal'],
    ['/support', 'legal'],
    ['/embed/connexion?origin=https%3A%2F%2Fa.example&challenge=x', 'embed-consent'],
    ['/site-map', 'site-map'],
  ])('%s is a page of the shell', (path, kind) => {
    expect(at(path).kind).toBe(kind)
  })

  it('the consent checkbox’s #/cnil leads to the privacy page', () => {
    expect(at('/souscriptions#/cnil')).toEqual({ kind: 'legal', page: 'cnil' })
  })

  it.each(['/fps/%E0%A4%A', '/souscriptions/100%'])('%s, which is not well encoded, harms nobody', path => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(at(path).kind).toBe('remote')
    expect(aliasOf(path, '')).toBeNull()
    expect(warn).not.toHaveBeenCalled()
    warn.mockRestore()
  })

  it('an unknown route keeps its path, to be shown', () => {
    expect(at('/nulle/part/ici')).toEqual({ kind: 'not-found', path: '/nulle/part/ici' })
  })
})

describe('addresses that the second document only names', () => {
  it.each([
    ['/verify/email/abc'],
    ['/recover/abc'],
    ['/verify/update/email/abc'],
    ['/plate-check'],
    ['/dashboard'],
    ['/funnel'],
    ['/funnel/result'],
    ['/eligibility/new'],
    ['/eligibility/new/car'],
    ['/eligibility/all'],
    ['/eligibility/all_expired'],
    ['/eligibility/p-1/user-info'],
    ['/product/p-1/new'],
    ['/product/p-1/renew/o-1'],
    ['/bundle'],
    ['/bundle/free'],
    ['/bundle/all'],
    ['/bundle/all_expired'],
    ['/processing'],
    ['/o-1/payments'],
    ['/p-1/automatic-order'],
    ['/account'],
    ['/register'],
    ['/share'],
    ['/souscriptions/inscription/hash'],
    ['/souscriptions/registerCustomer'],
    ['/souscriptions/forgotPassword'],
    ['/souscriptions/recover/abc'],
    ['/souscriptions/verify/somebody@example.org'],
    ['/souscriptions/share'],
  ])('%s leads to a screen that exists', path => {
    let where = at(path)
    if (where.kind === 'not-found') where = at(aliasOf(path, '') ?? '/nowhere/at/all')
    expect(['remote', 'sign-in', 'legal']).toContain(where.kind)
  })

  it.each([
    ['/recover/abc', '/souscriptions/recover/abc'],
    ['/register', '/souscriptions/registerCustomer'],
    ['/eligibility/new/CAR', '/demandes?vehicleCategory=CAR'],
    ['/product/p-1/renew/o-1', '/souscriptions/create/p-1?renew=o-1'],
    ['/product/p-1/renew/o-1?redirect=true', '/souscriptions/create/p-1?renew=o-1&redirect=true'],
    ['/o%2F1/payments?idop=3', '/souscriptions/o%2F1/payments?idop=3'],
  ])('%s keeps what it says', (path, to) => {
    const { pathname, search } = new URL(path, 'https://city.example')
    expect(at(path).kind).toBe('not-found')
    expect(aliasOf(pathname, search)).toBe(to)
  })
})
