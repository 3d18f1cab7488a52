import { FIELD_BLOCKS, type FieldBlock } from '../model/limits.ts';
import type { Block } from '../model/schema.ts';

export type BlockKind = Exclude<Block['kind'], 'field'>;
/** Everything that can be added: a block, or the place of a field of the form. */
export type Addable = BlockKind | FieldBlock;

/** The kinds of blocks in the groups of the menu that adds them. */
export const ADDABLE = {
  words: ['text', 'heading', 'quote', 'callout'],
  pictures: ['picture', 'pair', 'grid', 'comparison'],
  media: ['video', 'audio', 'file', 'embed'],
  more: ['code', 'table', 'figures', 'divider'],
} as const satisfies Record<string, readonly BlockKind[]>;

const isField = (added: Addable): added is FieldBlock => (FIELD_BLOCKS as readonly string[]).includes(added);

/** Returns an empty block. */
export function newBlock(added: Addable): Block {
  if (isField(added)) return { id: added, kind: 'field' };
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
