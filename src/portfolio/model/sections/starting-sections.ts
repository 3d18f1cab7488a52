import { isNavigated, RECORD_SECTIONS, type RecordSection, SECTION_VARIANTS, USUAL_POSTS } from './section-kinds.ts';
import type { SectionOf } from './section-schema.ts';

/** A section that shows what the member keeps elsewhere. */
export type RecordSiteSection = SectionOf<RecordSection>;

/** Returns a section that shows what the member keeps elsewhere. */
export const newRecordSection = <Kind extends RecordSection>(kind: Kind, id: string = kind): SectionOf<Kind> =>
  ({
    ...{ id, kind, visible: true, heading: '', inNavigation: isNavigated(kind), variant: SECTION_VARIANTS[kind][0] },
    ...(kind === 'projects' ? { tag: '' } : {}),
  }) as unknown as SectionOf<Kind>;

/** Returns a section that shows the latest posts. */
export const newPostsSection = (id: string): SectionOf<'posts'> => ({
  ...{ id, kind: 'posts', visible: true, heading: '', inNavigation: isNavigated('posts') },
  ...{ variant: SECTION_VARIANTS.posts[0], tag: '', count: USUAL_POSTS },
});

/** Returns the sections of a new site. */
export const startingSections = (): RecordSiteSection[] => RECORD_SECTIONS.map((kind) => newRecordSection(kind));
