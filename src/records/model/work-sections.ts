/** The sections of a member's work, in the order in which they are listed, with the address of each. */
export const WORK_SECTIONS = [
  { name: 'experience', path: '/work/experience' },
  { name: 'projects', path: '/projects' },
  { name: 'achievements', path: '/achievements' },
  { name: 'posts', path: '/posts' },
  { name: 'education', path: '/work/education' },
  { name: 'skills', path: '/work/skills' },
  { name: 'languages', path: '/work/languages' },
  { name: 'volunteering', path: '/work/volunteering' },
  { name: 'certificates', path: '/work/certificates' },
  { name: 'publications', path: '/work/publications' },
  { name: 'talks', path: '/work/talks' },
  { name: 'references', path: '/work/references' },
  { name: 'testimonials', path: '/testimonials' },
] as const;
export type WorkSection = (typeof WORK_SECTIONS)[number]['name'];

/** The name of a collection of records, which is also the path of its screens. */
export type CollectionName = 'projects' | 'posts' | 'achievements' | 'cv' | `work/${WorkSection}`;
