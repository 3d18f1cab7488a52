import { PERSON_SORTS, PERSON_STATES, type PersonSort, type PersonState } from '#identity/contract.ts';

export const PEOPLE_FILTERS = ['q', 'state', 'sort'] as const;

export type PeopleUrlFilter = { q: string; state: PersonState; sort: PersonSort };

/** Maximum length that the API accepts. */
const MAX_SEARCH_LENGTH = 200;

/** Reads the filter from query parameters, ignoring unknown values, as the URL may have been edited by hand. */
export const readPeopleFilter = ({
  q = '',
  state,
  sort,
}: Partial<Record<keyof PeopleUrlFilter, string>>): PeopleUrlFilter => ({
  q: q.trim().slice(0, MAX_SEARCH_LENGTH),
  state: PERSON_STATES.find((one) => one === state) ?? 'all',
  sort: PERSON_SORTS.find((one) => one === sort) ?? 'newest',
});

/** Returns the filter as API input. */
export const toListInput = ({ q, ...filter }: PeopleUrlFilter) => ({ ...filter, ...(q === '' ? {} : { q }) });
