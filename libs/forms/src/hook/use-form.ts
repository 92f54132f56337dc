import { ApiError } from '@ringtag/api-client';
import { useErrorText } from '@ringtag/i18n';
import { hashKey } from '@ringtag/vendor/query';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type FormEvent,
} from 'react';

/** A second submit within this time is a double click, as long as nothing has changed. */
const DOUBLE_MS = 500;

/** Texts about fields, by the names of the fields. */
type Texts<Values> = { [Name in keyof Values]?: string | false | undefined };
type Found<Values> = { [Name in keyof Values]?: string };

interface FormState<Values> {
  values: Values;
  /** What the values are compared with. */
  saved: Values;
  errors: Found<Values>;
}

interface FormOptions<Values> {
  /** The first values of the fields. */
  initial: Values;
  /** What `initial` is made of. When it changes, a form without changes starts again; a draft is compared with it. */
  source?: unknown;
  /** Answers the errors in the order of the fields. The form is submitted only if there are none. */
  check?: (values: Values) => Texts<Values>;
  /** Left out if another form around the fields submits them after calling `check`. */
  onSubmit?: (values: Values) => void;
  /** Why the last submit failed; null while another submit runs. */
  error?: unknown;
  /**
   * The texts for fields that the server refuses; rules that only the server knows have texts of their own. A function if
   * the DTO has other names for the fields.
   */
  refusals?: Texts<Values> | ((error: ApiError) => Texts<Values>);
}

/**
 * A form: its values, their errors and its submit. An error is shown at its field after a submit, until the next
 * change. The first field with an error gets the focus; it is found by the `name` of its control.
 */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  const { initial, source, check, onSubmit, error, refusals = {} } = options;
  const errorText = useErrorText();
  const [state, setState] = useState<FormState<Values>>({ values: initial, saved: initial, errors: {} });
  /** The state as the last change left it, which may not be drawn yet. */
  const latest = useRef(state);
  const element = useRef<HTMLFormElement>(null);
  /** The name of the field that gets the focus as soon as it can. */
  const wanted = useRef<string>(undefined);
  const submitted = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { values, saved, errors } = state;
  const dirty = !isSame(values, saved);
  const refused = refusedFields(error, refusals, errorText);

  function put(part: Partial<FormState<Values>>) {
    latest.current = { ...latest.current, ...part };
    setState(latest.current);
  }
  const startAgain = useEffectEvent(() => {
    if (isSame(initial, saved)) return;
    put(dirty ? { saved: initial } : { values: initial, saved: initial, errors: {} });
  });
  // Before the browser paints, so that it never shows the old values beside what else was made of the new source.
  useLayoutEffect(() => startAgain(), [source]);

  function focusFirst(found: object) {
    [wanted.current] = Object.keys(found);
    focusWanted();
  }
  function focusWanted() {
    const name = wanted.current;
    if (name === undefined) return;
    // A dialog over the form, such as the question about unsaved changes, gives the focus back when it closes.
    const dialog = document.querySelector('dialog[open]');
    if (dialog && !dialog.contains(element.current))
      return dialog.addEventListener('close', focusWanted, { once: true });
    const controls = document.getElementsByName(name) as NodeListOf<HTMLInputElement>;
    const isOwn = (control: HTMLInputElement) =>
      // Until the first submit, the form is not known.
      !element.current?.isConnected || control.form === element.current;
    const control = [...controls].find(isOwn);
    if (!control) return;
    wanted.current = undefined;
    control.focus();
  }
  // The field may be in a tab that opens only now, after the dialog has closed.
  useEffect(() => {
    focusWanted();
    // The tab adds its fields in one more render of its own, which follows these effects.
    if (wanted.current !== undefined) queueMicrotask(focusWanted);
  });
  function allowSubmit() {
    clearTimeout(submitted.current);
    submitted.current = undefined;
  }

  const showRefused = useEffectEvent(() => {
    allowSubmit();
    if (Object.keys(refused).length === 0) return;
    put({ errors: { ...latest.current.errors, ...refused } });
    focusFirst(refused);
  });
  useEffect(() => showRefused(), [error]);

  function change(part: Partial<Values>) {
    put({ values: { ...latest.current.values, ...part }, errors: {} });
    wanted.current = undefined;
    allowSubmit();
  }
  /** Shows what is wrong and focuses the first such field. Answers true if nothing is. */
  function isRight(...only: (keyof Values)[]): boolean {
    const all = listTexts(check?.(latest.current.values) ?? {});
    const found =
      only.length === 0
        ? all
        : listTexts<Values>(Object.fromEntries(only.map((name) => [name, all[name]])) as Texts<Values>);
    put({ errors: found });
    focusFirst(found);
    return Object.keys(found).length === 0;
  }
  return {
    values,
    errors,
    /** The error for the FailureAlert of the form; null if fields show it. */
    failure: Object.keys(refused).length > 0 ? null : error,
    dirty,
    change,
    /** Starts again with these values, or with those of the last `source`. They then count as unchanged. */
    reset: (next = latest.current.saved) => put({ values: next, saved: next, errors: {} }),
    clearErrors: () => put({ errors: {} }),
    /**
     * Answers true if there are no errors in these fields, or in any if none is named. Otherwise shows them and focuses
     * the first wrong field.
     */
    check: isRight,
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (submitted.current) return;
      element.current = event.currentTarget;
      if (!isRight()) return;
      submitted.current = setTimeout(allowSubmit, DOUBLE_MS);
      onSubmit?.(latest.current.values);
    },
    /** Props for a control of libs/ui, or for a control that passes its value to `onChange`. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      name,
      value: values[name],
      onChange: (next: Values[Name] | ChangeEvent<{ value: string }>) =>
        change({ [name]: isEvent(next) ? next.target.value : next } as Partial<Values>),
    }),
    /** Props for a check box or a switch. */
    toggle: <Name extends keyof Values & string>(name: Name) => ({
      name,
      checked: Boolean(values[name]),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
        change({ [name]: target.checked } as Partial<Values>),
    }),
  };
}

function isEvent(next: unknown): next is ChangeEvent<{ value: string }> {
  return typeof next === 'object' && next !== null && 'target' in next;
}

function isSame(one: object, other: object): boolean {
  return hashKey([one]) === hashKey([other]);
}

/** Leaves out the fields without a text. */
function listTexts<Values>(texts: Texts<Values>): Found<Values> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text)) as Found<Values>;
}

/**
 * The texts of the fields that the server has refused. Empty if one of the refused fields has no text, because the form
 * then shows the whole error.
 */
function refusedFields<Values>(
  error: unknown,
  refusals: NonNullable<FormOptions<Values>['refusals']>,
  errorText: ReturnType<typeof useErrorText>,
): Found<Values> {
  if (!(error instanceof ApiError) || error.code !== 'validation_failed') return {};
  if (typeof refusals === 'function') return listTexts(refusals(error));
  const said = error.fieldErrors.map((refused) => {
    // An item of a list, such as `items.3.alias`, is refused at the field of the list.
    const [field = ''] = refused.field.split('.');
    const message = Object.hasOwn(refusals, field) && refusals[field as keyof Values];
    return [field, message && errorText({ name: 'ApiError', message, fieldErrors: [refused] })] as const;
  });
  return said.every(([, text]) => text) ? (Object.fromEntries(said) as Found<Values>) : {};
}
