import { openGithubServer } from '../src/testing/hubs/open-github-server.ts';
import { openGitlabServer } from '../src/testing/hubs/open-gitlab-server.ts';
import { test as base } from './with-mail.ts';

type Hubs = {
  github: Awaited<ReturnType<typeof openGithubServer>>;
  gitlab: Awaited<ReturnType<typeof openGitlabServer>>;
};

/** Runs a product that imports from hubs on this machine. */
export const test = base.extend<object, { hubs: Hubs }>({
  hubs: [
    // biome-ignore lint/correctness/noEmptyPattern: the form that the runner asks for
    async ({}, use) => {
      const hubs = { github: await openGithubServer(), gitlab: await openGitlabServer() };
      await use(hubs);
      await hubs.github.close();
      await hubs.gitlab.close();
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ hubs }, use) => use({ GITHUB_API_URL: hubs.github.url, GITLAB_API_URL: hubs.gitlab.url }),
    { scope: 'worker' },
  ],
});
