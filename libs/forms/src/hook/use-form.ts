import { ApiError } from '@ringtag/api-client';
import { useErrorText } from '@ringtag/i18n';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ChangeEvent, type FormEvent } from 'react';
import { useForm as useHookForm, useWatch, type FieldValues, type ResolverResult } from 'react-hook-form';

/** A second submit within this time is a double click, as long as nothing has changed. */
const DOUBLE_MS = 500;

/** Texts about fields, by the names of the fields. */
type Texts<Values> = { [Name in keyof Values]?: string | false | undefined };

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
  const findErrors = (typed: object) => asErrors(check?.(typed as Values) ?? {});
  const { control, formState, handleSubmit, ...form } = useHookForm<FieldValues>({
    defaultValues: { ...initial },
    // Our own code focuses fields by their name, because not all controls take a ref.
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
    resolver: (values) => ({ values, errors: findErrors(values) }) as ResolverResult,
  });
  const element = useRef<HTMLFormElement>(null);
  /** The name of the field that gets the focus as soon as it can. */
  const wanted = useRef<string>(undefined);
  const submitted = useRef<ReturnType<typeof setTimeout>>(undefined);
  const values = useWatch({ control }) as Values;
  const errors = Object.fromEntries(
    Object.entries(formState.errors).map(([name, found]) => [name, found?.message]),
  ) as { [Name in keyof Values]?: string };
  const refused = asErrors(refusedFields(error, refusals, errorText));

  const startAgain = useEffectEvent(() => {
    const kept = formState.isDirty;
    form.reset({ ...initial }, { keepValues: kept, keepErrors: kept });
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
    for (const [name, found] of Object.entries(refused)) form.setError(name, found);
    focusFirst(refused);
  });
  useEffect(() => showRefused(), [error]);

  function change(part: Partial<Values>) {
    for (const [name, value] of Object.entries(part)) form.setValue(name, value, { shouldDirty: true });
    form.clearErrors();
    wanted.current = undefined;
    allowSubmit();
  }
  return {
    values,
    errors,
    /** The error for the FailureAlert of the form; null if fields show it. */
    failure: Object.keys(refused).length > 0 ? null : error,
    dirty: formState.isDirty,
    change,
    /** Starts again with these values, or with those of the last `source`. They then count as unchanged. */
    reset: (next?: Values) => form.reset(next && { ...next }),
    clearErrors: () => form.clearErrors(),
    /** Answers true if there are no errors. Otherwise shows them and focuses the first wrong field. */
    check: async () => {
      const right = await form.trigger();
      if (!right) focusFirst(findErrors(form.getValues()));
      return right;
    },
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (submitted.current) return;
      submitted.current = setTimeout(allowSubmit, DOUBLE_MS);
      element.current = event.currentTarget;
      void handleSubmit(
        () => onSubmit?.(form.getValues() as Values),
        (found) => {
          allowSubmit();
          focusFirst(found);
        },
      )(event);
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

function asErrors(texts: object) {
  const said = Object.entries(texts).filter(([, message]) => message);
  return Object.fromEntries(said.map(([name, message]) => [name, { type: 'refused', message }]));
}

/**
 * The texts of the fields that the server has refused. Empty if one of the refused fields has no text, because the form
 * then shows the whole error.
 */
function refusedFields<Values>(
  error: unknown,
  refusals: NonNullable<FormOptions<Values>['refusals']>,
  errorText: ReturnType<typeof useErrorText>,
): object {
  if (!(error instanceof ApiError) || error.code !== 'validation_failed') return {};
  if (typeof refusals === 'function') return refusals(error);
  const said = error.fieldErrors.map((refused) => {
    // An item of a list, such as `items.3.alias`, is refused at the field of the list.
    const [field = ''] = refused.field.split('.');
    const message = Object.hasOwn(refusals, field) && refusals[field as keyof Values];
    return [field, message && errorText({ name: 'ApiError', message, fieldErrors: [refused] })] as const;
  });
  return said.every(([, text]) => text) ? Object.fromEntries(said) : {};
}
