// Async boundary: shared modules are negotiated before the chunk runs, which the page preloads.
void import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx')
