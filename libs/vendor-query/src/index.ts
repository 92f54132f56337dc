// The only way to @tanstack/react-query. Every export here is downloaded by every visitor of a scan page: add with care.
export {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export type { QueryKey, UseQueryResult } from '@tanstack/react-query';
