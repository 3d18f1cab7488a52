import { drawnWordsIn, glyphsOf, writeWord } from './drawn-words.ts';
import { objectsOf, type PdfObjects, refOf } from './objects.ts';
import { hasWidth, type PdfFont, widthsOf } from './pdf-font.ts';
import { actualTextFor, readableFont, writtenTextsOf } from './readable-letters.ts';
import { toReadingOrder } from './reading-order.ts';
import { toHex } from './strings.ts';
import { DEVANAGARI, glyphTextsOf, type Syllable } from './syllable-glyphs.ts';

/** Matches scripts whose text parsers extract wrongly from the compiler's files. */
export const NEEDS_READABLE_TEXT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}]/u;

/**
 * Returns the PDF with Arabic and Hebrew text that parsers extract once and in reading order, and Devanagari of which
 * they extract each letter once. On failure, returns it unchanged.
 */
export function withReadableText(pdf: Uint8Array): Uint8Array {
  try {
    const objects = objectsOf(pdf);
    const fonts = new Map<number, PdfFont>();
    const streams = new Map<number, string>();
    const words = drawnWordsOf(objects);
    for (const [number, head] of objects.heads) {
      if (!head.includes('/Subtype /Type0')) continue;
      fonts.set(number, readableFont(objects, head, { streams, parts: partsOf(objects, number, words) }));
    }
    for (const head of pagesOf(objects)) {
      const content = refOf(head, 'Contents');
      streams.set(
        content,
        readableContent(objects.streamOf(content), (name) => fonts.get(refOf(head, name))),
      );
    }
    return objects.withStreams(streams);
  } catch {
    // The pages look right in any case; only the text extraction is worse.
    return pdf;
  }
}

const pagesOf = ({ heads }: PdfObjects) => [...heads.values()].filter((head) => /\/Type \/Page\s/.test(head));

/** Returns a function that returns the words of all pages with their fonts. Only some documents need them. */
function drawnWordsOf(objects: PdfObjects) {
  const read = () =>
    pagesOf(objects).flatMap((head) =>
      (objects.streamOf(refOf(head, 'Contents')).match(TEXT_OBJECT) ?? [])
        .flatMap((text) => drawnWordsIn(text) ?? [])
        .map((word) => ({ word, font: refOf(head, word.fontName) })),
    );
  let words: ReturnType<typeof read> | undefined;
  return () => (words ??= read());
}

/** Returns the texts of a font's glyphs that draw part of a Devanagari syllable. */
function partsOf(
  objects: PdfObjects,
  font: number,
  drawnWords: ReturnType<typeof drawnWordsOf>,
): ReadonlyMap<number, string> {
  const written = writtenTextsOf(objects, objects.heads.get(font) ?? '');
  if (![...written.values()].some((text) => DEVANAGARI.test(text))) return new Map();
  const words = drawnWords().flatMap(({ word, font: of }) => (of === font ? [word] : []));
  const syllables = words.map((word): Syllable => ({ glyphs: glyphsOf(word), text: word.actualText }));
  // The compiler writes an ActualText wherever the texts of the glyphs don't suffice.
  const alone = syllables.filter(({ text }) => text === '').flatMap(({ glyphs }) => glyphs);
  const known = new Map(alone.map((glyph) => [glyph, written.get(glyph) ?? '']));
  const widths = widthsOf(objects, objects.heads.get(font) ?? '');
  return glyphTextsOf(
    syllables.filter(({ text }) => DEVANAGARI.test(text)),
    { known, isWide: (glyph) => hasWidth({ widths }, glyph) },
  );
}

const TEXT_OBJECT = /(?<=^BT\n)[\s\S]*?(?=^ET\n)/gm;
const REVERSED_CHARS = '/ReversedChars';

function readableContent(content: string, fontOf: (name: string) => PdfFont | undefined): string {
  const readable = content.replace(TEXT_OBJECT, (text) => readableWords(text, fontOf));
  return content.includes(REVERSED_CHARS) ? toReadingOrder(readable, fontOf) : readable;
}

/** Rewrites the words of a text object. They are drawn from left to right, also where they are read from the right. */
function readableWords(text: string, fontOf: (name: string) => PdfFont | undefined): string {
  const words = drawnWordsIn(text);
  if (!words) return text;
  const rewritten = words.map((word) => {
    const font = fontOf(word.fontName);
    return writeWord(word, font ? actualTextFor(word, font) : word.actualText || null, toHex);
  });
  return (words.some(({ isReversed }) => isReversed) ? rewritten.reverse() : rewritten).join('');
}
