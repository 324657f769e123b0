import {
  CONTRACT_VERSION,
  createMount,
  lazyChunk,
  lazyPage,
  type NavigationPort,
  type Place,
  type RemoteContext,
  useScreen,
} from '@parvis/shared-kernel/remote'
import { type ComponentType, useState } from 'react'
import type { ApiClient } from '../api/api-client.ts'
import type { HostPage, Messages } from '../i18n/index.ts'
import { uploadsEn } from '../messages/uploads.en.ts'
import { uploadsFr } from '../messages/uploads.fr.ts'
import { Combobox } from '../ui/combobox/index.ts'
import { DatePicker } from '../ui/date-picker/index.ts'
import { Dialog } from '../ui/dialog/index.ts'
import { Button, ButtonLink, ErrorSummary, PageHeader, Section, Stack, TextInput } from '../ui/index.ts'
import { fitText } from '../ui/theme/index.ts'
import { fakeCityConfig } from './fake-city-config.ts'

// A part built alone and embedded in host pages: every component of the kit, and one of each overlay.

interface Story {
  readonly default: { readonly title: string }
  readonly [name: string]: unknown
}

interface Stories {
  (name: string): Story
  keys(): readonly string[]
}

declare global {
  interface ImportMeta {
    /** Provided by the bundler: all modules below a folder whose name matches. */
    webpackContext(folder: string, options: { readonly recursive: boolean; readonly regExp: RegExp }): Stories
  }
}

const stories = import.meta.webpackContext('..', { recursive: true, regExp: /\.stories\.tsx$/ })

/** Stories that cover the page have a screen of their own. */
const isFloating = ({ default: { title } }: Story) => title.startsWith('Floating')

function Kit() {
  useScreen('Kit')
  return (
    <Stack gap={6}>
      <PageHeader title="Kit" back={{ href: '/floating', label: 'Ce qui flotte' }} />
      {stories
        .keys()
        .map(stories)
        .filter(story => !isFloating(story))
        .map(story => (
          <AllOf key={story.default.title} story={story} />
        ))}
    </Stack>
  )
}

function AllOf({ story: { default: about, ...shown } }: { readonly story: Story }) {
  return (
    <Section title={about.title}>
      {Object.entries(shown).map(([name, story]) => {
        const Shown = story as ComponentType
        return <Shown key={name} />
      })}
    </Section>
  )
}

const STREETS = [
  { id: '1', label: '12 rue des Lilas' },
  { id: '2', label: '12 rue des Lices' },
]

function Floating() {
  useScreen('Floating')
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack>
      <PageHeader title="Ce qui flotte" />
      <ErrorSummary faults={[{ fieldId: 'plate', message: 'Une plaque est attendue.' }]} />
      <TextInput id="plate" label="Plaque" value="" onChange={() => {}} />
      <Fields />
      <ButtonLink href="/">Tout le kit</ButtonLink>
      <Button onClick={() => setOpen(true)}>Ouvrir</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Une question"
        footer={<Button>Garder</Button>}
      >
        <Fields />
      </Dialog>
    </Stack>
  )
}

function Fields() {
  const [street, setStreet] = useState('')
  const [day, setDay] = useState<string | null>('2026-12-01')
  return (
    <>
      <Combobox
        label="Adresse"
        value={street}
        onChange={setStreet}
        suggestions={STREETS.filter(({ label }) => label.startsWith(street))}
        onChoose={({ label }) => setStreet(label)}
      />
      <DatePicker label="Début" value={day} onChange={setDay} />
    </>
  )
}

const mount = createMount({
  name: 'sample',
  messages: {
    fr: lazyChunk<Messages>(async () => uploadsFr),
    en: lazyChunk<Messages>(async () => uploadsEn),
  },
  pages: [
    { pattern: '/', page: lazyPage(async () => Kit) },
    { pattern: '/floating', page: lazyPage(async () => Floating) },
  ],
})

/** Navigation by the page's fragment, as in an embed. */
function hashNavigation(): NavigationPort {
  const read = (): Place => ({
    ...{ pathname: window.location.hash.slice(1) || '/', search: '', hash: '', state: null },
    key: window.location.hash,
  })
  let place = read()
  const listeners = new Set<(place: Place) => void>()
  window.addEventListener('hashchange', () => {
    place = read()
    for (const listener of listeners) listener(place)
  })
  return {
    get location() {
      return place
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    navigate(to) {
      window.location.hash = to
    },
    go: delta => window.history.go(delta),
    href: to => `#${to}`,
    pathOf(href) {
      const { hash } = new URL(href, window.location.href)
      return hash.startsWith('#/') ? hash.slice(1) : null
    },
    block: () => () => {},
  }
}

const refuses = () => Promise.reject(new TypeError('this part has no city'))

interface SampleOptions extends Omit<HostPage, 'root'> {
  readonly sheet: string
  readonly lang: 'fr' | 'en'
}

/** Mounts the part in the shadow root of an element. Settles when its first screen has rendered. */
async function embed(element: HTMLElement, { sheet, lang, headingLevel }: SampleOptions): Promise<void> {
  const shadow = element.attachShadow({ mode: 'open' })
  const styles = new CSSStyleSheet()
  styles.replaceSync(sheet)
  shadow.adoptedStyleSheets = [styles]
  const root = document.createElement('div')
  const part = document.createElement('div')
  Object.assign(root, { dir: 'ltr', lang })
  root.dataset.parvisRoot = ''
  root.append(part)
  shadow.append(root)
  fitText(root)
  const context: RemoteContext = {
    contract: CONTRACT_VERSION,
    session: {
      state: { kind: 'disconnected' },
      signInWithProvider: refuses,
      signInWithPassword: refuses,
      signOut: refuses,
    },
    subscriber: null,
    config: fakeCityConfig(),
    locale: lang,
    api: new Proxy({} as ApiClient, { get: () => refuses }),
    navigation: hashNavigation(),
    announce: () => {},
    listen: () => () => {},
    report: error => reportError(error),
    theme: 'light',
    host: { root, headingLevel },
  }
  await mount(part, context).ready
}

Object.assign(window, { embed })
