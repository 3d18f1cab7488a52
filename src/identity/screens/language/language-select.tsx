import { Languages } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import { useLanguageChoices } from './use-language-choices.ts';

/** A switch of the language for signed-out screens: a native control, which adds nothing to their size. */
export function LanguageSelect() {
  const t = useTranslations('app.language');
  const [failure, setFailure] = useState<string>();
  const choices = useLanguageChoices(setFailure);
  return (
    <div className="min-w-0">
      <div className="relative flex min-w-0 items-center text-text-secondary hover:text-text">
        <Icon of={Languages} className="pointer-events-none absolute start-2" />
        <select
          aria-label={t('name')}
          value={choices.find(({ isChosen }) => isChosen)?.id}
          onChange={({ currentTarget }) => {
            setFailure(undefined);
            choices.find(({ id }) => id === currentTarget.value)?.choose();
          }}
          className="min-h-9 min-w-0 max-w-full cursor-pointer field-sizing-content truncate rounded-control bg-background ps-8 pe-2 hover:bg-hover pointer-coarse:min-h-11"
        >
          {choices.map(({ id, label }) => (
            <option key={id} value={id} lang={id || undefined}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {failure && (
        <p role="alert" className="mt-1 text-error text-xs">
          {failure}
        </p>
      )}
    </div>
  );
}
