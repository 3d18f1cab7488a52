import { useTranslations } from 'use-intl';
import type { CvWords } from './cv-change.ts';
import { shortened } from './shortened.ts';

/** A text with its changes: insertions are underlined, deletions are struck through. */
export function ChangedWords({ words }: { words: CvWords }) {
  const t = useTranslations('cv-history.changes');
  const read = (text: string) => (text === 'true' ? t('on') : text === 'false' ? t('off') : text);
  return (
    <p dir="auto" className="mt-1 whitespace-pre-line break-words text-text-secondary">
      {shortened(words).map((word, at) => {
        const key = `${at} ${word.in}`;
        if (!word.in) return <span key={key}>{word.text}</span>;
        const Mark = word.in === 'added' ? 'ins' : 'del';
        return (
          <Mark key={key} className={MARKS[word.in]}>
            <span className="sr-only">{t(word.in === 'added' ? 'addedWords' : 'removedWords')} </span>
            {read(word.text)}
          </Mark>
        );
      })}
    </p>
  );
}

const MARKS = {
  added: 'rounded-[2px] bg-success-tint text-text underline decoration-success decoration-2 underline-offset-2',
  removed: 'rounded-[2px] bg-error-tint text-text-secondary line-through decoration-error',
};
