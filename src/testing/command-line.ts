import { onTestFinished, vi } from 'vitest';
import { runCommand } from '#app/cli/run-command.ts';
import type { TestInstance } from './test-instance.ts';

type CommandEnv = Record<string, string>;

/** Returns the environment by which the command line finds a test instance's database. */
export const settingsOf = ({ databaseUrl, kernel }: TestInstance, more: CommandEnv = {}): CommandEnv => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: kernel.dataDir,
  SECRET: kernel.secret,
  ...more,
});

/** Runs an operator command within this process, with `typed` as the lines of its input, and returns its output. */
export async function command(env: CommandEnv, commandLine: string, typed = '') {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const [stdout, stderr]: [string[], string[]] = [[], []];
  const closing: (() => Promise<unknown> | unknown)[] = [];
  const lines = typed.split('\n');
  const answerPrompt = async (question: string) => {
    stderr.push(question);
    return lines.shift() ?? '';
  };
  const terminal = {
    print: (text: string) => void stdout.push(text),
    warn: (text: string) => void stderr.push(text),
    ask: answerPrompt,
    askSecret: answerPrompt,
  };
  const code = await runCommand(commandLine.split(' '), { terminal, closing });
  for (const close of closing.reverse()) await close();
  vi.unstubAllEnvs();
  return { code, said: stdout.join('\n'), warned: stderr.join('\n') };
}
