import type { OwnPage } from './own-pages.ts';
import { isRecordSection, RECORD_SECTIONS, type RecordSection } from './section-kinds.ts';
import type { SiteSection } from './section-schema.ts';
import { newRecordSection, type RecordSiteSection } from './starting-sections.ts';

/** A section from before sections had ids: each kind existed once. */
export type FormerSection = { kind: RecordSection; visible: boolean; heading: string };

/** Kinds that were added while each kind existed once. Documents from before lack them. */
const ADDED: readonly RecordSection[] = ['experience', 'education'];

/** Returns sections from before sections had ids in the current form, with those of the added kinds. */
export function upgradeSections(former: readonly FormerSection[]): SiteSection[] {
  const sections = former.map((section) => ({ ...newRecordSection(section.kind), ...section }) as RecordSiteSection);
  return withMissing(
    sections,
    ADDED.map((kind) => newRecordSection(kind)),
  );
}

type Pages = { sections: readonly SiteSection[]; pages: readonly OwnPage[] };

/**
 * Returns the sections that a client has written which knows each kind only once and no pages, with the stored ones that
 * it doesn't know, and with what is stored of the others besides. Those that are on another page stay there.
 */
export function withKnownSections(written: readonly SiteSection[], { sections, pages }: Pages) {
  const withWritten = (section: SiteSection): SiteSection => {
    const change = written.find(({ id, kind }) => id === section.id && kind === section.kind);
    return change ? { ...section, visible: change.visible, heading: change.heading } : section;
  };
  const elsewhere = new Set(pages.flatMap((page) => page.sections.map(({ id }) => id)));
  const atHome = written.filter(({ id }) => !elsewhere.has(id));
  return {
    sections: withMissing(
      atHome.map((section) => {
        const known = sections.find(({ id, kind }) => id === section.id && kind === section.kind);
        return known ? withWritten(known) : section;
      }),
      sections,
    ),
    pages: pages.map((page) => ({ ...page, sections: page.sections.map(withWritten) })),
  };
}

/** Returns the kind before that of a section in a new site. */
const predecessorOf = ({ kind }: SiteSection) =>
  isRecordSection(kind) ? RECORD_SECTIONS[RECORD_SECTIONS.indexOf(kind) - 1] : undefined;

/** Adds the sections that are missing, each after the one before it. */
function withMissing(sections: readonly SiteSection[], known: readonly SiteSection[]): SiteSection[] {
  const all = [...sections];
  for (const [at, section] of known.entries()) {
    if (all.some(({ id }) => id === section.id)) continue;
    const before = known[at - 1]?.id ?? predecessorOf(section);
    const place = all.findIndex(({ id }) => id === before) + 1;
    all.splice(place, 0, section);
  }
  return all;
}
