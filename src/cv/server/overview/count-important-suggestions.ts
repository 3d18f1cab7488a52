import { requireMember } from '#identity/service.ts';
import { makeContentCache } from '#platform/server/content-cache.ts';
import { documentsOf, type RecordsCtx } from '#records/service.ts';
import { cvKind } from '../cv-kind.ts';
import { runCvTask } from '../worker/cv-tasks.ts';

const MAX_CACHED = 20_000;
const countCache = makeContentCache<number>({ maxSize: MAX_CACHED, sizeOf: () => 1 });

/** Counts the `must` suggestions for a CV that are not dismissed. The result is cached by revision and day. */
export function countImportantSuggestions(
  ctx: Pick<RecordsCtx, 'actor' | 'db' | 'clock'>,
  { id, revision }: { id: string; revision: number },
): Promise<number> {
  const { uid } = requireMember(ctx.actor);
  const today = ctx.clock.now().toISOString().slice(0, 10);
  return countCache([id, String(revision), today], async () => {
    const cv = (await documentsOf(ctx, cvKind, [id])).get(id);
    const results = cv ? await runCvTask('check', { content: cv.document, today }, uid) : [];
    return results.filter(({ weight, dismissed }) => weight === 'must' && !dismissed).length;
  });
}
