import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readPointer } from './pointer.ts'
import { type CitySettings, parseSettings } from './settings.ts'
import { ensureKeys } from './signatures.ts'
import { cityFolder, readJson, type Site, writerOf } from './site.ts'
import { createOnce } from './writer.ts'

const settingsFile = (site: Site, city: string) => join(cityFolder(site, city), 'city.json')

export class CityExists extends Error {
  override name = 'CityExists'
}

/** A new city, which runs nothing yet. @throws when there is one of that name, or when its settings are not right */
export function initCity(site: Site, city: string, settings: unknown): void {
  const parsed = parseSettings(settings)
  if (readPointer(site, city, 'stable')) throw new CityExists(`${city} exists already`)
  ensureKeys()
  if (!createOnce(writerOf(site), settingsFile(site, city), JSON.stringify(parsed)))
    throw new CityExists(`${city} exists already`)
}

/** The settings a city began with; later ones stand in its generations. @throws when there is no such city */
export function settingsBefore(site: Site, city: string): CitySettings {
  const settings = readJson<CitySettings>(settingsFile(site, city))
  if (!settings)
    throw new Error(`there is no city ${city}: "release init ${city} --settings <file>" makes one`)
  return settings
}

/** Every city of the site, by name. */
export function citiesOf(site: Site): string[] {
  const folder = join(site.root, 'cities')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter(city => !city.startsWith('.') && isCity(site, city))
    .sort()
}

const isCity = (site: Site, city: string) =>
  existsSync(settingsFile(site, city)) || readPointer(site, city, 'stable') !== null
