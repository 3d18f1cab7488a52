import { isRecordSection, SECTION_VARIANTS, type SiteSectionKind } from '#portfolio/model/sections/section-kinds.ts';
import type { SiteSection } from '#portfolio/model/sections/section-schema.ts';
import { newRecordSection } from '#portfolio/model/sections/starting-sections.ts';
import type { ShownSection, SitePicture } from '#portfolio/model/site-view.ts';

const idOf = (at: number) => `5b3cf0ce-5a0c-4c8c-9a64-0d3d6a0f1c${String(at).padStart(2, '0')}`;
const common = { visible: true, heading: '', inNavigation: false };

/** The images of the sections below. */
export const SECTION_IMAGES = ['5c1ea7d0-91b5-4f5f-8d0b-7f2f0c3b7b01', '5c1ea7d0-91b5-4f5f-8d0b-7f2f0c3b7b02'] as const;
const [FIRST, SECOND] = SECTION_IMAGES;

/** A section of each kind that not every site has from the start. */
export const FREE_SECTIONS: SiteSection[] = [
  {
    ...{ ...common, id: 'hero', kind: 'hero', variant: 'portrait', heading: 'Engines that do not exist' },
    ...{ text: 'I write **programs** for them.', image: FIRST, alt: 'A brass wheel', project: null },
    link: { label: 'Read the notes', url: 'https://a.example/notes' },
  },
  {
    ...common,
    id: 'text',
    kind: 'text',
    variant: 'large',
    heading: 'Approach',
    text: 'First the *reader*, then the table.',
  },
  {
    ...{ ...common, id: 'gallery', kind: 'gallery', variant: 'squares' },
    pictures: [
      { image: FIRST, alt: 'A wheel', caption: 'The first one' },
      { image: SECOND, alt: 'A card', caption: '' },
    ],
  },
  {
    ...{ ...common, id: 'numbers', kind: 'numbers', variant: 'row' },
    items: [{ id: idOf(1), value: '25', name: 'operations' }],
  },
  {
    ...{ ...common, id: 'services', kind: 'services', variant: 'cards' },
    items: [{ id: idOf(2), name: 'Annotation', value: 'from £5', text: 'Seven notes, *three times* as long.' }],
  },
  {
    ...{ ...common, id: 'clients', kind: 'clients', variant: 'logos' },
    items: [
      { id: idOf(3), name: 'Scientific Memoirs', url: 'https://memoirs.example/', image: SECOND },
      { id: idOf(4), name: 'The Royal Society', url: '', image: null },
    ],
  },
  {
    ...{ ...common, id: 'press', kind: 'press', variant: 'quotes' },
    items: [
      {
        ...{ id: idOf(5), name: 'The enchantress of numbers', source: 'The Examiner', date: '1844-02' },
        ...{ url: 'https://examiner.example/', text: 'Nobody has looked at machines like this.' },
      },
    ],
  },
  {
    ...{ ...common, id: 'faq', kind: 'faq', variant: 'folded' },
    items: [{ id: idOf(6), name: 'Can it think?', text: 'It originates *nothing*.' }],
  },
  { ...common, id: 'posts', kind: 'posts', variant: 'covers', tag: 'engines', count: 3 },
  { ...common, id: 'publications', kind: 'publications', variant: 'type' },
  { ...common, id: 'talks', kind: 'talks', variant: 'brief' },
  { ...common, id: 'skills', kind: 'skills', variant: 'full' },
  { ...common, id: 'testimonials', kind: 'testimonials', variant: 'cards' },
  { ...common, id: 'now', kind: 'now', variant: 'text', text: 'Reading about looms.', date: '1843-08' },
];

type HostileValues = { text: () => string; line: () => string; url: () => string; picture: () => SitePicture };

/** Returns a section of each kind in each variant, with malicious values in every field. */
export function hostileSections(values: HostileValues): ShownSection[] {
  return (Object.keys(SECTION_VARIANTS) as SiteSectionKind[]).flatMap((kind) =>
    SECTION_VARIANTS[kind].map(
      (variant, at) =>
        ({ ...hostileSection(kind, values), id: at === 0 ? kind : `${kind}-${at + 1}`, variant }) as ShownSection,
    ),
  );
}

function hostileSection(kind: SiteSectionKind, { text, line, url, picture }: HostileValues): object {
  const base = { ...common, kind, heading: line(), inNavigation: true };
  const item = { id: 'item', name: line() || 'x', value: line() };
  switch (kind) {
    case 'hero':
      return { ...base, text: text(), picture: picture(), project: 'note-g', link: { label: line(), url: url() } };
    case 'text':
    case 'now':
      return { ...base, text: text(), date: line() };
    case 'gallery':
      return { ...base, pictures: [0, 1, 2].map(() => ({ ...picture(), caption: line() })) };
    case 'posts':
      return { ...base, tag: '', count: 5 };
    case 'numbers':
      return { ...base, items: [{ ...item, value: line() || '1' }] };
    case 'services':
    case 'faq':
      return {
        ...base,
        items: [
          { ...item, text: text() },
          { ...item, text: '' },
        ],
      };
    case 'clients':
      return {
        ...base,
        items: [
          { ...item, url: url(), logo: picture() },
          { ...item, url: url(), logo: undefined },
        ],
      };
    case 'press':
      return { ...base, items: [{ ...item, source: line(), date: line(), url: url(), text: text() }] };
    default:
      return { ...(isRecordSection(kind) ? newRecordSection(kind) : {}), ...base };
  }
}
