import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FileProgress } from './file-progress.ts';
import { useFileWords } from './use-file-words.ts';

/** Returns the announcements for files whose state has changed, for screen readers. */
export function useFileNews(files: readonly FileProgress[]): string {
  const t = useTranslations('ui.file');
  const wordsOf = useFileWords();
  const [known, setKnown] = useState(files);
  const [news, setNews] = useState('');
  if (known !== files) {
    const before = new Map(known.map(({ id, state }) => [id, state]));
    const changed = files.filter(({ id, state }) => before.get(id) !== state);
    setKnown(files);
    if (changed.length > 0)
      setNews(changed.map((file) => t('news', { name: file.name, state: wordsOf(file) })).join('\n'));
  }
  return news;
}
