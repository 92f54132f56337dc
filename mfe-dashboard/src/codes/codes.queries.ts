import { api, unwrap, type components } from '@ringtag/api-client';
import type { CodeSort } from '@ringtag/contracts';
import type { ListParams } from '@ringtag/lists';
import { inboxKeys, scanPagesKey } from '@ringtag/mf-contract';
import type { QrDesign } from '@ringtag/qr';
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@ringtag/vendor/query';

export type MyCode = components['schemas']['MyCodeDto'];
export type MyCodeDetail = components['schemas']['MyCodeDetailDto'];
export type CodeChanges = components['schemas']['ChangeMyCodeDto'];
export type CodeCard = components['schemas']['CardDto'];
export type CodeScans = components['schemas']['CodeScansDto'];

/** GET /api/my-codes: the codes that the reader holds. By default the newest activation comes first. */
export const myCodesQuery = (params: ListParams & { sort?: CodeSort }) =>
  queryOptions({
    queryKey: inboxKeys.myCodes(params),
    queryFn: ({ signal }) => unwrap(api.GET('/api/my-codes', { params: { query: params }, signal })),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });

/** GET /api/my-codes/{id}. */
export const myCodeQuery = (id: string) =>
  queryOptions({
    queryKey: inboxKeys.myCode({ id }),
    queryFn: ({ signal }) => unwrap(api.GET('/api/my-codes/{id}', { params: { path: { id } }, signal })),
    refetchOnWindowFocus: true,
  });

/** GET /api/my-codes/{id}/scans: the number of scans on each of the last days (UTC), oldest first. */
export const codeScansQuery = (id: string) =>
  queryOptions({
    queryKey: ['dashboard', 'code-scans', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/my-codes/{id}/scans', { params: { path: { id } }, signal })),
    refetchOnWindowFocus: true,
  });

export const codeHistoryKey = (id: string) => ['dashboard', 'code-history', id] as const;

/** PATCH /api/my-codes/{id}: changes label, status and notification of a code that the reader holds. */
export function useChangeMyCode(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: CodeChanges) =>
      unwrap(api.PATCH('/api/my-codes/{id}', { params: { path: { id } }, body: changes })),
    onSuccess: (code) => {
      queryClient.setQueryData(inboxKeys.myCode({ id }), code);
      void queryClient.invalidateQueries({ queryKey: codeHistoryKey(id) });
      return refreshCodes(queryClient);
    },
  });
}

/** PUT /api/my-codes/{id}/page. Changes that follow one another are sent one after the other. */
export function useChoosePageKind(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: `page-kind-${id}` },
    mutationFn: (pageKind: MyCodeDetail['pageKind']) =>
      unwrap(api.PUT('/api/my-codes/{id}/page', { params: { path: { id } }, body: { pageKind } })),
    onSuccess: (code) => {
      queryClient.setQueryData(inboxKeys.myCode({ id }), code);
      void queryClient.invalidateQueries({ queryKey: scanPagesKey });
    },
  });
}

/** PUT /api/my-codes/{id}/card: saves what the page of a code shows of the reader. */
export function useSaveCard(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (card: CodeCard) =>
      unwrap(api.PUT('/api/my-codes/{id}/card', { params: { path: { id } }, body: card })),
    onSuccess: (code) => {
      queryClient.setQueryData(inboxKeys.myCode({ id }), code);
      void queryClient.invalidateQueries({ queryKey: scanPagesKey });
    },
  });
}

/** PUT /api/my-codes/{id}/design. `null` sends DELETE, which restores the design that the code had at first. */
export function useSaveDesign(id: string) {
  const queryClient = useQueryClient();
  const params = { path: { id } };
  return useMutation({
    mutationFn: async (design: QrDesign | null): Promise<QrDesign | null> => {
      if (design) return unwrap(api.PUT('/api/my-codes/{id}/design', { params, body: design }));
      await unwrap(api.DELETE('/api/my-codes/{id}/design', { params }));
      return null;
    },
    onSuccess: (design) => {
      queryClient.setQueryData(myCodeQuery(id).queryKey, (code) => code && { ...code, design });
      // Its small picture has another address now.
      void queryClient.invalidateQueries({ queryKey: inboxKeys.myCodes() });
    },
  });
}

/** Returns a function to call after the reader has given up the code. The messages of the code stay in the inbox. */
export function useForgetCode(id: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => {
    queryClient.removeQueries({ queryKey: inboxKeys.myCode({ id }) });
    return refreshCodes(queryClient);
  };
}

/**
 * Reloads the lists of codes at once. Messages show the name of their code, so they reload when they are next shown.
 */
export function refreshCodes(queryClient: QueryClient): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: inboxKeys.messages(), refetchType: 'none' });
  void queryClient.invalidateQueries({ queryKey: scanPagesKey });
  // Whoever has a first code has things to do with it.
  void queryClient.invalidateQueries({ queryKey: inboxKeys.nextSteps() });
  return queryClient.invalidateQueries({ queryKey: inboxKeys.myCodes() });
}
