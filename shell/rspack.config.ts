import { shellConfig } from '@parvis/build'

export default shellConfig(import.meta.dirname)
