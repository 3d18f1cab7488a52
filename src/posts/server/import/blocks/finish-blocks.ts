import { BLOCK_LIMITS, MAX_PICTURES, type OwnBlock, textLengthOf } from '#blocks/contract.ts';
import type { Warnings } from '../warnings.ts';
import { type DraftBlock, type DraftPicture, markdownOfDraft } from './draft-block.ts';

type Options = { warnings: Warnings; newId: () => string };

/** Marks that a text may have before some of them are shown as typed; the parser accepts a little more. */
const MAX_TEXT_MARKS = 2500;
const MARKS = /[*_[\]<\\`\n]/g;

/** Kinds of block that become text when a post has too many blocks, in this order. */
const EXPENDABLE = ['divider', 'heading', 'embed', 'callout', 'quote', 'table', 'code'] as const;

/** Turns drafts into as few blocks as needed, within the limits of a post. */
export function finishBlocks(drafts: readonly DraftBlock[], options: Options): OwnBlock[] {
  let merged = mergeTexts(drafts);
  for (const kind of EXPENDABLE) {
    if (countOf(merged) <= BLOCK_LIMITS.blocks) break;
    merged = mergeTexts(merged.map((draft) => (draft.kind === kind ? asText(draft) : draft)));
  }
  if (countOf(merged) > BLOCK_LIMITS.blocks) merged = gatherPictures(merged, options);
  const blocks = merged.flatMap((draft) => toBlocks(draft, options.newId));
  return withinTotal(blocks, options);
}

const asText = (draft: DraftBlock): DraftBlock => ({ kind: 'text', parts: markdownOfDraft(draft) });

/** Joins texts that follow each other, as long as they fit into one block. */
function mergeTexts(drafts: readonly DraftBlock[]): DraftBlock[] {
  const merged: DraftBlock[] = [];
  let last: { parts: string[]; length: number; marks: number } | undefined;
  for (const draft of drafts) {
    if (draft.kind !== 'text') {
      merged.push(draft);
      last = undefined;
      continue;
    }
    for (const part of draft.parts) {
      const marks = part.match(MARKS)?.length ?? 0;
      if (last && last.length + part.length + 2 <= BLOCK_LIMITS.text && last.marks + marks <= MAX_TEXT_MARKS) {
        last.parts.push(part);
        last.length += part.length + 2;
        last.marks += marks;
      } else {
        last = { parts: [part], length: part.length, marks };
        merged.push({ kind: 'text', parts: last.parts });
      }
    }
  }
  return merged;
}

const blocksOfGallery = (count: number) => Math.ceil(count / MAX_PICTURES.grid);

const countOf = (drafts: readonly DraftBlock[]) =>
  drafts.reduce((sum, draft) => sum + (draft.kind === 'pictures' ? blocksOfGallery(draft.pictures.length) : 1), 0);

/** Numbers of pictures that stay where they are, tried until the post fits. */
const PLACED = [40, 30, 20, 10, 0];

/** Moves the last pictures of a post into galleries at its end, because each between two texts is a block. */
function gatherPictures(drafts: readonly DraftBlock[], { warnings }: Options): DraftBlock[] {
  for (const placed of PLACED) {
    let seen = 0;
    const moved: DraftPicture[] = [];
    const others = drafts.filter((draft) => {
      if (draft.kind !== 'pictures') return true;
      seen += 1;
      if (seen > placed) moved.push(...draft.pictures);
      return seen <= placed;
    });
    const merged = mergeTexts(others);
    const free = BLOCK_LIMITS.blocks - countOf(merged);
    if (free < blocksOfGallery(moved.length) && placed > 0) continue;
    const fitting = moved.slice(0, Math.max(0, free) * MAX_PICTURES.grid);
    if (fitting.length > 0) warnings.add('picturesMoved', '', fitting.length);
    if (moved.length > fitting.length) warnings.add('picturesLeftOut', '', moved.length - fitting.length);
    return fitting.length > 0 ? [...merged, { kind: 'pictures', pictures: fitting }] : merged;
  }
  return [...drafts];
}

function toBlocks(draft: DraftBlock, newId: () => string): OwnBlock[] {
  switch (draft.kind) {
    case 'text':
      return draft.parts.length === 0 ? [] : [{ id: newId(), kind: 'text', text: draft.parts.join('\n\n') }];
    case 'pictures':
      return blocksOfPictures(draft.pictures, newId);
    case 'quote':
      return [{ id: newId(), ...draft, url: '' }];
    default:
      return [{ id: newId(), ...draft }];
  }
}

function blocksOfPictures(pictures: readonly DraftPicture[], newId: () => string): OwnBlock[] {
  if (pictures.length === 1) return [{ id: newId(), kind: 'picture', width: 'column', pictures: [...pictures] }];
  return Array.from({ length: blocksOfGallery(pictures.length) }, (_, at) => ({
    id: newId(),
    kind: 'grid' as const,
    pictures: pictures.slice(at * MAX_PICTURES.grid, (at + 1) * MAX_PICTURES.grid),
  }));
}

/** Leaves out the blocks at the end that exceed the limit of a post, and reports how much text they had. */
function withinTotal(blocks: readonly OwnBlock[], { warnings }: Options): OwnBlock[] {
  let length = 0;
  let end = 0;
  for (const block of blocks) {
    length += textLengthOf(block);
    if (end >= BLOCK_LIMITS.blocks || length > BLOCK_LIMITS.total) break;
    end += 1;
  }
  const leftOut = blocks.slice(end);
  const pictures = leftOut.reduce((sum, block) => sum + ('pictures' in block ? block.pictures.length : 0), 0);
  const characters = textLengthOf(leftOut.map(({ id: _, kind: __, ...content }) => content));
  if (pictures > 0) warnings.add('picturesLeftOut', '', pictures);
  if (characters > 0) warnings.add('textLeftOut', '', characters);
  return blocks.slice(0, end);
}
