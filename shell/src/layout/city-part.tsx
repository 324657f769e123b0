import { lazyChunk } from '@parvis/shared-kernel/remote'
import type { CityPageProps } from '../pages/city-page.tsx'
import { useChunk } from './use-chunk.ts'

const cityPage = lazyChunk(() =>
  import(/* webpackChunkName: "shell-pages" */ '../pages/city-page.tsx').then(module => module.CityPage),
)

/** The city's own page below the way in, for the few cities that have one; missing, it is not missed. */
export function CityPart(props: CityPageProps) {
  const { customPageConfiguration, themeImages } = props.config
  return customPageConfiguration || themeImages.header ? <Loaded {...props} /> : null
}

function Loaded(props: CityPageProps) {
  const page = useChunk(cityPage, () => {})
  return page.kind === 'loaded' ? <page.value {...props} /> : null
}
