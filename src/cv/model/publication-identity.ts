import type { FieldValues } from './tree.ts';

/** Returns a DOI without the address or the label that is often written before it. */
export const bareDoi = (doi: string) => doi.trim().replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:[ \t]?)/i, '');

/** Returns the DOI of a publication for comparison; an empty string if it has none. */
export const doiKeyOf = ({ doi }: FieldValues) => (typeof doi === 'string' ? bareDoi(doi).toLowerCase() : '');
