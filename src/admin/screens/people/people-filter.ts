import { PERSON_SORTS, PERSON_STATES, type PersonSort, type PersonState } from '#identity/contract.ts';

export const FILTERS = ['q', 'state', 'sort'] as const;

export type PeopleFilter = { q: string; state: PersonState; sort: PersonSort };

/** Maximum length that the API accepts. */
const LONGEST = 200;

/** Reads the filter from query parameters, ignoring unknown values, as the URL may have been edited by hand. */
export const readFilter = ({ q = '', state, sort }: Partial<Record<keyof PeopleFilter, string>>): PeopleFilter => ({
  q: q.trim().slice(0, LONGEST),
  state: PERSON_STATES.find((one) => one === state) ?? 'all',
  sort: PERSON_SORTS.find((one) => one === sort) ?? 'newest',
});

/** Returns the filter as API input. */
export const asInput = ({ q, ...filter }: PeopleFilter) => ({ ...filter, ...(q === '' ? {} : { q }) });
