import { ApiError } from '@ringtag/api-client';
import { useEffect, useEffectEvent, useRef, type ChangeEvent, type FormEvent } from 'react';
import { useForm as useHookForm, useWatch, type FieldValues, type ResolverResult } from 'react-hook-form';
import { focusFirstError } from '../focus-field';

/** What is said of fields, by their names. */
type Texts<Values> = { [Name in keyof Values]?: string | false | undefined };

interface FormOptions<Values> {
  /** What the fields start with. */
  initial: Values;
  /** What is wrong, in the order of the fields; nothing is submitted until nothing is. */
  check?: (values: Values) => Texts<Values>;
  /** Not called where another form around the fields submits them, after `check`. */
  onSubmit?: (values: Values) => void;
  /** Why the last submit failed; null while another one is under way. */
  error?: unknown;
  /** What a field says when the server refuses it. Fields are named as in the DTO. */
  refusals?: Texts<Values>;
}

/**
 * A form: its values, what is wrong with them, and its submit. An error stands at its field from a submit to the next
 * change, and the first wrong field gets the focus, by the `name` of its control.
 */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  const { initial, check, onSubmit, error, refusals = {} } = options;
  const { control, formState, handleSubmit, ...form } = useHookForm<FieldValues>({
    defaultValues: { ...initial },
    // Controls are found by name: not all of them take a ref.
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
    resolver: (values) => ({ values, errors: asErrors(check?.(values as Values) ?? {}) }) as ResolverResult,
  });
  const element = useRef<HTMLFormElement>(null);
  const values = useWatch({ control }) as Values;
  const errors = Object.fromEntries(
    Object.entries(formState.errors).map(([name, found]) => [name, found?.message]),
  ) as { [Name in keyof Values]?: string };
  const refused = refusedFields(error, refusals);

  const showRefused = useEffectEvent(() => {
    for (const [name, found] of Object.entries(asErrors(refused))) form.setError(name, found);
    if (element.current) focusFirstError(element.current, refused);
  });
  useEffect(() => showRefused(), [error]);

  function change(part: Partial<Values>) {
    for (const [name, value] of Object.entries(part)) form.setValue(name, value, { shouldDirty: true });
    form.clearErrors();
  }
  return {
    values,
    errors,
    /** What no field says: for the FailureAlert of the form. */
    failure: Object.keys(refused).length > 0 ? null : error,
    dirty: formState.isDirty,
    change,
    /** Starts over with these values, which count as unchanged. */
    reset: (next: Values) => form.reset({ ...next }),
    clearErrors: () => form.clearErrors(),
    /** Answers whether nothing is wrong, and shows what is. */
    check: () => form.trigger(),
    submit: (event: FormEvent<HTMLFormElement>) => {
      const target = event.currentTarget;
      element.current = target;
      void handleSubmit(
        () => onSubmit?.(form.getValues() as Values),
        (found) => focusFirstError(target, found),
      )(event);
    },
    /** What a control of libs/ui needs, or one that answers its value by `onChange`. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      name,
      value: values[name],
      onChange: (next: Values[Name] | ChangeEvent<{ value: string }>) =>
        change({ [name]: isEvent(next) ? next.target.value : next } as Partial<Values>),
    }),
    /** The same for a check box or a switch. */
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

/** What the fields say that the server has refused; nothing where it has also refused one that says nothing. */
function refusedFields<Values>(error: unknown, refusals: Texts<Values>): Texts<Values> {
  if (!(error instanceof ApiError)) return {};
  const said = error.fieldErrors.map(({ field }) => [field, refusals[field as keyof Values]] as const);
  return (said.every(([, text]) => text) ? Object.fromEntries(said) : {}) as Texts<Values>;
}
