import { PERSON_SORTS, PERSON_STATES, type PersonSort, type PersonState } from '#identity/contract.ts';

export const FILTERS = ['q', 'state', 'sort'] as const;

export type PeopleFilter = { q: string; state: PersonState; sort: PersonSort };

/** The longest that the API takes. */
const LONGEST = 200;

/** An address may have been written by hand: what is not known in it is not there. */
export const readFilter = ({ q = '', state, sort }: Partial<Record<keyof PeopleFilter, string>>): PeopleFilter => ({
  q: q.trim().slice(0, LONGEST),
  state: PERSON_STATES.find((one) => one === state) ?? 'all',
  sort: PERSON_SORTS.find((one) => one === sort) ?? 'newest',
});

/** The same as the API is asked for it. */
export const asInput = ({ q, ...filter }: PeopleFilter) => ({ ...filter, ...(q === '' ? {} : { q }) });
