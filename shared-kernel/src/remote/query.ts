// The part of TanStack Query a remote may use; everything else stays out of the bundle.
export { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
export { useMutation } from './use-mutation.ts'
