import type { PublicationKind } from '../../shapes.ts';

type BibtexForm = {
  type: string;
  /** The field of the venue. */
  venue: string;
  /** Fields that say more about the type. */
  also?: Readonly<Record<string, string>>;
};

/** Marks an entry whose kind the member didn't choose, because BibTeX has no entries without a type. */
const NO_KIND = { entrysubtype: 'unspecified' } as const;

/** The form in which each kind of publication is written. */
export const BIBTEX_FORMS: Readonly<Record<PublicationKind, BibtexForm>> = {
  article: { type: 'article', venue: 'journal' },
  conference: { type: 'inproceedings', venue: 'booktitle' },
  chapter: { type: 'incollection', venue: 'booktitle' },
  book: { type: 'book', venue: 'publisher' },
  // Without a type, styles would call every thesis a PhD thesis.
  thesis: { type: 'phdthesis', venue: 'school', also: { type: 'Thesis' } },
  preprint: { type: 'unpublished', venue: 'howpublished', also: { note: 'Preprint' } },
  report: { type: 'techreport', venue: 'institution' },
  dataset: { type: 'dataset', venue: 'publisher' },
  software: { type: 'software', venue: 'publisher' },
  other: { type: 'misc', venue: 'howpublished' },
  '': { type: 'misc', venue: 'howpublished', also: NO_KIND },
};

/** The kinds of BibTeX's and BibLaTeX's types; all others are other publications. */
const KIND_BY_TYPE = new Map<string, PublicationKind>(
  Object.entries({
    ...{ article: 'article', periodical: 'article', suppperiodical: 'article', review: 'article' },
    ...{ inproceedings: 'conference', conference: 'conference' },
    ...{
      incollection: 'chapter',
      inbook: 'chapter',
      bookinbook: 'chapter',
      suppbook: 'chapter',
      suppcollection: 'chapter',
    },
    ...{
      inreference: 'chapter',
      book: 'book',
      mvbook: 'book',
      booklet: 'book',
      collection: 'book',
      mvcollection: 'book',
    },
    ...{ reference: 'book', proceedings: 'book', mvproceedings: 'book', phdthesis: 'thesis', mastersthesis: 'thesis' },
    ...{ thesis: 'thesis', unpublished: 'preprint', preprint: 'preprint', techreport: 'report', report: 'report' },
    ...{ dataset: 'dataset', data: 'dataset', software: 'software' },
  } as const),
);

/** The fields of venues, the most exact first. */
export const VENUE_FIELDS = [
  ...['journaltitle', 'journal', 'booktitle', 'maintitle', 'publisher', 'school', 'institution', 'organization'],
  ...['howpublished', 'eventtitle'],
] as const;

/** Returns whether a kind of publication is part of a book, which has a publisher of its own beside its title. */
export const isInBook = (kind: PublicationKind) => kind === 'chapter' || kind === 'conference';

type ReadField = (name: string) => string;

/** Returns the kind of an entry. Many files call a preprint an article, or something else that has an e-print. */
export function kindOfBibtex(type: string, read: ReadField): PublicationKind {
  if (read('entrysubtype') === NO_KIND.entrysubtype) return '';
  const kind = KIND_BY_TYPE.get(type) ?? 'other';
  const journal = read('journaltitle') || read('journal');
  if (kind === 'article' && /^(?:arxiv|biorxiv|medrxiv|chemrxiv|ssrn)\b/i.test(journal)) return 'preprint';
  return (kind === 'article' || kind === 'other') && journal === '' && read('eprint') !== '' ? 'preprint' : kind;
}
