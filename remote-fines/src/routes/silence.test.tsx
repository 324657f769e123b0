import { inDays, mountRemote } from '@parvis/shared-kernel/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { mount } from '../entry.ts'
import { contestedCity, filedAppeal } from '../testing/fake-appeal.ts'
import { fakeFine, keepFakePlate, PATH, plain } from '../testing/fake-fine.ts'

beforeEach(() => keepFakePlate())

const KEPT = 'GET /api/subscriber/fps'
const APPEAL = `${PATH}/appeal`
const TITLES = {
  [PATH]: /Votre FPS|Your fine|Your FPS/,
  [APPEAL]: /Votre contestation|Your appeal/,
  '/fps': /Votre forfait|Your parking fine/,
}
type Path = keyof typeof TITLES

const claimOf = (status: string, court: number) => ({
  type: 'RAPO',
  date: inDays(-40),
  status,
  access: 'HOLDER',
  implicitRejectionDatetime: inDays(-9),
  tribunalDeadline: inDays(court),
})

const appealOf = (status: string, court: number) =>
  filedAppeal({
    status,
    access: 'HOLDER',
    filedDatetime: inDays(-40),
    implicitRejectionDatetime: inDays(-9),
    tribunalDeadline: inDays(court),
    answer: status === 'REJECTED' ? 'Non.' : null,
    answerDatetime: status === 'REJECTED' ? inDays(-12) : null,
    complement:
      status === 'REJECTED' ? null : { message: 'La copie est floue.', dueDatetime: inDays(-20), pieces: [] },
  })

async function show(path: Path, locale: 'fr' | 'en', status: string, court: number) {
  const claims = [claimOf(status, court)]
  const answers = {
    ...contestedCity(appealOf(status, court), { claims }),
    [KEPT]: [{ fps: fakeFine({ claims }), keptDatetime: inDays(0) }],
  }
  await mountRemote(mount, { path, locale, answers })
  await screen.findByRole('heading', { level: 1, name: TITLES[path] }, { timeout: 10_000 })
  await screen.findAllByText(/rejet|reject/i)
  return plain(document.body.textContent)
}

const REVIEWED = /à l’étude|l’étudie|Vous recevrez sa réponse|under review|reviewing it/
const COURT = /tribunal.{0,40} (jusqu’au|until) \d{2}\/\d{2}\/\d{4}/i

describe.each(['fr', 'en'] as const)('once the city stayed silent past its term, in %s', locale => {
  it.each([
    [PATH, 'FILLED'],
    [PATH, 'COMPLEMENT_REQUESTED'],
    [APPEAL, 'FILLED'],
    [APPEAL, 'COMPLEMENT_REQUESTED'],
    ['/fps', 'FILLED'],
    ['/fps', 'COMPLEMENT_REQUESTED'],
  ] as const)(
    '%s of an appeal that is %s tells the rejection and the day of the court',
    async (path, status) => {
      const text = await show(path, locale, status, 20)
      expect(text).not.toMatch(REVIEWED)
      expect(text).toMatch(COURT)
    },
  )

  it.each([
    [PATH, 'FILLED'],
    [PATH, 'REJECTED'],
    [APPEAL, 'FILLED'],
    [APPEAL, 'COMPLEMENT_REQUESTED'],
    [APPEAL, 'REJECTED'],
  ] as const)(
    '%s of one that is %s says of a court whose time is over only that it is',
    async (path, status) => {
      const text = await show(path, locale, status, -1)
      expect(text).not.toMatch(/ou saisir le tribunal|or go to the tribunal|pouvez saisir|may go to/)
      expect(text).toMatch(/Le délai pour saisir le tribunal a pris fin|The time to go to the tribunal ended/)
      expect(text).not.toMatch(COURT)
    },
  )
})

describe.each(['fr', 'en'] as const)('who withdraws an appeal that silence has rejected, in %s,', locale => {
  const ask = { name: locale === 'fr' ? 'Retirer ma contestation' : 'Withdraw my appeal' }
  const consequence = async (court: number) => {
    await show(APPEAL, locale, 'FILLED', court)
    await userEvent.setup().click(await screen.findByRole('button', ask))
    return plain((await screen.findByRole('alertdialog')).textContent)
  }

  it('is told before that the way to the court may be lost', async () => {
    expect(await consequence(20)).toMatch(COURT)
  })

  it('is told of no court whose time is over', async () => {
    expect(await consequence(-1)).not.toMatch(/tribunal/)
  })
})
