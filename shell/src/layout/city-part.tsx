import { useChunk } from '@parvis/shared-kernel/page'
import { lazyChunk } from '@parvis/shared-kernel/remote'
import type { CityPageProps } from '../pages/city-page.tsx'

const cityPage = lazyChunk(() =>
  import(/* webpackChunkName: "shell-pages" */ '../pages/city-page.tsx').then(module => module.CityPage),
)

/** A city's own page below signing in; optional for cities that have one. */
export function CityPart(props: CityPageProps) {
  const { customPageConfiguration, themeImages } = props.config
  return customPageConfiguration || themeImages.header ? <Loaded {...props} /> : null
}

function Loaded(props: CityPageProps) {
  const page = useChunk(cityPage)
  return page.state === 'ready' ? <page.data {...props} /> : null
}
