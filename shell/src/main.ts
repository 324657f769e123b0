// The boundary behind which shared code is agreed on; the page preloads what stands behind it.
void import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx')
