import { withBrowser } from './editor/browser.ts';
import { longSession } from './editor/long-session.ts';
import { pageAfterKey } from './editor/page-after-key.ts';
import { typing } from './editor/typing.ts';
import { register } from './member.ts';
import { withProduct } from './pair.ts';
import type { Figure } from './report.ts';

/**
 * Measures the CV editor in a real browser: the delay until typed text is visible, and the memory use of long sessions.
 */
export const editor = () =>
  withProduct({}, ({ url }) =>
    withBrowser(async (browser): Promise<Figure[]> => {
      // The session cookie belongs to the host name, not to the IP address.
      const home = url.replace('127.0.0.1', 'localhost');
      const session = { browser, url: home, member: await register(home) };
      return [...(await pageAfterKey(session)), ...(await typing(session)), ...(await longSession(session))];
    }),
  );
