import { describe, expect, it } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { addItem, addSection, openCvs, setName } from '#testing/cvs.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import type { Operation } from '../model/operations.ts';

const instance = shareTestInstance();

const JOB = ['sections', 'work', 'items', 'job'];
const set = (at: string[], field: string, value: unknown): Operation => ({ do: 'set', at, field, value });
const setHeadline = (value: string) => set(['basics'], 'headline', value);

/** Opens a member with a CV of one job. */
async function openOriginal() {
  const ada = await openCvs(instance);
  const { id } = await ada.make({ name: 'General' });
  const write = async (cv: string, ...operations: Operation[]) => {
    const { revision } = await ada.read(cv);
    const answer = await ada.change(cv, revision, ...operations);
    expect([answer.status, answer.body.message]).toEqual([200, undefined]);
  };
  await write(
    id,
    ...(await ada.read(id)).document.sections.map(({ id: section }) => ({
      do: 'remove' as const,
      at: ['sections', section],
    })),
    setName('Ada Lovelace'),
    setHeadline('Engineer'),
    addSection('work', 'work'),
    addItem('work', { id: 'job', name: 'Example Works', location: 'London' }),
    {
      do: 'insert',
      into: JOB,
      list: 'roles',
      item: { id: 'role', position: 'Engineer', summary: 'Built it' },
      after: null,
    },
  );
  const makeVariant = async (body: object) => {
    const made = await ada.ask('POST', `/${id}/variants`, { name: 'Variant', ...body });
    expect([made.status, made.body]).toMatchObject([201, { revision: 1 }]);
    return made.body.id as string;
  };
  const variantOf = async (cv: string) => (await ada.ask('GET', `/${cv}/variant`)).body.variant;
  /** Answers the updates of a variant. */
  const answer = async (cv: string, answers: object[]) => {
    const [{ revision }, original] = [await ada.read(cv), await ada.read(id)];
    return ada.ask('POST', `/${cv}/variant/answers`, { revision, originalRevision: original.revision, answers });
  };
  return { ...ada, id, write, makeVariant, variantOf, answer };
}

