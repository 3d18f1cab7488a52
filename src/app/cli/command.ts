import type { Settings } from '#platform/settings.ts';
import type { Terminal } from './terminal.ts';

/** What a command is given. */
export type Call = {
  settings: Settings;
  terminal: Terminal;
  /** What was opened is let go of at the end, the last first. */
  closing: (() => Promise<unknown> | unknown)[];
  /** The words behind the command's own, as many as it takes. */
  given: readonly string[];
  flags: ReadonlySet<string>;
  /** What stands behind each option that takes a value; an option can be repeated. */
  values: ReadonlyMap<string, readonly string[]>;
};

export type Command = {
  name: string;
  /** What has to stand behind it, as the help names it. */
  takes: readonly string[];
  flags?: readonly string[];
  /** Options that take a value, and how the help names it. */
  options?: Readonly<Record<string, string>>;
  /** One line for the help. */
  tells: string;
  /** Answers the exit code. */
  run(call: Call): Promise<number>;
};
