// `npm test`: runs every check and test on a machine that has only Node and npm. `npm test -- --changed` runs the tests
// that uncommitted changes can reach; `--changed=main` those that differ from a commit.
import { changedFiles, journeysReachedBy } from './changed.mjs';
import { check } from './check.mjs';
import { e2e, readyForJourneys } from './e2e.mjs';
import { finish } from './tally.mjs';
import { ensureBuild, prepare } from './toolchain.mjs';

await prepare();
const [, since] = /^--changed(?:=(.+))?$/.exec(process.argv[2] ?? '') ?? [];
const isPartial = process.argv[2]?.startsWith('--changed') ?? false;
const journeys = isPartial ? journeysReachedBy(changedFiles(since ?? 'HEAD')) : [];
const withJourneys = !isPartial || journeys.length > 0;
await ensureBuild();
const [checked] = await Promise.all([
  check(isPartial ? [`--changed=${since ?? 'HEAD'}`, '--passWithNoTests'] : []),
  // A browser is downloaded while the tests run.
  withJourneys && readyForJourneys(),
]);
finish(withJourneys ? [checked, await e2e(journeys)] : [checked]);