describe('a CV for a job', () => {
  it('is a copy with the same nodes and a letter for the job, and follows its original', async () => {
    const ada = await openOriginal();
    const variant = await ada.makeVariant({ purpose: 'job', position: 'Lead', company: 'Sample Works' });
    const [original, copy] = [await ada.read(ada.id), await ada.read(variant)];
    expect({ ...copy.document, letters: [] }).toEqual({ ...original.document, letters: [] });
    expect(copy.document.letters).toMatchObject([{ company: 'Sample Works', subject: 'Lead', name: 'Sample Works' }]);
    expect(copy).toMatchObject({ visibility: 'private' });
    expect(await ada.variantOf(variant)).toEqual({
      original: { id: ada.id, name: 'General', language: 'en', revision: original.revision },
      ...{
        purpose: 'job',
        language: 'en',
        locked: false,
        updates: [],
        differences: 0,
        progress: null,
        canUndo: false,
        revision: 1,
      },
    });
    expect(await ada.variantOf(ada.id)).toBeNull();
    const { items } = (await ada.ask('GET', '/families')).body;
    expect(items).toMatchObject([
      { id: ada.id, originalId: null, purpose: null, name: 'General' },
      { id: variant, originalId: ada.id, purpose: 'job', name: 'Variant', visibility: 'private' },
    ]);
  });

  it('is offered what changes in the original, takes it by entry, and undoes that', async () => {
    const ada = await openOriginal();
    const variant = await ada.makeVariant({ purpose: 'job' });
    await ada.write(variant, setHeadline('Lead engineer'));
    await ada.write(ada.id, setHeadline('Senior engineer'), set(JOB, 'location', 'Turin'));
    expect((await ada.variantOf(variant)).updates).toMatchObject([
      { part: 'details', isEdited: true, changes: [{ did: 'changed', field: 'basics.headline' }] },
      { part: 'job', isEdited: false, changes: [{ did: 'changed', at: JOB, field: 'location' }] },
    ]);
    const before = await ada.read(variant);
    const answered = await ada.answer(variant, [
      { part: 'job', answer: 'take' },
      { part: 'details', answer: 'keep' },
    ]);
    expect([answered.status, answered.body]).toMatchObject([200, { id: variant, revision: before.revision + 1 }]);
    const after = await ada.read(variant);
    expect(after.document.sections[0]?.items).toMatchObject([{ location: 'Turin' }]);
    expect(after.document.basics.headline).toBe('Lead engineer');
    expect(await ada.variantOf(variant)).toMatchObject({ updates: [], canUndo: true });

    const undoBody = { revision: after.revision, answer: answered.body.answer };
    expect((await ada.ask('POST', `/${variant}/variant/undo`, { ...undoBody, answer: 1 })).status).toBe(409);
    const undone = await ada.ask('POST', `/${variant}/variant/undo`, undoBody);
    expect(undone.status).toBe(200);
    expect((await ada.read(variant)).document).toEqual(before.document);
    expect((await ada.variantOf(variant)).updates).toHaveLength(2);
    const again = await ada.ask('POST', `/${variant}/variant/undo`, { ...undoBody, revision: undone.body.revision });
    expect(again.status).toBe(409);
  });

  it('is offered updates again if the version before them is restored, and undoes them if that has got a name', async () => {
    const ada = await openOriginal();
    const variant = await ada.makeVariant({ purpose: 'job' });
    await ada.write(ada.id, set(JOB, 'location', 'Turin'));
    const take = async () => (await ada.answer(variant, [{ part: 'job', answer: 'take' }])).body;
    const { revision } = await take();
    const [version] = (await ada.ask('GET', `/${variant}/versions`)).body.items;
    const restored = await ada.ask('POST', `/${variant}/versions/${version.id}/restore`, { revision });
    expect(restored.status).toBe(200);
    expect((await ada.variantOf(variant)).updates).toMatchObject([{ part: 'job', isEdited: false }]);

    const again = await take();
    const [latest] = (await ada.ask('GET', `/${variant}/versions`)).body.items;
    await ada.ask('PATCH', `/${variant}/versions/${latest.id}`, { name: 'As sent' });
    const undone = await ada.ask('POST', `/${variant}/variant/undo`, {
      revision: again.revision,
      answer: again.answer,
    });
    expect(undone.status).toBe(200);
    expect((await ada.read(variant)).document.sections[0]?.items).toMatchObject([{ location: 'London' }]);
  });

  it('is not changed by any answer while it is locked', async () => {
    const ada = await openOriginal();
    const variant = await ada.makeVariant({ purpose: 'job' });
    await ada.write(ada.id, set(JOB, 'location', 'Turin'));
    await ada.ask('PUT', `/${variant}/lock`, { locked: true });
    for (const answer of ['take', 'keep', 'replace'])
      expect((await ada.answer(variant, [{ part: 'job', answer }])).status, answer).toBe(423);
    expect((await ada.variantOf(variant)).updates).toHaveLength(1);
  });

  it('refuses an answer to updates that are no longer the current ones', async () => {
    const ada = await openOriginal();
    const variant = await ada.makeVariant({ purpose: 'job' });
    const { revision: originalRevision } = await ada.read(ada.id);
    await ada.write(ada.id, set(JOB, 'location', 'Turin'));
    const answers = [{ part: 'job', answer: 'take' }];
    const late = await ada.ask('POST', `/${variant}/variant/answers`, { revision: 1, originalRevision, answers });
    expect(late.status).toBe(409);
    await ada.write(variant, setHeadline('Lead'));
    const current = { originalRevision: originalRevision + 1, answers };
    expect((await ada.ask('POST', `/${variant}/variant/answers`, { revision: 1, ...current })).status).toBe(409);
    expect((await ada.read(variant)).document.sections[0]?.items).toMatchObject([{ location: 'London' }]);
  });

  it('stays as it is when the original goes to the trash, is deleted, or it is detached', async () => {
    const ada = await openOriginal();
    const [one, other] = [await ada.makeVariant({ purpose: 'job' }), await ada.makeVariant({ purpose: 'job' })];
    expect((await ada.ask('DELETE', `/${other}/variant`)).status).toBe(200);
    expect(await ada.variantOf(other)).toBeNull();
    expect((await ada.ask('DELETE', `/${other}/variant`)).status).toBe(404);
    const { document } = await ada.read(one);
    await ada.ask('DELETE', `/${ada.id}`);
    expect(await ada.variantOf(one)).toMatchObject({ original: { revision: null }, updates: [] });
    await ada.ask('DELETE', `/${ada.id}/forever`);
    expect(await ada.variantOf(one)).toBeNull();
    expect((await ada.read(one)).document).toEqual(document);
    const { items } = (await ada.ask('GET', '/families')).body;
    expect(items).toMatchObject([{ originalId: null }, { originalId: null }]);
  });

  it('is listed with its family, page by page', async () => {
    const ada = await openOriginal();
    const variant = await ada.makeVariant({ purpose: 'job' });
    const { id: other } = await ada.make({ name: 'Another' });
    const families = async (query: string) => (await ada.ask('GET', `/families?${query}`)).body;
    const first = await families('limit=1');
    expect(first.items.map(({ id }: { id: string }) => id)).toEqual([other]);
    const second = await families(`limit=1&cursor=${first.nextCursor}`);
    expect(second.items.map(({ id }: { id: string }) => id)).toEqual([ada.id, variant]);
    expect(second.nextCursor).toBeUndefined();
    expect((await families('')).items).toHaveLength(3);
    for (const query of ['limit=0', 'limit=201', 'cursor=nothing', `cursor=${btoa('["2026","x"]')}`])
      expect((await ada.ask('GET', `/families?${query}`)).status, query).toBe(400);
  });

  it('can be compared with any other of the family', async () => {
    const ada = await openOriginal();
    const variant = await ada.makeVariant({ purpose: 'job' });
    await ada.write(variant, setHeadline('Lead'));
    const { body } = await ada.ask('GET', `/${variant}/differences/${ada.id}`);
    expect(body.changes).toMatchObject([{ did: 'changed', field: 'basics.headline' }]);
    const grace = await openCvs(instance);
    const { id } = await grace.make();
    expect((await grace.ask('GET', `/${id}/differences/${ada.id}`)).status).toBe(404);
    expect((await grace.ask('POST', `/${ada.id}/variants`, { purpose: 'job', name: 'x' })).status).toBe(404);
  });

  it('is refused below too many others', async () => {
    const ada = await openOriginal();
    let last = ada.id;
    for (let depth = 0; depth < 10; depth += 1)
      last = (await ada.ask('POST', `/${last}/variants`, { purpose: 'job', name: 'x' })).body.id;
    const refused = await ada.ask('POST', `/${last}/variants`, { purpose: 'job', name: 'x' });
    expect([refused.status, refused.body.data.fields]).toMatchObject([400, [{ path: 'id' }]]);
  });

  it('is in the member’s export, and follows its original again in a new account', async () => {
    const ada = await openOriginal();
    const variant = await ada.makeVariant({ purpose: 'job' });
    await ada.write(ada.id, set(JOB, 'location', 'Turin'));
    const grace = await addMember(instance);
    const zip = await fetch(`${instance.url}/api/me/export`, { headers: { cookie: ada.member.cookie } });
    const imported = await grace.call('POST', '/api/me/import', new Uint8Array(await zip.arrayBuffer()), {
      'content-type': 'application/zip',
    });
    expect(imported.body).toMatchObject({ imported: expect.arrayContaining(['cv-variants']) });
    const { items } = (await grace.call('GET', '/api/cvs/families')).body;
    const copy = items.find(({ name }: { name: string }) => name === 'Variant');
    expect(items.find(({ name }: { name: string }) => name === 'General').id).toBe(copy.originalId);
    expect(copy.id).not.toBe(variant);
    expect((await grace.call('GET', `/api/cvs/${copy.id}/variant`)).body.variant.updates).toMatchObject([
      { part: 'job' },
    ]);
  });
});

