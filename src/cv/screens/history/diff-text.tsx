import { useTranslations } from 'use-intl';
import type { DiffWords } from './cv-change.ts';
import { truncateUnchanged } from './truncate-unchanged.ts';

/** A text with its changes: insertions are underlined, deletions are struck through. */
export function DiffText({ words }: { words: DiffWords }) {
  const t = useTranslations('cv-history.changes');
  const displayText = (text: string) => (text === 'true' ? t('on') : text === 'false' ? t('off') : text);
  return (
    <p dir="auto" className="mt-1 whitespace-pre-line break-words text-text-secondary">
      {truncateUnchanged(words).map((word, at) => {
        const key = `${at} ${word.in}`;
        if (!word.in) return <span key={key}>{word.text}</span>;
        const Mark = word.in === 'added' ? 'ins' : 'del';
        return (
          <Mark key={key} className={MARK_STYLES[word.in]}>
            <span className="sr-only">{t(word.in === 'added' ? 'addedWords' : 'removedWords')} </span>
            {displayText(word.text)}
          </Mark>
        );
      })}
    </p>
  );
}

const MARK_STYLES = {
  added:
    'rounded-[2px] bg-success-tint text-text [del+&]:ms-1 underline decoration-success decoration-2 underline-offset-2',
  removed: 'rounded-[2px] bg-error-tint text-text-secondary line-through decoration-error',
};
