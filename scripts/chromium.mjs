// Makes sure of a Chromium: the one that is named, Playwright's own, one of the system, or else one that is installed now.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fail, run } from './toolchain.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a Chromium that starts. */
export function ensureChromium() {
  const found = process.env.CHROMIUM_PATH ?? playwrights() ?? onTheSystem();
  if (found) return found;
  console.log('Installing a browser for the tests…');
  run('playwright', ['install', 'chromium-headless-shell'], { mayFail: true, stdio: 'ignore' });
  const downloaded = playwrights();
  if (downloaded) return downloaded;
  if (process.getuid?.() === 0 && works('apt-get', ['--version'])) {
    const apt = (...args) =>
      run('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore', mayFail: true });
    apt('update');
    apt('install', '-y', '--no-install-recommends', 'chromium');
  }
  return onTheSystem() ?? fail('No Chromium was found or could be installed. Install one, or set CHROMIUM_PATH to it.');
}

function playwrights() {
  const script = "import('@playwright/test').then(({chromium}) => console.log(chromium.executablePath()))";
  const { stdout } = run('node', ['-e', script], { stdio: 'pipe', encoding: 'utf8', mayFail: true });
  const path = stdout.trim();
  return path && existsSync(path) ? path : undefined;
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