describe('a CV in another language', () => {
  async function openTranslation() {
    const ada = await openOriginal();
    const variant = await ada.makeVariant({ purpose: 'language', language: 'de', name: 'Allgemein' });
    const translation = async () => (await ada.ask('GET', `/${variant}/translation`)).body;
    return { ...ada, variant, translation };
  }

  it('has the language’s paper, and counts what is translated', async () => {
    const ada = await openTranslation();
    const { document } = await ada.read(ada.variant);
    expect(document.design).toMatchObject({ language: 'de', page: 'a4' });
    expect((await ada.variantOf(ada.variant)).progress).toEqual({ total: 3, done: 0, missing: 3, changed: 0 });
    await ada.write(ada.variant, setHeadline('Ingenieurin'), set([...JOB, 'roles', 'role'], 'position', 'Ingenieurin'));
    expect((await ada.variantOf(ada.variant)).progress).toMatchObject({ done: 2, missing: 1 });
    expect(await ada.translation()).toMatchObject({
      language: 'de',
      original: { id: ada.id, language: 'en' },
      same: [],
    });
  });

  it('follows what is not translated, and marks a translation whose original has changed', async () => {
    const ada = await openTranslation();
    await ada.write(ada.variant, setHeadline('Ingenieurin'));
    await ada.write(ada.id, setHeadline('Senior engineer'), set([...JOB, 'roles', 'role'], 'summary', 'Built them'));
    expect(await ada.variantOf(ada.variant)).toMatchObject({
      updates: [{ part: 'job', changes: [{ field: 'summary' }] }],
      progress: { changed: 1, missing: 2 },
    });
    const { revision: originalRevision } = await ada.read(ada.id);
    const mark = (body: object) => ada.ask('PATCH', `/${ada.variant}/translation`, { originalRevision, ...body });
    expect((await mark({ seen: ['/basics.headline'], same: ['role/position', 'unknown/text'] })).body).toEqual({
      same: ['role/position'],
    });
    expect((await ada.variantOf(ada.variant)).progress).toMatchObject({ changed: 0, done: 2, missing: 1 });
    expect((await mark({ different: ['role/position'] })).body).toEqual({ same: [] });
    await ada.write(ada.id, setHeadline('Lead engineer'));
    expect((await mark({ seen: ['/basics.headline'] })).status).toBe(409);
  });

  it.each(['xliff', 'csv'])('gives its texts to a translator and takes them back as %s', async (format) => {
    const ada = await openTranslation();
    const file = await ada.fetchFile(`${ada.variant}/translation/${format}`);
    expect([file.status, file.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining(format === 'csv' ? 'Allgemein.csv' : 'Allgemein.xlf'),
    ]);
    const text = file.bytes.toString();
    const content =
      format === 'csv'
        ? text.replace('role/summary,missing,Built it,', 'role/summary,missing,Built it,"Gebaut, mit <Mühe>"')
        : text.replace(
            /(<trans-unit id="role\/summary"[\s\S]*?<target[^>]*>)/,
            '$1Gebaut, <g id="1">mit</g> &lt;Mühe&gt;</target><alt-trans><source>x</source><target>y</target></alt-trans><target>',
          );
    expect(content).not.toBe(text);
    const { revision } = await ada.read(ada.variant);
    const taken = await ada.ask('POST', `/${ada.variant}/translation/file`, { revision, content });
    expect([taken.status, taken.body]).toMatchObject([200, { imported: 1, skipped: [] }]);
    expect((await ada.read(ada.variant)).document.sections[0]?.items).toMatchObject([
      { roles: [{ summary: 'Gebaut, mit <Mühe>' }] },
    ]);
    expect((await ada.variantOf(ada.variant)).progress).toMatchObject({ done: 1 });
  });

  it('skips texts of a file whose original has changed, and refuses what is no such file', async () => {
    const ada = await openTranslation();
    const { revision } = await ada.read(ada.variant);
    const take = (content: string) => ada.ask('POST', `/${ada.variant}/translation/file`, { revision, content });
    for (const content of [
      'no table',
      '<xliff',
      '<html></html>',
      '<!DOCTYPE x [<!ENTITY a "b">]><xliff><trans-unit id="role/summary"><source>&a;</source></trans-unit></xliff>',
    ]) {
      expect((await take(content)).status, content).toBe(400);
    }
    const rows =
      'key,original,translation\nrole/summary,Built something,Gebaut\nnowhere/text,a,b\nrole/position,Engineer,';
    expect((await take(rows)).body).toMatchObject({ imported: 0, skipped: ['role/summary', 'nowhere/text'], revision });
  });

  it('takes what a file confirms, and skips a text that its field can’t have', async () => {
    const ada = await openTranslation();
    await ada.write(ada.variant, setHeadline('Ingenieurin'));
    await ada.write(ada.id, setHeadline('Senior engineer'));
    const take = async (content: string) => {
      const { revision } = await ada.read(ada.variant);
      return (await ada.ask('POST', `/${ada.variant}/translation/file`, { revision, content })).body;
    };
    const unit = (id: string, source: string, target: string, state: string) =>
      `<xliff><trans-unit id="${id}"><source>${source}</source><target state="${state}">${target}</target></trans-unit></xliff>`;
    const headline = (state: string) => unit('/basics.headline', 'Senior engineer', 'Ingenieurin', state);
    expect(await take(headline('needs-review-translation'))).toMatchObject({ imported: 0, skipped: [] });
    expect(await take(headline('final'))).toMatchObject({ imported: 1 });
    expect(await take(unit('role/position', 'Engineer', 'Engineer', 'new'))).toMatchObject({ imported: 0 });
    expect(await take(unit('role/position', 'Engineer', 'Engineer', 'final'))).toMatchObject({ imported: 1 });
    expect(await ada.translation()).toMatchObject({ same: ['role/position'] });
    expect((await ada.variantOf(ada.variant)).progress).toMatchObject({ done: 2, changed: 0, missing: 1 });
    expect(await take(unit('role/position', 'Engineer', 'x'.repeat(600), 'final'))).toMatchObject({
      ...{ imported: 0, skipped: ['role/position'] },
    });
  });

  it('does not get the texts of the member’s work in the language of the original', async () => {
    const ada = await openOriginal();
    const entry = (await ada.member.call('POST', '/api/entries', { kind: 'skills', fields: { name: 'Logic' } })).body;
    const item = { id: 'skill', name: 'Logic', source: { id: entry.id, seen: { name: 'Logic' } } };
    await ada.write(ada.id, addSection('skills', 'skills'), addItem('skills', item));
    const variant = await ada.makeVariant({ purpose: 'language', language: 'de', name: 'Deutsch' });
    const fields = { ...entry.fields, name: 'Symbolic logic' };
    await ada.member.call('PATCH', `/api/entries/${entry.id}`, { revision: 1, fields });
    expect((await ada.ask('GET', `/${ada.id}/offers`)).body.offers).toHaveLength(1);
    expect((await ada.ask('GET', `/${variant}/offers`)).body.offers).toEqual([]);
    await ada.write(ada.id, addItem('skills', { ...item, id: 'later' }));
    expect((await ada.answer(variant, [{ part: 'later', answer: 'take' }])).status).toBe(200);
    expect((await ada.ask('GET', `/${variant}/offers`)).body.offers).toEqual([]);
  });

  it('starts with the translations that the member’s work has of texts that are the same', async () => {
    const ada = await openOriginal();
    const fields = { name: 'Works', roles: [{ position: 'Engineer', summary: 'Built it' }] };
    const entry = (await ada.member.call('POST', '/api/entries', { kind: 'work', fields })).body;
    const [{ id: role }] = entry.fields.roles;
    const item = { id: 'linked', name: 'Works', source: { id: entry.id, seen: entry.fields } };
    await ada.write(ada.id, addItem('work', item), {
      ...{ do: 'insert', into: ['sections', 'work', 'items', 'linked'], list: 'roles', after: null },
      item: { id: role, position: 'Engineer', summary: 'Built it alone' },
    });
    const translate = (part: string, ...texts: object[]) =>
      ada.member.call('PATCH', `/api/site/languages/de/parts/${part}`, { texts });
    await translate(
      entry.id,
      { key: `${role}/position`, original: 'Engineer', text: 'Ingenieurin' },
      { key: `${role}/summary`, original: 'Built it', text: 'Baute es' },
    );
    const site = (await ada.member.call('GET', '/api/site')).body;
    await ada.member.call('PUT', '/api/site', { document: { ...site.document, headline: 'Engineer' } });
    await translate('site', { key: 'headline', original: 'Engineer', text: 'Ingenieurin von Beruf' });
    const variant = await ada.makeVariant({ purpose: 'language', language: 'de', name: 'Deutsch' });
    const { basics, sections } = (await ada.read(variant)).document;
    expect(basics.headline).toBe('Ingenieurin von Beruf');
    const items = sections.flatMap((section) => section.items as unknown[]) as { id: string; roles: object[] }[];
    expect(items.find(({ id }) => id === 'linked')?.roles[0]).toMatchObject({
      ...{ position: 'Ingenieurin', summary: 'Built it alone' },
    });
    // The same text of an entry that is not linked may be about something else.
    expect(items.find(({ id }) => id === 'job')?.roles[0]).toMatchObject({ position: 'Engineer' });
    expect((await ada.variantOf(variant)).progress).toMatchObject({ done: 2 });
  });
});
