import type { CvContent } from '../content.ts';
import type { Place } from '../tree.ts';
import { visiblePlaces, type Writing, writingsIn } from '../visible.ts';
import { type Bullet, bulletsIn } from './bullets.ts';
import { type CheckWords, checkWordsOf } from './words/words.ts';

/** A CV as the rules receive it: visible content only. */
export type CheckedCv = {
  content: CvContent;
  today: string;
  /** The language of the CV without its region: `pt` for `pt-BR`. */
  language: string;
  /** The word lists of the language, or `undefined` if there are none. */
  words: CheckWords | undefined;
  /** Places with content, from top to bottom. */
  places: Place[];
  /** Visible places without content. */
  blank: Place[];
  writings: Writing[];
  bullets: Bullet[];
};

export function readCv(content: CvContent, today: string): CheckedCv {
  const { written, blank } = visiblePlaces(content);
  const [language = ''] = content.design.language.split('-', 1);
  const writings = [...writingsIn(written)];
  return {
    content,
    today,
    language,
    words: checkWordsOf(language),
    places: written,
    blank,
    writings,
    bullets: bulletsIn(writings, language),
  };
}
