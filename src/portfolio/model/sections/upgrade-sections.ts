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

/**
 * Returns the sections that a client has written which knows each kind only once, with the stored ones that it doesn't
 * know, and with what is stored of the others besides.
 */
export const withKnownSections = (written: readonly SiteSection[], stored: readonly SiteSection[]): SiteSection[] =>
  withMissing(
    written.map((section) => {
      const known = stored.find(({ id }) => id === section.id);
      return known?.kind === section.kind
        ? ({ ...known, visible: section.visible, heading: section.heading } as SiteSection)
        : section;
    }),
    stored,
  );

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
