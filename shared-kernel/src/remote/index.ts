export { cityNow, followCityClock } from './city-now.ts'
export type {
  Locale,
  Mount,
  MountedRemote,
  RemoteContext,
  RemoteEvent,
  RemoteModule,
  Theme,
} from './contract.ts'
export { CONTRACT_VERSION } from './contract.ts'
export { createMount } from './create-mount.tsx'
export { useErrorSentence, useFailureSentence } from './failure-sentence.ts'
export { followLinks } from './follow-links.ts'
export {
  ChunkFailure,
  type LazyChunk,
  type LazyPage,
  lazyChunk,
  lazyPage,
} from './lazy-chunk.ts'
export type { NavigationEntry, RemoteManifest, RemoteRoute, RouteAccess } from './manifest.ts'
export type { NavigateOptions, NavigationPort, Place } from './navigation.ts'
export { placeBelow, type ScreenPlace, useScreenPlace } from './over-screen.ts'
export { queryOptions, useMutation, useQuery, useQueryClient } from './query.ts'
export { useRemote } from './remote-context.ts'
export type { RemoteDefinition, RemotePage } from './remote-definition.ts'
export { RemoteFailure } from './remote-failure.tsx'
// Remotes reach react-router through this shared room, so that it is loaded once.
export { Link, Navigate, useLocation, useNavigate, useParams, useSearch } from './router.tsx'
export { matchRoute, type RouteMatch } from './routes.ts'
export { type OneAtATime, useOneAtATime } from './use-one-at-a-time.ts'
export { useScreen } from './use-screen.ts'
