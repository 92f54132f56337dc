import { ApiError } from '@ringtag/api-client';
import { declareTexts, loadTexts, startI18n } from '@ringtag/i18n';
import { Dialog, Field, Switch, Tabs, TextInput } from '@ringtag/ui';
import { installDialogInJsdom } from '@ringtag/ui/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { formTexts } from '../texts';
import { useForm } from './use-form';

installDialogInJsdom();
const onSubmit = jest.fn();
const refusalBy = (code: string, ...fields: string[]) =>
  new ApiError({
    status: 400,
    code: 'validation_failed',
    message: 'refused',
    fieldErrors: fields.map((field) => ({ field, code, message: 'm' })),
  });
const refusal = (...fields: string[]) => refusalBy('isLength', ...fields);

beforeAll(async () => {
  await startI18n('en');
  declareTexts(formTexts);
  await loadTexts('forms');
});
beforeEach(() => onSubmit.mockClear());

interface FormProps {
  error?: unknown;
  saved?: string;
  /** Shows a question over the form. */
  asking?: boolean;
  /** The note is in a tab that is not open. */
  hidden?: boolean;
}

function Form({ error, saved = 'Keys', asking = false, hidden = false }: FormProps) {
  const form = useForm({
    initial: { name: saved, note: '', open: true },
    source: saved,
    check: ({ name, note }) => ({ name: name === '' && 'No name', note: note === '' && 'No note' }),
    onSubmit,
    error,
    refusals: { note: 'Refused note' },
  });
  const note = (
    <Field label="Note" error={form.errors.note}>
      <TextInput {...form.field('note')} />
    </Field>
  );
  const tabs = [
    { id: 'note', label: 'First', panel: note },
    { id: 'other', label: 'Second', panel: null },
  ];
  return (
    <form aria-label="form" onSubmit={form.submit}>
      <Field label="Name" error={form.errors.name}>
        <TextInput {...form.field('name')} />
      </Field>
      <Tabs label="Tabs" tabs={tabs} selected={hidden ? 'other' : 'note'} onSelect={() => undefined} />
      <Switch {...form.toggle('open')} label="Open" />
      <button type="button" onClick={() => form.reset()}>
        Start again
      </button>
      <button type="button" onClick={() => form.check()}>
        Check
      </button>
      <Dialog open={asking} onClose={jest.fn()} title="Question" closeLabel="Close" />
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

it('should focus the first wrong field after a check, as after a submit', async () => {
  render(<Form />);
  const check = screen.getByRole('button', { name: 'Check' });
  await act(async () => fireEvent.click(check));
  expect(screen.getByText('No note')).toBeTruthy();
  expect(document.activeElement).toBe(control('Note'));
});

it('should focus a wrong field when the question that asked for the check is closed', async () => {
  const { rerender } = render(<Form asking />);
  await act(async () => fireEvent.click(screen.getByText('Check')));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  rerender(<Form />);
  await waitFor(() => expect(document.activeElement).toBe(control('Note')));
});

it('should focus a wrong field whose tab opens after the question has closed, once', async () => {
  const { rerender } = render(<Form asking hidden />);
  await act(async () => fireEvent.click(screen.getByText('Check')));
  rerender(<Form hidden />);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  rerender(<Form />);
  await waitFor(() => expect(document.activeElement).toBe(control('Note')));
  control('Name').focus();
  rerender(<Form />);
  expect(document.activeElement).toBe(control('Name'));
});

it('should say what the server knows of a field, and show a refused item at its list', async () => {
  const { rerender } = render(<Form error={refusalBy('isCommonPassword', 'note')} />);
  expect(screen.getByText(/too easy to guess/)).toBeTruthy();
  rerender(<Form error={refusal('note.3.text')} />);
  expect(screen.getByText('Refused note')).toBeTruthy();
});

it.each(['constructor', '__proto__', 'toString'])(
  'should show the whole error when the field %s is refused, which all objects have',
  (field) => {
    render(<Form error={refusal(field)} />);
    expect(status()).toBe('as saved, failed');
  },
);

it('should submit once when asked twice in a moment, and again after a change or an answer', async () => {
  jest.useFakeTimers();
  const { rerender } = render(<Form />);
  type('Note', 'red');
  const twice = async () => {
    await submit();
    await submit();
    return onSubmit.mock.calls.length;
  };
  expect(await twice()).toBe(1);
  type('Note', 'blue');
  expect(await twice()).toBe(2);
  rerender(<Form error={new Error('offline')} />);
  expect(await twice()).toBe(3);
  jest.advanceTimersByTime(500);
  expect(await twice()).toBe(4);
  jest.useRealTimers();
});
