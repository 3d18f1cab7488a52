import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { TEMPLATES } from '../src/cv/render/templates.ts';
import { CORE_SPECIMEN_LANGUAGES, makeSpecimen } from '../src/testing/cv-specimens.ts';
import { registerHeavyMember, workersOf } from '../src/testing/heavy-work.ts';
import { withProduct } from './pair.ts';
import type { Figure } from './report.ts';

const RENDERS = 1000;
const CONCURRENCY = 4;
const AFTER_MS = 10 * 60_000;
const MAX_MB = 450;
const MAX_MB_AFTER = 250;

/**
 * Measures the memory of all the instance's processes without PostgreSQL, after PDFs in all templates and scripts, and
 * idle.
 */
export const renders = () =>
  withProduct({}, async (product): Promise<Figure[]> => {
    const member = await registerHeavyMember(product);
    const templates = [...TEMPLATES.keys()];
    let peak = 0;
    let next = 0;
    const render = async () => {
      for (let at = next++; at < RENDERS; at = next++) {
        const specimen = makeSpecimen(CORE_SPECIMEN_LANGUAGES[at % CORE_SPECIMEN_LANGUAGES.length] ?? 'English', 'two');
        const template = templates[Math.floor(at / CORE_SPECIMEN_LANGUAGES.length) % templates.length] ?? 'classic';
        const headline = `${specimen.basics.headline} ${at}`;
        const document = {
          ...specimen,
          basics: { ...specimen.basics, headline },
          design: { ...specimen.design, template },
        };
        const { id } = await member.makeCv(document);
        const { status } = await member.call('GET', `/api/cvs/${id}/export/pdf`);
        if (status !== 200) throw new Error(`no PDF: ${status}`);
        await member.call('DELETE', `/api/cvs/${id}`);
        if (at % 20 === 0) peak = Math.max(peak, await memoryOf(product.process.pid));
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, render));
    const after = await memoryOf(product.process.pid);
    await pause(AFTER_MS);
    return [
      { name: `peak PSS during ${RENDERS} renders`, unit: 'MB', product: peak, atMost: MAX_MB },
      { name: `PSS after ${RENDERS} renders`, unit: 'MB', product: after, atMost: MAX_MB },
      {
        name: 'PSS ten minutes later',
        unit: 'MB',
        product: await memoryOf(product.process.pid),
        atMost: MAX_MB_AFTER,
      },
    ];
  });

/** Returns the proportional set size of an instance and its workers in megabytes. Works only on Linux. */
async function memoryOf(pid: number | undefined) {
  const sizes = await Promise.all([pid, ...workersOf(pid)].map((one) => pssOf(Number(one))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function pssOf(pid: number) {
  // A worker may exit meanwhile.
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024;
}
