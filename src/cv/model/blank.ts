import { type CvContent, EMPTY_CONTENT, emptyNode, emptySection } from './content.ts';
import type { Section, SectionKind } from './shapes.ts';

/** What is known of whoever begins a CV. */
export type Person = {
  name: string;
  email: string;
  location: string;
  website: string;
  links: readonly { network: string; url: string }[];
  language: string;
};

/** What most CVs have, in the order in which most readers look for it. */
const FIRST_SECTIONS: readonly SectionKind[] = ['summary', 'work', 'education', 'skills', 'languages'];

/** A CV to begin with: what is known of its member, and the sections that nearly everybody has. */
export function blankContent({ name, email, location, website, links, language }: Person): CvContent {
  const { basics, design } = EMPTY_CONTENT;
  return {
    ...EMPTY_CONTENT,
    basics: {
      ...basics,
      name,
      email,
      url: website,
      location: { ...basics.location, display: location },
      profiles: links.map((link, at) => ({ ...emptyNode('profile', `profile-${at + 1}`), ...link })),
    },
    sections: FIRST_SECTIONS.map((kind) => emptySection(kind, kind) as Section),
    design: { ...design, language },
  };
}
