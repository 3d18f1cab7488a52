import type { Path, Place } from '../tree.ts';
import { asRead, type Writing } from '../visible.ts';
import { tidy } from './tidy.ts';

/** A bullet point: a highlight, or a line of a list within a text. */
export type Bullet = {
  place: Place;
  at: Path;
  field: string;
  /** The text without markup and surplus spaces, and without a full stop at its end. */
  text: string;
  /** A key shared by the bullets of one list. */
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

/** Returns a text without markup, surplus spaces and its final full stop, so that texts can be compared. */
export const inOrder = (text: string, language: string) => tidy(asRead(text), language).trim().replace(/\.$/, '');
