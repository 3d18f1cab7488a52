import type { SectionKind } from '../shapes.ts';
import { type EntryForm, isPlaced, kindTitled } from './kinds.ts';

/** Kinds whose entries have a form of their own in RenderCV. */
const FORMED = new Set<SectionKind>(['work', 'volunteer', 'education', 'publications']);

/** Returns the kind of section for entries of a form under a title. There is at most one summary. */
export function kindOf(form: EntryForm, title: string, mayBeSummary: boolean): SectionKind {
  const titled = kindTitled(title);
  switch (form) {
    case 'experience':
      return titled === 'volunteer' ? 'volunteer' : 'work';
    case 'education':
      return 'education';
    case 'publication':
      return 'publications';
    case 'oneLine':
      return titled === 'languages' || titled === 'interests' ? titled : 'skills';
    case 'normal':
      return titled && isPlaced(titled) && !FORMED.has(titled) ? titled : 'custom';
    default:
      if (titled === 'summary' && form === 'text') return mayBeSummary ? 'summary' : 'text';
      return titled === 'skills' || titled === 'languages' || titled === 'interests' ? titled : 'text';
  }
}

/** Whether an import would recognize this kind under a title. */
export const isKnownUnder = (title: string, kind: SectionKind) =>
  FORMED.has(kind) || kindOf('normal', title, false) === kind;
