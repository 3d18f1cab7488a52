import { requireMember } from '#identity/service.ts';
import { newestDocumentsOf } from '#records/service.ts';
import type { EntryExport } from '../../contract-entries.ts';
import { type CvContent, EMPTY_CONTENT, emptyNode, emptySection } from '../../model/content.ts';
import { dateOfEntry, ENTRY_KINDS, type EntryDocument } from '../../model/entries/entry.ts';
import type { Citation, CitationFormat } from '../../model/formats/citations/citation.ts';
import { newId } from '../../model/new-id.ts';
import type { Section } from '../../model/shapes.ts';
import { fileResponse } from '../file-response.ts';
import { FORMATS, renderExport } from '../render-export.ts';
import { type CvCtx, renderInputOf } from '../render-input.ts';
import { runCvTask } from '../worker/cv-tasks.ts';
import { entryKind } from './entry-kind.ts';

/** As many entries as a file has. Those that were written first are left out of a larger one. */
const MAX_ENTRIES = 5000;

const CITATION_TYPES: Readonly<Record<CitationFormat, string>> = {
  bib: 'application/x-bibtex; charset=utf-8',
  ris: 'application/x-research-info-systems; charset=utf-8',
};

/**
 * Returns the member's entries that are not archived as a JSON Resume, or their publications as BibTeX or RIS. Other
 * programs and the import read these.
 */
export async function exportEntries(ctx: CvCtx, { format }: { format: EntryExport }) {
  const { uid, user } = requireMember(ctx.actor);
  const stored = await newestDocumentsOf(ctx, entryKind, MAX_ENTRIES);
  const entries = latestFirst(stored.map(({ document }) => document));
  const day = ctx.clock.now().toISOString().slice(0, 10);
  if (format === 'json') {
    const content = contentOfEntries(user.displayName, entries);
    const { type, extension } = FORMATS['json-resume'];
    const file = await renderExport(await renderInputOf(ctx, content), 'json-resume', { page: 1 });
    return fileResponse(`vitrine-work-${day}.${extension}`, file.content, type);
  }
  const citations = entries.flatMap(({ kind, fields }) => (kind === 'publications' ? [fields as Citation] : []));
  const list = await runCvTask('writeCitations', { citations, format }, uid);
  return fileResponse(`vitrine-publications-${day}.${format}`, list, CITATION_TYPES[format]);
}

/** Returns the entries that are not archived, the latest first. */
const latestFirst = (entries: readonly EntryDocument[]) =>
  entries.filter(({ status }) => status !== 'archived').toSorted((a, b) => (dateOfEntry(a) < dateOfEntry(b) ? 1 : -1));

/** Returns a CV with a section for each kind of entry. */
function contentOfEntries(name: string, entries: readonly EntryDocument[]): CvContent {
  const sections = ENTRY_KINDS.flatMap((kind) => {
    const items = entries
      .filter((entry) => entry.kind === kind)
      .map(({ fields }) => ({ ...emptyNode(kind, newId()), ...fields }));
    return items.length > 0 ? [{ ...emptySection(kind, newId()), items } as Section] : [];
  });
  return { ...EMPTY_CONTENT, basics: { ...EMPTY_CONTENT.basics, name }, sections };
}
