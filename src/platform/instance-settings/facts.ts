/** What the instance is called where no admin has named it. */
export const INSTANCE_NAME = 'Vitrine';

export type Notice = { text: string; tone: 'info' | 'warning'; until: string | null };

/** What anybody may know of the instance: what its pages and screens are drawn with. */
export type InstanceFacts = {
  name: string;
  logo: { src: string; width: number; height: number } | null;
  /** The style sheet that gives it a colour of its own. */
  look: string | null;
  accent: string | null;
  signUp: 'open' | 'invite' | 'closed';
  notice: Notice | null;
};

/** The element of the app's page that tells them, so that nothing is drawn twice. */
export const FACTS_ELEMENT = 'vitrine-instance';
/** The element that links the style sheet. */
export const LOOK_ELEMENT = 'vitrine-look';
