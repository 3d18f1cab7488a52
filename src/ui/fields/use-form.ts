import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { fieldMessage, isApiError, messageOf } from '#platform/pure/api-errors.ts';

type FieldName<Values> = keyof Values & string;
type TextValueName<Values> = {
  [Key in FieldName<Values>]: Values[Key] extends string ? Key : never;
}[FieldName<Values>];

/** The error messages by field. */
export type FormFaults<Values> = { [Key in FieldName<Values>]?: string | undefined };

/** An error for `submit` to throw. Its message is shown as it is. */
export class FormError extends Error {
  override readonly name = 'FormError';
}

type Options<Values> = {
  initial: Values;
  /** Validates the values without the server. A valid field may be left out. */
  check?: (values: Values) => FormFaults<Values>;
  /** Submits the values. A thrown error is shown at the fields that the server names, or for the whole form. */
  submit: (values: Values) => Promise<void>;
  /** The server's field names, where they differ: `{ bio: 'profile.bio' }`. */
  paths?: { [Key in FieldName<Values>]?: string };
};

/**
 * Manages a form: typed values are always kept, a second submit is ignored while the first is in progress, and the
 * first invalid field receives the focus.
 *
 *     const form = useForm({ initial: { email: '' }, submit: ({ email }) => identityApi.….call({ email }) });
 *     <form {...form.props}>
 *       <TextField label={t('email')} type="email" autoComplete="email" {...form.field('email')} />
 *       <FormMessage form={form} />
 *       <Button type="submit" tone="primary" busy={form.pending}>{t('save')}</Button>
 *     </form>
 *
 * `form.set('email', …)` and `form.faults.email` serve controls that are not text fields; `form.submit()` submits from
 * code.
 */
export function useForm<Values extends Record<string, unknown>>(options: Options<Values>) {
  const translate = useTranslations('ui.form');
  const [values, setValues] = useState(options.initial);
  const [faults, setFaults] = useState<FormFaults<Values>>({});
  const [failure, setFailure] = useState<unknown>();
  const [message, setMessage] = useState<string>();
  const [pending, setPending] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  // Values set and submitted within one event are not rendered in between.
  const latest = useRef(values);
  const busy = useRef(false);

  function set<Key extends FieldName<Values>>(name: Key, value: Values[Key]) {
    latest.current = { ...latest.current, [name]: value };
    setValues(latest.current);
    setFaults((before) => (before[name] === undefined ? before : { ...before, [name]: undefined }));
  }

  function reset(to: Values = options.initial) {
    latest.current = to;
    setValues(to);
    setResult({}, undefined, undefined);
  }

  function setResult(newFaults: FormFaults<Values>, error: unknown, text: string | undefined) {
    setFaults(newFaults);
    setFailure(error);
    setMessage(text);
  }

  function showFaults(newFaults: FormFaults<Values>, error?: unknown, text?: string) {
    // Synchronous, so that the user can leave the page as soon as the refusal is shown.
    flushSync(() => {
      setResult(newFaults, error, text);
      setPending(false);
    });
    const invalidInputs = [...(element.current?.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]') ?? [])];
    (invalidInputs.find(({ name }) => newFaults[name] !== undefined) ?? invalidInputs[0])?.focus();
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    if (busy.current) return;
    const newFaults = options.check?.(latest.current) ?? {};
    if (hasFaults(newFaults)) return showFaults(newFaults);
    busy.current = true;
    setPending(true);
    setResult({}, undefined, undefined);
    try {
      await options.submit(latest.current);
    } catch (error) {
      const serverFaults = faultsFromError(
        error,
        Object.keys(latest.current) as FieldName<Values>[],
        options.paths ?? {},
      );
      showFaults(serverFaults, error, hasFaults(serverFaults) ? undefined : errorText(error));
    } finally {
      busy.current = false;
      setPending(false);
    }
  }

  /** Returns the message for an error: the server's own, or a generic one for network faults. */
  function errorText(error: unknown) {
    if (isApiError(error) || error instanceof FormError) return messageOf(error);
    if (!(error instanceof TypeError)) reportError(error);
    return translate(error instanceof TypeError ? 'unreachable' : 'failed');
  }

  /** Returns the props of a text field. */
  const field = (name: TextValueName<Values>) => ({
    name,
    value: values[name] as string,
    error: faults[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      set(name, event.target.value as Values[typeof name]),
  });

  return {
    values,
    faults,
    /** The error of the whole form, displayed by `FormMessage`. */
    message,
    /** The error thrown by the last submit. */
    failure,
    pending,
    set,
    field,
    submit,
    reset,
    props: { ref: element, onSubmit: (event: FormEvent) => void submit(event), noValidate: true },
  };
}

const hasFaults = (faults: object) => Object.values(faults).some((text) => text !== undefined);

function faultsFromError<Values>(
  error: unknown,
  names: FieldName<Values>[],
  paths: { [Key in FieldName<Values>]?: string },
): FormFaults<Values> {
  return Object.fromEntries(
    names.map((name) => [name, fieldMessage(error, paths[name] ?? name)]),
  ) as FormFaults<Values>;
}
