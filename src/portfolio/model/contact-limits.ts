/** Of what readers write to a member by the form of the site: letters of their name, their address and the message. */
export const CONTACT_LIMITS = { name: 80, email: 254, message: 5000 } as const;
