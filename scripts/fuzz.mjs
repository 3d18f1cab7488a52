// `npm run fuzz -- --seed 1 --requests 20000`: tests every property with all of its examples, of which `npm test` draws
// a part, then sends malformed and hostile requests to the built product. Exits with 1 if a property fails, or if a
// response is wrong or slow. `--from 1234 --requests 1` repeats one request of a seed, on a fresh instance.
// `--files 5000` reads so many damaged PDFs and as many documents instead.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuild, fail, prepare, root, run } from './toolchain.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    requests: { type: 'string', default: '20000' },
    from: { type: 'string', default: '0' },
    lanes: { type: 'string', default: '4' },
    files: { type: 'string', default: '0' },
  },
});
const options = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]));
if (!Object.values(options).every(Number.isSafeInteger))
  fail('--seed, --requests, --from, --lanes and --files take numbers.');

await prepare();
if (options.files > 0) {
  const { readHostileFiles } = await import('../src/cv/testing/read-hostile-files.ts');
  const { hostilePdfs } = await import('../src/cv/testing/hostile-files.ts');
  const { hostileDocuments } = await import('../src/cv/testing/hostile-documents.ts');
  const outcomes = {
    pdfs: await readHostileFiles(hostilePdfs(options.seed, options.files)),
    documents: await readHostileFiles(await hostileDocuments(options.seed, options.files)),
  };
  console.log(JSON.stringify(outcomes, null, 1));
  process.exit(Object.values(outcomes).every(({ findings }) => findings.length === 0) ? 0 : 1);
}
await ensureBuild();
const propertiesHold = options.from > 0 || (await testProperties());
const { fuzz } = await import('../src/testing/fuzz/fuzz.ts');
const { describeResult, isClean } = await import('../src/testing/fuzz/result.ts');

const result = await fuzz({
  ...options,
  yields: true,
  onProgress: (done, findings) => console.log(`${new Date().toISOString()} ${done} requests, ${findings} findings`),
});
const folder = join(root, '.vitrine', 'fuzz');
const file = join(folder, `seed-${options.seed}.json`);
mkdirSync(folder, { recursive: true });
writeFileSync(file, JSON.stringify(result, null, 1));
console.log(describeResult(result));
console.log(`Requests and answers of each finding: ${file}`);
process.exit(propertiesHold && isClean(result) ? 0 : 1);

/** Tests all examples of every property, and returns whether they hold. */
async function testProperties() {
  const tests = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => join('src', file))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes("'#testing/runs.ts'"));
  const args = ['run', ...tests, '--testTimeout=300000'];
  return (await run('vitest', args, { mayFail: true, env: { ALL_EXAMPLES: '1' } })) === 0;
}
