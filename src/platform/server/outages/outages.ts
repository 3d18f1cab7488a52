import { isUnreachable } from '../../pure/is-unreachable.ts';
import { type Log, redactValues } from '../log.ts';

type Dependency = { name: string; probe(): Promise<unknown>; downSince?: number | undefined; probing?: Promise<void> };

const PROBE_EVERY_MS = 1000;

/**
 * Makes a monitor that logs an outage of a dependency, such as the database, with one line when it begins and one when
 * it ends, however many requests and jobs fail meanwhile.
 */
export function makeOutages() {
  const dependencies: Dependency[] = [];
  const timers = new Set<NodeJS.Timeout>();
  let log: Log | undefined;
  let closed = false;

  const scheduleProbe = (dependency: Dependency) => {
    const timer = setTimeout(async () => {
      timers.delete(timer);
      try {
        await dependency.probe();
      } catch {
        return scheduleProbe(dependency);
      }
      const seconds = Math.round((performance.now() - (dependency.downSince ?? 0)) / 1000);
      dependency.downSince = undefined;
      log?.warn({ seconds }, `${dependency.name} can be reached again`);
    }, PROBE_EVERY_MS);
    timers.add(timer.unref());
  };

  const probeNow = async (dependency: Dependency) => {
    try {
      await dependency.probe();
    } catch (error) {
      dependency.downSince = performance.now();
      const reason = error instanceof Error ? redactValues(error.message || error.name) : 'unknown';
      log?.error({ reason }, `${dependency.name} can’t be reached`);
      scheduleProbe(dependency);
    } finally {
      delete dependency.probing;
    }
  };

  /** Tests whether any dependency is down: one known to be, or one that does not answer now. */
  const isOutage = async () => {
    await Promise.all(
      dependencies.map((dependency) => {
        if (dependency.downSince !== undefined) return undefined;
        dependency.probing ??= probeNow(dependency);
        return dependency.probing;
      }),
    );
    return dependencies.some(({ downSince }) => downSince !== undefined);
  };

  return {
    /** Adds a dependency. `probe` fails while it cannot be used. */
    watch: (logger: Log, dependency: Pick<Dependency, 'name' | 'probe'>) => {
      log = logger;
      dependencies.push({ ...dependency });
    },
    /**
     * Takes over an error that is about to be logged; returns whether it did. It is logged only if no dependency is
     * down.
     */
    intercept: (error: unknown, write: () => void) => {
      if (dependencies.length === 0 || !isUnreachable(error)) return false;
      if (closed) return true;
      void isOutage().then((isKnownOutage) => isKnownOutage || write());
      return true;
    },
    /** Stops the monitor before the instance closes its own connections, whose errors are no outage. */
    close: () => {
      for (const timer of timers) clearTimeout(timer);
      closed = true;
    },
  };
}
