/** The default name of an instance. */
export const INSTANCE_NAME = 'Vitrine';

export type Notice = { text: string; tone: 'info' | 'warning'; until: string | null };

/** The public facts about the instance, for its pages and screens. */
export type InstanceFacts = {
  name: string;
  logo: { src: string; width: number; height: number } | null;
  /** The path of the style sheet for the accent colour. */
  look: string | null;
  accent: string | null;
  signUp: 'open' | 'invite' | 'closed';
  notice: Notice | null;
};

/** The id of the element that holds the facts in the app's page, so that the first render is already right. */
export const FACTS_ELEMENT = 'vitrine-instance';
/** The id of the element that links the style sheet. */
export const LOOK_ELEMENT = 'vitrine-look';
