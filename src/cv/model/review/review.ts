import { type CvContent, emptyNode, emptySection } from '../content.ts';
import { type TextSpan, textOfLine } from '../formats/unstructured/excerpt.ts';
import type { Mark } from '../formats/unstructured/ledger.ts';
import { applyOperations, type Operation } from '../operations.ts';
import { type FieldType, NODE_SHAPES, type NodeKind, type Section } from '../shapes.ts';
import { type FieldValues, listKindsOf, type NodePath, nodeAt, nodesIn, shapeOf, type TreeNodeKind } from '../tree.ts';
import { cutSpans, overlapOf, overlaps } from './cut-spans.ts';
import { type FieldAt, fieldKey, fieldValue } from './field-at.ts';
import { emptyText, fieldsOfText, fitsField, isTextType, withoutText } from './field-text.ts';
import type { ReadSource } from './read-source.ts';

/** A recognized CV while a member reviews it. Nothing changes in place, so that each step can be undone. */
export type Review = {
  content: CvContent;
  /** The text of each line of the file. */
  texts: readonly string[];
  marks: readonly Mark[];
  unplaced: readonly TextSpan[];
  /** The section that holds the unplaced text once the CV is imported. */
  rest: Section<'text'> | undefined;
};

export type ReviewAction =
  | ({ do: 'edit'; value: unknown } & FieldAt)
  | ({ do: 'confirm' } & FieldAt)
  /** Makes text of the file the value of a field, or adds it to one with several lines or words. */
  | ({ do: 'assign'; spans: readonly TextSpan[] } & FieldAt)
  /** Makes text of the file a new node in a list, such as an entry of a section or a bullet of a job. */
  | { do: 'place'; spans: readonly TextSpan[]; into: NodePath; list: string; id: string }
  /** Makes text of the file a section of its own. */
  | { do: 'placeApart'; spans: readonly TextSpan[]; id: string }
  /** Leaves text of the file out. */
  | { do: 'skip'; spans: readonly TextSpan[] };

/** Begins the review of a CV as it was read. */
export function startReview(document: CvContent, source: ReadSource): Review {
  const rest = document.sections.find(({ id }) => id === source.unplacedSection);
  return {
    content: { ...document, sections: document.sections.filter((section) => section !== rest) },
    texts: source.lines.map(textOfLine),
    marks: source.marks,
    unplaced: source.unplaced,
    rest: rest?.kind === 'text' ? rest : undefined,
  };
}

/** Returns the review after an action. An action that does not fit changes nothing. */
export function applyReviewAction(review: Review, action: ReviewAction): Review {
  switch (action.do) {
    case 'edit':
      return editField(review, action, action.value);
    case 'confirm':
      return { ...review, marks: withSure(review.marks, action) };
    case 'assign':
      return assign(review, action.spans, action);
    case 'place':
      return place(review, action);
    case 'placeApart':
      return placeApart(review, action);
    case 'skip':
      return { ...review, unplaced: cutSpans(review.unplaced, action.spans) };
  }
}

