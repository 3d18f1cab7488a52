import { type FieldError, validateLength, validateUrl } from '#records/components.tsx';
import { isLinkAddress } from '../../model/sections/link-address.ts';
import type { OwnPage } from '../../model/sections/own-pages.ts';
import { isAddress } from '../../model/sections/page-address.ts';
import { SECTION_LIMITS as LIMITS } from '../../model/sections/section-kinds.ts';
import type { SectionOf, SiteSection } from '../../model/sections/section-schema.ts';
import type { SiteDocument } from '../../model/site-shape.ts';

type FieldCheck = readonly [path: string, error: FieldError | undefined];

/** Returns the checks of all sections of a site and of its pages. */
export const checkPages = ({ sections, pages }: Pick<SiteDocument, 'sections' | 'pages'>): FieldCheck[] => [
  ...checkSections(sections, 'sections'),
  ...pages.flatMap((page, at) => [
    ...checkPage(page, pages.slice(0, at), `pages.${at}`),
    ...checkSections(page.sections, `pages.${at}.sections`),
  ]),
];

const checkPage = ({ title, slug, description }: OwnPage, before: readonly OwnPage[], path: string): FieldCheck[] => [
  [`${path}.title`, title.trim() === '' ? { name: 'titleNeeded' } : validateLength(title, LIMITS.title)],
  [
    `${path}.slug`,
    !isAddress(slug) || before.some((page) => page.slug === slug) ? { name: 'pageAddressFaulty' } : undefined,
  ],
  [`${path}.description`, validateLength(description, LIMITS.description)],
];

const checkSections = (sections: readonly SiteSection[], path: string): FieldCheck[] =>
  sections.flatMap((section, at) => [
    [`${path}.${at}.heading`, validateLength(section.heading, LIMITS.heading)],
    ...checkContent(section).map(([field, error]): FieldCheck => [`${path}.${at}.${field}`, error]),
  ]);

function checkContent(section: SiteSection): FieldCheck[] {
  switch (section.kind) {
    case 'hero':
      return [
        ['text', validateLength(section.text, LIMITS.itemText)],
        ['alt', validateLength(section.alt, LIMITS.alt)],
        ['link.label', validateLength(section.link.label, LIMITS.label)],
        ['link.url', validateLink(section.link)],
      ];
    case 'text':
    case 'now':
      return [['text', validateLength(section.text, LIMITS.text)]];
    case 'gallery':
      return section.pictures.flatMap(({ alt, caption }, at): FieldCheck[] => [
        [`pictures.${at}.alt`, validateLength(alt, LIMITS.alt)],
        [`pictures.${at}.caption`, validateLength(caption, LIMITS.caption)],
      ]);
    default:
      return 'items' in section ? section.items.flatMap((item, at) => checkItem(item, `items.${at}`)) : [];
  }
}

function validateLink({ url, page }: SectionOf<'hero'>['link']): FieldError | undefined {
  if (page !== undefined || url.trim() === '') return undefined;
  return isLinkAddress(url.trim()) ? validateLength(url, LIMITS.address) : { name: 'addressFaulty' };
}

const TEXT_LIMITS = { name: LIMITS.name, value: LIMITS.value, source: LIMITS.source, text: LIMITS.itemText } as const;

const checkItem = (item: object, path: string): FieldCheck[] =>
  Object.entries(item).map(([name, value]): FieldCheck => {
    const limit = Object.hasOwn(TEXT_LIMITS, name) ? TEXT_LIMITS[name as keyof typeof TEXT_LIMITS] : undefined;
    const error =
      name === 'url' ? validateUrl(String(value), LIMITS.address) : limit && validateLength(String(value), limit);
    return [`${path}.${name}`, error || undefined];
  });
