import { QueryClientProvider, useMutation, useQuery, useQueryClient } from '@ringtag/vendor/query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createQueryClient } from './query-client';
import { userKey } from './user.queries';

describe('a change while its page loads for the first time', () => {
  it('should be shown, though the first answer is of before it and comes last', async () => {
    const answers: ((name: string) => void)[] = [];
    const load = () => new Promise<string>((answer) => answers.push(answer));
    const queryClient = createQueryClient();
    render(
      <QueryClientProvider client={queryClient}>
        <Page load={load} />
      </QueryClientProvider>,
    );
    const waiting = queryClient.fetchQuery({ queryKey: userKey, queryFn: load });
    fireEvent.click(screen.getByRole('button', { name: 'Rename' }));
    await waitFor(() => expect(answers).toHaveLength(2));
    await act(async () => answers[1]!('new'));
    await act(async () => answers[0]!('old'));
    expect(await screen.findByText('new')).not.toBeNull();
    expect(screen.queryByText('old')).toBeNull();
    expect(await waiting).toBe('new');
  });
});

function Page({ load }: { load: () => Promise<string> }) {
  const queryClient = useQueryClient();
  const { data } = useQuery({ queryKey: userKey, queryFn: load });
  const { mutate } = useMutation({
    mutationFn: () => Promise.resolve(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: userKey }),
  });
  return (
    <>
      <p>{data}</p>
      <button onClick={() => mutate()}>Rename</button>
    </>
  );
}
