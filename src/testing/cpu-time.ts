/**
 * Returns the CPU time in milliseconds that the work takes on this thread, independent of other load on the machine.
 */
export async function cpuTimeMs(work: () => unknown) {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
