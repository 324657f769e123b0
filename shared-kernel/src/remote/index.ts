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
export { createMount, type RemoteDefinition, type RemotePage } from './create-mount.tsx'
export { useErrorSentence, useFailureSentence } from './failure-sentence.ts'
export { followLinks } from './follow-links.ts'
export { type LazyChunk, type LazyPage, lazyChunk, lazyPage } from './lazy-page.ts'
export type { NavigationEntry, RemoteManifest, RemoteRoute, RouteAccess } from './manifest.ts'
export { matchRoute, type RouteMatch } from './match-route.ts'
export type { NavigateOptions, NavigationPort, Place } from './navigation.ts'
export { queryOptions, useMutation, useQuery, useQueryClient } from './query.ts'
export { useRemote } from './remote-context.ts'
export { RemoteFailure } from './remote-failure.tsx'
export { Link, Navigate, useLocation, useNavigate, useParams, useSearchParams } from './router.tsx'
export { useScreen } from './use-screen.ts'
