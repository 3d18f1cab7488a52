import { createInterface } from 'node:readline/promises';

/** Where the operator reads and types. */
export type Terminal = {
  /** What was asked for. */
  say(text: string): void;
  /** What is to be known beside it, or went wrong. */
  warn(text: string): void;
  /** What is typed in answer; nothing where nobody is there to type. */
  ask(question: string): Promise<string>;
};

export const openTerminal = (): Terminal => ({
  say: (text) => process.stdout.write(`${text}\n`),
  warn: (text) => process.stderr.write(`${text}\n`),
  ask: async (question) => {
    const reader = createInterface({ input: process.stdin, output: process.stderr });
    const ended = new Promise<string>((resolve) => reader.once('close', () => resolve('')));
    try {
      return (await Promise.race([reader.question(question), ended])).trim();
    } finally {
      reader.close();
    }
  },
});
