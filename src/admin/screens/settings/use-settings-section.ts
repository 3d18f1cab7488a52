import { useRef, useState } from 'react';
import { useAuth } from '#identity/components.tsx';
import { useDraft, useStoredDraft } from '#ui/fields/use-draft.ts';
import { type FormFaults, useForm } from '#ui/fields/use-form.ts';
import type { AdminSettings, AdminSettingsChange } from '../../contract/settings.ts';
import { useSettingsActions } from './use-settings-actions.ts';

type Options<Values> = {
  name: string;
  settings: AdminSettings;
  toFormValues: (settings: AdminSettings) => Values;
  /** Returns all values of the section as a settings change. */
  toChange: (values: Values, settings: AdminSettings) => AdminSettingsChange;
  check?: (values: Values) => FormFaults<Values>;
  paths?: { [Key in keyof Values & string]?: string };
};

/**
 * Form state of a settings section. It sends only values that differ from the current settings, and keeps unsaved input
 * in the tab.
 */
export function useSettingsSection<Values extends Record<string, unknown>>(options: Options<Values>) {
  const { name, settings, toFormValues, toChange, check, paths } = options;
  const auth = useAuth();
  const { change } = useSettingsActions();
  const [wasSaved, setWasSaved] = useState(false);
  const draftName = `instance-settings.${auth.status === 'signedIn' ? auth.user.uid : ''}.${name}`;
  const initial = useDraft(draftName, toFormValues(settings));
  const latest = useRef(initial);

  const changedIn = (values: Values, from: AdminSettings): AdminSettingsChange => {
    const before: Record<string, unknown> = toChange(toFormValues(from), from);
    const now = Object.entries(toChange(values, from));
    return Object.fromEntries(now.filter(([field, value]) => !isSame(value, before[field])));
  };
  const isUnchanged = (values: Values, from: AdminSettings) => isSame(values, toFormValues(from));

  const form = useForm<Values>({
    initial,
    ...(check ? { check } : {}),
    ...(paths ? { paths } : {}),
    submit: async (values) => {
      const updated = await change(changedIn(values, settings));
      // Input typed during the save stays, as unsaved.
      if (latest.current === values) form.reset(toFormValues(updated));
      setWasSaved(true);
    },
  });
  latest.current = form.values;

  // Adopts another admin's changes unless there is unsaved input.
  const [lastSettings, setLastSettings] = useState(settings);
  if (lastSettings !== settings) {
    setLastSettings(settings);
    if (isUnchanged(form.values, lastSettings)) form.reset(toFormValues(settings));
  }
  const unsaved = !isUnchanged(form.values, settings);
  useStoredDraft(draftName, form.values, unsaved);

  return { ...form, unsaved, saved: wasSaved && !unsaved, discard: () => form.reset(toFormValues(settings)) };
}

export type SettingsSectionForm = Pick<
  ReturnType<typeof useSettingsSection>,
  'props' | 'pending' | 'unsaved' | 'saved' | 'discard' | 'message' | 'failure'
>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Returns null, which resets the setting, if the value equals the default. */
export const nullIfDefault = <Value>(value: Value, { default: defaultValue }: { default: Value }): Value | null =>
  isSame(value, defaultValue) ? null : value;
