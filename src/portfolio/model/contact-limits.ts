/** Maximum lengths, in characters, of the fields of a site's contact form. */
export const CONTACT_LIMITS = { name: 80, email: 254, message: 5000 } as const;
