import { remoteConfig } from '@parvis/build'

export default remoteConfig(import.meta.dirname)
