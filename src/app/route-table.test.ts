import { describe, expect, it } from 'vitest';
import { startTestInstance } from '#testing/test-instance.ts';
import { findRoute, ROUTES } from './route-table.ts';

/** What each row of the specification's table answers to whoever is signed out. */
const SIGNED_OUT: [path: string, status: number, leadsTo?: string][] = [
  ['/', 200],
  ['/login', 200],
  ['/register', 200],
  ['/forgot-password', 200],
  ['/reset-password', 200],
  ['/setup', 200],
  ['/admin', 302, '/login?next=%2Fadmin'],
  ['/admin/people/1', 302, '/login?next=%2Fadmin%2Fpeople%2F1'],
  ['/admin/domains', 302, '/login?next=%2Fadmin%2Fdomains'],
  ['/dashboard', 302, '/login?next=%2Fdashboard'],
  ['/dashboard/anything', 302, '/login?next=%2Fdashboard%2Fanything'],
  ['/cv', 302, '/login?next=%2Fcv'],
  ['/cv/1/edit', 302, '/login?next=%2Fcv%2F1%2Fedit'],
  ['/cv/1/preview', 302, '/login?next=%2Fcv%2F1%2Fpreview'],
  ['/cv/nobody-published-this', 404],
  ['/projects', 302, '/login?next=%2Fprojects'],
  ['/projects?tag=maths', 302, '/login?next=%2Fprojects%3Ftag%3Dmaths'],
  ['/projects/new', 302, '/login?next=%2Fprojects%2Fnew'],
  ['/projects/1', 302, '/login?next=%2Fprojects%2F1'],
  ['/projects/1/edit', 302, '/login?next=%2Fprojects%2F1%2Fedit'],
  ['/share', 302, '/login?next=%2Fshare'],
  ['/achievements', 302, '/login?next=%2Fachievements'],
  ['/achievements/new', 302, '/login?next=%2Fachievements%2Fnew'],
  ['/achievements/1', 302, '/login?next=%2Fachievements%2F1'],
  ['/achievements/1/edit', 302, '/login?next=%2Fachievements%2F1%2Fedit'],
  ['/portfolio', 302, '/login?next=%2Fportfolio'],
  ['/portfolio/nobody-shared-this', 404],
  ['/profile', 302, '/login?next=%2Fprofile'],
  ['/any/other/path', 404],
  ['/logins', 404],
  ['/cv/1/edit/more', 404],
];

describe('the table of routes, signed out', () => {
  it('names each row once in this test', () => {
    const tested = new Set(SIGNED_OUT.map(([path]) => findRoute(path.split('?')[0] ?? '')?.path));
    expect(ROUTES.filter(({ path }) => !tested.has(path))).toEqual([]);
  });

  it('answers each path as its access says', async () => {
    const { url } = await startTestInstance();
    const answers = await Promise.all(
      SIGNED_OUT.map(async ([path]) => {
        const answer = await fetch(url + path, { redirect: 'manual' });
        const location = answer.headers.get('location');
        return location ? [path, answer.status, location] : [path, answer.status];
      }),
    );
    expect(answers).toEqual(SIGNED_OUT);
  });

  it('says 404 - Page Not Found for any other path', async () => {
    const { url } = await startTestInstance();
    const page = await (await fetch(`${url}/any/other/path`)).text();
    expect(page).toContain('>404 - Page Not Found</h1>');
  });
});
