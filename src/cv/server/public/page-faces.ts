import { makeContentCache } from '#platform/content-cache.ts';
import { type ChosenFace, chooseFaces, type Wish } from '#platform/typefaces/choose-faces.ts';
import { articleOf } from '../../model/exports/html/article.ts';
import { hasItalics, TEXT_PARTS, type TextPart, type WebFaces } from '../../model/exports/html/style.ts';
import { textPartsOf } from '../../model/exports/html/text-parts.ts';
import { lookOf } from '../../model/exports/look.ts';
import { outlineOf } from '../../model/exports/outline.ts';
import { pageWordsOf } from '../../render/page-words.ts';
import { templateOf } from '../../render/templates.ts';
import { wishesFor } from './face-wishes.ts';
import type { PublicCv } from './public-cv.ts';
import { setIn } from './set-in-faces.ts';

/** Bytes for the web fonts of a page, out of 60 kB for the page with its text. */
const ROOM = 46_000;

type Cv = Pick<PublicCv, 'place' | 'content'>;
export type PageFaces = WebFaces & {
  faces: readonly ChosenFace[];
  /** URLs of the fonts for the text that is seen first. */
  first: readonly string[];
};

const keep = makeContentCache<PageFaces>({ maxSize: 2000, sizeOf: () => 1 });

/**
 * Returns the web fonts of a CV page, subset to its text. The result is deterministic, so all instances serve the same
 * fonts.
 */
export const facesOf = ({ place, content }: Cv): Promise<PageFaces> =>
  keep([place.page, JSON.stringify(content)], () => chooseFor({ place, content }));

async function chooseFor({ place, content }: Cv): Promise<PageFaces> {
  const { design } = content;
  const words = pageWordsOf(design);
  const look = lookOf(design, templateOf(design.template).fonts);
  const article = articleOf(outlineOf(content, words), { words, design, title: '', photo: undefined });
  const texts = textPartsOf(article.text, { slants: hasItalics(look) });
  const wishes: Record<TextPart, Wish[]> = { body: [], heading: [], bold: [], italic: [] };
  for (const part of TEXT_PARTS) wishes[part] = await wishesFor(part, texts[part], look);

  const faces = await chooseFaces(together(Object.values(wishes).flat()), ROOM);
  const chosen = (part: TextPart) => wishes[part].flatMap(({ path }) => faces.find((face) => face.path === path) ?? []);
  const first = new Set([...chosen('body').slice(0, 1), ...chosen('heading').slice(0, 1)]);
  return {
    faces,
    first: [...first].map(({ name }) => place.face(name)),
    ...setIn(faces, { look, chosen, addressOf: ({ name }) => place.face(name) }),
  };
}

/** Merges the requests for one font file, with the characters of all. */
function together(wishes: readonly Wish[]): Wish[] {
  const byFile = Map.groupBy(wishes, ({ path }) => path);
  return [...byFile.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, signs: [first, ...others].map(({ signs }) => signs).join('') }] : [],
  );
}
