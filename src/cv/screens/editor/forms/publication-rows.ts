import type { PublicationKind } from '../../../model/shapes.ts';
import type { FieldValues } from '../../../model/tree.ts';
import { LAYOUTS, type LabelKey } from './layouts.ts';

/** The kinds of publications that have a field. A field that isn't listed belongs to all. */
const KINDS_BY_FIELD: Readonly<Record<string, readonly PublicationKind[]>> = {
  editors: ['chapter', 'conference', 'book'],
  imprint: ['chapter', 'conference'],
  volume: ['', 'article', 'conference', 'chapter', 'book', 'report', 'other'],
  issue: ['', 'article', 'report', 'other'],
  pages: ['', 'article', 'conference', 'chapter', 'book', 'report', 'other'],
};

/** Labels of the venue by kind. Others are published in something. */
const VENUE_LABELS: Partial<Record<PublicationKind, LabelKey>> = {
  conference: 'proceedings',
  chapter: 'book',
  book: 'imprint',
  thesis: 'institution',
  report: 'institution',
  dataset: 'imprint',
  software: 'imprint',
};

const hasContent = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== '');

/**
 * Returns the rows of a publication's form: the fields of its kind, others that have content, and those that are shown
 * already.
 */
export function publicationRows(value: FieldValues, shown: ReadonlySet<string>): readonly (readonly string[])[] {
  const isShown = (field: string) =>
    (KINDS_BY_FIELD[field]?.includes(value.kind as PublicationKind) ?? true) ||
    hasContent(value[field]) ||
    shown.has(field);
  return LAYOUTS.publications.map((row) => row.filter(isShown)).filter((row) => row.length > 0);
}

/** Returns the label of the venue of a publication. Beside a publisher, a book has a venue like any other. */
export const venueLabelOf = ({ kind, imprint }: FieldValues): LabelKey =>
  (kind === 'book' && hasContent(imprint) ? undefined : VENUE_LABELS[kind as PublicationKind]) ?? 'publisher';
