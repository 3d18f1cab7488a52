import { isBot } from 'isbot';

/** Start of all browsers' user agents, kept for compatibility. */
const BROWSER = /^(?:Mozilla|Opera)\/\d/;
/** Programs that send the user agent of a browser and that isbot does not know. */
const UNKNOWN_TO_ISBOT = /GTmetrix|jsdom/;

/** Returns whether a user agent is that of a browser used by a person. */
export const isBrowser = (agent: string) => BROWSER.test(agent) && !UNKNOWN_TO_ISBOT.test(agent) && !isBot(agent);
