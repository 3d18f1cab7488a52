import { describe, expect, it } from 'vitest';
import { openCollection } from '#testing/collection.ts';
import { uploadImage } from '#testing/images.ts';
import { expectRefused, type RefusedValues } from '#testing/refused-values.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance();
const PROJECT = {
  title: 'The Analytical Engine',
  slug: 'analytical-engine',
  summary: 'An engine that weaves algebraical patterns.',
  role: 'Analyst',
  client: 'Charles Babbage',
  start: '1842',
  end: '1843-07-10',
  ongoing: false,
  status: 'draft',
  featured: true,
  tags: ['maths', 'Ω'],
  stack: ['brass'],
  links: [{ label: 'Notes', url: 'https://example.org/notes?g=1#top' }],
  caseStudy: { problem: '**Tables** are wrong.', approach: '<script>alert(1)</script>', outcome: 'سبع\nأوراق' },
  metrics: [{ label: 'Operations', value: '25' }],
  collaborators: [{ name: 'Luigi Menabrea', url: '' }],
  coverAlt: 'Brass wheels in a frame',
  coverFocus: { x: 20, y: 100 },
  wordings: [{ name: 'For buyers', texts: { summary: '<b>Sells</b>' } }],
};
const text = (length: number) => 'x'.repeat(length);
const many = <T>(count: number, item: T) => Array.from({ length: count }, () => item);
const link = { label: 'x', url: 'https://example.org' };

const INVALID_VALUES: Record<string, RefusedValues> = {
  wordings: [
    ['x'],
    [[{ name: '', texts: {} }], 'wordings.0.name'],
    [[{ name: 'x'.repeat(41), texts: {} }], 'wordings.0.name'],
    [[{ name: 'short', texts: { title: 'x' } }], 'wordings.0.texts'],
    [[{ name: 'short', texts: { summary: text(20_001) } }], 'wordings.0.texts.summary'],
    [[{ name: 'short', texts: { summary: 'a\0' } }], 'wordings.0.texts.summary'],
    [
      [
        { name: 'short', texts: {} },
        { name: 'short', texts: {} },
      ],
      'wordings.1.name',
    ],
    [Array.from({ length: 11 }, (_, at) => ({ name: `${at}`, texts: {} }))],
  ],
  title: [
    [''],
    ['   '],
    [text(201)],
    [7],
    [null],
    [['x']],
    [{ length: 1e9 }],
    ['a\nb'],
    ['\u202eevil'],
    ['\ud800'],
    ['a\0b'],
  ],
  summary: [[text(161)], [false], ['a\u2028b'], ['a\rb']],
  coverAlt: [[text(501)], [null], ['a\nb']],
  coverFocus: [
    ['center'],
    [{ x: 20 }, 'coverFocus.y'],
    [{ x: 101, y: 0 }, 'coverFocus.x'],
    [{ x: 0, y: 0.5 }, 'coverFocus.y'],
    [{ x: 0, y: 0, z: 0 }, 'coverFocus.z'],
  ],
  role: [[text(121)], [{}]],
  client: [[text(121)], [0]],
  start: [
    ['1843-7'],
    ['10.07.1843'],
    ['1843-13'],
    ['1843-02-30'],
    ['0000'],
    ['yesterday'],
    [1843],
    ['1843-07-10T00:00'],
  ],
  end: [['x'], [null]],
  ongoing: [['true'], [1]],
  status: [['public'], ['Draft'], [''], [1]],
  featured: [['yes'], [null]],
  tags: [
    ['maths'],
    [many(31, 'x')],
    [[''], 'tags.0'],
    [[text(41)], 'tags.0'],
    [['a', 7], 'tags.1'],
    [['a\nb'], 'tags.0'],
  ],
  stack: [[many(51, 'x')], [[text(41)], 'stack.0'], [{}]],
  links: [
    [many(31, link)],
    [[{ ...link, url: 'javascript:alert(1)' }], 'links.0.url'],
    [[{ ...link, url: 'example.org' }], 'links.0.url'],
    [[{ ...link, url: `https://example.org/${text(2000)}` }], 'links.0.url'],
    [[{ ...link, url: 'https://ex ample.org' }], 'links.0.url'],
    [[{ label: 'x' }], 'links.0.url'],
    [[{ ...link, label: text(81) }], 'links.0.label'],
    [[{ ...link, target: '_top' }], 'links.0.target'],
    [['https://example.org'], 'links.0'],
  ],
  cover: [['x'], [7], [''], ['00000000-0000-4000-8000-000000000000']],
  gallery: [
    [[{ image: 'x' }], 'gallery.0.image'],
    [[{ image: '00000000-0000-4000-8000-000000000000' }], 'gallery.0.image'],
    [[{ alt: 'x' }], 'gallery.0.image'],
    [many(61, { image: '00000000-0000-4000-8000-000000000000' })],
  ],
  caseStudy: [
    ['Long story'],
    [{ problem: text(20_001) }, 'caseStudy.problem'],
    [{ outcome: 'a\0b' }, 'caseStudy.outcome'],
    [{ approach: '\udfff' }, 'caseStudy.approach'],
    [{ result: 'x' }, 'caseStudy.result'],
  ],
  metrics: [
    [[{ label: 'x', value: '' }], 'metrics.0.value'],
    [[{ label: 'x' }], 'metrics.0.value'],
    [[{ label: text(81), value: '1' }], 'metrics.0.label'],
    [[{ label: 'x', value: 25 }], 'metrics.0.value'],
    [many(21, { label: 'x', value: '1' })],
  ],
  collaborators: [
    [[{ name: '' }], 'collaborators.0.name'],
    [[{ name: text(121) }], 'collaborators.0.name'],
    [[{ name: 'x', url: 'ftp://example.org' }], 'collaborators.0.url'],
    [many(51, { name: 'x' })],
  ],
};

