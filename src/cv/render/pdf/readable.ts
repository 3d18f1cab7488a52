import { drawnWordsIn, writeWord } from './drawn-words.ts';
import { objectsOf, refOf } from './objects.ts';
import type { PdfFont } from './pdf-font.ts';
import { actualTextFor, readableFont } from './readable-letters.ts';
import { toReadingOrder } from './reading-order.ts';
import { toHex } from './strings.ts';

/**
 * Returns the PDF with Arabic and Hebrew text that parsers extract once and in reading order.
 * On failure, returns it unchanged.
 */
export function withReadableText(pdf: Uint8Array): Uint8Array {
  try {
    const objects = objectsOf(pdf);
    const fonts = new Map<number, PdfFont>();
    const streams = new Map<number, string>();
    for (const [number, head] of objects.heads) {
      if (head.includes('/Subtype /Type0')) fonts.set(number, readableFont(objects, head, streams));
    }
    for (const head of objects.heads.values()) {
      if (!/\/Type \/Page\s/.test(head)) continue;
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
