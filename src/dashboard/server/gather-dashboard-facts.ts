import { achievementKind, expiringAchievements } from '#achievements/service.ts';
import { countImportantSuggestions, countPendingComments, cvKind, getSharedCvs } from '#cv/service.ts';
import { imagesInTransaction } from '#files/service.ts';
import { claimsOf } from '#hostnames/service.ts';
import { loadPortfolioOverview } from '#portfolio/service.ts';
import { postKind } from '#posts/service.ts';
import { projectKind } from '#projects/service.ts';
import { lastEdited, type RecordsCtx } from '#records/service.ts';
import { visitsOf } from '#visits/service.ts';

const MAX_EDITED = 6;
const MAX_CVS = 5;
const EXPIRY_DAYS = 60;

type Ctx = Pick<RecordsCtx, 'actor' | 'db' | 'clock'>;
export type DashboardFacts = Awaited<ReturnType<typeof gatherDashboardFacts>>;

/**
 * Reads everything that a member's dashboard is built from: stored data in one transaction, then the findings of its
 * CVs.
 */
export async function gatherDashboardFacts(ctx: Ctx, uid: string) {
  const now = ctx.clock.now();
  const edited = { ownerId: uid, limit: MAX_EDITED };
  const facts = await ctx.db.asMember(uid, async (tx) => {
    const [showcase, cvs, projects, posts, achievements, shared, comments, expiring, claims, visits] =
      await Promise.all([
        loadPortfolioOverview(tx, uid),
        lastEdited(tx, cvKind, edited),
        lastEdited(tx, projectKind, edited),
        lastEdited(tx, postKind, edited),
        lastEdited(tx, achievementKind, edited),
        getSharedCvs(tx, { ownerId: uid, limit: MAX_CVS }),
        countPendingComments(tx, uid),
        expiringAchievements(tx, { ownerId: uid, now, days: EXPIRY_DAYS }),
        claimsOf(tx, uid),
        visitsOf(tx, uid, { days: 7 }),
      ]);
    return {
      showcase,
      edited: { cv: cvs, project: projects, post: posts, achievement: achievements },
      shared,
      comments,
      expiring,
      claims,
      visits,
    };
  });
  const covers = await ctx.db.asSystem('read all variants of a member’s images', (tx) =>
    imagesInTransaction(
      tx,
      uid,
      [...facts.edited.project, ...facts.edited.post].flatMap(({ images }) => images.slice(0, 1)),
    ),
  );
  // Cached findings are free; the others are computed one at a time so that one member does not hold up other
  // requests.
  const findings = [];
  for (const { id, name, revision } of facts.shared.newest) {
    findings.push({ id, name, count: await countImportantSuggestions(ctx, { id, revision }) });
  }
  return { ...facts, covers, findings };
}
