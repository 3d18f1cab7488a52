import { join } from 'node:path';
import { preview } from 'vite';
import { CONTENT_POLICY } from '../src/platform/server/http/headers.ts';
import { expectNoFaults, test as journeys } from './test.ts';

export { expect, expectStill } from './test.ts';

const root = join(import.meta.dirname, '..');

type Gallery = { url: string };
type DesignFixtures = {
  /**
   * Like `expectAccessible`, with a popup open, or for the popup alone. Lists and menus are reached by moving the
   * focus, not by landmarks, and focus guards never keep the focus.
   */
  expectOpenAccessible: (role?: string) => Promise<void>;
};

/** Serves the built gallery of the design system under the product's content security policy, without a product. */
export const test = journeys.extend<DesignFixtures, { gallery: Gallery }>({
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: the form that the runner asks for
    async ({}, use) => {
      const server = await preview({
        root,
        mode: 'design',
        logLevel: 'error',
        preview: { port: 0, host: '127.0.0.1', headers: { 'content-security-policy': CONTENT_POLICY.app } },
      });
      const address = server.httpServer.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      await use({ url: `http://127.0.0.1:${port}` });
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ gallery }, use) => use(gallery.url),
  expectOpenAccessible: async ({ page }, use) => {
    await use((role) =>
      expectNoFaults(page, (axe) =>
        axe
          .include(role ? `[role="${role}"]` : 'body')
          .disableRules(['region'])
          .exclude('[data-base-ui-focus-guard]'),
      ),
    );
  },
});

/** Returns the gallery's path for a theme and a direction. */
export const addressOf = (theme: 'light' | 'dark' = 'light', dir: 'ltr' | 'rtl' = 'ltr') =>
  `/design.html?theme=${theme}&dir=${dir}`;
