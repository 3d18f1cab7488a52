import { parseArgs } from 'node:util';
import { CommandRefused } from '#admin/service.ts';
import { settingsFromEnvironment } from '#platform/env.ts';
import { AppError, ERRORS, StartError } from '#platform/errors.ts';
import { hideSecrets } from '#platform/hide-secrets.ts';
import { sayError } from '#platform/i18n/words.ts';
import { inOneLine } from '#platform/one-line.ts';
import type { Settings } from '#platform/settings.ts';
import { backup } from './backup.ts';
import type { Call, Command } from './command.ts';
import { doctor } from './doctor.ts';
import { mailTest } from './mail-test.ts';
import { activate, deactivate, grant, resetTwoFactorOf, revoke, signOut, verify } from './people/change-person.ts';
import { create } from './people/create-person.ts';
import { remove } from './people/delete-person.ts';
import { list } from './people/list-people.ts';
import { resetPassword } from './people/reset-password.ts';
import { replaceSecret } from './replace-secret.ts';
import { restore } from './restore.ts';
import { verifyBackup } from './verify-backup.ts';

/** Every command of the command line. */
export const COMMANDS: readonly Command[] = [
  grant,
  revoke,
  list,
  create,
  verify,
  resetPassword,
  resetTwoFactorOf,
  signOut,
  deactivate,
  activate,
  remove,
  mailTest,
  doctor,
  verifyBackup,
  backup,
  restore,
  replaceSecret,
];

/** Runs the command given after `npm run vitrine --` and returns the exit code. */
export async function runCommand(words: readonly string[], { terminal, closing }: Pick<Call, 'terminal' | 'closing'>) {
  if (words.length === 0 || words[0] === 'help' || words.includes('--help')) {
    terminal.say(help());
    return 0;
  }
  let settings: Settings | undefined;
  try {
    const { command, ...call } = read(words);
    settings = settingsFromEnvironment();
    return await command.run({ settings, terminal, closing, ...call });
  } catch (error) {
    const reason = reasonOf(error);
    terminal.warn(settings ? hideSecrets(reason, settings) : reason);
    return 1;
  }
}

function read(words: readonly string[]) {
  const plain = words.filter((word) => !word.startsWith('-'));
  const command = COMMANDS.find(({ name }) => `${plain.join(' ')} `.startsWith(`${name} `));
  if (!command) throw new CommandRefused(`Unknown command "${plain.join(' ')}".\n\n${help()}`);
  const { name, takes, flags = [], options = {} } = command;
  const known = {
    ...Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' as const }])),
    ...Object.fromEntries(Object.keys(options).map((option) => [option, { type: 'string' as const, multiple: true }])),
  };
  const misread = (why: string) => new CommandRefused(`${why}\n\nUsage: ${usage(command)}`);
  try {
    const { values, positionals } = parseArgs({ args: [...words], options: known, allowPositionals: true });
    const given = positionals.slice(name.split(' ').length);
    if (given.length < takes.length) throw misread(`"${name}" requires ${takes.slice(given.length).join(' and ')}.`);
    if (given.length > takes.length) throw misread(`"${name}" got an unexpected argument: "${given.at(-1)}".`);
    const texts = Object.entries(values).flatMap(([key, value]) =>
      Array.isArray(value) ? [[key, value.map(String)] as const] : [],
    );
    return { command, given, flags: new Set(flags.filter((flag) => values[flag])), values: new Map(texts) };
  } catch (error) {
    if (error instanceof CommandRefused) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') throw misread((error as Error).message.split('\n')[0] ?? '');
    const [unknown] = words.filter((word) => word.startsWith('-') && !(word.slice(2).split('=')[0] ?? '' in known));
    throw misread(`"${name}" has no option ${unknown ?? words.at(-1)}.`);
  }
}

const usage = ({ name, takes, flags = [], options = {} }: Command) =>
  [
    ...['npm run vitrine --', name, ...takes],
    ...flags.map((flag) => `[--${flag}]`),
    ...Object.entries(options).map(([option, value]) => `[--${option} ${value}]`),
  ].join(' ');

function help() {
  const lines = COMMANDS.map(({ name, takes, tells }) => [[name, ...takes].join(' '), tells] as const);
  const width = Math.max(...lines.map(([left]) => left.length));
  return [
    'npm run vitrine -- <command>',
    '',
    ...lines.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`),
    `  ${'help'.padEnd(width)}  Show this help`,
    '',
    'Run commands with the settings of the instance. It can keep running, except for restore.',
  ].join('\n');
}

/** Returns one line for an expected error, and the stack for any other. */
function reasonOf(error: unknown) {
  if (error instanceof CommandRefused) return error.message;
  if (error instanceof StartError) return sentence(inOneLine(error.message));
  if (error instanceof AppError) return sayError('en')(error.details.text ?? { word: ERRORS[error.code].word });
  return (error as Error).stack ?? String(error);
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
