import { admin } from './admin.ts';
import { api } from './api.ts';
import { coldSites } from './cold-sites.ts';
import { dashboard } from './dashboard.ts';
import { downloads } from './downloads.ts';
import { editor } from './editor.ts';
import { enumeration } from './enumeration.ts';
import { eventLoop } from './event-loop.ts';
import { followed } from './followed.ts';
import { heavy } from './heavy.ts';
import { imports } from './imports.ts';
import { lighthouse } from './lighthouse.ts';
import { links } from './links.ts';
import { lists } from './lists.ts';
import { memory } from './memory.ts';
import { pages } from './pages.ts';
import { pictures } from './pictures.ts';
import { publicCv } from './public-cv.ts';
import { records } from './records.ts';
import { renders } from './renders.ts';
import { type Figure, isMissed, printFigures, writeFigures } from './report.ts';
import { saves } from './saves.ts';
import { secondStart } from './second-start.ts';
import { signIns } from './sign-ins.ts';
import { sites } from './sites.ts';
import { typeset } from './typeset.ts';
import { uploads } from './uploads.ts';
import { visits } from './visits.ts';
import { work } from './work.ts';

const BENCHES: Record<string, () => Promise<Figure[]>> = {
  pages,
  'public-cv': publicCv,
  sites,
  'cold-sites': coldSites,
  lighthouse,
  followed,
  links,
  visits,
  api,
  dashboard,
  admin,
  enumeration,
  'sign-ins': signIns,
  memory,
  'second-start': secondStart,
  'event-loop': eventLoop,
  downloads,
  imports,
  uploads,
  pictures,
  lists,
  records,
  work,
  saves,
  typeset,
  heavy,
  renders,
  editor,
};

/**
 * Runs the named benches, or all of them, and returns the exit code. Prints and writes the figures of each bench when
 * it ends; a bench that fails does not stop the others.
 */
export async function bench(names: string[]) {
  const unknown = names.filter((name) => !Object.hasOwn(BENCHES, name));
  if (unknown.length > 0) {
    console.error(`There is no bench ${unknown.join(', ')}; there are ${Object.keys(BENCHES).join(', ')}.`);
    return 1;
  }
  const figures: Figure[] = [];
  const failed: string[] = [];
  for (const [name, measure] of Object.entries(BENCHES)) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(`Measuring ${name}…`);
    try {
      const measured = await measure();
      figures.push(...measured);
      printFigures(measured);
      await writeFigures(figures);
    } catch (error) {
      failed.push(name);
      console.error(error);
    }
  }
  if (figures.length > 0) console.log(`All figures: ${await writeFigures(figures)}`);
  if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`);
  return failed.length > 0 || figures.some(isMissed) ? 1 : 0;
}
