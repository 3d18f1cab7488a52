import { describe, expect, it } from 'vitest';
import { BLOCKS_WITHOUT_FILES } from '#testing/blocks.ts';
import { openCollection } from '#testing/collection.ts';
import { uploadImage } from '#testing/images.ts';
import { CAPTIONS, makeMedium, makeVideo } from '#testing/media.ts';
import { expectRefused, type RefusedValues } from '#testing/refused-values.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance();
const ID = '0b3cf0ce-5a0c-4c8c-9a64-0d3d6a0f1c01';
const OTHER_ID = '0b3cf0ce-5a0c-4c8c-9a64-0d3d6a0f1c02';
const MISSING = '00000000-0000-4000-8000-000000000000';
const x = (length: number) => 'x'.repeat(length);
const many = <T>(count: number, item: (at: number) => T) => Array.from({ length: count }, (_, at) => item(at));
const idOf = (at: number) => `0b3cf0ce-5a0c-4c8c-9a64-0d3d6a0f${String(1000 + at)}`;
const text = (at: number, length = 1) => ({ id: idOf(at), kind: 'text', text: x(length) });
const block = (fields: object) => [{ id: ID, ...fields }];
const pictures = (count: number) => many(count, () => ({ image: MISSING }));

const track = (language: string) => ({ media: MISSING, language });

