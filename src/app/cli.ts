import { dirname } from 'node:path';
import { holdBuild } from '../../scripts/builds.mjs';
import { runCommand } from './cli/run-command.ts';
import { openTerminal } from './cli/terminal.ts';

holdBuild(dirname(import.meta.dirname));

/** Cleanup functions, run in reverse order at every exit. */
const closing: (() => Promise<unknown> | unknown)[] = [];

async function end(code: number) {
  for (const close of closing.splice(0).reverse()) await Promise.try(close).catch(() => {});
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end(1));

await end(await runCommand(process.argv.slice(2), { terminal: openTerminal(), closing }));
