import type { Terminal } from '../terminal.ts';

/** Prints a single-use link on a separate line. */
export function sayLink(terminal: Terminal, what: string, link: string, expiresAt: Date) {
  const until = `${expiresAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  terminal.say(`${what}. The link works once, until ${until}; give it to nobody but its owner:`);
  terminal.say(link);
}
