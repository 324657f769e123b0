// Async boundary: shared modules are negotiated before the chunk runs.
export const embed = import(/* webpackChunkName: "frame" */ './frame.tsx').then(module => module.embedHost)
