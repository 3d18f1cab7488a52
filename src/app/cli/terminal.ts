import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** The operator's terminal. */
export type Terminal = {
  /** Prints a result to standard output. */
  print(text: string): void;
  /** Prints a warning or an error to standard error. */
  warn(text: string): void;
  /** Returns the typed line, or an empty string at the end of the input. */
  ask(question: string): Promise<string>;
  /** Asks without echoing the input. */
  askSecret(question: string): Promise<string>;
};

export function openTerminal(): Terminal {
  // A reader such as `head` may close the pipe early.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  let lines: ReturnType<typeof readLines> | undefined;
  const ask = async (question: string, hidden: boolean) => {
    lines ??= readLines();
    return lines.next(question, hidden);
  };
  return {
    print: (text) => process.stdout.write(`${text}\n`),
    warn: (text) => process.stderr.write(`${text}\n`),
    ask: async (question) => (await ask(question, false)).trim(),
    askSecret: (question) => ask(question, true),
  };
}

/**
 * Reads standard input line by line. One reader serves all questions, because each reader buffers input beyond its
 * line.
 */
function readLines() {
  let hidden = false;
  const echo = new Writable({
    write(chunk, encoding, done) {
      if (!hidden) process.stderr.write(chunk, encoding);
      done();
    },
  });
  const { isTTY } = process.stdin;
  const reader = createInterface({ input: process.stdin, output: echo, terminal: isTTY });
  const lines = reader[Symbol.asyncIterator]();
  return {
    async next(question: string, hide: boolean) {
      process.stderr.write(question);
      hidden = hide;
      const { value, done } = await lines.next();
      hidden = false;
      if (hide && isTTY) process.stderr.write('\n');
      return done ? '' : value;
    },
  };
}
