import { useRef, useState } from 'react';
import { useAuth } from '#identity/components.tsx';
import { useDraft, useKeptDraft } from '#ui/use-draft.ts';
import { type Faults, useForm } from '#ui/use-form.ts';
import type { DecisionsChange, InstanceDecisions } from '../../contract/settings.ts';
import { useDecide } from './use-decide.ts';

type Options<Values> = {
  name: string;
  decisions: InstanceDecisions;
  valuesOf: (decisions: InstanceDecisions) => Values;
  /** Returns all values of the section as a settings change. */
  changeOf: (values: Values, decisions: InstanceDecisions) => DecisionsChange;
  check?: (values: Values) => Faults<Values>;
  paths?: { [Key in keyof Values & string]?: string };
};

/**
 * Form state of a settings section. It sends only values that differ from the current settings, and keeps unsaved input
 * in the tab.
 */
export function useSection<Values extends Record<string, unknown>>(options: Options<Values>) {
  const { name, decisions, valuesOf, changeOf, check, paths } = options;
  const auth = useAuth();
  const { change } = useDecide();
  const [wasSaved, setWasSaved] = useState(false);
  const draftName = `instance-settings.${auth.status === 'signedIn' ? auth.user.uid : ''}.${name}`;
  const initial = useDraft(draftName, valuesOf(decisions));
  const latest = useRef(initial);

  const changedIn = (values: Values, from: InstanceDecisions): DecisionsChange => {
    const before: Record<string, unknown> = changeOf(valuesOf(from), from);
    const now = Object.entries(changeOf(values, from));
    return Object.fromEntries(now.filter(([field, value]) => !isSame(value, before[field])));
  };
  const isUnchanged = (values: Values, from: InstanceDecisions) => isSame(values, valuesOf(from));

  const form = useForm<Values>({
    initial,
    ...(check ? { check } : {}),
    ...(paths ? { paths } : {}),
    submit: async (values) => {
      const decided = await change(changedIn(values, decisions));
      // Input typed during the save stays, as unsaved.
      if (latest.current === values) form.reset(valuesOf(decided));
      setWasSaved(true);
    },
  });
  latest.current = form.values;

  // Adopts another admin's changes unless there is unsaved input.
  const [known, setKnown] = useState(decisions);
  if (known !== decisions) {
    setKnown(decisions);
    if (isUnchanged(form.values, known)) form.reset(valuesOf(decisions));
  }
  const unsaved = !isUnchanged(form.values, decisions);
  useKeptDraft(draftName, form.values, unsaved);

  return { ...form, unsaved, saved: wasSaved && !unsaved, discard: () => form.reset(valuesOf(decisions)) };
}

export type SectionForm = Pick<
  ReturnType<typeof useSection>,
  'props' | 'pending' | 'unsaved' | 'saved' | 'discard' | 'message' | 'failure'
>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Returns null, which resets the setting, if the value equals the default. */
export const orUndecided = <Value>(value: Value, { default: without }: { default: Value }): Value | null =>
  isSame(value, without) ? null : value;
