export { OverlayRoot, useOverlayRoot } from './overlay-root.tsx'
