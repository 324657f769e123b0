import type { RemoteEvent } from '@parvis/shared-kernel/remote'
import { expect, onTestFinished, test, vi } from 'vitest'
import { eventBus, shareWithOtherTabs } from './event-bus.ts'

function aTab() {
  const bus = eventBus(vi.fn())
  const heard = vi.fn()
  onTestFinished(shareWithOtherTabs(bus))
  bus.listen(({ kind }) => heard(kind))
  return { bus, heard }
}

test('what changes in one tab is heard in the others within a second, once', async () => {
  const [here, there, third] = [aTab(), aTab(), aTab()]
  here.bus.announce({ kind: 'rights-changed' })
  await vi.waitFor(() => expect(there.heard).toHaveBeenCalled(), { timeout: 1000 })
  await vi.waitFor(() => expect(third.heard).toHaveBeenCalled(), { timeout: 1000 })
  // Long enough for an echo to come back.
  await new Promise(resolve => setTimeout(resolve, 50))
  for (const { heard } of [here, there, third]) expect(heard.mock.calls).toEqual([['rights-changed']])
})

test('what concerns one tab alone stays there', async () => {
  const [here, there] = [aTab(), aTab()]
  const own: readonly RemoteEvent[] = [
    { kind: 'leaving' },
    { kind: 'locale-chosen', locale: 'en' },
    { kind: 'screen', title: 'Mes droits' },
    { kind: 'toast', message: 'Fait', tone: 'success' },
  ]
  for (const event of own) here.bus.announce(event)
  here.bus.announce({ kind: 'subscriber-changed' })
  await vi.waitFor(() => expect(there.heard).toHaveBeenCalled(), { timeout: 1000 })
  expect(there.heard.mock.calls).toEqual([['subscriber-changed']])
})

test('another tab’s nonsense is not passed on', async () => {
  const { heard } = aTab()
  const channel = new BroadcastChannel('parvis.events')
  channel.postMessage({ kind: 'leaving' })
  channel.postMessage('leaving')
  channel.postMessage('rights-changed')
  await vi.waitFor(() => expect(heard).toHaveBeenCalled(), { timeout: 1000 })
  channel.close()
  expect(heard.mock.calls).toEqual([['rights-changed']])
})
