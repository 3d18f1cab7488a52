/** How long a piece of work keeps its thread busy, in milliseconds: the same on a machine that has much else to do. */
export async function cpuTime(work: () => unknown) {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
