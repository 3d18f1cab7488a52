import { describe, expect, it } from 'vitest';
import { openSite, requestHost, SITES_URL } from '#testing/member-sites.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance({ APP_URL: SITES_URL });

const job = (name: string, position: string, status = 'published') => ({
  ...{ kind: 'work', status, tags: ['Tagword'] },
  fields: {
    name,
    url: 'https://memoirs.example/',
    roles: [{ position, start: '1842', highlights: [{ text: 'Note **G**' }] }],
  },
  wordings: [{ name: 'short', texts: { name: 'Wordingword' } }],
});

describe('experience and education on a site', () => {
  it('show published entries only, and follow each change', async () => {
    const ada = await openSite(instance);
    const mary = await openSite(instance);
    await mary.member.call('POST', '/api/entries', job('Maryword', 'Tutor'));
    const add = async (fields: object) => (await ada.member.call('POST', '/api/entries', fields)).body;
    const shown = await add(job('Memoirs', 'Translator'));
    await add(job('Draftword', 'Draftword', 'active'));
    await add(job('Archivedword', 'Archivedword', 'archived'));
    const language = { kind: 'languages', fields: { language: 'Languageword' } };
    expect((await ada.member.call('POST', '/api/entries', { ...language, status: 'published' })).status).toBe(400);
    const { id: languageId } = await add(language);
    await ada.member.call('POST', '/api/entries/bulk', { ids: [languageId], action: 'publish' });
    expect((await ada.member.call('GET', `/api/entries/${languageId}`)).body.status).toBe('active');
    const trashed = await add(job('Trashedword', 'Trashedword'));
    await ada.member.call('DELETE', `/api/entries/${trashed.id}`);
    await add({
      ...{ kind: 'education', status: 'published' },
      fields: { institution: 'By letter', area: 'Calculus', start: '1840', end: '1842' },
    });
    const never = [
      'Maryword',
      'Draftword',
      'Archivedword',
      'Languageword',
      'Trashedword',
      'Tagword',
      'Wordingword',
      shown.id,
    ];
    for (const { status, body } of [await ada.at('/'), await requestHost(instance, 'vitrine.example', ada.sharePath)]) {
      expect(status).toBe(200);
      expect(body).toContain('<strong>G</strong>');
      expect(body).toMatch(/Translator.*Memoirs.*Calculus.*By letter/s);
      expect(never.filter((word) => body.includes(word))).toEqual([]);
    }
    expect((await ada.member.call('GET', '/api/site')).body.holds).toMatchObject({ experience: 1, education: 1 });

    await ada.member.call('PATCH', `/api/entries/${shown.id}`, {
      revision: 1,
      fields: { ...shown.fields, name: 'Taylor’s Memoirs' },
    });
    expect((await ada.at('/')).body).toContain('Taylor’s Memoirs');
    await ada.member.call('POST', '/api/entries/bulk', { ids: [shown.id], action: 'activate' });
    expect((await ada.at('/')).body).not.toContain('Translator');
    await ada.member.call('POST', '/api/entries/bulk', { ids: [shown.id], action: 'publish' });
    expect((await ada.at('/')).body).toContain('Translator');
  });

  it('are unpublished in a copy of an entry', async () => {
    const ada = await openSite(instance);
    const { id } = (await ada.member.call('POST', '/api/entries', job('Memoirs', 'Translator'))).body;
    const copy = await ada.member.call('POST', `/api/entries/${id}/duplicate`);
    expect([copy.status, copy.body.status]).toEqual([201, 'active']);
  });

  it('stay text if they contain markup, and link no other scheme', async () => {
    const ada = await openSite(instance);
    const malicious = '<img src=x onerror=alert(1)>';
    await ada.member.call('POST', '/api/entries', {
      ...{ kind: 'work', status: 'published' },
      fields: {
        ...{ name: malicious, location: malicious, companyDescription: malicious },
        roles: [
          {
            position: malicious,
            start: malicious,
            summary: '[x](javascript:alert(1))',
            highlights: [{ text: malicious }],
          },
        ],
      },
    });
    const { body } = await ada.at('/');
    expect(body).toContain('&lt;img');
    expect(body).not.toMatch(/<img[^>]*onerror|href="javascript/);
  });

  it('mask contact details in a link that masks them', async () => {
    const ada = await openSite(instance);
    await ada.member.call('PATCH', '/api/me', { profile: { website: 'https://engine.example/' } });
    await ada.member.call('POST', '/api/entries', {
      ...{ kind: 'work', status: 'published' },
      fields: {
        ...{ name: 'Engines', url: 'https://engine.example' },
        roles: [{ position: 'Founder', summary: 'Write to ada@engine.example' }],
      },
    });
    const share = (await ada.member.call('POST', '/api/shares', { target: { kind: 'portfolio' }, contact: 'masked' }))
      .body;
    const { body } = await requestHost(instance, 'vitrine.example', new URL(share.url).pathname);
    expect(body).toContain('Founder');
    expect(body).not.toContain('engine.example');
  });

  it('stay in a pinned link as they were', async () => {
    const ada = await openSite(instance);
    const { id } = (await ada.member.call('POST', '/api/entries', job('Memoirs', 'Translator'))).body;
    const share = (await ada.member.call('POST', '/api/shares', { target: { kind: 'portfolio' }, pinned: true })).body;
    await ada.member.call('DELETE', `/api/entries/${id}`);
    const { body } = await requestHost(instance, 'vitrine.example', new URL(share.url).pathname);
    expect(body).toContain('Translator');
    expect((await ada.at('/')).body).not.toContain('Translator');
  });
});
