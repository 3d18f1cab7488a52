/** Sections whose records members publish one by one. */
export const UNPUBLISHED_SECTIONS = [
  ...(['projects', 'posts', 'experience', 'education'] as const),
  ...(['publications', 'talks', 'skills'] as const),
] as const;
export type UnpublishedSection = (typeof UNPUBLISHED_SECTIONS)[number];

/** A record that is not published. */
export type UnpublishedRecord = { section: UnpublishedSection; id: string; title: string };

/** Records of a section that are listed. */
export const MAX_UNPUBLISHED = 100;

type Work = {
  holds: Readonly<Record<UnpublishedSection, number>>;
  /** Number of scheduled posts. */
  scheduled: number;
  unpublished: readonly Pick<UnpublishedRecord, 'section'>[];
};

/** Returns whether a member has work of a section, published or not. */
export const hasWorkOf = ({ holds, unpublished, scheduled }: Work, section: UnpublishedSection) =>
  holds[section] > 0 || unpublished.some((one) => one.section === section) || (section === 'posts' && scheduled > 0);
