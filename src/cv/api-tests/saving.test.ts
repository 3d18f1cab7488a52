import { describe, expect, it } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { addItem, addSection, openCvs, setName } from '#testing/cvs.ts';
import { uploadImage } from '#testing/images.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { CV_LIMITS } from '../model/content.ts';

const instance = shareTestInstance();

describe('saving a CV', () => {
  it('accepts a whole document and returns the stored one on a conflict', async () => {
    const ada = await openCvs(instance);
    const { id, document } = await ada.make();
    const withHeadline = (headline: string) => ({ ...document, basics: { ...document.basics, headline } });
    const answers = await Promise.all(
      ['Analyst', 'Poet'].map((headline) =>
        ada.ask('PUT', `/${id}`, { revision: 1, document: withHeadline(headline) }),
      ),
    );
    const [accepted, rejected] = answers.sort((a, b) => a.status - b.status);
    expect([accepted?.status, rejected?.status]).toEqual([200, 409]);
    expect(accepted?.body).toMatchObject({ id, revision: 2 });
    expect(rejected?.body).toMatchObject({ code: 'CONFLICT', data: { current: accepted?.body } });
    expect(await ada.read(id)).toEqual(accepted?.body);
  });

  it('applies all operations or none, with a short response', async () => {
    const ada = await openCvs(instance);
    const { id } = await ada.make();
    const saved = await ada.change(
      id,
      1,
      setName('Ada Lovelace'),
      addItem('work', { id: 'engine', name: 'Analytical Engine' }),
    );
    expect([saved.status, saved.body]).toEqual([200, { id, revision: 2, updatedAt: expect.any(String) }]);
    const before = await ada.read(id);
    expect(before.document.sections.find((one) => one.id === 'work')?.items).toMatchObject([
      { id: 'engine', name: 'Analytical Engine', roles: [], visible: true },
    ]);
    const missingTarget = await ada.change(id, 2, setName('Nobody'), { do: 'remove', at: ['sections', 'nowhere'] });
    expect([missingTarget.status, missingTarget.body.data.fields]).toMatchObject([400, [{ path: 'operations.1' }]]);
    const wrong = await ada.change(id, 2, { do: 'set', at: ['basics'], field: 'name', value: 7 });
    expect([wrong.status, wrong.body.data.fields]).toMatchObject([400, [{ path: 'document.basics.name' }]]);
    const unknownField = await ada.change(id, 2, addItem('work', { id: 'x', salary: 1 }));
    expect([unknownField.status, unknownField.body.data.fields]).toMatchObject([
      400,
      [{ path: expect.stringMatching(/^document\.sections\.\d+\.items\.0\.salary$/) }],
    ]);
    expect(await ada.read(id)).toEqual(before);
    const rejected = await ada.change(id, 1, setName('Late'));
    expect([rejected.status, rejected.body.data.current]).toEqual([409, before]);
  });

  it('transfers little data for a small change in a large document', async () => {
    const ada = await openCvs(instance);
    const { id, document } = await ada.make();
    const text = 'Weaves algebraical patterns. '.repeat(600);
    const items = Array.from({ length: 18 }, (_, at) => ({ id: `t${at}`, visible: true, extras: [], text }));
    const large = {
      ...document,
      sections: [
        ...document.sections,
        {
          id: 'long',
          kind: 'text',
          title: '',
          showTitle: true,
          visible: true,
          area: 'main',
          columns: 1,
          keepTogether: false,
          startOnNewPage: false,
          items,
        },
      ],
    };
    expect(JSON.stringify(large).length).toBeGreaterThan(300_000);
    expect((await ada.ask('PUT', `/${id}`, { revision: 1, document: large })).status).toBe(200);
    const body = { revision: 2, operations: [setName('Ada Lovelace')] };
    const answer = await ada.ask('PATCH', `/${id}`, body);
    expect(answer.status).toBe(200);
    expect(JSON.stringify(body).length + JSON.stringify(answer.body).length).toBeLessThan(1000);

    const tooLarge = {
      ...large,
      sections: [
        ...large.sections,
        { ...large.sections.at(-1), id: 'more', items: items.map((item) => ({ ...item, id: `more-${item.id}` })) },
      ],
    };
    const refused = await ada.ask('PUT', `/${id}`, { revision: 3, document: tooLarge });
    expect([refused.status, refused.body]).toMatchObject([
      413,
      { code: 'PAYLOAD_TOO_LARGE', message: expect.stringContaining(`${CV_LIMITS.bytes / 1024} kB`) },
    ]);
    expect((await ada.read(id)).revision).toBe(3);
  });

  it.each([
    ['a lone surrogate', { was: ['\udc00x'] }],
    ['a NUL character in a key', { wrote: { 'a\u0000b': 1 } }],
  ])('rejects %s at any depth', async (_, unstorableField) => {
    const ada = await openCvs(instance);
    const { id, document } = await ada.make();
    const unstorable = { ...document, extras: [{ key: 'x', ...unstorableField }] };
    const saved = await ada.ask('PUT', `/${id}`, { revision: 1, document: unstorable });
    expect([saved.status, saved.body.code]).toEqual([400, 'BAD_REQUEST']);
    const made = await ada.ask('POST', '', { name: 'Odd', document: unstorable });
    expect([made.status, made.body.code]).toEqual([400, 'BAD_REQUEST']);
  });

  it('rejects references to images and projects of other members', async () => {
    const [ada, other] = [await openCvs(instance), await addMember(instance)];
    const otherProject = (await other.call('POST', '/api/projects', { title: 'Secret' })).body.id;
    const picture = (await uploadImage(instance, other)).id;
    const { id, document } = await ada.make();
    const withImage = { ...document, basics: { ...document.basics, image: picture } };
    const refused = await ada.ask('PUT', `/${id}`, { revision: 1, document: withImage });
    expect([refused.status, refused.body.data.fields]).toMatchObject([400, [{ path: 'document.basics.image' }]]);
    const operations = [addSection('p', 'projects'), addItem('p', { id: 'i', source: { id: otherProject, seen: {} } })];
    const named = await ada.ask('PATCH', `/${id}`, { revision: 1, operations });
    expect([named.status, JSON.stringify(named.body)]).toEqual([400, expect.not.stringContaining('Secret')]);
  });
});
