import { dirname, join } from 'node:path';
import { StartError } from '#platform/pure/errors.ts';
import { toOneLine } from '#platform/pure/one-line.ts';
import { misspeltSettings, settingsFromEnvironment, startedByNpm } from '#platform/server/env.ts';
import { limitProcessMemory } from '#platform/server/process-memory.ts';
import { holdBuild, previousBuild } from '../../scripts/builds.mjs';

limitProcessMemory();

/** Holds both builds while this process runs, because their files are loaded on demand. */
const build = dirname(import.meta.dirname);
const previous = previousBuild(dirname(build));
for (const folder of previous ? [build, previous] : [build]) holdBuild(folder);

const STOP_WITHIN_MS = 9500;

/** Resolves with the first signal. Ctrl+C arrives twice: from the terminal and from the parent process. */
const exitRequest = Promise.withResolvers<{ code: number }>();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => exitRequest.resolve({ code: 0 }));
// A killed npm does not notify us, but this process then gets another parent.
if (startedByNpm()) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && exitRequest.resolve({ code: 0 }), 500).unref();
}

try {
  const settings = settingsFromEnvironment();
  for (const { name, meant } of misspeltSettings()) {
    console.error(`${name} is not a Vitrine setting. Did you mean ${meant}?`);
  }
  // Loaded only when it is clear that this process will run.
  const { startInstance } = await import('./instance.ts');
  const instance = await startInstance(settings, {
    client: join(build, 'client'),
    previousClient: previous && join(previous, 'client'),
    onLost: () => exitRequest.resolve({ code: 1 }),
  });
  const setUpHint = instance.setUpLink ? `\nCreate the first admin at ${instance.setUpLink}` : '';
  console.log(`Vitrine is running at ${settings.APP_URL}${setUpHint}`);
  const { code } = await exitRequest.promise;
  // The supervisor would soon kill everything. Exiting first leaves PostgreSQL to recover at the next start.
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
  await instance.stop();
  process.exit(code);
} catch (error) {
  const reason = error instanceof StartError ? toOneLine(error.message) : (error as Error).stack;
  console.error(`Vitrine can't start: ${reason}`);
  process.exit(1);
}
