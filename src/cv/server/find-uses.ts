import { requireMember } from '#identity/service.ts';
import { documentsOf, type RecordsCtx, recordSummaries, recordsHolding, recordsReferringTo } from '#records/service.ts';
import type { CvContent } from '../model/content.ts';
import { linkedItems } from '../model/sources/linked-items.ts';
import { nodeIdsIn } from '../model/tree.ts';
import { cvKind } from './cv-kind.ts';

/** Statuses in which the member's site shows a record, if it shows records of the kind at all. */
const SHOWN_STATUSES: ReadonlySet<string> = new Set(['published', 'visible']);

const QUOTES = '$.document.letters[*].quotes[*]';
/** Letters are looked for in so many of the latest CVs: looking through hundreds would take as long as they are large. */
const MAX_SEARCHED = 50;
/** CVs with letters are read up to this many. */
const MAX_READ = 20;

/** Returns where a record of the member's work is used: in CVs, in their letters, on the site, and behind which links. */
export async function findUses(ctx: RecordsCtx, { record }: { record: string }) {
  const { uid } = requireMember(ctx.actor);
  const found = await recordsReferringTo(ctx, cvKind, record);
  const searched = found.slice(0, MAX_SEARCHED).map(({ id }) => id);
  const quoting = await recordsHolding(ctx, cvKind, { ids: searched, path: QUOTES });
  const read = searched.filter((id) => quoting.has(id)).slice(0, MAX_READ);
  const isKnown = (id: string) => (quoting.has(id) ? read : searched).includes(id);
  const cvs = await documentsOf(ctx, cvKind, read);
  const { links, summary } = await ctx.db.asMember(uid, async (tx) => ({
    links: await ctx.linksTo(tx, uid, [record, ...found.map(({ id }) => id)]),
    summary: (await recordSummaries(tx, uid, [record]))[0],
  }));
  return {
    items: found.map(({ id, title }) => {
      const cv = cvs.get(id);
      return { id, name: title, letters: isKnown(id) ? (cv ? lettersQuoting(cv.document, record) : []) : null };
    }),
    links: links.map(({ id, label, recordId }) => ({ id, label, cv: recordId === record ? null : recordId })),
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
