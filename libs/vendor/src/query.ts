// All code imports @tanstack/react-query from here. Every visitor of a scan page downloads every export of this file:
// add with care.
export {
  hashKey,
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export type { QueryKey, UseQueryResult } from '@tanstack/react-query';
