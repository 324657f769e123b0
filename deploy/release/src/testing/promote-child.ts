import { promote } from '../promote.ts'
import type { Site } from '../site.ts'
import { diskWriter, type Writer } from '../writer.ts'

/** A process of its own that promotes `part@version`, and is killed before its n-th write when that is asked for. */
const [root = '', city = '', part = '', version = '', killAt = ''] = process.argv.slice(2)

let writes = 0
const counted =
  <Args extends unknown[]>(write: (...args: Args) => void) =>
  (...args: Args) => {
    writes += 1
    if (String(writes) === killAt) process.kill(process.pid, 'SIGKILL')
    write(...args)
  }
const writer: Writer = {
  folder: counted(diskWriter.folder),
  file: counted(diskWriter.file),
  rename: counted(diskWriter.rename),
  link: counted(diskWriter.link),
  remove: counted(diskWriter.remove),
}
const site: Site = { root, writer }
const { release } = await promote(site, { city, versions: { [part]: version }, depth: 'disk' })
process.stdout.write(String(release.generation))
