import { afterAll, beforeAll } from 'vitest';
import { jpeg } from '../images.ts';
import type { Member } from '../members.ts';
import { recordingLog } from '../recording-log.ts';
import { startTestInstance, type TestInstance } from '../test-instance.ts';
import { openGithubServer } from './open-github-server.ts';
import { openGitlabServer } from './open-gitlab-server.ts';

type Github = Awaited<ReturnType<typeof openGithubServer>>;
type Gitlab = Awaited<ReturnType<typeof openGitlabServer>>;

/**
 * Starts an instance for all tests of a file, with a GitHub and a GitLab of its own. `lines` are those of its log. All of
 * them can be used as soon as the first test runs.
 */
export function shareHubInstance() {
  const [github, gitlab, instance] = [{} as Github, {} as Gitlab, {} as TestInstance];
  const { log, lines } = recordingLog();
  const cleaning: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    Object.assign(github, await openGithubServer({ files: { 'docs/engine.jpg': await jpeg() } }));
    Object.assign(gitlab, await openGitlabServer());
    const env = { GITHUB_API_URL: github.url, GITLAB_API_URL: gitlab.url };
    const whenDone = (clean: () => unknown) => cleaning.push(async () => clean());
    Object.assign(instance, await startTestInstance(env, { log, whenDone }));
  });
  afterAll(async () => {
    for (const clean of cleaning.reverse()) await clean();
    await github.close();
    await gitlab.close();
  });
  return { github, gitlab, instance, lines };
}

export const listRepositories = ({ call }: Member, input: object) =>
  call('POST', '/api/projects/import/hubs/repositories', input);

export const importRepositories = ({ call }: Member, input: object) => call('POST', '/api/projects/import/hubs', input);

/** Returns repositories as an import takes them. */
export const take = (...paths: string[]) => paths.map((path) => ({ path }));
