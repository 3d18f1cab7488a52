import type { Terminal } from '../terminal.ts';

/** Prints a single-use link on a separate line. */
export function printLink(terminal: Terminal, sentence: string, link: string, expiresAt: Date) {
  const until = `${expiresAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  terminal.print(`${sentence}. Send this link to the account's owner only. It works once and expires on ${until}:`);
  terminal.print(link);
}
