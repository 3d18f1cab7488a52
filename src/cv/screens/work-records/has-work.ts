import type { achievementsContract } from '#achievements/contract.ts';
import achievementRoutes from '#achievements/contract.ts?routes';
import { makeApiCalls } from '#platform/pure/api-calls.ts';
import type { projectsContract } from '#projects/contract.ts';
import projectRoutes from '#projects/contract.ts?routes';
import { entriesApi } from './entries-api.ts';

const projects = makeApiCalls<typeof projectsContract>({ routes: projectRoutes });
const achievements = makeApiCalls<typeof achievementsContract>({ routes: achievementRoutes });

/** Returns whether the member has work that is not archived. */
export async function hasWork(): Promise<boolean> {
  const all = await Promise.all([entriesApi.facets.call({}), projects.facets(), achievements.facets()]);
  return all.some(({ total, statuses }) => total > (statuses.archived ?? 0));
}
