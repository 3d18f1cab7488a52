import { describe, expect, it } from 'vitest';
import { addAdmin, addMember } from '#testing/add-member.ts';
import { send } from '#testing/members.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { findRoute, ROUTES } from './route-table.ts';

const instance = shareTestInstance({ TRUST_PROXY: '1' });

/** The expected response for each row of the specification's table: a status or a redirect. */
const TABLE: [path: string, signedOut: number | `/${string}`, member: number, admin: number][] = [
  ['/', 200, 200, 200],
  ['/examples', 200, 200, 200],
  ['/examples/ada', 200, 200, 200],
  ['/examples/nobody', 404, 404, 404],
  ['/templates', 200, 200, 200],
  ['/login', 200, 200, 200],
  ['/register', 200, 200, 200],
  ['/forgot-password', 200, 200, 200],
  ['/reset-password', 200, 200, 200],
  ['/account-deleted', 200, 200, 200],
  ['/setup', 200, 200, 200],
  ['/admin', '/login?next=%2Fadmin', 403, 200],
  ['/admin/people/1', '/login?next=%2Fadmin%2Fpeople%2F1', 403, 200],
  ['/admin/people', '/login?next=%2Fadmin%2Fpeople', 403, 200],
  ['/admin/invitations', '/login?next=%2Fadmin%2Finvitations', 403, 200],
  ['/admin/mail', '/login?next=%2Fadmin%2Fmail', 403, 200],
  ['/admin/jobs', '/login?next=%2Fadmin%2Fjobs', 403, 200],
  ['/admin/reports', '/login?next=%2Fadmin%2Freports', 403, 200],
  ['/admin/audit', '/login?next=%2Fadmin%2Faudit', 403, 200],
  ['/admin/settings', '/login?next=%2Fadmin%2Fsettings', 403, 200],
  ['/admin/health', '/login?next=%2Fadmin%2Fhealth', 403, 200],
  ['/admin/nothing', '/login?next=%2Fadmin%2Fnothing', 403, 404],
  ['/admin/domains', '/login?next=%2Fadmin%2Fdomains', 403, 200],
  ['/admin/domains/', '/login?next=%2Fadmin%2Fdomains%2F', 403, 200],
  ['/dashboard', '/login?next=%2Fdashboard', 200, 200],
  ['/dashboard/anything', '/login?next=%2Fdashboard%2Fanything', 404, 404],
  ['/cv', '/login?next=%2Fcv', 200, 200],
  ['/cv/import', '/login?next=%2Fcv%2Fimport', 200, 200],
  ['/cv/1/edit', '/login?next=%2Fcv%2F1%2Fedit', 200, 200],
  ['/cv/1/translate', '/login?next=%2Fcv%2F1%2Ftranslate', 200, 200],
  ['/cv/1/preview', '/login?next=%2Fcv%2F1%2Fpreview', 200, 200],
  ['/cv/1/templates', '/login?next=%2Fcv%2F1%2Ftemplates', 200, 200],
  ['/cv/nobody-published-this', 404, 404, 404],
  ['/projects', '/login?next=%2Fprojects', 200, 200],
  ['/projects?tag=maths', '/login?next=%2Fprojects%3Ftag%3Dmaths', 200, 200],
  ['/projects/new', '/login?next=%2Fprojects%2Fnew', 200, 200],
  ['/projects/1', '/login?next=%2Fprojects%2F1', 200, 200],
  ['/projects/1/edit', '/login?next=%2Fprojects%2F1%2Fedit', 200, 200],
  ['/posts', '/login?next=%2Fposts', 200, 200],
  ['/posts/new', '/login?next=%2Fposts%2Fnew', 200, 200],
  ['/posts/1/edit', '/login?next=%2Fposts%2F1%2Fedit', 200, 200],
  ['/posts/1', '/login?next=%2Fposts%2F1', 200, 200],
  ['/share', '/login?next=%2Fshare', 200, 200],
  ['/achievements', '/login?next=%2Fachievements', 200, 200],
  ['/achievements/new', '/login?next=%2Fachievements%2Fnew', 200, 200],
  ['/achievements/1', '/login?next=%2Fachievements%2F1', 200, 200],
  ['/achievements/1/edit', '/login?next=%2Fachievements%2F1%2Fedit', 200, 200],
  ['/testimonials', '/login?next=%2Ftestimonials', 200, 200],
  ['/testimonials/a-token-of-nobody', 200, 200, 200],
  ['/work', '/login?next=%2Fwork', 200, 200],
  ['/work/experience', '/login?next=%2Fwork%2Fexperience', 200, 200],
  ['/work/experience/new', '/login?next=%2Fwork%2Fexperience%2Fnew', 200, 200],
  ['/work/experience/1/edit', '/login?next=%2Fwork%2Fexperience%2F1%2Fedit', 200, 200],
  ['/portfolio', '/login?next=%2Fportfolio', 200, 200],
  ['/translate/de', '/login?next=%2Ftranslate%2Fde', 200, 200],
  ['/portfolio/nobody-shared-this', 404, 404, 404],
  ['/@nobody-has-this-name', 404, 404, 404],
  ['/profile', '/login?next=%2Fprofile', 200, 200],
  ['/settings', '/login?next=%2Fsettings', 200, 200],
  ['/settings/appearance', '/login?next=%2Fsettings%2Fappearance', 200, 200],
  ['/settings/language', '/login?next=%2Fsettings%2Flanguage', 200, 200],
  ['/settings/security', '/login?next=%2Fsettings%2Fsecurity', 200, 200],
  ['/settings/notifications', '/login?next=%2Fsettings%2Fnotifications', 200, 200],
  ['/settings/apps', '/login?next=%2Fsettings%2Fapps', 200, 200],
  ['/settings/data', '/login?next=%2Fsettings%2Fdata', 200, 200],
  ['/settings/nothing', 404, 404, 404],
  ['/profile/card', '/login?next=%2Fprofile%2Fcard', 200, 200],
  ['/any/other/path', 404, 404, 404],
  ['/logins', 404, 404, 404],
  ['/cv/1/edit/more', 404, 404, 404],
];

