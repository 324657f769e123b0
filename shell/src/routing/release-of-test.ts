import type { RemoteManifest } from '@parvis/shared-kernel/remote/manifest'
import type { PageRelease, PageRemote } from '@parvis/shared-kernel/remote/release'

/** The parts' manifests: the shell itself knows none of them. */
export const manifests: readonly RemoteManifest[] = Object.values(
  import.meta.glob<{ manifest: RemoteManifest }>('../../../remote-*/remote.manifest.ts', { eager: true }),
).map(module => module.manifest)

/** A release with all parts. */
export const releaseOfTest: PageRelease = {
  schema: 2,
  city: 'valmont',
  channel: 'stable',
  generation: 1,
  notAfter: '2027-01-01T00:00:00Z',
  shell: { version: '1' },
  remotes: Object.fromEntries(
    manifests.map(({ name, routes, navigation }) => [
      name,
      {
        version: '1',
        contract: 1,
        kernel: '1',
        global: name,
        entry: { url: '', integrity: '' },
        routes,
        navigation,
        lastGood: [],
      } satisfies PageRemote,
    ]),
  ),
}
