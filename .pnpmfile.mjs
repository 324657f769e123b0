/**
 * A package of the portal is packed as JavaScript with types beside it: what stands in `node_modules` is run as it is.
 * Its exports lead to the sources here, and to `dist` in the tarball (`deploy/build/src/compile-package.ts`).
 */
function compiled(target) {
  if (!/^\.\/src\/.*\.tsx?$/.test(target)) return target.replace('./src/', './dist/src/')
  const file = target.replace('./src/', './dist/src/').replace(/\.tsx?$/, '')
  return { types: `${file}.d.ts`, default: `${file}.js` }
}

/** Only the style sheets of WordPress's blocks are used, on a page of the tests; its 47 dependencies are their editor's. */
const STYLES_ONLY = '@wordpress/block-library'

export const hooks = {
  readPackage(manifest) {
    if (manifest.name !== STYLES_ONLY) return manifest
    return { ...manifest, dependencies: {}, peerDependencies: {}, peerDependenciesMeta: {} }
  },
  beforePacking(manifest) {
    const exported = Object.entries(manifest.exports ?? {}).map(([name, target]) => [name, compiled(target)])
    return { ...manifest, exports: Object.fromEntries(exported) }
  },
}