/** Returns the text of spans as one line. */
export const textOfSpans = ({ texts }: Pick<Review, 'texts'>, spans: readonly TextSpan[]): string =>
  spans
    .map(({ line, start, end }) => (texts[line] ?? '').slice(start, end).replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
    .join(' ');

const isOf = (key: string) => (mark: Mark) => fieldKey(mark) === key;

function withSure(marks: readonly Mark[], at: FieldAt): Mark[] {
  const isOwn = isOf(fieldKey(at));
  return marks.map((mark) => (isOwn(mark) && !mark.sure ? { ...mark, sure: true } : mark));
}

const typeOf = (content: CvContent, { path, field }: FieldAt): FieldType | undefined => {
  const node = nodeAt(content, path);
  const type = node && shapeOf(node.kind)[field];
  return typeof type === 'string' ? type : undefined;
};

const set = (content: CvContent, path: NodePath, fields: Readonly<Record<string, unknown>>): CvContent =>
  applyOperations(
    content,
    Object.entries(fields).map(([field, value]): Operation => ({ do: 'set', at: path, field, value })),
  ).content;

function editField(review: Review, at: FieldAt, value: unknown): Review {
  const type = typeOf(review.content, at);
  if (type !== 'flag' && !(isTextType(type) && fitsField(type, value))) return review;
  return {
    ...review,
    content: set(review.content, at.path, { [at.field]: value }),
    marks: withSure(review.marks, at),
  };
}

function assign(review: Review, spans: readonly TextSpan[], at: FieldAt): Review {
  const type = typeOf(review.content, at);
  const text = textOfSpans(review, spans);
  if (!isTextType(type) || text === '') return review;
  const released = release(review, spans);
  const value = fieldValue(released.content, at);
  const fields = fieldsOfText({ field: at.field, type, value }, text);
  if (!fitsField(type, fields[at.field])) return review;
  const isReplaced = type !== 'text' && type !== 'words';
  const isOwn = isOf(fieldKey(at));
  const former = isReplaced ? released.marks.filter(isOwn) : [];
  const marks = isReplaced ? released.marks.filter((mark) => !isOwn(mark)) : released.marks;
  return {
    ...released,
    content: set(released.content, at.path, fields),
    marks: [...withSure(marks, at), ...marksOf(spans, at)],
    unplaced: [...released.unplaced, ...former.map(({ line, start, end }) => ({ line, start, end }))],
  };
}

const marksOf = (spans: readonly TextSpan[], { path, field }: FieldAt): Mark[] =>
  spans.map(({ line, start, end }) => ({ line, start, end, path, field, sure: true }));

/** Takes text out of the fields that it is in, and out of the unplaced text. */
function release(review: Review, spans: readonly TextSpan[]): Review {
  const affected = review.marks.filter((mark) => spans.some((span) => overlaps(mark, span)));
  const marks = cutSpans(review.marks, spans);
  const keysLeft = new Set(marks.map(fieldKey));
  let { content } = review;
  for (const mark of affected) {
    const { path, field } = mark;
    if (!isTextType(typeOf(content, mark))) continue;
    const value = fieldValue(content, mark);
    const cut = spans.flatMap((span) => overlapOf(mark, span) ?? []);
    const next = keysLeft.has(fieldKey(mark))
      ? cut.reduce((rest: unknown, span) => withoutText(rest, textOfSpans(review, [span])), value)
      : emptyText(value);
    content = set(content, path, { [field]: next });
  }
  return { ...review, content, marks, unplaced: cutSpans(review.unplaced, spans) };
}

/** Returns the field of a new node that its text goes to, such as the name of a skill. */
const mainFieldOf = (kind: NodeKind): string => Object.keys(shapeOf(kind))[0] ?? '';

type Placement = { spans: readonly TextSpan[]; into: NodePath; list: string; id: string };

function place(review: Review, { spans, into, list, id }: Placement): Review {
  const parent = nodeAt(review.content, into);
  const kind = parent && listKindsOf(parent)[list];
  if (!parent || !isNodeKind(kind)) return review;
  const siblings = nodesIn(parent.value, list);
  const after = siblings.length > 0 ? String(siblings.at(-1)?.id) : null;
  const item = emptyNode(kind, id) as unknown as FieldValues;
  const { content } = applyOperations(review.content, [{ do: 'insert', into, list, item, after }]);
  const placed = assign({ ...review, content }, spans, { path: [...into, list, id], field: mainFieldOf(kind) });
  return placed.content === content ? review : placed;
}

const isNodeKind = (kind: TreeNodeKind | undefined): kind is NodeKind => kind !== undefined && kind in NODE_SHAPES;

function placeApart(review: Review, { spans, id }: Pick<Placement, 'spans' | 'id'>): Review {
  const after = review.content.sections.at(-1)?.id ?? null;
  const item = emptySection('text', id) as unknown as FieldValues;
  const { content } = applyOperations(review.content, [{ do: 'insert', into: [], list: 'sections', item, after }]);
  return place({ ...review, content }, { spans, into: ['sections', id], list: 'items', id: `${id}-1` });
}
