import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

export type ProcessUsage = { cpuMs: number; memoryMb: number };

const run = promisify(execFile);
/** Linux reports processor time to programs in hundredths of a second, independent of the kernel's own tick. */
const MS_PER_TICK = 10;

/** Returns the processor time and the memory of a process; undefined if it has ended. */
export async function processUsage(pid: number): Promise<ProcessUsage | undefined> {
  try {
    return await (process.platform === 'linux' ? usageFromProc(pid) : usageFromPs(pid));
  } catch {
    return undefined;
  }
}

function usageFromProc(pid: number): ProcessUsage | undefined {
  // Synchronous: the kernel answers at once, and handing these reads to a thread takes ten times as long.
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  // The second field is the program's name in parentheses, which may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // Pages of files, such as programs and typefaces, are shared between processes and can be dropped: they don't count.
  const anonymous = /^RssAnon:\s+(\d+)/m.exec(status)?.[1];
  if (anonymous === undefined) return undefined;
  return { cpuMs: (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK, memoryMb: Number(anonymous) / 1024 };
}

async function usageFromPs(pid: number): Promise<ProcessUsage | undefined> {
  const { stdout } = await run('ps', ['-o', 'rss=,time=', '-p', String(pid)]);
  const [rss = '', time = ''] = stdout.trim().split(/\s+/);
  const seconds = time.split(/[-:]/).reduce((sum, part) => sum * 60 + Number(part), 0);
  return { cpuMs: seconds * 1000, memoryMb: Number(rss) / 1024 };
}
