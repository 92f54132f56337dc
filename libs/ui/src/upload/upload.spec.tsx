import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { currentToast } from '../feedback/toast-store';
import { Field } from '../lite/field';
import { Upload, type UploadLabels, type UploadProps } from './upload';
import { addUpTo, isAccepted, toRefusal, sizeInKb } from './upload-rules';

const LABELS: UploadLabels = {
  choose: 'Choose pictures',
  chosen: (count) => `${count} chosen`,
  full: 'No more than 3',
  failed: 'Upload Failed!',
  wrongType: 'Only pictures',
  size: (kb) => `${kb} kb`,
  remove: (name) => `Remove ${name}`,
};

const file = (name: string, size = 1000, type = 'image/png') => new File(['x'.repeat(size)], name, { type });

function Form(props: Partial<UploadProps>) {
  const [files, setFiles] = useState<File[]>([]);
  return (
    <Field label="Pictures" hint="Of the thing">
      <Upload files={files} onChange={setFiles} labels={LABELS} {...props} />
    </Field>
  );
}

const zone = () => screen.getByRole('button', { name: 'Pictures' });
const drop = (...files: File[]) => fireEvent.drop(zone(), { dataTransfer: { files } });
const names = () =>
  screen.queryAllByRole('listitem').map((item) => item.querySelector('span + span > span')?.textContent);

beforeAll(() => {
  // jsdom lacks object URLs.
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
});

describe('isAccepted', () => {
  it.each([
    ['a.png', 'image/png', 'image/*', true],
    ['a.pdf', 'application/pdf', 'image/*', false],
    ['a.PDF', '', 'image/*, .pdf', true],
    ['a.csv', 'text/csv', '.pdf,text/csv', true],
    ['a.txt', 'text/plain', 'text/csv', false],
    ['folder', '', 'image/*', false],
  ])('should say of %j of type %j for %j: %j', (name, type, accept, accepted) => {
    expect(isAccepted(new File([], name, { type }), accept)).toBe(accepted);
  });
});

describe('toRefusal', () => {
  it.each([
    [undefined, undefined],
    [true, undefined],
    ['', undefined],
    [false, 'Upload Failed!'],
    ['Too dark', 'Too dark'],
  ])('should make of the answer %j the message %j', (answer, message) => {
    expect(toRefusal(answer, 'Upload Failed!')).toBe(message);
  });
});

describe('addUpTo', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => file(name)) as [File, File, File, File];
  it.each([
    ['replace at a limit of 1', 1, [a], [b], [b]],
    ['take the first of several at a limit of 1', 1, [], [b, c], [b]],
    ['stop at any other limit', 3, [a, b], [c, d], [a, b, c]],
    ['take all without a limit', undefined, [a, b], [c, d], [a, b, c, d]],
  ])('should %s', (_case, limit, existing, added, result) => {
    expect(addUpTo(limit, existing, added)).toEqual(result);
  });
});

describe('sizeInKb', () => {
  it.each([
    [0, 0],
    [499, 0],
    [500, 1],
    [1024, 1],
    [12_600, 13],
  ])('should say %d bytes as %d kb', (bytes, kb) => {
    expect(sizeInKb(bytes)).toBe(kb);
  });
});

