import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { build, preview } from 'vite';
import { CONTENT_POLICY } from '../src/platform/http/headers.ts';
import { test as journeys } from './test.ts';

export { expect } from './test.ts';

const root = join(import.meta.dirname, '..');

type Gallery = { url: string };
type Fixtures = {
  /** As `expectAccessible`, with something open: a list or menu is found by the focus that moves into it, not by a landmark; a focus guard passes the focus on and never keeps it. */
  expectOpenAccessible: () => Promise<void>;
};

/** The gallery of the design system, built as the product is and served under the same content policy. No product runs. */
export const test = journeys.extend<Fixtures, { gallery: Gallery }>({
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: the form that the runner asks for
    async ({}, use) => {
      const outDir = await mkdtemp(join(tmpdir(), 'vitrine-design-'));
      await build({ root, mode: 'design', logLevel: 'error', build: { outDir } });
      const server = await preview({
        root,
        mode: 'design',
        logLevel: 'error',
        build: { outDir },
        preview: { port: 0, host: '127.0.0.1', headers: { 'content-security-policy': CONTENT_POLICY.app } },
      });
      const address = server.httpServer.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      await use({ url: `http://127.0.0.1:${port}` });
      await server.close();
      await rm(outDir, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ gallery }, use) => use(gallery.url),
  expectOpenAccessible: async ({ page }, use) => {
    await use(async () => {
      const { violations } = await new AxeBuilder({ page })
        .disableRules(['region'])
        .exclude('[data-base-ui-focus-guard]')
        .analyze();
      expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([]);
    });
  },
});

/** Where the gallery stands, in a theme and a direction. */
export const addressOf = (theme: 'light' | 'dark' = 'light', dir: 'ltr' | 'rtl' = 'ltr') =>
  `/design.html?theme=${theme}&dir=${dir}`;
