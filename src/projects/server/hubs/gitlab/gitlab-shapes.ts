import { z } from 'zod';
import type { HubRepository } from '../hub.ts';
import { count, flag, lines, optionalLine, requiredLine, time, webAddress } from '../shapes.ts';

/** The fields that are read of a project in GitLab’s REST API. */
export const gitlabProject = z
  .object({
    path_with_namespace: requiredLine(300),
    name: requiredLine(200),
    web_url: webAddress,
    description: optionalLine(1000),
    star_count: count,
    forks_count: count,
    topics: lines(20, 40),
    created_at: time,
    last_activity_at: time,
    archived: flag,
    forked_from_project: z.unknown().optional(),
    visibility: optionalLine(20),
    default_branch: optionalLine(300),
    /** The page of the README, if there is one. */
    readme_url: optionalLine(2000),
  })
  .transform((project) => ({
    repository: {
      path: project.path_with_namespace,
      name: project.name,
      description: project.description,
      url: project.web_url,
      homepage: '',
      stars: project.star_count,
      forks: project.forks_count,
      language: '',
      topics: project.topics,
      createdAt: project.created_at,
      pushedAt: project.last_activity_at,
      isFork: typeof project.forked_from_project === 'object' && project.forked_from_project !== null,
      isArchived: project.archived,
      isPrivate: project.visibility === 'private' || project.visibility === 'internal',
    } satisfies HubRepository,
    readmePath: readmePathOf(project),
  }));

export const gitlabUser = z.object({ id: z.int().positive(), username: requiredLine(255) });

type ReadmeFields = { readme_url: string; web_url: string; default_branch: string };

/** Returns the path of a README from the address of its page. */
function readmePathOf({ readme_url, web_url, default_branch }: ReadmeFields): string | undefined {
  const prefix = `${web_url}/-/blob/${default_branch}/`;
  if (default_branch === '' || !readme_url.startsWith(prefix)) return undefined;
  try {
    return decodeURIComponent(readme_url.slice(prefix.length));
  } catch {
    return undefined;
  }
}
