// The boundary behind which shared code is agreed on.
export const embed = import(/* webpackChunkName: "frame" */ './frame.tsx').then(module => module.embedHost)
