/**
 * A package of the portal is packed as JavaScript with types beside it: what stands in `node_modules` is run as it is.
 * Its doors lead to the sources here, and to `dist` in the tarball (`deploy/build/src/compile-package.ts`).
 */
function compiled(door) {
  if (!/^\.\/src\/.*\.tsx?$/.test(door)) return door.replace('./src/', './dist/src/')
  const file = door.replace('./src/', './dist/src/').replace(/\.tsx?$/, '')
  return { types: `${file}.d.ts`, default: `${file}.js` }
}

export const hooks = {
  beforePacking(manifest) {
    const doors = Object.entries(manifest.exports ?? {}).map(([name, door]) => [name, compiled(door)])
    return { ...manifest, exports: Object.fromEntries(doors) }
  },
}
