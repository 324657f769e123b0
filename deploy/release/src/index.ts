export { CheckFailed } from './check.ts'
export { LostRace } from './commit.ts'
export type { CityLook, ComposedPage } from './compose-page.ts'
export type { Descriptor } from './descriptor.ts'
export { folderSite } from './folder-site.ts'
export { generationFolder, type PageHeaders } from './generation.ts'
export { citiesOf } from './init.ts'
export { ownSite } from './own-site.ts'
export {
  type Channel,
  type Channels,
  channelsOf,
  currentGeneration,
  type PlacedPointer,
  type Pointer,
  readPointer,
} from './pointer.ts'
export { citySettings, ensureCity, otherVersions, promote, resettle, setOrigin } from './promote.ts'
export { AlreadyPublished, publish } from './publish.ts'
export { IMMUTABLE } from './served-as.ts'
export type { CitySettings, Origins } from './settings.ts'
export { ensureKeys, signed } from './signatures.ts'
export { cityFolder, partFolder, readJson, type Site, versionFolder } from './site.ts'
export { escaped, withoutScript } from './static-frame.ts'
