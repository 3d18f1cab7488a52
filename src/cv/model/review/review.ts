import { type CvContent, emptyNode, emptySection } from '../content.ts';
import { type TextSpan, textOfLine } from '../formats/unstructured/excerpt.ts';
import type { Mark } from '../formats/unstructured/ledger.ts';
import { applyOperations, type Operation } from '../operations.ts';
import { type FieldType, NODE_SHAPES, type NodeKind, type Section } from '../shapes.ts';
import { type FieldValues, listKindsOf, type NodePath, nodeAt, nodesIn, shapeOf, type TreeNodeKind } from '../tree.ts';
import { cutSpans, overlapOf, overlaps } from './cut-spans.ts';
import {
  emptyValue,
  type FieldAt,
  fieldKey,
  fieldsOfText,
  fieldValue,
  fitsField,
  isTextType,
  lengthOfOneDate,
  withoutText,
} from './field-text.ts';
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
  /** The keys of the fields that the member typed in, which keep that if their text moves elsewhere. */
  typed: ReadonlySet<string>;
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
    typed: new Set(),
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

const setFields = (content: CvContent, path: NodePath, fields: Readonly<Record<string, unknown>>): CvContent =>
  applyOperations(
    content,
    Object.entries(fields).map(([field, value]): Operation => ({ do: 'set', at: path, field, value })),
  ).content;

function editField(review: Review, at: FieldAt, value: unknown): Review {
  const type = typeOf(review.content, at);
  if (type !== 'flag' && !(isTextType(type) && fitsField(type, value))) return review;
  return {
    ...review,
    content: setFields(review.content, at.path, { [at.field]: value }),
    marks: withSure(review.marks, at),
    typed: new Set(review.typed).add(fieldKey(at)),
  };
}

function assign(review: Review, selected: readonly TextSpan[], at: FieldAt): Review {
  const type = typeOf(review.content, at);
  if (!isTextType(type)) return review;
  const takesOneDate = type === 'date' && at.field !== 'start' && at.field !== 'end';
  const spans = takesOneDate ? spansOfOneDate(review, selected) : selected;
  const text = textOfSpans(review, spans);
  if (text === '') return review;
  const released = release(review, spans);
  const value = fieldValue(released.content, at);
  const fields = fieldsOfText({ field: at.field, type, value }, text);
  if (!fitsField(type, fields[at.field])) return review;
  const changed = Object.keys(fields).map((field) => ({ path: at.path, field }));
  const cleared = type === 'text' || type === 'words' ? released : withoutMarks(released, changed);
  return {
    ...cleared,
    content: setFields(cleared.content, at.path, fields),
    marks: [...withSure(cleared.marks, at), ...changed.flatMap((field) => marksOf(spans, field))],
  };
}

/** Returns the part of spans that a field for one date takes. It is empty for a period that cannot be divided. */
function spansOfOneDate(review: Review, spans: readonly TextSpan[]): readonly TextSpan[] {
  const [first] = spans;
  if (!first || lengthOfOneDate(textOfSpans(review, spans)) === textOfSpans(review, spans).length) return spans;
  const length = lengthOfOneDate((review.texts[first.line] ?? '').slice(first.start, first.end));
  return length === undefined ? [] : [{ ...first, end: first.start + length }];
}

/** Takes the marks from fields whose values are replaced. Text that no other field holds becomes unplaced. */
function withoutMarks(review: Review, fields: readonly FieldAt[]): Review {
  const keys = new Set(fields.map(fieldKey));
  const { true: former = [], false: marks = [] } = Object.groupBy(
    review.marks,
    (mark) => `${keys.has(fieldKey(mark))}`,
  );
  const spans = former.map(({ line, start, end }) => ({ line, start, end }));
  const held = [...marks, ...review.unplaced];
  const typed = new Set([...review.typed].filter((key) => !keys.has(key)));
  const unplaced = [...review.unplaced];
  // Several fields can hold one text, such as both dates of a period.
  for (const span of cutSpans(spans, held)) unplaced.push(...cutSpans([span], unplaced));
  return { ...review, marks, typed, unplaced };
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
    const type = typeOf(content, mark);
    if (type !== 'flag' && !isTextType(type)) continue;
    const value = fieldValue(content, mark);
    const cut = spans.flatMap((span) => overlapOf(mark, span) ?? []);
    const isPart = keysLeft.has(fieldKey(mark)) || (Array.isArray(value) && isTyped(review, mark));
    if (!isPart && isTyped(review, mark)) continue;
    const next = isPart
      ? cut.reduce((rest: unknown, span) => withoutText(rest, textOfSpans(review, [span])), value)
      : emptyValue(type);
    content = setFields(content, path, { [field]: next });
  }
  return { ...review, content, marks, unplaced: cutSpans(review.unplaced, spans) };
}

/** Returns whether the value of a field was typed, and is not the text of its marks either. */
function isTyped(review: Review, at: FieldAt): boolean {
  const isOwn = isOf(fieldKey(at));
  const read = textOfSpans(review, review.marks.filter(isOwn));
  return review.typed.has(fieldKey(at)) && fieldValue(review.content, at) !== read;
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
  const apart = { ...review, content };
  const placed = place(apart, { spans, into: ['sections', id], list: 'items', id: `${id}-1` });
  return placed === apart ? review : placed;
}
