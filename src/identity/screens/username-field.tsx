import { Check } from 'lucide-react';
import { type ChangeEvent, useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CONTROL } from '#ui/fields/control-style.ts';
import { Field, useFieldIds } from '#ui/fields/field.tsx';
import { Icon } from '#ui/icon.tsx';
import type { UsernameAvailability } from '../contract.ts';
import { foldUsername } from '../model/username.ts';
import { identityCalls } from './identity-calls.ts';

type Props = {
  label: string;
  name: string;
  value: string;
  /** The server's error, until the value is changed. */
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Called with the suggestion that was chosen. */
  onPick: (username: string) => void;
  /** The display name, from which suggestions are derived as well. */
  displayName: string;
  /** The current username of the member, which is not checked. */
  currentUsername?: string;
};

/** Renders a username field that shows whether the name is available, and otherwise why not, with suggestions. */
export function UsernameField({ label, error, onPick, displayName, currentUsername = '', value, ...input }: Props) {
  const t = useTranslations('identity');
  const candidate = foldUsername(value);
  const availability = useUsernameCheck(candidate === currentUsername ? '' : candidate, displayName);
  const isUnavailable = availability?.available === false;
  const { id, invalid } = useFieldIds({ error });
  return (
    <Field id={id} label={label} error={error}>
      <input
        id={id}
        value={value}
        {...input}
        dir="ltr"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={invalid ?? (isUnavailable || undefined)}
        aria-describedby={error ? `${id}-error` : `${id}-verdict`}
        className={CONTROL}
      />
      <div id={`${id}-verdict`} role="status" className="mt-1 text-text-secondary text-xs">
        {!error && <AvailabilityMessage answer={availability} hint={t('fields.usernameHint')} />}
      </div>
      {isUnavailable && <Suggestions names={availability.suggestions ?? []} onPick={onPick} />}
    </Field>
  );
}

function AvailabilityMessage({
  answer: availability,
  hint,
}: {
  answer: UsernameAvailability | undefined;
  hint: string;
}) {
  const t = useTranslations('identity.username');
  if (!availability) return hint;
  const { username, reason } = availability;
  if (reason) return <span className="text-error">{t(`reasons.${reason}`, { username })}</span>;
  return (
    <span className="flex items-center gap-1 text-success">
      <Icon of={Check} />
      {t('free', { username })}
    </span>
  );
}

function Suggestions({ names, onPick }: { names: readonly string[]; onPick: (username: string) => void }) {
  const t = useTranslations('identity.username');
  if (names.length === 0) return null;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-2 text-xs">
      <span className="text-text-secondary">{t('suggestions')}</span>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          aria-label={t('take', { username: name })}
          onClick={() => onPick(name)}
          className="min-h-7 rounded-control border border-border px-2 transition-colors hover:border-control hover:bg-hover pointer-coarse:min-h-11 pointer-coarse:px-3"
        >
          <bdi>{name}</bdi>
        </button>
      ))}
    </p>
  );
}

const DEBOUNCE_MS = 350;

/**
 * Checks the availability of a username once typing pauses. Returns undefined while it is unknown; a failed check
 * doesn't block the form, whose submission checks again.
 */
function useUsernameCheck(candidate: string, displayName: string): UsernameAvailability | undefined {
  const [result, setResult] = useState<{ candidate: string; availability: UsernameAvailability }>();
  const check = useEffectEvent(async (signal: AbortSignal) => {
    const name = displayName.trim().slice(0, 200);
    try {
      const availability = await identityCalls.checkUsername({ candidate, ...(name ? { name } : {}) }, { signal });
      setResult({ candidate, availability });
    } catch {
      // The availability stays unknown.
    }
  });
  const shouldCheck = candidate !== '' && candidate.length <= 100;
  useEffect(() => {
    if (!shouldCheck || result?.candidate === candidate) return;
    const controller = new AbortController();
    const timer = setTimeout(() => void check(controller.signal), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [candidate, shouldCheck, result?.candidate]);
  return result?.candidate === candidate ? result.availability : undefined;
}
