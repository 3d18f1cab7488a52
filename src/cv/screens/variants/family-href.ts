/** The parameter of the manager's address that opens the families, with a CV compared to its original. */
export const FAMILY_PARAM = 'family';

/** Returns the address at which a variant is compared with its original. */
export const familyHref = (id: string) => `/cv?${new URLSearchParams({ [FAMILY_PARAM]: id })}`;
