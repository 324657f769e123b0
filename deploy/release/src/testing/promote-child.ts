import { promote } from '../promote.ts'
import { interruptedSite } from './interrupted-site.ts'

/** A process of its own that promotes `part@version`, and is killed before its n-th write when that is asked for. */
const [address = '', city = '', part = '', version = '', killAt = ''] = process.argv.slice(2)

const site = interruptedSite(address, (write, number) => {
  if (String(number) === killAt) process.kill(process.pid, 'SIGKILL')
  return write()
})
const { release } = await promote(site, { city, versions: { [part]: version }, depth: 'disk' })
process.stdout.write(String(release.generation))
