import type { Path, Place } from '../tree.ts';
import { asRead, type Writing } from '../visible.ts';
import { tidy } from './tidy.ts';

/** One thing that somebody did: a highlight, or a line of a list in a text. */
export type Bullet = {
  place: Place;
  at: Path;
  field: string;
  /** As it is read, in good order, without a full stop at its end. */
  text: string;
  /** Which bullets stand together. */
  list: string;
};

const IN_A_TEXT = /^\s*[-*+•]\s+(\S.*)$/;

export const bulletsIn = (writings: readonly Writing[], language: string): Bullet[] =>
  writings.flatMap(({ place, at, field, type, text }) => {
    const bullet = (written: string, list: string): Bullet => ({
      place,
      at,
      field,
      list,
      text: inOrder(written, language),
    });
    if (place.kind === 'highlight') return [bullet(text, at.slice(0, -2).join('/'))];
    if (type !== 'text' || !place.section) return [];
    return text
      .split('\n')
      .flatMap((line) => IN_A_TEXT.exec(line)?.[1] ?? [])
      .map((line) => bullet(line, [...at, field].join('/')));
  });

/** A text as it is read, however its spaces and its last full stop are. */
export const inOrder = (text: string, language: string) => tidy(asRead(text), language).trim().replace(/\.$/, '');
