import type { SourceText } from '#records/contract.ts';
import type { SiteSection } from './section-schema.ts';

type Replace = (source: SourceText) => string;

/**
 * Returns sections with each of their texts replaced by what `replace` returns for it. Items are known by their id,
 * pictures by their image.
 */
export const mapSectionTexts = (sections: readonly SiteSection[], replace: Replace): SiteSection[] =>
  sections.map((section) => {
    const heading = replace({ key: `heading/${section.id}`, text: section.heading });
    return { ...mapContentOf(section, replace), heading };
  });

function mapContentOf(section: SiteSection, replace: Replace): SiteSection {
  const keyOf = (...names: string[]) => ['sections', section.id, ...names].join('/');
  const prose = (text: string) => replace({ key: keyOf('text'), text, isProse: true });
  switch (section.kind) {
    case 'hero': {
      const { text, alt, link } = section;
      return {
        ...section,
        text: prose(text),
        alt: replace({ key: keyOf('alt'), text: alt }),
        link: { ...link, label: replace({ key: keyOf('link'), text: link.label }) },
      };
    }
    case 'text':
    case 'now':
      return { ...section, text: prose(section.text) };
    case 'gallery':
      return {
        ...section,
        pictures: section.pictures.map(({ image, alt, caption }) => ({
          image,
          alt: replace({ key: keyOf('alt', image), text: alt }),
          caption: replace({ key: keyOf('caption', image), text: caption }),
        })),
      };
    case 'numbers':
    case 'services':
    case 'clients':
    case 'press':
    case 'faq':
      return { ...section, items: mapItems(section, keyOf, replace) } as SiteSection;
    default:
      return section;
  }
}

/** Texts of items that are usually the same in every language. */
const NAMES: ReadonlySet<string> = new Set(['value', 'source']);

type ItemSection = Extract<SiteSection, { items: unknown }>;

function mapItems({ kind, items }: ItemSection, keyOf: (...names: string[]) => string, replace: Replace) {
  return items.map((item) => {
    const texts = Object.entries(item).flatMap(([name, text]) => {
      if (!TEXTS.has(name)) return [];
      const isName = NAMES.has(name) || (kind === 'clients' && name === 'name');
      const source = { key: keyOf(item.id, name), text: String(text), isName, isProse: name === 'text' };
      return [[name, replace(source)]];
    });
    return { ...item, ...Object.fromEntries(texts) };
  });
}

const TEXTS: ReadonlySet<string> = new Set(['name', 'value', 'source', 'text']);
