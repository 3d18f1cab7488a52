import { onTestFinished, vi } from 'vitest';
import { runCommand } from '#app/cli/run-command.ts';
import type { TestInstance } from './test-instance.ts';

type Env = Record<string, string>;

/** The settings with which the command line finds the database of a test instance. */
export const settingsOf = ({ databaseUrl, kernel }: TestInstance, more: Env = {}): Env => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: kernel.dataDir,
  SECRET: kernel.secret,
  ...more,
});

/** Runs a command as an operator does, without starting a process for it; returns what it says. */
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
