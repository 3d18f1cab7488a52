import type { Share } from '../../contract.ts';

/** What a link is called: as its owner named it, or else what all are. */
export const nameOf = ({ label }: Share, unnamed: string) => (label === '' ? unnamed : label);
