import { walkHtml } from '../html.ts';
import { MAX_COLUMNS } from './table-syntax.ts';

export type HtmlEvent =
  | { type: 'open'; tag: string; attributes: Readonly<Record<string, string>> }
  | { type: 'close'; tag: string }
  | { type: 'text'; text: string };

/** Returns the tags and texts of HTML in order, and whether that is all of them. */
export function readHtml(html: string): { events: HtmlEvent[]; isComplete: boolean } {
  const events: HtmlEvent[] = [];
  const isComplete = walkHtml(html, {
    open: (tag, attributes) => events.push({ type: 'open', tag, attributes }),
    close: (tag) => events.push({ type: 'close', tag }),
    text: (text) => events.push({ type: 'text', text }),
  });
  return { events, isComplete };
}

/** The tags that the cells of a layout contain, but not those of data. */
const LAYOUT_TAGS = new Set(['table', 'ul', 'ol', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Tests whether the table that an event opens holds data, not the layout of a page or an email. */
export function isDataTable(events: readonly HtmlEvent[], start: number): boolean {
  let [rows, cells, columns] = [0, 0, 0];
  for (let index = start + 1; index < events.length; index += 1) {
    const event = events[index];
    if (event?.type === 'close' && event.tag === 'table') break;
    if (event?.type !== 'open') continue;
    if (LAYOUT_TAGS.has(event.tag)) return false;
    if (event.tag === 'tr') {
      rows += 1;
      cells = 0;
    } else if (event.tag === 'td' || event.tag === 'th') cells += 1;
    columns = Math.max(columns, cells);
  }
  return rows > 1 && columns > 1 && columns <= MAX_COLUMNS;
}