/** Returns each path with its response to a request with these headers. */
const answersTo = (headers: Record<string, string>) =>
  Promise.all(
    TABLE.map(async ([path]) => {
      const answer = await send(instance, 'GET', path, { headers });
      return [path, answer.headers.get('location') ?? answer.status];
    }),
  );

describe('the route table', () => {
  it('is covered by this test, row by row', () => {
    const tested = new Set(TABLE.map(([path]) => findRoute(path.split('?')[0] ?? '')?.path));
    expect(ROUTES.filter(({ path }) => !tested.has(path))).toEqual([]);
  });

  it('applies to signed-out visitors', async () => {
    expect(await answersTo({})).toEqual(TABLE.map(([path, signedOut]) => [path, signedOut]));
  });

  it('applies to members, who cannot see the admins’ screens', async () => {
    const { cookie } = await addMember(instance, { verified: false });
    expect(await answersTo({ cookie })).toEqual(TABLE.map(([path, , member]) => [path, member]));
  });

  it('applies to admins, who can see every screen', async () => {
    const admin = await addAdmin(instance, { verified: false });
    const { cookie } = admin;
    expect(await answersTo({ cookie })).toEqual(TABLE.map(([path, , , status]) => [path, status]));
  });

  it('treats a browser with an old session cookie as signed out', async () => {
    const cookie = 'vitrine.session_token=of-a-session-that-ended';
    expect(await answersTo({ cookie })).toEqual(TABLE.map(([path, signedOut]) => [path, signedOut]));
  });

  it('shows 404 - Page Not Found for any other path', async () => {
    const { body } = await send(instance, 'GET', '/any/other/path');
    expect(body).toContain('>404 - Page Not Found</h1>');
  });

  it('reserves the first segment of each path, so that no member can have it as a username', async () => {
    const parts = new Set(ROUTES.map(({ path }) => path.split('/')[1] ?? '').filter(Boolean));
    const taken = [];
    for (const part of [...parts, 'api', 'functions', 'v0', 'assets', 'healthz', 'readyz', 'metrics', 'internal']) {
      const { body } = await send(instance, 'GET', `/api/usernames/${part}`);
      if (body.available || !['reserved', 'tooShort', 'format'].includes(body.reason)) taken.push(part);
    }
    expect(taken).toEqual([]);
  });
});
