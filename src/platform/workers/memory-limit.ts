import { readFileSync } from 'node:fs';
import { totalmem } from 'node:os';

/** Where control groups, new and old, say how much memory a container may use. */
const CGROUP_FILES = ['/sys/fs/cgroup/memory.max', '/sys/fs/cgroup/memory/memory.limit_in_bytes'];
const MEGABYTE = 1024 * 1024;

/** Returns how much memory the machine or the container has for this process and its children, in megabytes. */
export function availableMemoryMb(): number {
  const limits = CGROUP_FILES.map(limitIn).filter((limit) => Number.isFinite(limit));
  return Math.floor(Math.min(totalmem(), ...limits) / MEGABYTE);
}

function limitIn(file: string) {
  try {
    // "max" means that there is none.
    return Number.parseInt(readFileSync(file, 'utf8'), 10);
  } catch {
    return Number.NaN;
  }
}
