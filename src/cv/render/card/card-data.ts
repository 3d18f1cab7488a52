import type { FocalPoint } from '#platform/pure/focal-point.ts';
import { fallbacksFor } from '../../model/fonts.ts';
import { typefacesOf } from '../../model/outline/typefaces.ts';

type CardColours = Record<'background' | 'surface' | 'text' | 'textSecondary' | 'primary' | 'border', string>;

/** The content of a preview image: a page in a few words, in the theme of the site that it belongs to. */
export type CardContent = {
  title: string;
  /** Text below the title. */
  line: string;
  /** Name of the page's owner; empty if the title already says it. */
  name: string;
  colours: CardColours;
  /** Id of the font pair. */
  pair: string;
  direction: 'ltr' | 'rtl';
  language: string;
  photo?: Uint8Array | undefined;
  picture?: CardPicture | undefined;
};

/** How a card shows a picture: above or beside its text over the whole edge, or as a sheet of paper that rises beside it. */
export type CardPictureShape = 'above' | 'beside' | 'sheet';
export type CardPicture = {
  shape: CardPictureShape;
  bytes: Uint8Array;
  /** Kept visible when the picture is cropped; by default, its most striking part. */
  focus?: FocalPoint | undefined;
};

/** The sizes of pictures on a card, in pixels. */
export const CARD_PICTURE_SIZES = {
  above: { width: 1200, height: 392 },
  beside: { width: 520, height: 630 },
  sheet: { width: 430, height: 560 },
} as const satisfies Record<CardPictureShape, { width: number; height: number }>;

/** Input of the card template. All of it is data, so text written by a member is never parsed as markup. */
export type CardData = {
  title: string;
  line: string;
  name: string;
  colours: CardColours;
  /** Font families, each list followed by fallbacks for characters that the first lacks. */
  fonts: { heading: string[]; body: string[] };
  weight: 'regular' | 'semibold';
  /** Whether the line below the title is set in italics. */
  slants: boolean;
  direction: 'ltr' | 'rtl';
  language: string;
  photo: boolean;
  picture: CardPictureShape | null;
};

/** Maximum text length in characters. More does not fit on a card at any size. */
const MAX_TEXT_LENGTH = 400;

export function cardDataOf({ photo, picture, pair, language, direction, colours, ...texts }: CardContent): CardData {
  const { heading, body } = typefacesOf(pair);
  const fallbacks = fallbacksFor(language, body.name);
  const isSerif = heading.generic === 'serif';
  return {
    title: oneLine(texts.title),
    line: oneLine(texts.line),
    name: oneLine(texts.name),
    colours,
    fonts: {
      heading: [...new Set([heading.name, body.name, ...fallbacks])],
      body: [...new Set([body.name, ...fallbacks])],
    },
    weight: isSerif ? 'regular' : 'semibold',
    slants: body.generic === 'serif' && direction === 'ltr',
    language: /^[a-z]{2,3}$/.test(language) ? language : 'en',
    direction,
    photo: photo !== undefined,
    picture: picture?.shape ?? null,
  };
}

const oneLine = (text: string) =>
  [...text.toWellFormed().replace(/\s+/g, ' ').trim()].slice(0, MAX_TEXT_LENGTH).join('');
