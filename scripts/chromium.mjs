// Finds a Chromium: the one in CHROMIUM_PATH, Playwright's own, the system's, or one that is installed now.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fail, run } from './toolchain.mjs';

/** The headless shell first: with it, journeys use a sixth less CPU time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Returns the path of a Chromium that starts. */
export async function ensureChromium() {
  const found = process.env.CHROMIUM_PATH ?? (await playwrights()) ?? onTheSystem();
  if (found) return found;
  console.log('Installing a browser for the tests…');
  await run('playwright', ['install', 'chromium-headless-shell'], { mayFail: true, stdio: 'ignore' });
  const downloaded = await playwrights();
  if (downloaded) return downloaded;
  if (process.getuid?.() === 0 && works('apt-get', ['--version'])) {
    const apt = (...args) =>
      run('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore', mayFail: true });
    const install = async (name) => (await apt('install', '-y', '--no-install-recommends', name)) === 0;
    await apt('update');
    (await install('chromium-headless-shell')) || (await install('chromium'));
  }
  return onTheSystem() ?? fail("Couldn't find or install Chromium. Install it, or set CHROMIUM_PATH.");
}

/**
 * Returns Playwright's own browser. It must be launched to find it, because Playwright reports the path of the full
 * browser, which may not be the installed one.
 */
async function playwrights() {
  const { chromium } = await import('@playwright/test');
  try {
    const server = await chromium.launchServer({ args: ['--no-sandbox'] });
    await server.close();
    return server.process().spawnfile;
  } catch {
    return undefined;
  }
}

function onTheSystem() {
  for (const name of NAMES) {
    const { stdout, status } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return existsSync(mac) ? mac : undefined;
}

function works(program, args) {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}
