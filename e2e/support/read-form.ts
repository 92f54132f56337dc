import type { Locator } from '@playwright/test';

/** The text of a field, the text of the chosen option, or whether a box is checked. Null if no option is chosen. */
type Shown = string | boolean | null;

/** What a form shows: the value of each control by its label. */
export type Filled = Record<string, Shown>;

interface Element {
  innerText: string;
  textContent: string;
  closest(selector: string): Element | null;
  querySelector(selector: string): Element | null;
  querySelectorAll(selector: string): Iterable<Control>;
  getAttribute(name: string): string | null;
  ownerDocument: { getElementById(id: string): Element | null };
}

interface Control extends Element {
  localName: string;
  type: string;
  value: string;
  checked: boolean;
  labels: ArrayLike<Element>;
  selectedOptions: ArrayLike<{ text: string }>;
  checkVisibility(): boolean;
}

/** Reads a form as a person sees it: the label of each visible control, and what is typed, chosen or switched on there. */
export const readForm = (form: Locator): Promise<Filled> => form.evaluate(read);

/** Runs in the page, and so uses nothing from outside of it. */
function read(form: Element): Filled {
  const filled: Filled = {};
  // The label of a choice contains its hint, on a second line. Non-breaking spaces become ordinary ones.
  const toName = (text: string) => {
    const [line = ''] = text.trim().split('\n');
    return line
      .replace(/\s*\*$/, '')
      .replace(/\s/g, ' ')
      .trim();
  };
  const findName = (control: Element, label: Element | null | undefined) => {
    const labelledBy = control.getAttribute('aria-labelledby');
    const named = labelledBy ? control.ownerDocument.getElementById(labelledBy) : label;
    return toName(control.getAttribute('aria-label') ?? named?.innerText ?? '');
  };
  const put = (name: string, value: Shown) => {
    if (name === '') throw new Error('A control has no label.');
    if (name in filled) throw new Error(`Two controls are called “${name}”.`);
    filled[name] = value;
  };
  const foreign = form.querySelector(
    '[contenteditable], :is([role=switch], [role=checkbox], [role=radio], [role=combobox], [role=listbox]):not(input, select)',
  );
  if (foreign) throw new Error(`This control cannot be read: ${foreign.textContent}`);

  const groups = new Map<Element, { name: string; chosen: string | null }>();
  for (const control of form.querySelectorAll('input, select, textarea')) {
    if (!control.checkVisibility() || control.closest('[aria-hidden=true]')) continue;
    const name = findName(control, control.labels[0]);
    if (control.type === 'radio') {
      const group = control.closest('[role=radiogroup], fieldset')!;
      const known = groups.get(group) ?? {
        name: findName(group, group.querySelector('legend')),
        chosen: null,
      };
      groups.set(group, { ...known, chosen: control.checked ? name : known.chosen });
    } else if (control.type === 'checkbox') put(name, control.checked);
    else if (control.localName === 'select') put(name, control.selectedOptions[0]?.text ?? null);
    else put(name, control.value);
  }
  for (const { name, chosen } of groups.values()) put(name, chosen);
  return filled;
}
