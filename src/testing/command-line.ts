import { onTestFinished, vi } from 'vitest';
import { runCommand } from '#app/cli/run-command.ts';
import type { TestInstance } from './test-instance.ts';

type Env = Record<string, string>;

/** Returns the environment by which the command line finds a test instance's database. */
export const settingsOf = ({ databaseUrl, kernel }: TestInstance, more: Env = {}): Env => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: kernel.dataDir,
  SECRET: kernel.secret,
  ...more,
});

/** Runs an operator command within this process and returns its output. */
export async function command(env: Env, words: string, typed = '') {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const [said, warned]: [string[], string[]] = [[], []];
  const closing: (() => Promise<unknown> | unknown)[] = [];
  const ask = async (question: string) => {
    warned.push(question);
    return typed;
  };
  const terminal = {
    say: (text: string) => void said.push(text),
    warn: (text: string) => void warned.push(text),
    ask,
    askSecret: ask,
  };
  const code = await runCommand(words.split(' '), { terminal, closing });
  for (const close of closing.reverse()) await close();
  vi.unstubAllEnvs();
  return { code, said: said.join('\n'), warned: warned.join('\n') };
}
