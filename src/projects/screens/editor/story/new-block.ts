import type { FieldBlock } from '#blocks/components.tsx';
import type { Block } from '#blocks/contract.ts';

/** Texts of the project that are blocks of its case study. */
export type ChapterField = Exclude<FieldBlock, 'metrics' | 'gallery'>;
export type BlockKind = Exclude<Block['kind'], 'field'>;
/** Everything that can be added to a case study: a block, or the place of a text. */
export type Addable = BlockKind | ChapterField;

/** The kinds of blocks in the groups of the menu that adds them. */
export const ADDABLE = {
  words: ['text', 'heading', 'quote', 'callout'],
  pictures: ['picture', 'pair', 'grid', 'comparison'],
  media: ['video', 'audio', 'file', 'embed'],
  more: ['code', 'table', 'figures', 'divider'],
  chapters: ['problem', 'approach', 'outcome'],
} as const satisfies Record<string, readonly Addable[]>;

/** The blocks with which a case study can begin. */
export const STARTS = {
  story: ['problem', 'approach', 'outcome'],
  pictures: ['picture', 'text', 'pair', 'text', 'grid'],
  text: ['text'],
} as const satisfies Record<string, readonly Addable[]>;
export type Start = keyof typeof STARTS;

const isChapter = (added: Addable): added is ChapterField => (ADDABLE.chapters as readonly string[]).includes(added);

/** Returns an empty block. */
export function newBlock(added: Addable): Block {
  if (isChapter(added)) return { id: added, kind: 'field' };
  const id = crypto.randomUUID();
  switch (added) {
    case 'text':
    case 'heading':
      return { id, kind: added, text: '' };
    case 'picture':
      return { id, kind: added, width: 'wide', pictures: [] };
    case 'pair':
    case 'grid':
    case 'comparison':
      return { id, kind: added, pictures: [] };
    case 'quote':
      return { id, kind: added, text: '', source: '', url: '' };
    case 'code':
      return { id, kind: added, text: '', language: '', caption: '' };
    case 'table':
      return { id, kind: added, hasHeading: true, rows: emptyRows(3, 2), caption: '' };
    case 'figures':
      return { id, kind: added, figures: [{ label: '', value: '' }] };
    case 'divider':
      return { id, kind: added };
    case 'callout':
      return { id, kind: added, tone: 'note', text: '' };
    case 'video':
      return {
        ...{ id, kind: added, media: null, poster: null, width: 'wide', tracks: [] },
        ...{ alt: '', caption: '', transcript: '' },
      };
    case 'audio':
      return { id, kind: added, media: null, title: '', caption: '', transcript: '' };
    case 'file':
      return { id, kind: added, media: null, label: '' };
    case 'embed':
      return { id, kind: added, url: '', title: '' };
  }
}

const emptyRows = (rows: number, columns: number) =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => ''));

/** Returns a copy of a block with an id of its own. */
export const copyBlock = (block: Exclude<Block, { kind: 'field' }>): Block => ({ ...block, id: crypto.randomUUID() });
