import { everyCallFails, expectWaysOn, mountRemote } from '@parvis/shared-kernel/testing'
import { test } from 'vitest'
import { manifest } from '../../remote.manifest.ts'
import { mount } from '../entry.ts'
import { eachScreen } from '../testing/each-screen.ts'

eachScreen(() => Promise.all([import('./right-detail.route.tsx'), import('./payment-result.route.tsx')]))

test.each(manifest.routes.map(({ pattern }) => pattern.replaceAll(/:\w+/g, 'some-1')))(
  '%s: nothing of it could be had, and there is another try, help and a way back',
  async path => {
    const { element } = await mountRemote(mount, { path, answers: everyCallFails })
    await expectWaysOn(element)
  },
)
