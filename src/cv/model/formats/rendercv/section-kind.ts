import type { SectionKind } from '../../shapes.ts';
import { type EntryForm, hasEntryLayout, kindOfTitle } from './entry-layouts.ts';

/** Kinds whose entries have a form of their own in RenderCV. */
const KINDS_WITH_OWN_FORM = new Set<SectionKind>(['work', 'volunteer', 'education', 'publications']);

/** Returns the kind of section for entries of a form under a title. There is at most one summary. */
export function sectionKindFor(form: EntryForm, title: string, mayBeSummary: boolean): SectionKind {
  const titleKind = kindOfTitle(title);
  switch (form) {
    case 'experience':
      return titleKind === 'volunteer' ? 'volunteer' : 'work';
    case 'education':
      return 'education';
    case 'publication':
      return 'publications';
    case 'oneLine':
      return titleKind === 'languages' || titleKind === 'interests' ? titleKind : 'skills';
    case 'normal':
      return titleKind && hasEntryLayout(titleKind) && !KINDS_WITH_OWN_FORM.has(titleKind) ? titleKind : 'custom';
    default:
      if (titleKind === 'summary' && form === 'text') return mayBeSummary ? 'summary' : 'text';
      return titleKind === 'skills' || titleKind === 'languages' || titleKind === 'interests' ? titleKind : 'text';
  }
}

/** Whether an import would recognize this kind under a title. */
export const isRecognizedUnder = (title: string, kind: SectionKind) =>
  KINDS_WITH_OWN_FORM.has(kind) || sectionKindFor('normal', title, false) === kind;