const INVALID_BLOCKS: RefusedValues = [
  ['x'],
  [null],
  [{}],
  [[null], 'blocks.0'],
  [['text'], 'blocks.0'],
  [[[]], 'blocks.0'],
  [block({}), 'blocks.0.kind'],
  [block({ kind: 'script' }), 'blocks.0.kind'],
  [block({ kind: '__proto__' }), 'blocks.0.kind'],
  [block({ kind: ['text'] }), 'blocks.0.kind'],
  [[{ kind: 'text', text: 'x' }], 'blocks.0.id'],
  [[{ id: 'x', kind: 'text' }], 'blocks.0.id'],
  [[{ id: 'problem', kind: 'text' }], 'blocks.0.id'],
  [[{ id: ID, kind: 'field' }], 'blocks.0.id'],
  [[{ id: 'constructor', kind: 'field' }], 'blocks.0.id'],
  [[{ id: 'problem', kind: 'field', text: 'x' }], 'blocks.0.text'],
  [block({ kind: 'text', text: 'x', html: '<b>' }), 'blocks.0.html'],
  [block({ kind: 'text', text: 7 }), 'blocks.0.text'],
  [block({ kind: 'text', text: 'a\0' }), 'blocks.0.text'],
  [block({ kind: 'text', text: '\ud800' }), 'blocks.0.text'],
  [block({ kind: 'text', text: x(20_001) }), 'blocks.0.text'],
  [block({ kind: 'heading', text: 'a\nb' }), 'blocks.0.text'],
  [block({ kind: 'heading', text: '\u202eevil' }), 'blocks.0.text'],
  [block({ kind: 'heading', text: x(201) }), 'blocks.0.text'],
  [block({ kind: 'picture', width: 'huge' }), 'blocks.0.width'],
  [block({ kind: 'picture', pictures: pictures(2) }), 'blocks.0.pictures'],
  [block({ kind: 'picture', pictures: [{ image: '../x' }] }), 'blocks.0.pictures.0.image'],
  [block({ kind: 'picture', pictures: pictures(1) }), 'blocks.0.pictures.0.image'],
  [block({ kind: 'pair', pictures: pictures(3) }), 'blocks.0.pictures'],
  [block({ kind: 'comparison', pictures: pictures(3) }), 'blocks.0.pictures'],
  [block({ kind: 'grid', pictures: pictures(25) }), 'blocks.0.pictures'],
  [block({ kind: 'quote', text: x(2001) }), 'blocks.0.text'],
  [block({ kind: 'quote', text: 'x', url: 'javascript:alert(1)' }), 'blocks.0.url'],
  [block({ kind: 'code', text: x(10_001) }), 'blocks.0.text'],
  [block({ kind: 'code', text: 'x', language: x(31) }), 'blocks.0.language'],
  [block({ kind: 'table', rows: 'x' }), 'blocks.0.rows'],
  [block({ kind: 'table', rows: ['x'] }), 'blocks.0.rows.0'],
  [block({ kind: 'table', rows: [[7]] }), 'blocks.0.rows.0.0'],
  [block({ kind: 'table', rows: [['a\nb']] }), 'blocks.0.rows.0.0'],
  [block({ kind: 'table', rows: [[x(501)]] }), 'blocks.0.rows.0.0'],
  [block({ kind: 'table', rows: [many(13, () => '')] }), 'blocks.0.rows.0'],
  [block({ kind: 'table', rows: many(101, () => ['']) }), 'blocks.0.rows'],
  [block({ kind: 'figures', figures: [{ label: 'x' }] }), 'blocks.0.figures.0.value'],
  [block({ kind: 'figures', figures: [{ label: 'x', value: '' }] }), 'blocks.0.figures.0.value'],
  [block({ kind: 'figures', figures: many(21, () => ({ label: 'x', value: '1' })) }), 'blocks.0.figures'],
  [block({ kind: 'divider', text: 'x' }), 'blocks.0.text'],
  [block({ kind: 'callout', tone: 'alarm', text: 'x' }), 'blocks.0.tone'],
  [block({ kind: 'embed', url: 'data:text/html,x' }), 'blocks.0.url'],
  [block({ kind: 'embed', url: 'youtube.com' }), 'blocks.0.url'],
  [block({ kind: 'embed', title: x(201) }), 'blocks.0.title'],
  [block({ kind: 'video', media: 'clip.mp4' }), 'blocks.0.media'],
  [block({ kind: 'video', media: MISSING }), 'blocks.0.media'],
  [block({ kind: 'video', poster: MISSING }), 'blocks.0.poster'],
  [block({ kind: 'video', width: 'huge' }), 'blocks.0.width'],
  [block({ kind: 'video', autoplay: true }), 'blocks.0.autoplay'],
  [block({ kind: 'video', src: 'https://x.example/' }), 'blocks.0.src'],
  [block({ kind: 'video', alt: x(501) }), 'blocks.0.alt'],
  [block({ kind: 'video', caption: 'a\nb' }), 'blocks.0.caption'],
  [block({ kind: 'video', transcript: x(20_001) }), 'blocks.0.transcript'],
  [block({ kind: 'video', tracks: many(21, () => track('en')) }), 'blocks.0.tracks'],
  [block({ kind: 'video', tracks: [track('en')] }), 'blocks.0.tracks.0.media'],
  [block({ kind: 'video', tracks: [{ language: 'en' }] }), 'blocks.0.tracks.0.media'],
  ...['', 'English', 'en"', 'en-', `en-${x(40)}`].map((language): RefusedValues[number] => [
    block({ kind: 'video', tracks: [track(language)] }),
    'blocks.0.tracks.0.language',
  ]),
  [block({ kind: 'audio', media: MISSING }), 'blocks.0.media'],
  [block({ kind: 'audio', title: x(201) }), 'blocks.0.title'],
  [block({ kind: 'audio', poster: null }), 'blocks.0.poster'],
  [block({ kind: 'file', media: MISSING }), 'blocks.0.media'],
  [block({ kind: 'file', label: '\u202efdp.exe' }), 'blocks.0.label'],
  [block({ kind: 'file', url: '/media/x.pdf' }), 'blocks.0.url'],
  [[text(1), text(1)]],
  [
    [
      { id: 'problem', kind: 'field' },
      { id: 'problem', kind: 'field' },
    ],
  ],
  [many(101, (at) => text(at))],
  [many(11, (at) => text(at, 20_000))],
];

