import { type Extensions, InputRule, Mark } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { safeUrl } from '#platform/pure/markdown/safe-url.ts';
import { CODE_AND_TABLES, OUTER_BLOCKS } from './code-and-tables.ts';

/** Matches a link in Markdown at its closing bracket. */
const TYPED_LINK = /\[([^[\]]+)\]\(([^()\s]+)\)$/;

/** A link. Typing at its end does not extend it. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const href = safeUrl(element.getAttribute('href') ?? '');
        return href === undefined ? false : { href };
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', { ...HTMLAttributes, rel: 'nofollow noopener noreferrer' }, 0],
  addInputRules() {
    return [
      new InputRule({
        find: TYPED_LINK,
        handler: ({ state, range, match: [, words = '', address = ''] }) => {
          const href = safeUrl(address);
          if (href === undefined) return null;
          state.tr.replaceWith(range.from, range.to, state.schema.text(words, [this.type.create({ href })]));
          state.tr.removeStoredMark(this.type);
          return undefined;
        },
      }),
    ];
  },
});

/** A list item. Tab is handled with the depth of the list, see `fieldKeys`. */
const Item = ListItem.extend({
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      'Shift-Tab': () => this.editor.commands.liftListItem(this.name),
    };
  },
});

/** The keys at the edges of lists, without Tab, which would make a paragraph after a list part of it. */
const ListKeys = ListKeymap.extend({
  addKeyboardShortcuts() {
    const { Tab, ...others } = this.parent?.() ?? {};
    return others;
  },
});

/** The formats of a text. A long one, such as a case study, also has headings, numbered lists, quotes, code and tables. */
export const extensionsOf = (long: boolean): Extensions => [
  long ? Document.extend({ content: `(block | ${OUTER_BLOCKS})+` }) : Document,
  Paragraph,
  Text,
  HardBreak,
  Bold,
  Italic,
  Link,
  BulletList,
  Item,
  ListKeys,
  ...(long ? [OrderedList, Heading.configure({ levels: [1, 2] }), Blockquote, ...CODE_AND_TABLES] : []),
];
