import { describe, expect, it } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { SITES_URL } from '#testing/member-sites.ts';
import { visitor } from '#testing/members.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { emptySite } from '../model/site.ts';

const instance = shareTestInstance({ APP_URL: SITES_URL });

const paths = [
  ['GET', '/api/site'],
  ['PUT', '/api/site'],
  ['POST', '/api/site/publish'],
  ['POST', '/api/site/unpublish'],
  ['POST', '/api/site/discard'],
] as const;

describe('the site of a member', () => {
  it('has no contents before it is first saved', async () => {
    const ada = await addMember(instance);
    const { status, body } = await ada.call('GET', '/api/site');
    expect([status, body]).toMatchObject([200, { revision: 0, publishedAt: null, changes: ['first'], addresses: [] }]);
    const { layout: _, style: __, ...empty } = emptySite('en');
    expect(body.document).toMatchObject({ ...empty, layout: 'bento', style: { id: 'soft' } });
  });

  it('starts with a theme that suits the published work, and keeps the classic one of older sites and clients', async () => {
    const ada = await addMember(instance);
    const styleOf = async () => (await ada.call('GET', '/api/site')).body.document.style.id;
    for (const title of ['Note A', 'Note B', 'Note C'])
      await ada.call('POST', '/api/projects', { title, status: 'published' });
    expect(await styleOf()).toBe('paper');
    expect((await ada.call('POST', '/api/site/publish')).body.document).toMatchObject({ style: { id: 'paper' } });
    const { body } = await (await addMember(instance)).call('PUT', '/api/site', {
      document: (({ style: _, ...older }) => older)(emptySite('en')),
    });
    expect(body.document.style.id).toBe('classic');
  });

  it('can be saved, published and discarded, and lists its unpublished changes', async () => {
    const ada = await addMember(instance);
    const document = { ...emptySite('en'), headline: 'Countess of computing' };
    const written = await ada.call('PUT', '/api/site', { revision: 0, document });
    expect([written.status, written.body]).toMatchObject([200, { revision: 1, document, changes: ['first'] }]);
    const { body: published } = await ada.call('POST', '/api/site/publish');
    expect(published).toMatchObject({ revision: 2, publishedAt: expect.any(String), changes: [] });
    expect(published.addresses).toEqual([
      { kind: 'subdomain', url: `http://${ada.username}.vitrine.example`, canonical: true },
      { kind: 'name', url: `http://vitrine.example/@${ada.username}`, canonical: false },
      { kind: 'share', url: expect.stringMatching(/^http:\/\/vitrine\.example\/portfolio\/\w{22}$/), canonical: false },
    ]);
    const sections = document.sections.toReversed();
    const again = await ada.call('PUT', '/api/site', {
      revision: 2,
      document: { ...document, sections, theme: 'ink' },
    });
    expect(again.body.changes).toEqual(['order', 'theme']);
    const discarded = await ada.call('POST', '/api/site/discard');
    expect(discarded.body).toMatchObject({ document, changes: [], revision: 4 });
  });

  it('is not overwritten by an outdated save, which returns the current site', async () => {
    const ada = await addMember(instance);
    const document = emptySite('en');
    await ada.call('PUT', '/api/site', { revision: 0, document: { ...document, headline: 'First' } });
    const late = await ada.call('PUT', '/api/site', { revision: 0, document: { ...document, headline: 'Second' } });
    expect([late.status, late.body]).toMatchObject([
      409,
      { code: 'CONFLICT', data: { current: { revision: 1, document: { headline: 'First' } } } },
    ]);
  });

  it('gets one link from concurrent publishing', async () => {
    const ada = await addMember(instance);
    const answers = await Promise.all([1, 2, 3, 4].map(() => ada.call('POST', '/api/site/publish')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await ada.call('GET', '/api/shares')).body.items).toHaveLength(1);
  });

  it('keeps its link when unpublished and published again', async () => {
    const ada = await addMember(instance);
    const { body: shown } = await ada.call('POST', '/api/site/publish');
    const { body: off } = await ada.call('POST', '/api/site/unpublish');
    expect(off).toMatchObject({ publishedAt: null, addresses: [], changes: ['first'] });
    expect((await ada.call('POST', '/api/site/publish')).body.addresses).toEqual(shown.addresses);
  });

  it.each([
    ['a headline that is too long', { headline: 'a'.repeat(161) }, 'document.headline'],
    ['a line with a break', { headline: 'a\nb' }, 'document.headline'],
    ['an unknown layout', { layout: 'masonry' }, 'document.layout'],
    ['an unknown theme', { theme: 'neon' }, 'document.theme'],
    [
      'a duplicate section',
      { sections: emptySite('en').sections.map(({ visible, heading }) => ({ visible, heading, kind: 'cv' })) },
      'document.sections',
    ],
    ['a missing section', { sections: [], pages: undefined }, 'document.sections'],
    ['an invalid colour', { colors: { background: 'red' } }, 'document.colors.background'],
    ['an invalid date', { availability: { text: '', until: '2026-02-30' } }, 'document.availability.until'],
    ['an unknown field', { script: 'x' }, 'document.script'],
  ])('rejects %s with an error for the field', async (_, change, field) => {
    const ada = await addMember(instance);
    const answer = await ada.call('PUT', '/api/site', { document: { ...emptySite('en'), ...change } });
    expect([answer.status, answer.body.data?.fields?.map(({ path }: { path: string }) => path)]).toEqual([
      400,
      expect.arrayContaining([field]),
    ]);
    expect((await ada.call('GET', '/api/site')).body.revision).toBe(0);
  });

  it('rejects unreadable colours with an error for each', async () => {
    const ada = await addMember(instance);
    const { body } = await ada.call('GET', '/api/site');
    const colors = {
      ...{ primary: '#2563eb', secondary: '#475569', background: '#ffffff', surface: '#f9fafb', text: '#dddddd' },
      ...{ textSecondary: '#4b5563', border: '#e5e7eb', error: '#b91c1c', success: '#15803d', warning: '#b45309' },
    };
    const document = { ...body.document, theme: 'own', colors };
    const answer = await ada.call('PUT', '/api/site', { document });
    expect([answer.status, answer.body.data.fields]).toMatchObject([400, [{ path: 'document.colors.text' }]]);
    const readable = { ...document, colors: { ...colors, text: '#111827', secondary: '#fefefe', warning: '#fefefe' } };
    expect((await ada.call('PUT', '/api/site', { document: readable })).body.document.colors.text).toBe('#111827');
  });

  it('cannot be published while the email address is not verified', async () => {
    const ada = await addMember(instance, { verified: false });
    expect((await ada.call('PUT', '/api/site', { document: emptySite('en') })).status).toBe(200);
    const answer = await ada.call('POST', '/api/site/publish');
    expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN']);
    expect((await ada.call('GET', '/api/site')).body.publishedAt).toBeNull();
  });

  it.each(paths)('rejects %s %s from signed-out callers', async (method, path) => {
    const body = method === 'PUT' ? { document: emptySite('en') } : undefined;
    expect((await visitor(instance).call(method, path, body)).status).toBe(401);
  });

  it('is separate for each member', async () => {
    const [ada, mary] = [await addMember(instance), await addMember(instance)];
    await ada.call('PUT', '/api/site', { document: { ...emptySite('en'), headline: 'Ada’s' } });
    await mary.call('PUT', '/api/site', { document: { ...emptySite('en'), headline: 'Mary’s' } });
    await mary.call('POST', '/api/site/publish');
    expect((await ada.call('GET', '/api/site')).body).toMatchObject({
      document: { headline: 'Ada’s' },
      publishedAt: null,
    });
  });
});
