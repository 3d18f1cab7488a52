import { parseArgs } from 'node:util';
import { CommandError } from '#admin/service.ts';
import { AppError, ERRORS, StartError } from '#platform/pure/errors.ts';
import { toOneLine } from '#platform/pure/one-line.ts';
import type { Settings } from '#platform/pure/settings.ts';
import { makeDatabase } from '#platform/server/db/database.ts';
import { settingsFromEnvironment } from '#platform/server/env.ts';
import { hideSecrets } from '#platform/server/hide-secrets.ts';
import { errorTranslator } from '#platform/server/i18n/messages.ts';
import { replaceSecret as replace } from '#platform/server/instance-identity/secret.ts';
import { backup } from './backup.ts';
import type { Command, CommandInput } from './command.ts';
import { doctor } from './doctor.ts';
import { mailTest } from './mail-test.ts';
import { ocrAdd, ocrList, ocrRemove } from './ocr.ts';
import { openPrepared } from './open-instance.ts';
import { activate, deactivate, grant, resetTwoFactorOf, revoke, signOut, verify } from './people/change-person.ts';
import { create } from './people/create-person.ts';
import { remove } from './people/delete-person.ts';
import { list } from './people/list-people.ts';
import { resetPassword } from './people/reset-password.ts';
import { restore } from './restore.ts';
import { verifyBackup } from './verify-backup.ts';

const replaceSecret: Command = {
  name: 'secret replace',
  operandNames: [],
  description: 'Switch to a new SECRET (or DATA_DIR/key); signs everyone out',
  run: async ({ terminal, ...context }) => {
    const { pool, key } = await openPrepared(context);
    const answer = await terminal.ask(`${CONSEQUENCES} Type yes to continue: `);
    if (answer !== 'yes') throw new CommandError('Nothing was changed.');
    await replace(await makeDatabase(pool), context.settings.SECRET ?? key);
    terminal.print('Done. Restart every process with the new secret.');
    return 0;
  },
};

const CONSEQUENCES =
  'Replacing the secret signs everyone out, breaks links in sent emails, and makes existing two-factor codes unusable.';

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
  ocrAdd,
  ocrRemove,
  ocrList,
  verifyBackup,
  backup,
  restore,
  replaceSecret,
];

/** Runs the command given after `npm run vitrine --` and returns the exit code. */
export async function runCommand(
  argv: readonly string[],
  { terminal, closing }: Pick<CommandInput, 'terminal' | 'closing'>,
) {
  if (argv.length === 0 || argv[0] === 'help' || argv.includes('--help')) {
    terminal.print(help());
    return 0;
  }
  let settings: Settings | undefined;
  try {
    const { command, ...call } = parseCommand(argv);
    settings = settingsFromEnvironment();
    return await command.run({ settings, terminal, closing, ...call });
  } catch (error) {
    const reason = errorText(error);
    terminal.warn(settings ? hideSecrets(reason, settings) : reason);
    return 1;
  }
}

function parseCommand(argv: readonly string[]) {
  const positionalWords = argv.filter((word) => !word.startsWith('-'));
  const command = COMMANDS.find(({ name }) => `${positionalWords.join(' ')} `.startsWith(`${name} `));
  if (!command) throw new CommandError(`Unknown command "${positionalWords.join(' ')}".\n\n${help()}`);
  const { name, operandNames, flags = [], options = {} } = command;
  const optionTypes = {
    ...Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' as const }])),
    ...Object.fromEntries(Object.keys(options).map((option) => [option, { type: 'string' as const, multiple: true }])),
  };
  const usageError = (detail: string) => new CommandError(`${detail}\n\nUsage: ${usage(command)}`);
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options: optionTypes, allowPositionals: true });
    const operands = positionals.slice(name.split(' ').length);
    if (operands.length < operandNames.length)
      throw usageError(`"${name}" requires ${operandNames.slice(operands.length).join(' and ')}.`);
    if (operands.length > operandNames.length)
      throw usageError(`"${name}" got an unexpected argument: "${operands.at(-1)}".`);
    const optionValues = Object.entries(values).flatMap(([key, value]) =>
      Array.isArray(value) ? [[key, value.map(String)] as const] : [],
    );
    return { command, operands, flags: new Set(flags.filter((flag) => values[flag])), values: new Map(optionValues) };
  } catch (error) {
    if (error instanceof CommandError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') throw usageError((error as Error).message.split('\n')[0] ?? '');
    const [unknown] = argv.filter(
      (word) => word.startsWith('-') && !(word.slice(2).split('=')[0] ?? '' in optionTypes),
    );
    throw usageError(`"${name}" has no option ${unknown ?? argv.at(-1)}.`);
  }
}

const usage = ({ name, operandNames, flags = [], options = {} }: Command) =>
  [
    ...['npm run vitrine --', name, ...operandNames],
    ...flags.map((flag) => `[--${flag}]`),
    ...Object.entries(options).map(([option, value]) => `[--${option} ${value}]`),
  ].join(' ');

function help() {
  const lines = COMMANDS.map(
    ({ name, operandNames, description }) => [[name, ...operandNames].join(' '), description] as const,
  );
  const width = Math.max(...lines.map(([left]) => left.length));
  return [
    'npm run vitrine -- <command>',
    '',
    ...lines.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`),
    `  ${'help'.padEnd(width)}  Show this help`,
    '',
    'Run commands with the same settings as the instance. Only restore requires stopping it first.',
  ].join('\n');
}

/** Returns one line for an expected error, and the stack for any other. */
function errorText(error: unknown) {
  if (error instanceof CommandError) return error.message;
  if (error instanceof StartError) return capitalize(toOneLine(error.message));
  if (error instanceof AppError) return errorTranslator('en')(error.details.text ?? { word: ERRORS[error.code].word });
  return (error as Error).stack ?? String(error);
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
