import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from '../lite/field';
import { Combobox } from './combobox';
import { matching } from './combobox-options';

const OPTIONS = [
  { value: 'at', label: 'Austria' },
  { value: 'ci', label: 'Côte d’Ivoire' },
  { value: 'gb', label: 'United Kingdom' },
  { value: 'us', label: 'United States' },
];

beforeAll(() => {
  // jsdom has no layout, so it lacks what the popup uses for its place.
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  });
});

function Form({ onChange, initial }: { onChange?: (value?: string) => void; initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <Field label="Country" error={value === 'at' && 'Not there'}>
      <Combobox
        options={OPTIONS}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange?.(next);
        }}
        labels={{ list: 'Countries', empty: 'Nothing found' }}
      />
    </Field>
  );
}

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' });
const shown = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = () =>
  document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('matching', () => {
  it.each([
    ['', ['Austria', 'Côte d’Ivoire', 'United Kingdom', 'United States']],
    ['cote', ['Côte d’Ivoire']],
    ['UNITED', ['United Kingdom', 'United States']],
    ['king uni', ['United Kingdom']],
    ['  ', ['Austria', 'Côte d’Ivoire', 'United Kingdom', 'United States']],
    ['x', []],
  ])('should find for %j: %j', (typed, labels) => {
    expect(matching(OPTIONS, typed).map(({ label }) => label)).toEqual(labels);
  });
});

describe('Combobox', () => {
  it('should narrow the list while typing and take what the arrow keys reached', async () => {
    const onChange = jest.fn();
    render(<Form onChange={onChange} />);
    await userEvent.type(input(), 'unit');
    expect(input().getAttribute('aria-expanded')).toBe('true');
    expect(shown()).toEqual(['United Kingdom', 'United States']);
    expect(active()).toBe('United Kingdom');
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('United States');
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('United Kingdom');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(onChange.mock.calls).toEqual([['us']]);
    expect(input().value).toBe('United States');
    expect(shown()).toEqual([]);
    expect(document.activeElement).toBe(input());
  });

  it('should leave Enter and the arrow keys to an input method that composes text', async () => {
    const onChange = jest.fn();
    render(<Form onChange={onChange} />);
    await userEvent.type(input(), 'unit');
    for (const key of ['ArrowDown', 'Enter']) {
      // True: nothing prevented what the input method does with the key.
      expect(fireEvent.keyDown(input(), { key, isComposing: true })).toBe(true);
    }
    expect(active()).toBe('United Kingdom');
    expect(onChange).not.toHaveBeenCalled();
    expect(input().value).toBe('unit');
  });

  it('should open with all options at the chosen one, which is marked', async () => {
    render(<Form initial="gb" />);
    await userEvent.tab();
    expect(shown()).toEqual([]);
    await userEvent.keyboard('{ArrowDown}');
    expect(shown()).toHaveLength(4);
    expect(active()).toBe('United Kingdom');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('United Kingdom');
  });

  it('should take a pressed option and keep the focus in the text', async () => {
    const onChange = jest.fn();
    render(<Form onChange={onChange} />);
    await userEvent.click(input());
    await userEvent.click(screen.getByRole('option', { name: 'Austria' }));
    expect(onChange.mock.calls).toEqual([['at']]);
    expect(document.activeElement).toBe(input());
    expect(input().getAttribute('aria-invalid')).toBe('true');
  });

  it.each(['{Escape}', '{Tab}'])('should put back what was chosen on %s', async (key) => {
    const onChange = jest.fn();
    render(<Form onChange={onChange} initial="gb" />);
    await userEvent.clear(input());
    await userEvent.type(input(), 'aus');
    expect(shown()).toEqual(['Austria']);
    await userEvent.keyboard(key);
    expect(input().value).toBe('United Kingdom');
    expect(shown()).toEqual([]);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('should choose nothing when its text is emptied and left', async () => {
    const onChange = jest.fn();
    render(<Form onChange={onChange} initial="gb" />);
    await userEvent.clear(input());
    await userEvent.tab();
    expect(onChange.mock.calls).toEqual([[undefined]]);
  });

  it('should say that nothing was found, and take nothing then', async () => {
    const onChange = jest.fn();
    render(<Form onChange={onChange} />);
    await userEvent.type(input(), 'xyz');
    expect(screen.getByRole('status').textContent).toBe('Nothing found');
    expect(input().hasAttribute('aria-activedescendant')).toBe(false);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onChange).not.toHaveBeenCalled();
    expect(input().value).toBe('');
  });
});

it('should show what a search elsewhere has found, and keep the name of what was chosen from it', async () => {
  const searched: string[] = [];
  function Searching() {
    const [value, setValue] = useState<string>();
    const [options, setOptions] = useState(OPTIONS.slice(0, 2));
    return (
      <Field label="Country">
        <Combobox
          options={options}
          value={value}
          onChange={setValue}
          onSearch={(typed) => {
            searched.push(typed);
            setOptions(typed ? OPTIONS.slice(2) : OPTIONS.slice(0, 2));
          }}
          labels={{ list: 'Countries', empty: 'Nothing found' }}
        />
      </Field>
    );
  }
  render(<Searching />);
  await userEvent.type(input(), 'x');
  expect(shown()).toEqual(['United Kingdom', 'United States']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(input().value).toBe('United States');
  expect(searched).toEqual(['x', '']);
});
