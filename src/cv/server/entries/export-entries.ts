import { requireMember } from '#identity/service.ts';
import { newestDocumentsOf } from '#records/service.ts';
import { type CvContent, EMPTY_CONTENT, emptyNode, emptySection } from '../../model/content.ts';
import { dateOfEntry, ENTRY_KINDS, type EntryDocument } from '../../model/entries/entry.ts';
import { newId } from '../../model/new-id.ts';
import type { Section } from '../../model/shapes.ts';
import { fileResponse } from '../file-response.ts';
import { FORMATS, renderExport } from '../render-export.ts';
import { type CvCtx, renderInputOf } from '../render-input.ts';
import { entryKind } from './entry-kind.ts';

/** As many entries as a file has. Those that were written first are left out of a larger one. */
const MAX_ENTRIES = 5000;

/** Returns the member's entries that are not archived as a JSON Resume, which other programs and the import read. */
export async function exportEntries(ctx: CvCtx) {
  const { user } = requireMember(ctx.actor);
  const entries = await newestDocumentsOf(ctx, entryKind, MAX_ENTRIES);
  const content = contentOfEntries(
    user.displayName,
    entries.map(({ document }) => document),
  );
  const { type, extension } = FORMATS['json-resume'];
  const file = await renderExport(await renderInputOf(ctx, content), 'json-resume', { page: 1 });
  const day = ctx.clock.now().toISOString().slice(0, 10);
  return fileResponse(`vitrine-work-${day}.${extension}`, file.content, type);
}

/** Returns a CV with a section for each kind of entry, the latest first. */
function contentOfEntries(name: string, entries: readonly EntryDocument[]): CvContent {
  const sections = ENTRY_KINDS.flatMap((kind) => {
    const items = entries
      .filter((entry) => entry.kind === kind && entry.status !== 'archived')
      .toSorted((a, b) => (dateOfEntry(a) < dateOfEntry(b) ? 1 : -1))
      .map(({ fields }) => ({ ...emptyNode(kind, newId()), ...fields }));
    return items.length > 0 ? [{ ...emptySection(kind, newId()), items } as Section] : [];
  });
  return { ...EMPTY_CONTENT, basics: { ...EMPTY_CONTENT.basics, name }, sections };
}
