/** Hubs that projects are imported from, with limits and problems, without schemas, which would bloat the client bundle. */

export const HUBS = ['github', 'gitlab'] as const;
export type Hub = (typeof HUBS)[number];

export const HUB_NAMES = { github: 'GitHub', gitlab: 'GitLab' } as const satisfies Record<Hub, string>;

/** Reasons why a repository was not imported. */
export const HUB_PROBLEMS = [
  'notFound',
  'rateLimited',
  'tokenRefused',
  'needsToken',
  'unreachable',
  'unreadable',
] as const;
export type HubProblem = (typeof HUB_PROBLEMS)[number];

/** Parts of a repository that its project lacks. */
export const HUB_WARNINGS = ['readmeUnread', 'pictureUnread'] as const;
export type HubWarning = (typeof HUB_WARNINGS)[number];

export const HUB_LIMITS = {
  username: 100,
  token: 500,
  path: 300,
  /** Repositories in one request that imports them, because the hub is asked about each of them several times. */
  batch: 5,
  /** Repositories in a list. Without a token, fewer are read, because the hub limits such requests. */
  repositories: 1000,
  repositoriesWithoutToken: 300,
  contributed: 100,
} as const;
