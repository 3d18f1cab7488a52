import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Product, startProduct } from '../product.ts';
import { FAULTS, type InjectedFault } from './fault-list.ts';
import { secondsUntilReady, startWriteLoad } from './write-load.ts';

const BEFORE_MS = 1500;
const FAULT_MS = 4000;

/** The result of a fault: the count of each response during it, the lost writes, and the recovery time. */
export type FaultResult = {
  name: string;
  skipped?: string;
  acknowledged: number;
  lost: number;
  answers: Record<string, number>;
  recoveredAfter: number | undefined;
  /** Expected effects that did not occur. */
  unexpected: string[];
};

/** Runs each fault against the built product while data is being written. */
export async function faults(filter: string, onResult: (result: FaultResult) => void) {
  const results: FaultResult[] = [];
  for (const fault of FAULTS) {
    if (!fault.name.toLowerCase().includes(filter.toLowerCase())) continue;
    const result = await runFault(fault);
    results.push(result);
    onResult(result);
  }
  return results;
}

async function runFault({ name, open }: InjectedFault): Promise<FaultResult> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-fault-'));
  const empty = { name, acknowledged: 0, lost: 0, answers: {}, recoveredAfter: undefined, unexpected: [] };
  const scenario = await open(dataDir);
  if (typeof scenario === 'string') return { ...empty, skipped: scenario };
  let product: Product | undefined;
  try {
    product = await startProduct({ HOST: '127.0.0.1', DATA_DIR: dataDir, ...scenario.env });
    const target = { ...product, url: product.url.replace('localhost', '127.0.0.1') };
    const writing = await startWriteLoad(target);
    await pause(BEFORE_MS);
    const before = writing.count();
    const recover = await scenario.inject(product);
    await pause(FAULT_MS);
    product = (await recover()) ?? product;
    const recoveredAfter = await secondsUntilReady(target);
    await pause(BEFORE_MS);
    const after = writing.count();
    await writing.stop();
    const lost = await writing.lost();
    const unexpected = (await scenario.inspect?.(target)) ?? [];
    if (before === 0 || after === before) unexpected.push('nothing could be written before it, or after it');
    return {
      ...{ name, acknowledged: writing.count(), lost: lost.length },
      ...{ answers: Object.fromEntries(writing.refused), recoveredAfter, unexpected },
    };
  } finally {
    await product?.stop();
    await scenario.close?.();
    if (existsSync(dataDir)) await rm(dataDir, { recursive: true, force: true });
  }
}

/** Responses that tell a client what to do. 402 is how the storage protocol reports a full disk. */
const EXPECTED_ANSWERS = new Set(['503', '507', '402', '429', 'no connection']);

/** Returns whether nothing was lost, every answer was clear, and the instance works again. */
export const isFine = ({ skipped, lost, answers, recoveredAfter, unexpected }: FaultResult) =>
  skipped !== undefined ||
  (lost === 0 &&
    unexpected.length === 0 &&
    recoveredAfter !== undefined &&
    Object.keys(answers).every((answer) => EXPECTED_ANSWERS.has(answer)));

/** Returns the results as a Markdown table. */
export function describeFaults(results: readonly FaultResult[]) {
  const rows = results.map((result) => {
    const { name, skipped, acknowledged, lost, answers, recoveredAfter, unexpected } = result;
    if (skipped !== undefined) return `| ${name} | skipped: ${skipped} | | | |`;
    const counts = Object.entries(answers).map(([answer, count]) => `${answer}: ${count}`);
    const recovered = recoveredAfter === undefined ? 'no' : `after ${recoveredAfter.toFixed(1)} s`;
    const verdict = isFine(result) ? 'yes' : ['NO', ...unexpected].join('; ');
    return `| ${name} | ${lost} of ${acknowledged} | ${counts.join(', ') || 'none refused'} | ${recovered} | ${verdict} |`;
  });
  return [
    '| Fault | Acknowledged writes lost | Other answers meanwhile | Recovered | Passed |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
