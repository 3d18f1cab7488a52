/** Maximum lengths of the texts of a testimonial, and the number that a member can have, with those in the trash. */
export const TESTIMONIAL_LIMITS = {
  perMember: 100,
  label: 120,
  message: 1000,
  name: 120,
  role: 120,
  organization: 120,
  source: 500,
  quotedFrom: 120,
  text: 1500,
};

/** The days after which the link of a request expires. */
export const LINK_DAYS = 30;
