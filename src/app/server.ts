import { settingsFromEnvironment, startedByNpm } from '#platform/env.ts';
import { StartError } from '#platform/errors.ts';
import { startInstance } from './instance.ts';

/** Ctrl+C comes from the terminal and again from whoever started us; the first one counts. */
const ending = Promise.withResolvers<{ code: number }>();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ending.resolve({ code: 0 }));
// A signal to npm alone ends its shell and not us; we see it by having been handed to another parent.
if (startedByNpm()) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && ending.resolve({ code: 0 }), 500).unref();
}

try {
  const settings = settingsFromEnvironment();
  const instance = await startInstance(settings, { onLost: () => ending.resolve({ code: 1 }) });
  const first = instance.setUpLink ? `\nMake the first admin at ${instance.setUpLink}` : '';
  console.log(`Vitrine is running at ${settings.APP_URL}${first}`);
  const { code } = await ending.promise;
  await instance.stop();
  process.exit(code);
} catch (error) {
  console.error(`Vitrine can't start: ${error instanceof StartError ? error.message : (error as Error).stack}`);
  process.exit(1);
}
