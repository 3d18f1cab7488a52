import type { Settings } from '#platform/pure/settings.ts';
import type { Terminal } from './terminal.ts';

/** The input of a command. */
export type CommandInput = {
  settings: Settings;
  terminal: Terminal;
  /** Cleanup functions, run in reverse order at the end. */
  closing: (() => Promise<unknown> | unknown)[];
  /** The positional arguments after the command's name, as many as it takes. */
  operands: readonly string[];
  flags: ReadonlySet<string>;
  /** The values of each option. An option can be repeated. */
  values: ReadonlyMap<string, readonly string[]>;
};

export type Command = {
  name: string;
  /** The positional arguments, as named in the help. */
  operandNames: readonly string[];
  flags?: readonly string[];
  /** Options with a value, and the value's name in the help. */
  options?: Readonly<Record<string, string>>;
  /** The description in the help, on one line. */
  description: string;
  /** Runs the command and returns the exit code. */
  run(call: CommandInput): Promise<number>;
};
