import { fakeCityConfig } from '@parvis/shared-kernel/testing'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CityPage, type CityPageProps } from './city-page.tsx'

it.each(['fr', 'en'] as const)(
  'the city’s own page is said to be in the city’s language: %s',
  selectedLang => {
    const customPageConfiguration = {
      headerTitle: 'Le port',
      content: '<p>La plage</p>',
      style: '',
      script: '',
    }
    const config = fakeCityConfig({ selectedLang, customPageConfiguration })
    render(<CityPage config={config} navigation={{} as CityPageProps['navigation']} />)
    expect(screen.getByRole('region', { name: 'Le port' }).lang).toBe(selectedLang)
  },
)
