import { walkHtml } from '#platform/html.ts';
import type { TextPart } from './style.ts';

const PARTS: Readonly<Record<string, TextPart>> = {
  ...{ h1: 'heading', h2: 'heading', h3: 'heading', h4: 'heading' },
  ...{ strong: 'bold', em: 'italic' },
};
/** What a list puts before its items, in the face of the body. */
const MARKS: Readonly<Record<string, string>> = { ul: '– ', ol: '0123456789. ' };

/** All that is seen of an article, by the part of the text that it belongs to: the counterpart of its style. */
export function textPartsOf(article: string, { slants }: { slants: boolean }): Record<TextPart, string> {
  const texts: Record<TextPart, string> = { body: '', heading: '', bold: '', italic: '' };
  const open: (TextPart | undefined)[] = ['body'];
  walkHtml(article, {
    open: (tag, { class: names = '' }) => {
      const classes = names.split(' ');
      const isSlanted = slants && classes.includes('beside');
      const around = open.at(-1);
      // What is heavy and slanted is drawn with the slanted face.
      const part = isSlanted ? 'italic' : around === 'italic' ? around : (PARTS[tag] ?? around);
      open.push(around === undefined || classes.includes('unseen') ? undefined : part);
      texts.body += MARKS[tag] ?? '';
    },
    close: () => {
      open.pop();
    },
    text: (text) => {
      const part = open.at(-1);
      // Where a face has no hyphen that holds its words together, its usual one is drawn.
      if (part) texts[part] += text.replaceAll('\u2011', '\u2011\u2010');
    },
  });
  return texts;
}
