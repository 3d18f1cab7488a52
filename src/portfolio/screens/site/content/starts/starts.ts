import type { SampleSet } from '../../../../model/sample-sets.ts';
import { RECORD_SECTIONS, type SiteSectionKind } from '../../../../model/sections/section-kinds.ts';
import type { SiteSection } from '../../../../model/sections/section-schema.ts';
import type { SiteDocument, SiteLayout } from '../../../../model/site-shape.ts';
import { type ArtStyleId, CLASSIC_STYLE } from '../../../../model/styles/style-shape.ts';
import { addressFor } from '../pages/own-page-address.ts';
import { freeId, newSection } from '../sections/new-section.ts';

/** A section of a start, with its variant if it is not the usual one of its kind. */
type SectionStart = SiteSectionKind | readonly [kind: SiteSectionKind, variant: SiteSection['variant']];

type Start = {
  style: ArtStyleId;
  layout: SiteLayout;
  sections: readonly SectionStart[];
  /** Sections that have a page to themselves, which is named like them. */
  pages: readonly SiteSectionKind[];
};

/** Ways to begin a site. Each is a design and the sections that members of an occupation usually have. */
export const STARTS = {
  photographer: {
    style: 'studio',
    layout: 'wall',
    sections: ['projects', ['about', 'large'], 'clients', ['testimonials', 'quotes'], 'links', ['contact', 'form']],
    pages: ['services'],
  },
  developer: {
    style: 'terminal',
    layout: 'index',
    sections: ['about', 'projects', 'experience', 'skills', 'talks', 'cv', 'links', 'contact'],
    pages: [],
  },
  researcher: {
    style: 'paper',
    layout: 'ledger',
    sections: [
      ...(['about', 'publications', ['projects', 'titles'], 'talks'] as const),
      ...(['experience', 'education', 'achievements', 'cv', 'links', 'contact'] as const),
    ],
    pages: [],
  },
  writer: {
    style: 'journal',
    layout: 'column',
    sections: [
      ...(['posts', ['about', 'large'], ['projects', 'titles'], ['press', 'quotes']] as const),
      ...(['now', 'links', ['contact', 'form']] as const),
    ],
    pages: ['publications'],
  },
} as const satisfies Record<SampleSet, Start>;
export type StartName = keyof typeof STARTS;

/**
 * Returns the design, sections, pages and sample work of a start. Sections of the usual site that it leaves out stay at its end, but
 * hidden, so that they are easily found. `nameOf` returns the title of a page by the kind of its section.
 */
export function fieldsOfStart(
  name: StartName,
  nameOf: (kind: SiteSectionKind) => string,
): Pick<SiteDocument, 'style' | 'layout' | 'sections' | 'pages' | 'samples'> {
  const { style, layout, sections, pages }: Start = STARTS[name];
  const taken = new Set<string>();
  const toSection = (start: SectionStart): SiteSection => {
    const [kind, variant] = typeof start === 'string' ? [start, undefined] : start;
    // The first section of a kind is named like it.
    const id = taken.has(kind) ? freeId(kind, taken) : kind;
    taken.add(id);
    const section = newSection(kind, id);
    return variant === undefined ? section : ({ ...section, variant } as SiteSection);
  };
  const shown = sections.map(toSection);
  const hidden = RECORD_SECTIONS.filter((kind) => !taken.has(kind)).map((kind) => ({
    ...toSection(kind),
    visible: false,
  }));
  return {
    ...{ style: { ...CLASSIC_STYLE, id: style }, layout, sections: [...shown, ...hidden], samples: name },
    pages: pages.map((kind) => ({
      ...{ id: crypto.randomUUID(), title: nameOf(kind), slug: addressFor(nameOf(kind), []), description: '' },
      ...{ visible: true, inNavigation: true, sections: [toSection(kind)] },
    })),
  };
}
