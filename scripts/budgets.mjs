// Checks the size of each screen: the gzipped scripts that its first visit loads. Server-rendered pages load none.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { currentBuild } from './builds.mjs';
import { dist, fail } from './toolchain.mjs';

const KB = 1000;
/** The limits for entries of the build, and for the workers that they start. The first applies to every screen. */
const BUDGETS = {
  'index.html': 126 * KB,
  'src/identity/screens/login-screen.tsx': 134 * KB,
  'src/identity/screens/register-screen.tsx': 137 * KB,
  'src/app/shell/shell.tsx': 203 * KB,
  'src/identity/screens/profile/profile-screen.tsx': 249 * KB,
  'src/identity/screens/settings/account-screen.tsx': 215 * KB,
  'src/identity/screens/settings/security-screen.tsx': 225 * KB,
  'src/identity/screens/settings/data-screen.tsx': 231 * KB,
  'src/admin/screens/set-up-screen.tsx': 161 * KB,
  'src/admin/screens/dashboard/admin-dashboard-screen.tsx': 185 * KB,
  'src/admin/screens/people/people-screen.tsx': 256 * KB,
  'src/admin/screens/people/person-screen.tsx': 223 * KB,
  'src/admin/screens/invitations/invitations-screen.tsx': 276 * KB,
  'src/admin/screens/domains/domains-screen.tsx': 260 * KB,
  'src/admin/screens/mail/mail-screen.tsx': 281 * KB,
  'src/admin/screens/jobs/jobs-screen.tsx': 251 * KB,
  'src/admin/screens/reports/reports-screen.tsx': 250 * KB,
  'src/admin/screens/audit/audit-screen.tsx': 264 * KB,
  'src/admin/screens/settings/settings-screen.tsx': 227 * KB,
  'src/admin/screens/health/health-screen.tsx': 153 * KB,
  'src/projects/screens/project-manager-screen.tsx': 259 * KB,
  'src/posts/screens/post-manager-screen.tsx': 258 * KB,
  'src/posts/screens/post-editor-screen.tsx': 238 * KB,
  'src/achievements/screens/achievement-manager-screen.tsx': 260 * KB,
  'src/projects/screens/project-editor-screen.tsx': 238 * KB,
  'src/portfolio/screens/project-screen.tsx': 218 * KB,
  'src/portfolio/screens/post-screen.tsx': 217 * KB,
  'src/achievements/screens/achievement-editor-screen.tsx': 257 * KB,
  'src/achievements/screens/achievement-detail-screen.tsx': 218 * KB,
  'src/cv/screens/work/entry-manager-screen.tsx': 267 * KB,
  'src/cv/screens/work/entry-editor-screen.tsx': 258 * KB,
  'src/cv/screens/cv-manager-screen.tsx': 265 * KB,
  'src/cv/screens/import-review/import-review-screen.tsx': 260 * KB,
  'src/cv/screens/one-cv.tsx': 220 * KB,
  'src/cv/screens/translation/translation-screen.tsx': 301 * KB,
  'src/testimonials/screens/testimonials-screen.tsx': 214 * KB,
  'src/testimonials/screens/author/request-screen.tsx': 134 * KB,
  'src/portfolio/screens/share-screen.tsx': 213 * KB,
  'src/portfolio/screens/card-screen.tsx': 235 * KB,
  'src/dashboard/screens/dashboard-screen.tsx + src/visits/screens/week-chart.tsx': 199 * KB,
  'src/app/shell/whole-window.tsx + src/cv/screens/editor/cv-editor-screen.tsx + page-worker': 242 * KB,
};

const build = currentBuild(dist) ?? fail('There is no build yet: npm run build');
const client = join(build, 'client');
const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'));

function scriptsOf(name, seen = new Set()) {
  if (!seen.has(name)) {
    seen.add(name);
    for (const needed of manifest[name]?.imports ?? []) scriptsOf(needed, seen);
  }
  return seen;
}

/** Workers have separate bundles that are not in the manifest. */
const assets = readdirSync(join(client, 'assets'));
const threadOf = (name) => {
  const file = assets.find((one) => one.startsWith(`${name}-`) && one.endsWith('.js'));
  return file && `assets/${file}`;
};

let over = 0;
for (const [entry, budget] of Object.entries(BUDGETS)) {
  const parts = entry.split(' + ');
  const threads = parts.filter((name) => !name.includes('.'));
  const entries = parts.filter((name) => name.includes('.'));
  const missing = [...entries.filter((name) => !manifest[name]), ...threads.filter((name) => !threadOf(name))][0];
  if (missing) {
    console.error(`${missing} is not in the build: take it out of the budgets, or name what took its place.`);
    over += 1;
    continue;
  }
  const names = new Set(['index.html', ...entries].flatMap((name) => [...scriptsOf(name)]));
  const files = [...names].map((name) => manifest[name].file).filter((file) => file.endsWith('.js'));
  files.push(...threads.map(threadOf));
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length, 0);
  const line = `${entry}: ${(bytes / KB).toFixed(1)} of ${budget / KB} kB`;
  if (bytes > budget) over += 1;
  (bytes > budget ? console.error : console.log)(line);
}
process.exit(over > 0 ? 1 : 0);
