import { type CvContent, EMPTY_CONTENT, emptyNode, emptySection } from './content.ts';
import type { Section, SectionKind } from './shapes.ts';

/** Details of a member that a new CV is filled with. */
export type MemberDetails = {
  name: string;
  email: string;
  /** The id of the image that is their photo. */
  photo: string | undefined;
  location: string;
  website: string;
  links: readonly { network: string; url: string }[];
  language: string;
};

/** The sections of a new CV, in the order in which most readers look for them. */
const INITIAL_SECTIONS: readonly SectionKind[] = ['summary', 'work', 'education', 'skills', 'languages'];

/** Returns the content of a new CV: the member's details and the most common sections, still empty. */
export function blankContent({
  name,
  email,
  photo = '',
  location,
  website,
  links,
  language,
}: MemberDetails): CvContent {
  const { basics, design } = EMPTY_CONTENT;
  return {
    ...EMPTY_CONTENT,
    basics: {
      ...basics,
      name,
      email,
      image: photo,
      url: website,
      location: { ...basics.location, display: location },
      profiles: links.map((link, at) => ({ ...emptyNode('profile', `profile-${at + 1}`), ...link })),
    },
    sections: INITIAL_SECTIONS.map((kind) => emptySection(kind, kind) as Section),
    design: { ...design, language },
  };
}
