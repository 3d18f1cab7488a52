import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CV_LIMITS } from '../../model/content.ts';
import { useScreenAction } from '../screen-actions.tsx';

type Props = { name: string; disabled: boolean; onRename: (name: string) => void };

/** Heading that edits the CV's name in place. An empty name is not stored. */
export function NameField({ name, disabled, onRename }: Props) {
  const t = useTranslations('cv-editor.bar');
  const [isEmptied, setEmptied] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useScreenAction('rename', disabled ? undefined : () => input.current?.select());
  return (
    <h1 className="min-w-12 max-w-80 flex-1 sm:flex-initial">
      <input
        ref={input}
        aria-label={t('name')}
        value={isEmptied ? '' : name}
        dir="auto"
        maxLength={CV_LIMITS.name}
        disabled={disabled}
        onChange={({ target }) => {
          const isEmpty = target.value.trim() === '';
          setEmptied(isEmpty);
          if (!isEmpty) onRename(target.value);
        }}
        onBlur={() => setEmptied(false)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        className="field-sizing-content h-9 min-w-12 max-w-full truncate rounded-control border border-transparent bg-transparent px-2 font-medium hover:border-border focus:border-border disabled:border-transparent"
      />
    </h1>
  );
}
