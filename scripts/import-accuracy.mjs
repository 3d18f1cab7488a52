// `node scripts/import-accuracy.mjs`: measures how well CVs of other programs are read, in test-results/import-accuracy.{json,md}.
// OTHER_READER is a command that reads the same PDFs for comparison: it gets a folder, and writes a JSON Resume beside each PDF.
// Set CHROMIUM_PATH to print with a browser of your own. A first argument limits it to files whose names contain it; a second one prints the errors of these kinds of fields, or `all`.
import { prepare } from './toolchain.mjs';

await prepare();
const { run } = await import('../bench/import-accuracy/run.ts');
process.exit(await run(process.argv.slice(2)));
