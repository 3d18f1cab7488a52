import type { Translations } from '#records/contract.ts';
import { flatten, ROOT_ID, unflatten } from '../changes/flatten.ts';
import { CV_LIMITS, type CvContent } from '../content.ts';
import { linkedItems } from '../sources/linked-items.ts';
import { descendantsOf, shapeOf, type TreeNodeKind } from '../tree.ts';
import { textFieldsOf } from './texts.ts';

type TextsByOriginal = ReadonlyMap<unknown, string>;

/**
 * Returns a CV with the translations that the member's work has of its texts. An entry gets those of the record that it is
 * linked to, and the personal details get `own`. A text that differs in the CV stays, because it is another one.
 */
export function withWorkTranslations(
  content: CvContent,
  byRecord: ReadonlyMap<string, Translations>,
  own: readonly Translations[],
): CvContent {
  const flat = flatten(content);
  const translate = (id: string, texts: TextsByOriginal) => {
    const node = flat.get(id);
    if (!node) return;
    const fields = { ...node.fields };
    for (const { field, isName } of textFieldsOf(node)) {
      const value = fields[field];
      const text = Array.isArray(value) ? translatedWords(value, texts, isName) : texts.get(value);
      if (text !== undefined && fits(text, node.kind, field)) fields[field] = text;
    }
    flat.set(id, { ...node, fields });
  };
  translate(ROOT_ID, byOriginal(own));
  for (const item of linkedItems(content)) {
    const translations = byRecord.get(item.source.id);
    if (!translations) continue;
    const texts = byOriginal([translations]);
    for (const { value } of [item, ...descendantsOf(item)]) translate(value.id as string, texts);
  }
  return unflatten(flat);
}

const byOriginal = (all: readonly Translations[]): TextsByOriginal =>
  new Map(
    all
      .flatMap((texts) => Object.values(texts))
      .filter(({ original }) => original.trim() !== '')
      .map(({ original, text }) => [original, text]),
  );

/**
 * Returns a list in the other language. Its words are one text of the CV, which would count as translated if only some of
 * them were. Names often stay as they are.
 */
function translatedWords(words: readonly unknown[], texts: TextsByOriginal, isName: boolean): string[] | undefined {
  const translated = words.map((word) => texts.get(word) ?? (isName && typeof word === 'string' ? word : undefined));
  return translated.every((word) => word !== undefined) ? translated : undefined;
}

/** Reports whether a field of a CV can have a text. Those of the root are lines, except its summary. */
function fits(text: string | readonly string[], kind: TreeNodeKind, field: string) {
  if (typeof text !== 'string') return text.every((word) => word.length <= CV_LIMITS.word && !word.includes('\n'));
  const isLong = kind === 'root' ? field === 'basics.summary' : shapeOf(kind)[field] === 'text';
  return isLong ? text.length <= CV_LIMITS.text : text.length <= CV_LIMITS.line && !text.includes('\n');
}