describe('the blocks of a project', () => {
  it('are kept as they were written, with defaults for what is missing', async () => {
    const { make } = await openCollection(instance);
    expect((await make({ title: 'x', blocks: BLOCKS_WITHOUT_FILES })).blocks).toEqual(BLOCKS_WITHOUT_FILES);
    const { blocks } = await make({
      title: 'x',
      blocks: [
        { id: ID, kind: 'table' },
        { id: OTHER_ID, kind: 'picture' },
      ],
    });
    expect(blocks).toEqual([
      { id: ID, kind: 'table', hasHeading: true, rows: [], caption: '' },
      { id: OTHER_ID, kind: 'picture', width: 'column', pictures: [] },
    ]);
  });

  it('show only pictures of their member', async () => {
    const ada = await openCollection(instance);
    const charles = await openCollection(instance);
    const image = await uploadImage(instance, ada.member);
    const blocks = [{ id: ID, kind: 'pair', pictures: [{ image: image.id, alt: 'The mill', caption: '' }] }];
    const made = await ada.make({ title: 'x', blocks });
    expect(made).toMatchObject({ blocks, images: { [image.id]: { id: image.id } } });
    const refused = await charles.ask('POST', '', { title: 'x', blocks });
    expect(refused.status).toBe(400);
    expect(refused.body.data.fields).toMatchObject([{ path: 'blocks.0.pictures.0.image' }]);
  });

  it('play only media of their member, and each in its place', async () => {
    const ada = await openCollection(instance);
    const charles = await openCollection(instance);
    const video = await makeVideo(instance, ada.member);
    const captions = { kind: 'captions', name: 'en.vtt', bytes: new TextEncoder().encode(CAPTIONS) };
    const { body: medium } = await makeMedium(instance, ada.member, captions);
    const blocks = [{ id: ID, kind: 'video', media: video.id, tracks: [{ media: medium.id, language: 'en' }] }];
    const made = await ada.make({ title: 'x', blocks });
    expect(made.blocks).toMatchObject(blocks);
    const refused = await charles.ask('POST', '', { title: 'x', blocks });
    expect(refused.body.data.fields).toMatchObject([{ path: 'blocks.0.media' }, { path: 'blocks.0.tracks.0.media' }]);
    for (const wrong of [
      { kind: 'audio', media: video.id },
      { kind: 'file', media: video.id },
      { kind: 'video', media: medium.id },
    ]) {
      for (const answer of [
        await ada.ask('POST', '', { title: 'x', blocks: block(wrong) }),
        await ada.ask('PATCH', `/${made.id}`, { revision: 1, blocks: block(wrong) }),
      ])
        expect([answer.status, answer.body.data.fields]).toMatchObject([400, [{ path: 'blocks.0.media' }]]);
    }
    const poster = await ada.ask('POST', '', { title: 'x', blocks: block({ kind: 'video', poster: video.id }) });
    expect(poster.body.data.fields).toMatchObject([{ path: 'blocks.0.poster' }]);
  });

  it('are refused when they are not as described', async () => {
    await expectRefused(await openCollection(instance), 'blocks', INVALID_BLOCKS);
  });

  it('stay empty for scripts that know none, which still read and write the texts', async () => {
    const { ask, make } = await openCollection(instance);
    const made = await make({ title: 'x', caseStudy: { problem: 'p', approach: '', outcome: '' } });
    expect(made.blocks).toEqual([]);
    await ask('PATCH', `/${made.id}`, { revision: 1, blocks: [{ id: 'outcome', kind: 'field' }] });
    const saved = await ask('PATCH', `/${made.id}`, {
      revision: 2,
      caseStudy: { problem: 'p', approach: 'a', outcome: 'o' },
    });
    expect(saved.body).toMatchObject({
      blocks: [{ id: 'outcome', kind: 'field' }],
      caseStudy: { problem: 'p', approach: 'a', outcome: 'o' },
    });
  });

  it('are found by their words, and left out of lists', async () => {
    const { ask, make } = await openCollection(instance);
    await make({ title: 'x', blocks: BLOCKS_WITHOUT_FILES });
    for (const word of ['ordering', 'Values', 'loop', 'motion', 'operations', 'run']) {
      const { body } = await ask('GET', `?q=${word === 'ordering' ? 'order' : word}`);
      expect([word, body.items.length]).toEqual([word, 1]);
      expect(body.items[0]).not.toHaveProperty('blocks');
    }
  });
});
