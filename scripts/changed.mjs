// What a change can reach, for `npm test -- --changed`: the tests that import it, and the journeys of its domain.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './toolchain.mjs';

/** The journeys that use a domain, by the beginnings of their names. Domains that all journeys use are missing. */
const JOURNEYS = {
  records: ['achievement', 'project', 'dashboard', 'palette', 'site', 'journey'],
  projects: ['project', 'site', 'journey', 'palette', 'dashboard'],
  achievements: ['achievement', 'site', 'journey', 'palette', 'dashboard'],
  cv: ['cv', 'editor', 'new-cv', 'public-cv', 'palette', 'dashboard', 'share', 'link', 'journey'],
  portfolio: ['site', 'share', 'link', 'dashboard', 'journey', 'domains', 'visits'],
  posts: ['posts', 'site'],
  blocks: ['project', 'posts', 'site'],
  testimonials: ['testimonials', 'site'],
  hostnames: ['domains', 'admin-domains', 'site'],
  visits: ['visits', 'dashboard', 'share', 'admin-dashboard'],
  reports: ['admin-reports', 'instance'],
  dashboard: ['dashboard'],
  admin: ['admin', 'first-admin', 'registration', 'instance'],
  audit: ['admin-audit', 'profile'],
  templates: ['cv', 'new-cv', 'public-cv'],
};

const IS_TEST = /\.test\.tsx?$/;
const IS_DOCUMENT = /\.md$|^(?:docs|bench|\.ci)\//;

/** Returns the files that differ from a commit, new files included. */
export function changedFiles(since) {
  const lines = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.split('\n');
  const files = [...lines('diff', '--name-only', since), ...lines('ls-files', '--others', '--exclude-standard')];
  return files.filter((file) => file !== '');
}

/** Returns the journeys that changed files can reach; all of them if a file is used everywhere. */
export function journeysReachedBy(files) {
  const all = readdirSync(join(root, 'e2e')).filter((file) => file.endsWith('.spec.ts'));
  const reached = new Set();
  for (const file of files) {
    if (IS_TEST.test(file) || IS_DOCUMENT.test(file)) continue;
    const [top, name = ''] = file.split('/');
    if (top === 'e2e' && name.endsWith('.spec.ts')) {
      if (all.includes(name)) reached.add(name);
      continue;
    }
    const beginnings = top === 'src' ? JOURNEYS[name] : JOURNEYS[top];
    if (!beginnings) return all;
    for (const journey of all) if (beginnings.some((beginning) => journey.startsWith(beginning))) reached.add(journey);
  }
  return [...reached].sort();
}
