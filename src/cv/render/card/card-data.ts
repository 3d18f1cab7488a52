import { typefacesOf } from '../../model/exports/typefaces.ts';
import { fallbacksFor } from '../../model/fonts.ts';

type Colours = Record<'background' | 'surface' | 'text' | 'textSecondary' | 'primary' | 'border', string>;

/** A page in a few words, in the look of the site that it belongs to. */
export type Card = {
  title: string;
  /** Below it. */
  line: string;
  /** Whose page it is, where the title does not say that. */
  name: string;
  colours: Colours;
  /** Of typefaces, by its id. */
  pair: string;
  direction: 'ltr' | 'rtl';
  language: string;
  photo?: Uint8Array | undefined;
};

/** What the typesetter is given of a card: all of it data, so that nothing that a member wrote is ever read as markup. */
export type CardData = {
  title: string;
  line: string;
  name: string;
  colours: Colours;
  /** Each with those that step in for letters that it lacks. */
  fonts: { heading: string[]; body: string[] };
  weight: 'regular' | 'semibold';
  /** Whether the line is slanted. */
  slants: boolean;
  direction: 'ltr' | 'rtl';
  language: string;
  photo: boolean;
};

/** More of a text has no room on a card in any size. */
const MOST = 400;

export function cardDataOf({ photo, pair, language, direction, colours, ...said }: Card): CardData {
  const { heading, body } = typefacesOf(pair);
  const others = fallbacksFor(language, body.name);
  const isSerif = heading.generic === 'serif';
  return {
    title: oneLine(said.title),
    line: oneLine(said.line),
    name: oneLine(said.name),
    colours,
    fonts: { heading: [...new Set([heading.name, body.name, ...others])], body: [...new Set([body.name, ...others])] },
    weight: isSerif ? 'regular' : 'semibold',
    slants: body.generic === 'serif' && direction === 'ltr',
    language: /^[a-z]{2,3}$/.test(language) ? language : 'en',
    direction,
    photo: photo !== undefined,
  };
}

const oneLine = (text: string) => [...text.toWellFormed().replace(/\s+/g, ' ').trim()].slice(0, MOST).join('');
