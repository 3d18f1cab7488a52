import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { fieldMessage, isRefusal, messageOf } from '#platform/api-errors.ts';

type Name<Values> = keyof Values & string;
type TextName<Values> = { [Key in Name<Values>]: Values[Key] extends string ? Key : never }[Name<Values>];

/** What is wrong, by field, in words. */
export type Faults<Values> = { [Key in Name<Values>]?: string | undefined };

/** For a submit to throw: its words are shown as they stand. */
export class FormError extends Error {
  override readonly name = 'FormError';
}

type Options<Values> = {
  initial: Values;
  /** What can be told without the server; a field that is fine may be left out. */
  check?: (values: Values) => Faults<Values>;
  /** Does the work. What it throws is shown: beside the fields that the server names, or for the whole form. */
  submit: (values: Values) => Promise<void>;
  /** Where the server's name of a field is another: `{ bio: 'profile.bio' }`. */
  paths?: { [Key in Name<Values>]?: string };
};

/**
 * A form: what was typed is kept whatever happens, a second submit is ignored while the first is under way, and the
 * first field that is wrong gets the focus.
 *
 *     const form = useForm({ initial: { email: '' }, submit: async ({ email }) => { await identityApi.….call({ email }) } });
 *     <form {...form.props}>
 *       <TextField label={t('email')} type="email" autoComplete="email" {...form.field('email')} />
 *       <FormMessage form={form} />
 *       <Button type="submit" tone="primary" busy={form.pending}>{t('save')}</Button>
 *     </form>
 *
 * `form.set('email', …)` and `form.faults.email` serve controls that are no plain text; `form.submit()` submits from code.
 */
export function useForm<Values extends Record<string, unknown>>(options: Options<Values>) {
  const say = useTranslations('ui.form');
  const [values, setValues] = useState(options.initial);
  const [faults, setFaults] = useState<Faults<Values>>({});
  const [failure, setFailure] = useState<unknown>();
  const [message, setMessage] = useState<string>();
  const [pending, setPending] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  // What is typed and submitted within one event is not rendered in between.
  const latest = useRef(values);
  const busy = useRef(false);

  function set<Key extends Name<Values>>(name: Key, value: Values[Key]) {
    latest.current = { ...latest.current, [name]: value };
    setValues(latest.current);
    setFaults((before) => (before[name] === undefined ? before : { ...before, [name]: undefined }));
  }

  function reset(to: Values = options.initial) {
    latest.current = to;
    setValues(to);
    tell({}, undefined, undefined);
  }

  function tell(found: Faults<Values>, error: unknown, words: string | undefined) {
    setFaults(found);
    setFailure(error);
    setMessage(words);
  }

  function refuse(found: Faults<Values>, error?: unknown, words?: string) {
    // Whoever reads the refusal can leave: what waited ends in the same moment.
    flushSync(() => {
      tell(found, error, words);
      setPending(false);
    });
    const wrong = [...(element.current?.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]') ?? [])];
    (wrong.find(({ name }) => found[name] !== undefined) ?? wrong[0])?.focus();
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    if (busy.current) return;
    const found = options.check?.(latest.current) ?? {};
    if (hasFaults(found)) return refuse(found);
    busy.current = true;
    setPending(true);
    tell({}, undefined, undefined);
    try {
      await options.submit(latest.current);
    } catch (error) {
      const named = namedFaults(error, Object.keys(latest.current) as Name<Values>[], options.paths ?? {});
      refuse(named, error, hasFaults(named) ? undefined : wordsOf(error));
    } finally {
      busy.current = false;
      setPending(false);
    }
  }

  /** The server's refusals come in words; what happened on the way to it has none of its own. */
  function wordsOf(error: unknown) {
    if (isRefusal(error) || error instanceof FormError) return messageOf(error);
    if (!(error instanceof TypeError)) reportError(error);
    return say(error instanceof TypeError ? 'unreachable' : 'failed');
  }

  /** What a text field needs. */
  const field = (name: TextName<Values>) => ({
    name,
    value: values[name] as string,
    error: faults[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      set(name, event.target.value as Values[typeof name]),
  });

  return {
    values,
    faults,
    /** What is wrong with the form as a whole; `FormMessage` shows it. */
    message,
    /** What the last submit threw. */
    failure,
    pending,
    set,
    field,
    submit,
    reset,
    props: { ref: element, onSubmit: (event: FormEvent) => void submit(event), noValidate: true },
  };
}

const hasFaults = (faults: object) => Object.values(faults).some((words) => words !== undefined);

function namedFaults<Values>(
  error: unknown,
  names: Name<Values>[],
  paths: { [Key in Name<Values>]?: string },
): Faults<Values> {
  return Object.fromEntries(names.map((name) => [name, fieldMessage(error, paths[name] ?? name)])) as Faults<Values>;
}
