import { type Log, withoutValues } from '../log.ts';
import { isUnreachable } from './is-unreachable.ts';

type Dependency = { name: string; probe(): Promise<unknown>; awaySince?: number | undefined; probing?: Promise<void> };

const PROBE_EVERY_MS = 1000;

/**
 * Logs an outage of what the instance needs, such as its database, in one line when it begins and one when it ends, however
 * many requests and jobs fail meanwhile.
 */
export function makeOutages() {
  const dependencies: Dependency[] = [];
  const timers = new Set<NodeJS.Timeout>();
  let log: Log | undefined;
  let closed = false;

  const probeAgain = (dependency: Dependency) => {
    const timer = setTimeout(async () => {
      timers.delete(timer);
      try {
        await dependency.probe();
      } catch {
        return probeAgain(dependency);
      }
      const seconds = Math.round((performance.now() - (dependency.awaySince ?? 0)) / 1000);
      dependency.awaySince = undefined;
      log?.warn({ seconds }, `${dependency.name} can be reached again`);
    }, PROBE_EVERY_MS);
    timers.add(timer.unref());
  };

  const probeNow = async (dependency: Dependency) => {
    try {
      await dependency.probe();
    } catch (error) {
      dependency.awaySince = performance.now();
      const reason = error instanceof Error ? withoutValues(error.message || error.name) : 'unknown';
      log?.error({ reason }, `${dependency.name} can’t be reached`);
      probeAgain(dependency);
    } finally {
      delete dependency.probing;
    }
  };

  /** Finds out which dependency an error is about: one that is known to be away, or one that does not answer now. */
  const isOutage = async () => {
    await Promise.all(
      dependencies.map((dependency) => {
        if (dependency.awaySince !== undefined) return undefined;
        dependency.probing ??= probeNow(dependency);
        return dependency.probing;
      }),
    );
    return dependencies.some(({ awaySince }) => awaySince !== undefined);
  };

  return {
    /** Watches something that the instance needs. `probe` fails while it can't be used. */
    watch: (into: Log, dependency: Pick<Dependency, 'name' | 'probe'>) => {
      log = into;
      dependencies.push({ ...dependency });
    },
    /** Takes an error that is about to be logged, and returns whether it was taken: it is logged only if it belongs to no outage. */
    take: (error: unknown, write: () => void) => {
      if (dependencies.length === 0 || !isUnreachable(error)) return false;
      if (closed) return true;
      void isOutage().then((known) => known || write());
      return true;
    },
    /** From here on the instance lets go of what it needs itself, and what is cut off by that is no outage. */
    close: () => {
      for (const timer of timers) clearTimeout(timer);
      closed = true;
    },
  };
}
