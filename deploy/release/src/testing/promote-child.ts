import { promote } from '../promote.ts'
import { interruptedSite } from './interrupted-site.ts'

/** A child process that promotes `part@version` and, on request, is killed before its n-th write. */
const [address = '', city = '', part = '', version = '', killAt = ''] = process.argv.slice(2)

const site = interruptedSite(address, (write, number) => {
  if (String(number) === killAt) process.kill(process.pid, 'SIGKILL')
  return write()
})
const { release } = await promote(site, { city, versions: { [part]: version }, depth: 'disk' })
process.stdout.write(String(release.generation))
