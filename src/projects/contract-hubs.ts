import { oc } from '@orpc/contract';
import { z } from 'zod';
import { HUB_LIMITS, HUB_PROBLEMS, HUB_WARNINGS, HUBS } from './model/hubs.ts';

const access = {
  hub: z.enum(HUBS),
  /** The user who owns the repositories. May be empty with a token, whose user is then meant. */
  username: z
    .string()
    .trim()
    .max(HUB_LIMITS.username)
    .regex(/^[\w.-]*$/)
    .default(''),
  /** A token of the hub. It is sent to the hub with this request, and neither stored nor logged. */
  token: z
    .string()
    .trim()
    .max(HUB_LIMITS.token)
    .regex(/^[\x21-\x7e]*$/)
    .default(''),
};

const path = z
  .string()
  .max(HUB_LIMITS.path)
  .regex(/^[\w.-]+(?:\/[\w.-]+)+$/)
  .refine((text) => text.split('/').every((part) => !/^\.+$/.test(part)));

const existing = z.object({ id: z.uuid(), title: z.string() });

const repository = z.object({
  /** Names the repository at its hub, with its owner. */
  path: z.string(),
  name: z.string(),
  description: z.string(),
  url: z.string(),
  homepage: z.string(),
  stars: z.int(),
  forks: z.int(),
  /** The language of most of its code, or an empty text. */
  language: z.string(),
  topics: z.array(z.string()),
  createdAt: z.string(),
  pushedAt: z.string(),
  isFork: z.boolean(),
  isArchived: z.boolean(),
  isPrivate: z.boolean(),
  isPinned: z.boolean(),
  /** Whether it is somebody else’s, to which the member contributed. */
  isContributed: z.boolean(),
  /** The member’s commits to it within a year, as far as the hub says. */
  commits: z.int().nullable(),
  /** The project with a link to it, or null. */
  duplicateOf: existing.nullable(),
});
export type ListedRepository = z.infer<typeof repository>;

export const hubRoutes = {
  hubs: oc
    .route({
      method: 'GET',
      path: '/projects/import/hubs',
      tags: ['Projects'],
      summary: 'List the hubs to import from',
    })
    .output(z.object({ hubs: z.array(z.object({ hub: z.enum(HUBS), host: z.string() })) })),
  listRepositories: oc
    .route({
      method: 'POST',
      path: '/projects/import/hubs/repositories',
      tags: ['Projects'],
      summary: 'List the repositories of a user at GitHub or GitLab',
    })
    .input(z.strictObject(access))
    .output(
      z.object({
        username: z.string(),
        repositories: z.array(repository),
        /** Contributions within a year, as far as the hub says. */
        contributions: z.int().nullable(),
        /** Whether there are more repositories than are listed. */
        isPartial: z.boolean(),
      }),
    ),
  importRepositories: oc
    .route({
      method: 'POST',
      path: '/projects/import/hubs',
      tags: ['Projects'],
      summary: 'Make draft projects of repositories at GitHub or GitLab',
    })
    .input(
      z.strictObject({
        ...access,
        /** Paths of the repositories, as in their list. */
        take: z
          .array(
            z.strictObject({
              path,
              isContributed: z.boolean().default(false),
              commits: z.int().min(0).nullable().default(null),
            }),
          )
          .min(1)
          .max(HUB_LIMITS.batch),
      }),
    )
    .output(
      z.object({
        made: z.array(existing.extend({ path: z.string(), warnings: z.array(z.enum(HUB_WARNINGS)) })),
        /** Repositories that already have a project. */
        existing: z.array(existing.extend({ path: z.string() })),
        failed: z.array(z.object({ path: z.string(), problem: z.enum(HUB_PROBLEMS) })),
      }),
    ),
};
