import { requireMember } from '#identity/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import type { Settings } from '#platform/pure/settings.ts';
import { makeFairLimit } from '#platform/server/fair-limit.ts';
import type { RateLimit } from '#platform/server/rate-limits.ts';
import type { RecordsCtx } from '#records/service.ts';
import { HUBS, type Hub } from '../../model/hubs.ts';
import { githubReader } from './github/github-reader.ts';
import { gitlabReader } from './gitlab/gitlab-reader.ts';
import type { HubReader } from './hub.ts';
import { type HubClient, makeHubClient } from './hub-client.ts';
import { HubError, toAppError } from './hub-error.ts';

/** Limits requests per member, as each makes the instance ask a hub several times. */
const HUB_REQUESTS: RateLimit = { name: 'hub requests', tries: 240, seconds: 3600 };

/** Members take turns with at most two requests each, so that one member’s long list doesn’t delay the others. */
const inTurn = makeFairLimit({
  ...{ maxBusy: 8, maxBusyPerOwner: 2, maxQueue: 100, maxQueuePerOwner: 4, maxWaitMs: 20_000 },
});

/** The time that a hub has to answer everything that a request needs, so that a slow one doesn’t keep others waiting. */
const MAX_WORK_MS = 90_000;

const READERS: Record<Hub, HubReader> = { github: githubReader, gitlab: gitlabReader };

const apiOf = ({ GITHUB_API_URL, GITLAB_API_URL }: Settings, hub: Hub) =>
  hub === 'github' ? GITHUB_API_URL : GITLAB_API_URL;

/** Returns the hubs that members can import from, each with the host of its repositories. */
export function listHubs({ actor, settings }: RecordsCtx) {
  requireMember(actor);
  const hubs = settings.HUB_IMPORTS ? HUBS : [];
  return { hubs: hubs.map((hub) => ({ hub, host: new URL(apiOf(settings, hub)).host.replace(/^api\./, '') })) };
}

type AccessInput = { hub: Hub; token: string };
type HubAccess = { uid: string; reader: HubReader; client: HubClient; signal: AbortSignal };

/** Calls a hub on behalf of the member, when it is their turn. Errors of the hub become errors for the member. */
export async function withHub<Result>(
  ctx: RecordsCtx,
  { hub, token }: AccessInput,
  signal: AbortSignal | undefined,
  work: (access: HubAccess) => Promise<Result>,
): Promise<Result> {
  const { uid } = requireMember(ctx.actor);
  if (!ctx.settings.HUB_IMPORTS) throw new AppError('FORBIDDEN', { text: { word: 'hubsOff' } });
  await ctx.limits.count(HUB_REQUESTS, uid);
  try {
    return await inTurn(uid, () => {
      const deadline = AbortSignal.timeout(MAX_WORK_MS);
      const limited = signal ? AbortSignal.any([signal, deadline]) : deadline;
      const client = makeHubClient({ base: apiOf(ctx.settings, hub), token, signal: limited });
      return work({ uid, reader: READERS[hub], client, signal: limited });
    });
  } catch (error) {
    if (error instanceof HubError) throw toAppError(error, hub);
    throw error;
  }
}
