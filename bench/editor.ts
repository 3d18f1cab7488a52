import { withBrowser } from './editor/browser.ts';
import { longSitting } from './editor/long-sitting.ts';
import { pageAfterKey } from './editor/page-after-key.ts';
import { typing } from './editor/typing.ts';
import { register } from './member.ts';
import { withProduct } from './pair.ts';
import type { Figure } from './report.ts';

/** The CV editor in a real browser: how soon one sees what one writes, and what a long sitting costs. */
export const editor = () =>
  withProduct({}, ({ url }) =>
    withBrowser(async (browser): Promise<Figure[]> => {
      // The session's cookie is the name's, not the number's.
      const home = url.replace('127.0.0.1', 'localhost');
      const seat = { browser, url: home, member: await register(home) };
      return [...(await pageAfterKey(seat)), ...(await typing(seat)), ...(await longSitting(seat))];
    }),
  );
