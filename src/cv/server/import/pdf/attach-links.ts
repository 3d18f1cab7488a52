import { type PlacedRun, rightOf } from '../../../model/formats/unstructured/layout/page-content.ts';
import type { PageBox } from '../../../model/formats/unstructured/source-document.ts';

/** An area of a page that leads to an address. */
export type LinkArea = { url: string; box: PageBox };

/** Returns runs with the addresses that areas above them lead to. Runs are divided where only some words are covered. */
export const attachLinks = (runs: readonly PlacedRun[], areas: readonly LinkArea[]): PlacedRun[] =>
  areas.length === 0 ? [...runs] : runs.flatMap((run) => linkRun(run, areas));

function linkRun(run: PlacedRun, areas: readonly LinkArea[]): PlacedRun[] {
  const middle = run.baseline - run.size * 0.3;
  const above = areas.filter(
    ({ box }) =>
      middle >= box.top && middle <= box.top + box.height && box.left < rightOf(run.box) && rightOf(box) > run.box.left,
  );
  if (above.length === 0) return [run];
  const addressAt = (x: number) => above.find(({ box }) => x >= box.left && x <= rightOf(box))?.url;
  const parts: { text: string; from: number; link: string | undefined }[] = [];
  let from = 0;
  for (const word of run.text.split(/(?<= )/)) {
    const link = addressAt(xAt(run, from + word.trimEnd().length / 2));
    const last = parts.at(-1);
    if (last && last.link === link) last.text += word;
    else parts.push({ text: word, from, link });
    from += word.length;
  }
  return parts.map((part) => {
    const text = part.text.trim();
    const [left, right] = [xAt(run, part.from), xAt(run, part.from + text.length)];
    return { ...run, text, box: { ...run.box, left, width: right - left }, link: part.link };
  });
}

/** Returns about where a letter of a run is, as if all were of one width. */
const xAt = ({ box, text }: PlacedRun, letter: number) => box.left + (box.width * letter) / Math.max(1, text.length);
