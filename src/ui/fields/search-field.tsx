import { Search, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../icon.tsx';
import { BARE_INPUT, CONTROL_BUTTON, CONTROL_GROUP } from './control-style.ts';

const TYPING_DELAY_MS = 200;

type Props = {
  label: string;
  /** The search term in the URL. */
  value: string;
  onValueChange: (value: string) => void;
};

/** A search field that updates the URL after a short pause in typing, and follows changes to the URL. */
export function SearchField({ label, value, onValueChange }: Props) {
  const t = useTranslations('ui');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  // The echo of an earlier value must not overwrite what has been typed since.
  const [synced, setSynced] = useState({ value, sent: value });
  if (synced.value !== value) {
    setSynced({ value, sent: value });
    if (value !== synced.sent) setText(value);
  }
  const latest = useRef(onValueChange);
  latest.current = onValueChange;
  const query = text.trim();
  useEffect(() => {
    if (query === value) return;
    const timer = setTimeout(() => {
      setSynced({ value, sent: query });
      latest.current(query);
    }, TYPING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [query, value]);
  const clear = () => {
    setText('');
    input.current?.focus();
  };
  return (
    <search className={`${CONTROL_GROUP} flex-1`}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Icon of={Search} className="ms-3 text-text-secondary" />
      <input
        ref={input}
        id={id}
        type="search"
        value={text}
        maxLength={200}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || text === '') return;
          // A dialog around it stays open.
          event.nativeEvent.stopPropagation();
          clear();
        }}
        className={`${BARE_INPUT} ps-2! [&::-webkit-search-cancel-button]:hidden`}
      />
      {text !== '' && (
        <button type="button" aria-label={t('clear')} onClick={clear} className={CONTROL_BUTTON}>
          <Icon of={X} />
        </button>
      )}
    </search>
  );
}
