import type { CvContent } from '../content.ts';
import type { Place } from '../tree.ts';
import { visiblePlaces, type Writing, writingsIn } from '../visible.ts';
import { type Bullet, bulletsIn } from './bullets.ts';
import { type CheckWords, checkWordsOf } from './words/words.ts';

/** A CV as the rules look at it: only what can be seen. */
export type CheckedCv = {
  content: CvContent;
  today: string;
  /** Of the page, without its region: `pt` of `pt-BR`. */
  language: string;
  /** None where we know too little of the language. */
  words: CheckWords | undefined;
  /** Where something is written, from the top to the bottom. */
  places: Place[];
  /** Where nothing is. */
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
