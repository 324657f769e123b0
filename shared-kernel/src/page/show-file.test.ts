import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BlockedTab, showFile } from './show-file.ts'

const paper = { content: new Blob(['%PDF']), name: 'justificatif.pdf', isRenewed: false }
const fetching = vi.fn(async () => paper)
const aTab = () => ({ closed: false, close: vi.fn(), location: { replace: vi.fn() } })
const asWindow = (tab: ReturnType<typeof aTab>) => tab as unknown as Window

beforeEach(() => void vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:document'))
afterEach(() => {
  vi.restoreAllMocks()
  fetching.mockClear()
})

describe('showing a document of the city', () => {
  test('brings it into the tab that the click has opened', async () => {
    const tab = aTab()
    await expect(showFile(fetching, asWindow(tab))).resolves.toBe(paper)
    expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith('blob:document')
    expect(tab.close).not.toHaveBeenCalled()
  })

  test('closes the tab when it does not come, and says why', async () => {
    const tab = aTab()
    const refused = new Error('429')
    await expect(showFile(() => Promise.reject(refused), asWindow(tab))).rejects.toBe(refused)
    expect(tab.close).toHaveBeenCalledOnce()
  })

  test('asks nothing of the city when the browser has refused the tab', async () => {
    await expect(showFile(fetching, null)).rejects.toBeInstanceOf(BlockedTab)
    expect(fetching).not.toHaveBeenCalled()
  })

  test('leaves a tab alone that was closed meanwhile', async () => {
    const tab = { ...aTab(), closed: true }
    await showFile(fetching, asWindow(tab))
    expect(tab.location.replace).not.toHaveBeenCalled()
  })
})
