import { walkHtml } from '#platform/html.ts';
import type { TextPart } from './style.ts';

const PARTS: Readonly<Record<string, TextPart>> = {
  ...{ h1: 'heading', h2: 'heading', h3: 'heading', h4: 'heading' },
  ...{ strong: 'bold', em: 'italic' },
};
/** The characters of list markers, which are set in the body font. */
const MARKS: Readonly<Record<string, string>> = { ul: '– ', ol: '0123456789. ' };

/** Returns the visible text of an article by the part of the text whose font it is set in, matching the CSS. */
export function textPartsOf(article: string, { slants }: { slants: boolean }): Record<TextPart, string> {
  const texts: Record<TextPart, string> = { body: '', heading: '', bold: '', italic: '' };
  const open: (TextPart | undefined)[] = ['body'];
  walkHtml(article, {
    open: (tag, { class: names = '' }) => {
      const classes = names.split(' ');
      const isSlanted = slants && classes.includes('beside');
      const around = open.at(-1);
      // Bold text within italics is set in the italic font.
      const part = isSlanted ? 'italic' : around === 'italic' ? around : (PARTS[tag] ?? around);
      open.push(around === undefined || classes.includes('unseen') ? undefined : part);
      texts.body += MARKS[tag] ?? '';
    },
    close: () => {
      open.pop();
    },
    text: (text) => {
      const part = open.at(-1);
      // Browsers fall back to the normal hyphen if a font has no non-breaking one.
      if (part) texts[part] += text.replaceAll('\u2011', '\u2011\u2010');
    },
  });
  return texts;
}
