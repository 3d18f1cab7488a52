import type { CvContent } from '../../contract.ts';

// The typesetter names the blocks of a page by the ids of their nodes. Blocks that show fields have the names below.

export const BASICS = 'basics';
export const LETTERS = 'letters';
const BASICS_PREFIX = 'basics.';
const LETTER_PREFIX = 'letter.';

/** Fields of the personal details that are a block of their own; the others are among the contact details. */
const HEADER_FIELDS: readonly string[] = ['name', 'headline'];
/** Fields of a letter that its page renders as part of another block. */
const LETTER_BLOCKS: Readonly<Record<string, string>> = { company: 'recipient', address: 'recipient', place: 'date' };

/** Returns the ids of the blocks that show what is around an element of a form, innermost first. */
export const blocksAround = (element: Element, content: CvContent) =>
  blocksOfField(
    element.closest<HTMLElement>('[data-place]')?.dataset.place,
    element.closest<HTMLElement>('[data-field]')?.dataset.field,
    content,
  );

/** Returns the ids of the blocks that show a field of the node at a place, innermost first. */
export function blocksOfField(place: string | undefined, field: string | undefined, { sections }: CvContent): string[] {
  const segments = place?.split('/') ?? [];
  if (segments[0] === 'sections') return segments.filter((_, at) => at % 2 === 1).reverse();
  if (field === undefined) return [];
  if (segments[0] === LETTERS) return [LETTER_PREFIX + (LETTER_BLOCKS[field] ?? field)];
  if (segments[0] !== BASICS) return [];
  if (field === 'summary') return sections.flatMap(({ kind, id }) => (kind === 'summary' ? [id] : []));
  return [BASICS_PREFIX + (HEADER_FIELDS.includes(field) ? field : 'contacts')];
}

/** Returns the field of a letter that a block shows. */
export const letterFieldOf = (blockId: string) =>
  blockId.startsWith(LETTER_PREFIX) ? blockId.slice(LETTER_PREFIX.length) : undefined;

const CONTACT_FIELDS = ['email', 'phone', 'url'] as const;

/** Returns the field of the personal details that a block shows: of the contact details, the first with content. */
export function basicsFieldOf(blockId: string, { basics }: CvContent) {
  if (!blockId.startsWith(BASICS_PREFIX)) return undefined;
  const field = blockId.slice(BASICS_PREFIX.length);
  return field === 'contacts' ? CONTACT_FIELDS.find((one) => basics[one] !== '') : field;
}
