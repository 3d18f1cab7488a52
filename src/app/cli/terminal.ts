import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Where the operator reads and types. */
export type Terminal = {
  /** What was asked for. */
  say(text: string): void;
  /** What is to be known beside it, or went wrong. */
  warn(text: string): void;
  /** Returns the line that is typed in answer; nothing if nobody is there to type. */
  ask(question: string): Promise<string>;
  /** Asks without showing what is typed. */
  askSecret(question: string): Promise<string>;
};

export function openTerminal(): Terminal {
  // A reader such as `head` may have seen enough.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  let lines: ReturnType<typeof readLines> | undefined;
  const ask = async (question: string, hidden: boolean) => {
    lines ??= readLines();
    return lines.next(question, hidden);
  };
  return {
    say: (text) => process.stdout.write(`${text}\n`),
    warn: (text) => process.stderr.write(`${text}\n`),
    ask: async (question) => (await ask(question, false)).trim(),
    askSecret: (question) => ask(question, true),
  };
}

/** Reads standard input line by line. One reader serves all questions: each reads ahead, and what it holds is lost with it. */
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
