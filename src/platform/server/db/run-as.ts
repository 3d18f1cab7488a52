import { spawn } from 'node:child_process';
import { childEnvironment } from '../env.ts';
import type { PostgresAccount } from './postgres-account.ts';

/** Spawns a PostgreSQL program under the given account. */
export function spawnAs(account: PostgresAccount, program: string, programArgs: string[], output: 'pipe' | number) {
  const [command = program, ...args] = [...account.prefix, program, ...programArgs];
  return spawn(command, args, {
    cwd: '/',
    detached: true,
    env: childEnvironment({ TZ: 'UTC', LC_MESSAGES: 'C' }),
    stdio: ['ignore', output, output],
    ...account.identity,
  });
}

/** Runs a PostgreSQL program to its end; returns its exit code and output. */
export async function run(account: PostgresAccount, program: string, args: string[]) {
  const child = spawnAs(account, program, args, 'pipe');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk));
  const code = await new Promise<number>((resolve) => {
    child.on('error', (error) => {
      output += error.message;
      resolve(1);
    });
    child.on('close', (exit) => resolve(exit ?? 1));
  });
  return { code, output };
}
