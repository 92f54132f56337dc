import { ApiError } from '@ringtag/api-client';
import { Field, Switch, TextInput } from '@ringtag/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useForm } from './use-form';

const onSubmit = jest.fn();
const refusal = (...fields: string[]) =>
  new ApiError({
    status: 400,
    message: 'refused',
    fieldErrors: fields.map((field) => ({ field, code: 'isLength', message: 'm' })),
  });

function Form({ error, saved = 'Keys' }: { error?: unknown; saved?: string }) {
  const form = useForm({
    initial: { name: saved, note: '', open: true },
    source: saved,
    check: ({ name, note }) => ({ name: name === '' && 'No name', note: note === '' && 'No note' }),
    onSubmit,
    error,
    refusals: { note: 'Refused note' },
  });
  return (
    <form aria-label="form" onSubmit={form.submit}>
      <Field label="Name" error={form.errors.name}>
        <TextInput {...form.field('name')} />
      </Field>
      <Field label="Note" error={form.errors.note}>
        <TextInput {...form.field('note')} />
      </Field>
      <Switch {...form.toggle('open')} label="Open" />
      <button type="button" onClick={() => form.reset()}>
        Start again
      </button>
      <output>{`${form.dirty ? 'changed' : 'as saved'}${form.failure ? ', failed' : ''}`}</output>
    </form>
  );
}

const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(control(label), { target: { value } });
const submit = () => act(async () => void fireEvent.submit(screen.getByRole('form')));
const status = () => screen.getByRole('status').textContent;

it('should say what is wrong from a submit to the next change, and focus the first wrong field', async () => {
  render(<Form />);
  type('Name', '');
  expect(screen.queryByText('No name')).toBeNull();
  await submit();
  expect([screen.queryByText('No name'), screen.queryByText('No note')]).not.toContain(null);
  expect(document.activeElement).toBe(control('Name'));
  type('Name', 'K');
  expect([screen.queryByText('No name'), screen.queryByText('No note')]).toEqual([null, null]);
  await submit();
  expect(document.activeElement).toBe(control('Note'));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('should submit what was typed and switched, and know whether that is a change', async () => {
  render(<Form />);
  expect(status()).toBe('as saved');
  type('Note', 'red');
  fireEvent.click(control('Open'));
  expect(status()).toBe('changed');
  await submit();
  expect(onSubmit.mock.calls).toEqual([[{ name: 'Keys', note: 'red', open: false }]]);
  type('Note', '');
  fireEvent.click(control('Open'));
  expect(status()).toBe('as saved');
});

it('should show a refusal of the server at its field, and leave the others to the form', async () => {
  const { rerender } = render(<Form />);
  type('Note', 'red');
  await submit();
  rerender(<Form error={refusal('note')} />);
  expect(await screen.findByText('Refused note')).toBeTruthy();
  expect(document.activeElement).toBe(control('Note'));
  expect(status()).toBe('changed');
  type('Note', 'blue');
  expect(screen.queryByText('Refused note')).toBeNull();
  for (const error of [refusal('note', 'name'), refusal(), new Error('offline')]) {
    rerender(<Form error={error} />);
    expect(status()).toBe('changed, failed');
    expect(screen.queryByText('Refused note')).toBeNull();
  }
});

it('should show what was saved elsewhere until something is changed, and compare a draft with it', () => {
  const { rerender } = render(<Form />);
  rerender(<Form saved="Bike" />);
  expect(control('Name').value).toBe('Bike');
  expect(status()).toBe('as saved');
  type('Name', 'Bag');
  rerender(<Form saved="Key" />);
  expect([control('Name').value, status()]).toEqual(['Bag', 'changed']);
  rerender(<Form saved="Bag" />);
  expect([control('Name').value, status()]).toEqual(['Bag', 'as saved']);
  type('Name', 'Bags');
  rerender(<Form saved="Key" />);
  fireEvent.click(screen.getByRole('button', { name: 'Start again' }));
  expect([control('Name').value, status()]).toEqual(['Key', 'as saved']);
});
