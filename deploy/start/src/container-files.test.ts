import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const COMPOSE = new URL('../../container/compose.yaml', import.meta.url)
const [, containerfile = ''] = /dockerfile: (\S+)/.exec(readFileSync(COMPOSE, 'utf8')) ?? []

it('no image takes along the keys and data of the folder that it is built from, by whatever builds it', () => {
  // The only name that docker, podman and buildah all read.
  const ignored = readFileSync(new URL(`../../../${containerfile}.dockerignore`, import.meta.url), 'utf8')
  expect(ignored.split('\n')).toEqual(expect.arrayContaining(['.git', '.parvis', '**/node_modules']))
})