describe('project fields', () => {
  it('stores every field unchanged, including markup', async () => {
    const { make, ask } = await openCollection(instance);
    const made = await make(PROJECT);
    expect(made).toMatchObject(PROJECT);
    expect((await ask('GET', `/${made.id}`)).body).toEqual(made);
    const saved = await ask('PATCH', `/${made.id}`, { revision: 1, ...PROJECT });
    expect(saved.body).toEqual({ ...made, revision: 2, updatedAt: saved.body.updatedAt });
  });

  it('fills omitted fields with empty values', async () => {
    const { make } = await openCollection(instance);
    expect(await make({ title: '  Note G  ', links: [{ url: 'https://example.org' }], caseStudy: {} })).toMatchObject({
      title: 'Note G',
      status: 'draft',
      ongoing: false,
      featured: false,
      cover: null,
      coverAlt: '',
      coverFocus: null,
      gallery: [],
      links: [{ label: '', url: 'https://example.org' }],
      caseStudy: { problem: '', approach: '', outcome: '' },
      images: {},
    });
  });

  it('accepts values at their limits', async () => {
    const { make } = await openCollection(instance);
    const full = {
      title: text(200),
      summary: '😀'.repeat(80),
      tags: many(30, text(40)).map((tag, at) => `${at}${tag}`.slice(0, 40)),
      links: many(30, link),
      caseStudy: { problem: text(20_000), approach: text(20_000), outcome: text(20_000) },
      metrics: many(20, { label: text(80), value: text(80) }),
    };
    expect(await make(full)).toMatchObject(full);
  });

  it.each(Object.entries(INVALID_VALUES))(
    'rejects invalid values for %s with the path of the field and stores nothing',
    async (field, values) => expectRefused(await openCollection(instance), field, values),
  );

  it('requires a title and rejects unknown fields', async () => {
    const { ask } = await openCollection(instance);
    const answer = await ask('POST', '', { summary: 'x', Title: 'x', name: 'x', constructor: 'x' });
    expect(answer.status).toBe(400);
    expect(answer.body.data.fields).toEqual(
      expect.arrayContaining([
        { path: 'title', message: 'Fill in this field' },
        ...['Title', 'name', 'constructor'].map((path) => ({ path, message: 'This field doesn’t exist' })),
      ]),
    );
    for (const body of [undefined, null, [], 'title', 7]) {
      expect([body, (await ask('POST', '', body)).status]).toEqual([body, 400]);
    }
  });

  it('rejects an end before the start, as far as the dates are known', async () => {
    const { make, ask } = await openCollection(instance);
    const { id } = await make({ start: '1843-07', end: '1843' });
    for (const end of ['1843-06', '1842', '1843-06-30']) {
      const answer = await ask('PATCH', `/${id}`, { revision: 1, end });
      expect([answer.status, answer.body.data.fields]).toEqual([
        400,
        [{ path: 'end', message: 'End date can’t be before the start date' }],
      ]);
    }
    expect((await ask('PATCH', `/${id}`, { revision: 1, end: '1842', ongoing: true })).status).toBe(200);
    expect((await ask('PATCH', `/${id}`, { revision: 2, ongoing: false })).status).toBe(400);
    expect((await ask('PATCH', `/${id}`, { revision: 2, ongoing: false, end: '1843-07-31' })).status).toBe(200);
  });
});

describe('images of a project', () => {
  it('accepts only images of the member and returns them with the project', async () => {
    const { make, ask, list, member } = await openCollection(instance);
    const [cover, inside] = [
      await uploadImage(instance, member, 'a.jpg'),
      await uploadImage(instance, member, 'b.jpg'),
    ];
    const gallery = [{ image: inside.id, alt: 'The mill', caption: 'Drawn in 1840' }];
    const made = await make({ cover: cover.id, gallery });
    expect(made).toMatchObject({ cover: cover.id, gallery, images: { [cover.id]: { id: cover.id }, [inside.id]: {} } });
    expect(Object.keys((await list()).items[0]?.images ?? {})).toEqual([cover.id]);

    const other = await openCollection(instance);
    const refused = await other.ask('POST', '', { title: 'x', cover: cover.id, gallery });
    expect([refused.status, refused.body.data.fields]).toEqual([
      400,
      [
        { path: 'cover', message: 'This image doesn’t exist.' },
        { path: 'gallery.0.image', message: 'This image doesn’t exist.' },
      ],
    ]);
    // A missing image does not block saving other fields.
    await member.call('DELETE', `/v0/b/vitrine.local/o/${encodeURIComponent(inside.file)}`);
    const saved = await ask('PATCH', `/${made.id}`, { revision: 1, gallery, role: 'Analyst' });
    expect([saved.status, Object.keys(saved.body.images)]).toEqual([200, [cover.id]]);
    expect((await ask('POST', `/${made.id}/duplicate`)).status).toBe(201);
  });

  it('saves the same image in many projects at once without a deadlock', async () => {
    const { make, ask, member } = await openCollection(instance);
    const { id: cover } = await uploadImage(instance, member);
    const ids = await Promise.all(Array.from({ length: 24 }, async () => (await make()).id));
    const answers = await Promise.all(ids.map((id) => ask('PATCH', `/${id}`, { revision: 1, cover })));
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
  });
});
