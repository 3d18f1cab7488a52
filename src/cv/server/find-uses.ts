import { requireMember } from '#identity/service.ts';
import { documentsOf, type RecordsCtx, recordSummaries, recordsReferringTo } from '#records/service.ts';
import type { CvContent } from '../model/content.ts';
import { linkedItems } from '../model/sources/linked-items.ts';
import { nodeIdsIn } from '../model/tree.ts';
import { cvKind } from './cv-kind.ts';

/** Statuses in which the member's site shows a record, if it shows records of the kind at all. */
const SHOWN_STATUSES: ReadonlySet<string> = new Set(['published', 'visible']);

/** CVs are read for their letters up to this many: reading hundreds would take as long as they are large. */
const MAX_READ = 20;

/** Returns where a record of the member's work is used: in which CVs, in which of their letters, and on the site. */
export async function findUses(ctx: RecordsCtx, { record }: { record: string }) {
  const { uid } = requireMember(ctx.actor);
  const found = await recordsReferringTo(ctx, cvKind, record);
  const isRead = found.length <= MAX_READ;
  const ids = isRead ? found.map(({ id }) => id) : [];
  const cvs = await documentsOf(ctx, cvKind, ids);
  const [summary] = await ctx.db.asMember(uid, (tx) => recordSummaries(tx, uid, [record]));
  return {
    items: found.map(({ id, title }) => {
      const cv = cvs.get(id);
      return { id, name: title, letters: isRead ? (cv ? lettersQuoting(cv.document, record) : []) : null };
    }),
    onSite: summary !== undefined && !summary.isTrashed && !summary.isDown && SHOWN_STATUSES.has(summary.status),
  };
}

/** Returns the names of the letters that have texts of the entries made from a record. */
function lettersQuoting(content: CvContent, record: string): string[] {
  const nodes = new Set(
    linkedItems(content).flatMap(({ source, value }) => (source.id === record ? [...nodeIdsIn(value)] : [])),
  );
  return content.letters.flatMap(({ name, quotes }) =>
    quotes.some((quote) => nodes.has(quote.of.split('/')[0] ?? '')) ? [name] : [],
  );
}
