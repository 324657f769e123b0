import { isName } from './names.ts'
import { readPointer } from './pointer.ts'
import { type CitySettings, parseSettings } from './settings.ts'
import { ensureKeys } from './signatures.ts'
import { cityFolder, readJson, type Site } from './site.ts'

const settingsFile = (city: string) => `${cityFolder(city)}/city.json`

export class CityExists extends Error {
  override name = 'CityExists'
}

/** Creates a city that runs nothing yet. @throws if it exists or its settings are invalid */
export async function initCity(site: Site, city: string, settings: unknown): Promise<void> {
  const parsed = parseSettings(settings)
  if (await readPointer(site, city, 'stable')) throw new CityExists(`${city} exists already`)
  ensureKeys()
  if (!(await site.writeOnce(settingsFile(city), JSON.stringify(parsed))))
    throw new CityExists(`${city} exists already`)
}

/** Reads the settings from the city's creation; later ones are in its generations. @throws if there is no such city */
export async function settingsBefore(site: Site, city: string): Promise<CitySettings> {
  const settings = await readJson<CitySettings>(site, settingsFile(city))
  if (!settings)
    throw new Error(`there is no city ${city}: "release init ${city} --settings <file>" makes one`)
  return settings
}

/** Names of the site's cities, sorted. */
export async function citiesOf(site: Site): Promise<string[]> {
  const names = (await site.names('cities')).filter(isName)
  const are = await Promise.all(names.map(city => isCity(site, city)))
  return names.filter((_, at) => are[at]).sort()
}

async function isCity(site: Site, city: string): Promise<boolean> {
  const [settings, pointer] = await Promise.all([
    site.read(settingsFile(city)),
    readPointer(site, city, 'stable'),
  ])
  return settings !== null || pointer !== null
}
