import { describe, expect, it } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { uploadImage } from '#testing/images.ts';
import type { Member } from '#testing/members.ts';
import { openSharesOf } from '#testing/shares.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { makeZip, readZip } from '#testing/zip.ts';
import { emptySite } from '../model/site.ts';
import { languagePath, openTranslatedSite, translate } from '../testing/translated-site.ts';

const instance = shareTestInstance({ TRUST_PROXY: '1' });
const MANIFEST = { format: 'vitrine-export', version: 1 };

const openShares = (options: { verified?: boolean } = {}) => openSharesOf(instance, options);

describe('the account export', () => {
  const exportOf = async ({ token }: Member) => {
    const answer = await fetch(`${instance.url}/api/me/export`, { headers: { authorization: `Bearer ${token}` } });
    return new Uint8Array(await answer.arrayBuffer());
  };
  const importFiles = async ({ call }: Member, files: Record<string, unknown>) => {
    const zip = await makeZip({
      'vitrine.json': MANIFEST,
      'account/profile.json': { displayName: 'Ada', profile: {} },
      ...files,
    });
    return (await call('POST', '/api/me/import', zip, { 'content-type': 'application/zip' })).body;
  };

  it('contains site and links, which are imported unpublished, under new ids and only once', async () => {
    const [ada, there] = [await openShares(), await openShares()];
    const cv = (await ada.member.call('POST', '/api/cvs', { name: 'For Turin' })).body.id;
    await ada.publish();
    await ada.member.call('PUT', '/api/site', {
      document: { ...emptySite('de'), headline: 'Rechnerin', cv, layout: 'ledger' },
    });
    const revoked = await ada.make('For Turin');
    await ada.change(revoked.shareId, { state: 'revoked' });
    await ada.make('For Naples');
    const files = await readZip(await exportOf(ada.member));
    expect(JSON.parse(files['portfolio/site.json'] ?? '')).toMatchObject({
      document: { headline: 'Rechnerin' },
      published: { document: { headline: 'Analyst' } },
    });

    for (const _ of [1, 2]) {
      const report = await importFiles(there.member, files);
      expect(report).toEqual({ imported: expect.arrayContaining(['portfolio']), warnings: [] });
      const site = (await there.member.call('GET', '/api/site')).body;
      expect(site).toMatchObject({
        publishedAt: null,
        document: { headline: 'Rechnerin', language: 'de', layout: 'ledger', cv: expect.any(String) },
      });
      expect(site.document.cv).not.toBe(cv);
      const { items } = await there.list();
      expect(items.map(({ label, state, live }) => [label, state, live])).toEqual([
        ['For Naples', 'active', false],
        ['For Turin', 'revoked', false],
        ['', 'active', false],
      ]);
      expect(items.map(({ shareId }) => shareId)).not.toContain(revoked.shareId);
    }
  });

  it('keeps the translations of captions, whose images get new ids', async () => {
    const [ada, there] = [await openTranslatedSite(instance), await addMember(instance)];
    const { id: image } = await uploadImage(instance, ada.member, 'notes.jpg');
    const project = await ada.add('projects', {
      ...{ title: 'Note A', status: 'published' },
      gallery: [{ image, alt: '', caption: 'The first page' }],
    });
    await translate(ada, project.id, { [`gallery/caption/${image}`]: ['The first page', 'Die erste Seite'] });
    const zip = await exportOf(ada.member);
    const report = (await there.call('POST', '/api/me/import', zip, { 'content-type': 'application/zip' })).body;
    expect(report.warnings).toEqual([]);
    const imported = (await there.call('GET', '/api/projects/note-a')).body;
    expect(imported.gallery[0].image).not.toBe(image);
    const part = (await there.call('GET', languagePath(`/parts/${imported.id}`))).body;
    expect(part.texts).toContainEqual(
      expect.objectContaining({
        key: `gallery/caption/${imported.gallery[0].image}`,
        translation: expect.objectContaining({ text: 'Die erste Seite' }),
      }),
    );
  });

  it('does not replace an existing site and warns', async () => {
    const { member, publish } = await openShares();
    await publish();
    const report = await importFiles(member, { 'portfolio/site.json': { document: emptySite('fr') } });
    expect(report.warnings).toEqual(['portfolio/site.json']);
    expect((await member.call('GET', '/api/site')).body.document).toMatchObject({
      headline: 'Analyst',
      language: 'en',
    });
  });

  it('does not import another member’s CV as that of the site and warns', async () => {
    const [ada, ben] = [await openShares(), await openShares()];
    const cv = (await ada.member.call('POST', '/api/cvs', { name: 'For Turin' })).body.id;
    const report = await importFiles(ben.member, { 'portfolio/site.json': { document: { ...emptySite('en'), cv } } });
    expect(report).toEqual({ imported: ['portfolio', 'profile'], warnings: ['portfolio/site.json: cv'] });
    expect((await ben.member.call('GET', '/api/site')).body.document.cv).toBeNull();
  });

  it('imports a site from before themes had proportions and columns of covers', async () => {
    const { member } = await openShares();
    const { ratio: _, columns: __, ...style } = { ...emptySite('en').style, id: 'ink' };
    await importFiles(member, { 'portfolio/site.json': { document: { ...emptySite('en'), style } } });
    const { document } = (await member.call('GET', '/api/site')).body;
    expect(document.style).toEqual({ ...style, ratio: 'style', columns: 'auto' });
  });

  it.each<[what: string, site: unknown]>([
    ['invalid JSON', '{"document":'],
    ['a list', []],
    ['null as document', { document: null }],
    ['a number as headline', { document: { ...emptySite('en'), headline: 7 } }],
    ['a text that is too long', { document: { ...emptySite('en'), about: 'x'.repeat(5000) } }],
    ['an unknown field', { document: { ...emptySite('en'), ownerId: 'somebody' } }],
    ['an unknown language', { document: { ...emptySite('en'), language: 'xx' } }],
    ['a number as sections', { document: { ...emptySite('en'), sections: 7 } }],
    ['null among sections', { document: { ...emptySite('en'), sections: [null] } }],
    ['missing sections', { document: { ...emptySite('en'), pages: undefined, sections: [] } }],
    ['CSS in a colour', { document: { ...emptySite('en'), colors: { primary: 'red;}' } } }],
  ])('skips an invalid site: %s', async (_, site) => {
    const { member } = await openShares({ verified: false });
    expect((await importFiles(member, { 'portfolio/site.json': site })).warnings).toEqual(['portfolio/site.json']);
    expect((await member.call('GET', '/api/site')).body).toMatchObject({ revision: 0, publishedAt: null });
  });

  const CHOSEN = {
    note: 'Mary,\nby way of Charles',
    expiresAt: '2031-05-01T10:00:00.000Z',
    ...{ download: false, contact: 'masked', indexing: true, notify: true },
  };

  it('contains links with targets and options, but without passwords and pinned content', async () => {
    const [ada, there] = [await openShares(), await openShares()];
    const [cv, project] = [await ada.makeCv(), await ada.makeProject()];
    await ada.make('to the CV', { target: { kind: 'cv', id: cv }, ...CHOSEN });
    await ada.make('with a password', { target: { kind: 'project', id: project }, password: 'difference' });
    await ada.make('as it was', { target: { kind: 'cv', id: cv }, pinned: true });
    const asleep = await ada.make('asleep', { password: 'difference' });
    await ada.change(asleep.shareId, { state: 'revoked' });
    const files = await readZip(await exportOf(ada.member));
    const written = files['portfolio/shares.json'] ?? '';
    expect(JSON.parse(written)).toMatchObject([
      { label: 'asleep', state: 'revoked', hasPassword: true },
      { label: 'as it was', pinnedAt: expect.any(String) },
      { label: 'with a password', target: { kind: 'project', id: project }, hasPassword: true },
      { label: 'to the CV', target: { kind: 'cv', id: cv }, hasPassword: false, ...CHOSEN },
    ]);
    expect(written).not.toMatch(/passwordHash|"pinned"|[0-9a-f]{64}/);

    for (const expectedWarnings of [['portfolio/shares.json: password', 'portfolio/shares.json: pinned'], []]) {
      expect((await importFiles(there.member, files)).warnings).toEqual(expectedWarnings);
      const { items } = await there.list();
      expect(items).toMatchObject([
        { label: 'asleep', state: 'revoked', hasPassword: false },
        { label: 'as it was', state: 'paused', pinnedAt: null, target: { kind: 'cv', title: 'For Turin' } },
        { label: 'with a password', state: 'paused', hasPassword: false, target: { kind: 'project', title: 'Note G' } },
        { label: 'to the CV', state: 'active', live: true, openedAt: null, ...CHOSEN },
      ]);
      expect(items).toHaveLength(4);
      expect(items.map(({ target }) => target.id)).not.toContain(cv);
    }
  });

  it.each<[what: string, link: object]>([
    ['an invalid expiry', { expiresAt: 'never' }],
    ['an expiry in another time zone', { expiresAt: '2031-05-01T10:00:00+02:00' }],
    ['an unknown value for contact', { contact: 'somewhat' }],
    ['a text as download option', { download: 'no' }],
    ['a note that is too long', { note: 'x'.repeat(501) }],
    ['a note that contains NUL', { note: 'nothing \u0000' }],
    ['a target of an unknown kind', { target: { kind: 'achievement', id: 'x' } }],
    ['a CV that was not imported', { target: { kind: 'cv', id: '00000000-0000-7000-8000-000000000000' } }],
    ['a CV without an id', { target: { kind: 'cv' } }],
    ['a project with an invalid id', { target: { kind: 'project', id: '__proto__' } }],
  ])('skips a link that would show more than before: %s', async (_, link) => {
    const { member, list } = await openShares({ verified: false });
    const report = await importFiles(member, {
      'portfolio/shares.json': [
        { label: 'odd', state: 'active', ...link },
        { label: 'good', state: 'active' },
      ],
    });
    expect(report.warnings).toEqual(['portfolio/shares.json']);
    expect((await list()).items).toMatchObject([{ label: 'good' }]);
  });

  it('skips a link to another member’s CV', async () => {
    const [ada, ben] = [await openShares(), await openShares()];
    const target = { kind: 'cv', id: await ada.makeCv() };
    const report = await importFiles(ben.member, { 'portfolio/shares.json': [{ label: '', state: 'active', target }] });
    expect(report.warnings).toEqual(['portfolio/shares.json']);
    expect((await ben.list()).items).toEqual([]);
  });

  it('imports valid links up to the limit', async () => {
    const { member, list } = await openShares({ verified: false });
    const report = await importFiles(member, {
      'portfolio/shares.json': [
        { label: 'good', state: 'active', shareId: 'mine', ownerId: 'somebody', live: true },
        { label: 'x'.repeat(81), state: 'active' },
        { label: 'turned \u202e', state: 'active' },
        null,
        { state: 'active' },
        { label: 'of no state', state: 'odd' },
      ],
    });
    expect(report.warnings).toEqual(['portfolio/shares.json']);
    const { items } = await list();
    expect(items.map(({ label, state }) => [label, state])).toEqual([
      ['good', 'active'],
      ['of no state', 'paused'],
    ]);
    expect(items.map(({ shareId }) => shareId)).not.toContain('mine');
    const many = Array.from({ length: 300 }, (_, at) => ({ label: `${at}`, state: 'active' }));
    const full = await importFiles(member, { 'portfolio/shares.json': many });
    expect(full.warnings).toEqual(['portfolio/shares.json']);
    expect((await list('?limit=100')).nextCursor).toBeDefined();
    expect((await instance.kernel.db.pool.query('select from shares where owner_id = $1', [member.uid])).rowCount).toBe(
      200,
    );
  });
});
