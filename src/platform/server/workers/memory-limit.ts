import { readFileSync } from 'node:fs';
import { totalmem } from 'node:os';

/** The files with a container's memory limit, in control groups v2 and v1. */
const CGROUP_FILES = ['/sys/fs/cgroup/memory.max', '/sys/fs/cgroup/memory/memory.limit_in_bytes'];
const MEGABYTE = 1024 * 1024;

/**
 * Returns the memory available to this process and its children, in megabytes, by the machine or the container's limit.
 */
export function availableMemoryMb(): number {
  const limits = CGROUP_FILES.map(limitIn).filter((limit) => Number.isFinite(limit));
  return Math.floor(Math.min(totalmem(), ...limits) / MEGABYTE);
}

function limitIn(file: string) {
  try {
    // "max" means no limit and parses to NaN.
    return Number.parseInt(readFileSync(file, 'utf8'), 10);
  } catch {
    return Number.NaN;
  }
}
