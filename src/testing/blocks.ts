import type { Block } from '#blocks/contract.ts';
import { orderBlocks } from '#blocks/contract.ts';
import type { SiteBlock, SiteMedium, SitePicture } from '#portfolio/model/site-view.ts';

const PICTURES = [
  { image: '5c1ea7d0-91b5-4f5f-8d0b-7f2f0c3b7a01', alt: 'A table on paper', caption: 'The first draft' },
  { image: '5c1ea7d0-91b5-4f5f-8d0b-7f2f0c3b7a02', alt: 'A printed table', caption: 'As it was printed' },
];
const MEDIA = {
  video: '5c1ea7d0-91b5-4f5f-8d0b-7f2f0c3b7b01',
  captions: '5c1ea7d0-91b5-4f5f-8d0b-7f2f0c3b7b02',
  audio: '5c1ea7d0-91b5-4f5f-8d0b-7f2f0c3b7b03',
  file: '5c1ea7d0-91b5-4f5f-8d0b-7f2f0c3b7b04',
};
const idOf = (at: number) => `0b3cf0ce-5a0c-4c8c-9a64-0d3d6a0f1c${String(at).padStart(2, '0')}`;

/** A block of each kind. */
export const ONE_BLOCK_OF_EACH_KIND: Block[] = [
  { id: 'approach', kind: 'field' },
  { id: idOf(1), kind: 'heading', text: 'The machine' },
  { id: idOf(2), kind: 'text', text: 'It has **two** parts.' },
  { id: idOf(3), kind: 'picture', width: 'bleed', pictures: PICTURES.slice(0, 1) },
  { id: idOf(4), kind: 'pair', pictures: PICTURES },
  { id: idOf(5), kind: 'grid', pictures: PICTURES },
  { id: idOf(6), kind: 'comparison', pictures: PICTURES },
  {
    id: idOf(7),
    kind: 'quote',
    text: 'It can do whatever we know how to order it.',
    source: 'Ada',
    url: 'https://a.example/',
  },
  { id: idOf(8), kind: 'code', text: 'for (const one of table) run(one);', language: 'js', caption: 'The loop' },
  {
    id: idOf(9),
    kind: 'table',
    hasHeading: true,
    rows: [
      ['Column', 'Value'],
      ['First', '1'],
    ],
    caption: 'Values',
  },
  { id: idOf(10), kind: 'figures', figures: [{ label: 'operations', value: '25' }] },
  { id: idOf(11), kind: 'divider' },
  { id: idOf(12), kind: 'callout', tone: 'tip', text: 'Read Note A first.' },
  { id: idOf(13), kind: 'embed', url: 'https://www.youtube.com/watch?v=x', title: 'The engine in motion' },
  {
    ...{ id: idOf(14), kind: 'video', media: MEDIA.video, poster: PICTURES[0]?.image ?? null, width: 'wide' },
    tracks: [{ media: MEDIA.captions, language: 'en', label: 'Subtitles' }],
    ...{ alt: 'A loom at work', caption: 'The shuttle flies', transcript: 'It **clatters**.' },
  },
  { id: idOf(15), kind: 'audio', media: MEDIA.audio, title: 'In the mill', caption: 'Recorded', transcript: 'Noise.' },
  { id: idOf(16), kind: 'file', media: MEDIA.file, label: 'The cards' },
];

/** The blocks that refer to no picture and no medium, which a new member doesn't have. */
export const BLOCKS_WITHOUT_FILES = ONE_BLOCK_OF_EACH_KIND.filter((one) => !('pictures' in one || 'media' in one));

type HostileValues = {
  text: () => string;
  line: () => string;
  url: () => string;
  picture: () => SitePicture;
};

const medium = (name: string): SiteMedium => ({
  ...{ url: '/media/x.mp4', format: 'mp4', name, size: 1_200_000, width: 1600, height: 900 },
});

/** Returns a block of each kind with malicious values in every field. */
export function hostileBlocks({ text, line, url, picture }: HostileValues): SiteBlock[] {
  const captioned = (count: number) => Array.from({ length: count }, () => ({ ...picture(), caption: line() }));
  return orderBlocks<SiteBlock>([
    { id: '1', kind: 'heading', text: line() },
    { id: '2', kind: 'text', text: text() },
    { id: '3', kind: 'picture', width: 'bleed', pictures: captioned(1) },
    { id: '4', kind: 'picture', width: 'column', pictures: captioned(1) },
    { id: '5', kind: 'pair', pictures: captioned(2) },
    { id: '6', kind: 'comparison', pictures: captioned(2) },
    { id: '7', kind: 'grid', pictures: captioned(3) },
    { id: '8', kind: 'quote', text: text(), source: line(), url: url() },
    { id: '9', kind: 'code', text: text(), language: line(), caption: line() },
    { id: '10', kind: 'table', hasHeading: true, rows: [[line(), line()], [line()]], caption: line() },
    { id: '11', kind: 'figures', figures: [{ label: line(), value: line() }] },
    { id: '12', kind: 'divider' },
    { id: '13', kind: 'callout', tone: 'warning', text: text() },
    { id: '14', kind: 'embed', url: url(), title: line() },
    { id: '15', kind: 'embed', url: `https://youtu.be/${line()}`, title: line() },
    {
      ...{ id: '16', kind: 'video', media: medium(line()), poster: picture(), width: 'bleed' },
      tracks: [{ url: '/media/x.vtt', language: 'en', label: line() }],
      ...{ alt: line(), caption: line(), transcript: text() },
    },
    {
      ...{ id: '17', kind: 'video', media: medium(line()), poster: undefined, width: 'column', tracks: [] },
      ...{ alt: '', caption: line(), transcript: '' },
    },
    { id: '18', kind: 'audio', media: medium(line()), title: line(), caption: line(), transcript: text() },
    { id: '19', kind: 'file', media: medium(line()), label: line() },
    { id: '20', kind: 'file', media: medium(line()), label: '' },
  ]);
}