describe('Upload', () => {
  it('should accept pictures unless it says otherwise (UI-33)', () => {
    const { container } = render(<Form />);
    expect(container.querySelector('input')?.accept).toBe('image/*');
  });

  it('should list type, name and size of what is chosen', async () => {
    const { container } = render(<Form />);
    await userEvent.upload(container.querySelector('input') as HTMLInputElement, file('dog.png', 12_600));
    const list = screen.getByRole('list', { name: '1 chosen' });
    expect(within(list).getByText('dog.png')).toBeTruthy();
    expect(within(list).getByText('image/png · 13 kb')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('1 chosen');
  });

  it('should replace the file at a limit of 1 (UI-129)', () => {
    const { container } = render(<Form limit={1} />);
    expect(container.querySelector('input')?.multiple).toBe(false);
    drop(file('first.png'));
    drop(file('second.png'));
    expect(names()).toEqual(['second.png']);
  });

  it('should stop adding at any other limit, and say so (UI-130)', () => {
    render(<Form limit={3} />);
    drop(file('a.png'), file('b.png'));
    expect(screen.queryByText('No more than 3')).toBeNull();
    drop(file('c.png'), file('d.png'));
    expect(names()).toEqual(['a.png', 'b.png', 'c.png']);
    expect(screen.getByText('No more than 3')).toBeTruthy();
    expect(zone().getAttribute('aria-disabled')).toBe('true');
    drop(file('e.png'));
    expect(names()).toHaveLength(3);
  });

  it('should show "Upload Failed!" where the check answers false, in a red toast of 2 seconds at the top (UI-131)', () => {
    render(<Form beforeUpload={() => false} />);
    drop(file('a.png'));
    expect(names()).toEqual([]);
    expect(screen.getByText('Upload Failed!')).toBeTruthy();
    expect(currentToast()).toMatchObject({
      description: 'Upload Failed!',
      variant: 'error',
      duration: 2000,
      placement: 'top-center',
    });
  });

  it('should show the text that the check answers, until the next try (UI-132)', () => {
    const check = (added: readonly File[], existing: readonly File[]) =>
      added[0]?.name === 'dark.png' ? `Too dark beside ${existing.length}` : true;
    render(<Form beforeUpload={check} />);
    drop(file('a.png'));
    drop(file('dark.png'));
    expect(currentToast()).toMatchObject({ description: 'Too dark beside 1' });
    expect(screen.getByText('Too dark beside 1')).toBeTruthy();
    drop(file('b.png'));
    expect(names()).toEqual(['a.png', 'b.png']);
    expect(screen.queryByText('Too dark beside 1')).toBeNull();
  });

  it('should refuse dropped files of another type, and ask no check about them', () => {
    const beforeUpload = jest.fn(() => true);
    render(<Form beforeUpload={beforeUpload} />);
    drop(file('a.png'), file('list.csv', 10, 'text/csv'));
    expect(names()).toEqual([]);
    expect(screen.getByText('Only pictures')).toBeTruthy();
    expect(beforeUpload).not.toHaveBeenCalled();
  });

  it('should take nothing while disabled', () => {
    render(<Form disabled files={[file('there.png')]} />);
    drop(file('a.png'));
    expect(names()).toEqual(['there.png']);
    expect(zone().getAttribute('aria-disabled')).toBe('true');
    const choose = jest.spyOn(HTMLInputElement.prototype, 'click');
    fireEvent.click(zone());
    expect(choose).not.toHaveBeenCalled();
    choose.mockRestore();
    expect(screen.getByRole('button', { name: 'Remove there.png' })).toHaveProperty('disabled', true);
  });

  it('should keep the focus while a chosen file is read', () => {
    const { rerender } = render(<Form />);
    zone().focus();
    rerender(<Form disabled files={[file('chosen.png')]} />);
    expect(zone()).toHaveProperty('disabled', false);
    expect(document.activeElement).toBe(zone());
  });

  it('should remove a file and keep the focus in reach', async () => {
    render(<Form />);
    drop(file('a.png'), file('b.png'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove a.png' }));
    expect(names()).toEqual(['b.png']);
    expect(document.activeElement).toBe(zone());
  });

  it('should open the choice of files by key and describe itself by what to do and by the hint', async () => {
    const { container } = render(<Form />);
    const opened = jest.fn();
    container.querySelector('input')?.addEventListener('click', opened);
    zone().focus();
    await userEvent.keyboard('{Enter}');
    expect(opened).toHaveBeenCalledTimes(1);
    const texts = zone()
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(texts).toEqual(['Choose pictures', 'Of the thing']);
  });

  it('should show where files may be dropped while they are over it', () => {
    render(<Form />);
    fireEvent.dragOver(zone());
    expect(zone().classList).toContain('dragging');
    fireEvent.dragLeave(zone());
    expect(zone().classList).not.toContain('dragging');
  });
});
