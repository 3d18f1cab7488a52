/** The default name of an instance. */
export const DEFAULT_INSTANCE_NAME = 'Vitrine';

export type InstanceNoticeFacts = { text: string; tone: 'info' | 'warning'; until: string | null };

/** The public facts about the instance, for its pages and screens. */
export type InstanceFacts = {
  name: string;
  logo: { src: string; width: number; height: number } | null;
  /** The path of the style sheet for the accent colour. */
  look: string | null;
  accent: string | null;
  signUp: 'open' | 'invite' | 'closed';
  notice: InstanceNoticeFacts | null;
  /** The days after which a username can be changed again. */
  usernameChangeDays: number;
  /** Whether the instance has a mail server. Without one, admins read the email that it would send. */
  sendsEmail: boolean;
};

/** The id of the element that holds the facts in the app's page, so that the first render is already right. */
export const FACTS_ELEMENT_ID = 'vitrine-instance';
/** The id of the element that links the style sheet. */
export const STYLESHEET_ELEMENT_ID = 'vitrine-look';
