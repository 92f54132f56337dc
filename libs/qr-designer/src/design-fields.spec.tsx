/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { ApiError } from '@ringtag/api-client';
import { declareTexts, loadTexts, startI18n } from '@ringtag/i18n';
import { PLAIN_DESIGN, type QrDesign } from '@ringtag/qr';
import { fillIn } from '@ringtag/ui/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DesignFields } from './design-fields';
import { QrPicture } from './qr-picture';
import { designTexts } from './texts';
import { useDesignDraft } from './use-design-draft';

const code = { alias: 'ABCD2345', url: 'https://ringtag.example/scan/ABCD2345' };
const onChange = jest.fn();
beforeEach(() => onChange.mockClear());

interface DesignerProps {
  error?: Error | null;
  saved?: QrDesign;
}

function Designer({ error = null, saved = PLAIN_DESIGN }: DesignerProps) {
  const design = useDesignDraft({ saved, error, onChange });
  return (
    <>
      <DesignFields design={design} />
      <QrPicture code={code} design={design.draft} label="Preview" />
      <output>{`${design.dirty ? 'changed' : 'saved'}, ${design.sendable ? 'fine' : 'faulty'}`}</output>
      <button onClick={design.discard}>Discard</button>
    </>
  );
}

async function show(error?: Error, saved?: QrDesign) {
  await startI18n('en');
  declareTexts(designTexts);
  await loadTexts('qrDesign');
  render(<Designer error={error} saved={saved} />);
  return userEvent.setup();
}
const state = () => screen.getByText(/^(saved|changed), /).textContent;
const texts = () => [...screen.getByRole('img').querySelectorAll('text')].map((each) => each.textContent);

const refused = (...reasons: string[]) =>
  new ApiError({
    status: 400,
    message: '',
    textKey: 'design_refused',
    code: 'design_refused',
    data: { reasons },
  });

it('should draw what is chosen at once, and go back to what is saved', async () => {
  const user = await show();
  expect(state()).toBe('saved, fine');
  expect(texts()).toEqual(['ABCD-2345']);
  const plain = screen.getByRole('img').innerHTML;
  await user.selectOptions(screen.getByLabelText('Pattern'), 'Dots');
  expect(screen.getByRole('img').innerHTML).not.toBe(plain);
  await fillIn(screen.getByLabelText('Text below the code'), 'Lost?');
  expect(texts()).toEqual(['Lost?', 'ABCD-2345']);
  expect(state()).toBe('changed, fine');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByRole('img').innerHTML).toBe(plain);
  expect(state()).toBe('saved, fine');
});

it('should say why phones could not read what is chosen, before it is sent', async () => {
  await show();
  fireEvent.change(screen.getByLabelText('Pattern color'), { target: { value: '#cccccc' } });
  expect(screen.getByText(/^The colors are too similar\./)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Background'), { target: { value: '#000000' } });
  expect(screen.getByText(/must be darker than the background/)).toBeTruthy();
  expect(state()).toBe('changed, faulty');
});

it('should say what the server found in the finished picture, and that a change makes it ask again', async () => {
  const user = await show(refused('unreadable', 'unheard of'));
  expect(screen.getByText(/^We test-scanned the code and couldn’t read it\./)).toBeTruthy();
  expect(onChange).not.toHaveBeenCalled();
  await user.selectOptions(screen.getByLabelText('Error correction'), 'Low (7%)');
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('should show a margin that it does not offer', async () => {
  await show(undefined, { ...PLAIN_DESIGN, quietZone: 5 });
  const margin = screen.getByLabelText<HTMLSelectElement>('Margin');
  expect(margin.selectedOptions[0]!.text).toBe('5 squares');
  expect([...margin.options].map(({ value }) => value)).toEqual(['4', '5', '6', '8', '10']);
});
