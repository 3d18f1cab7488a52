import { drawnWordsIn, writeWord } from './drawn-words.ts';
import type { Face } from './face.ts';
import { objectsOf, refOf } from './objects.ts';
import { readableFace, saidInstead } from './readable-letters.ts';
import { inReadingOrder } from './reading-order.ts';
import { toHex } from './strings.ts';

/**
 * Returns the PDF with Arabic and Hebrew text that parsers extract once and in reading order. On failure, returns it
 * unchanged.
 */
export function withReadableText(pdf: Uint8Array): Uint8Array {
  try {
    const objects = objectsOf(pdf);
    const faces = new Map<number, Face>();
    const streams = new Map<number, string>();
    for (const [number, head] of objects.heads) {
      if (head.includes('/Subtype /Type0')) faces.set(number, readableFace(objects, head, streams));
    }
    for (const head of objects.heads.values()) {
      if (!/\/Type \/Page\s/.test(head)) continue;
      const content = refOf(head, 'Contents');
      streams.set(
        content,
        readableContent(objects.streamOf(content), (name) => faces.get(refOf(head, name))),
      );
    }
    return objects.withStreams(streams);
  } catch {
    // The pages look right in any case; only the text extraction is worse.
    return pdf;
  }
}

const TEXT = /(?<=^BT\n)[\s\S]*?(?=^ET\n)/gm;
const FROM_RIGHT_TO_LEFT = '/ReversedChars';

function readableContent(content: string, faceOf: (name: string) => Face | undefined): string {
  const readable = content.replace(TEXT, (text) => readableWords(text, faceOf));
  return content.includes(FROM_RIGHT_TO_LEFT) ? inReadingOrder(readable, faceOf) : readable;
}

/** Rewrites the words of a text object. They are drawn from left to right, also where they are read from the right. */
function readableWords(text: string, faceOf: (name: string) => Face | undefined): string {
  const words = drawnWordsIn(text);
  if (!words) return text;
  const written = words.map((word) => {
    const face = faceOf(word.face);
    return writeWord(word, face ? saidInstead(word, face) : word.instead || null, toHex);
  });
  return (words.some(({ isReversed }) => isReversed) ? written.reverse() : written).join('');
}
