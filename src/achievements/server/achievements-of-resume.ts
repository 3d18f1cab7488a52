import type { RawItem } from '#records/service.ts';

/** Returns a JSON Resume's awards, certificates and publications with the product's field names. */
export const achievementsOfResume = ({ awards, certificates, publications }: RawItem): RawItem[] => [
  ...itemsOf(awards).map(({ awarder, summary, ...award }) => ({
    ...award,
    kind: 'award',
    issuer: awarder,
    description: summary,
  })),
  ...itemsOf(certificates).map(({ name, url, ...certificate }) => ({
    ...certificate,
    title: name,
    kind: 'certification',
    credentialUrl: url,
  })),
  ...itemsOf(publications).map(({ name, publisher, releaseDate, url, summary, ...publication }) => ({
    ...publication,
    title: name,
    kind: 'publication',
    issuer: publisher,
    date: releaseDate,
    credentialUrl: url,
    description: summary,
  })),
];

const itemsOf = (list: unknown): RawItem[] =>
  Array.isArray(list) ? list.filter((item) => typeof item === 'object' && item !== null && !Array.isArray(item)) : [];
