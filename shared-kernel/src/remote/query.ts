// The part of TanStack Query a remote may use; everything else stays out of the bundle.
export { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
