import { everyCallFails, expectWaysOn, mountRemote } from '@parvis/shared-kernel/testing'
import { beforeEach, test } from 'vitest'
import { manifest } from '../../remote.manifest.ts'
import { mount } from '../entry.ts'
import { keepFakePlate, NUMBER } from '../testing/fake-fine.ts'

beforeEach(() => keepFakePlate())

/** Asks for number and plate: nothing can fail before. */
const ASKS_NOTHING = '/fps'
const paths = manifest.routes
  .filter(({ pattern }) => pattern !== ASKS_NOTHING)
  .map(({ pattern }) => pattern.replace(':fineId', NUMBER).replace(/:\w+/, 'some-1'))

test.each([...paths, `/fps/${NUMBER}/payments?operationId=op-1`])(
  '%s: nothing of it could be had, and there is another try, help and a way back',
  async path => {
    const { element } = await mountRemote(mount, { path, answers: everyCallFails })
    await expectWaysOn(element)
  },
)
