import { everyCallFails, expectWaysOn, mountRemote } from '@parvis/shared-kernel/testing'
import { test } from 'vitest'
import { manifest } from '../../remote.manifest.ts'
import { mount } from '../entry.ts'

test.each(manifest.routes.map(({ pattern }) => pattern.replaceAll(/:\w+/g, 'some-1')))(
  '%s: nothing of it could be had, and there is another try, help and a way back',
  async path => {
    const { element } = await mountRemote(mount, { path, answers: everyCallFails })
    await expectWaysOn(element)
  },
)
