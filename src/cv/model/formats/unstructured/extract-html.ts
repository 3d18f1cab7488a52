import { walkHtml } from '../../../../platform/pure/html.ts';
import { isArranging, makeArrangement, type StyledElement, styledElement } from './arranged-elements.ts';
import { type FlowBlock, type FlowParagraph, type FlowTable, isBlank } from './flow/flow-block.ts';
import { linesOfFlow } from './flow/lines-of-flow.ts';
import type { SourceDocument, SourceRun } from './source-document.ts';

const DROPPED = new Set([
  'script',
  'style',
  'template',
  'head',
  'noscript',
  'svg',
  'iframe',
  'object',
  'select',
  'textarea',
]);
const INLINE = new Set([
  ...[
    'a',
    'abbr',
    'b',
    'bdi',
    'bdo',
    'cite',
    'code',
    'data',
    'del',
    'dfn',
    'em',
    'font',
    'i',
    'img',
    'ins',
    'kbd',
    'label',
  ],
  ...[
    'mark',
    'q',
    's',
    'samp',
    'small',
    'span',
    'strong',
    'sub',
    'sup',
    'time',
    'tt',
    'u',
    'var',
    'wbr',
    'br',
    'button',
  ],
]);
const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);
const BOLD = new Set(['b', 'strong', 'th', 'dt', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const ITALIC = new Set(['i', 'em', 'cite', 'var', 'dfn']);
const HIDDEN_STYLE = /display\s*:\s*none|visibility\s*:\s*hidden/i;
/** More than a style attribute has. */
const MAX_STYLE = 2000;

type Attributes = Readonly<Record<string, string>>;
type State = {
  bold: boolean;
  italic: boolean;
  link: string | undefined;
  isDropped: boolean;
  heading: number | undefined;
  list: number;
  /** Whether the lines of the file are those of the page. */
  isPreformatted: boolean;
  /** Whether its children stand apart, by a style. */
  isArranged: boolean;
};
const OUTSIDE: State = {
  ...{ bold: false, italic: false, link: undefined, isDropped: false },
  ...{ heading: undefined, list: 0, isPreformatted: false, isArranged: false },
};
type OpenTable = FlowTable & { isCellOpen: boolean };

/** Reads the text of a web page. Returns undefined if its elements nest too deeply. */
export function extractHtml(html: string): SourceDocument | undefined {
  const blocks: FlowBlock[] = [];
  const tables: OpenTable[] = [];
  const states: State[] = [];
  const path: StyledElement[] = [];
  const arrangement = makeArrangement();
  let css = '';
  let state = OUTSIDE;
  let paragraph: FlowParagraph | undefined;
  let item: number | undefined;
  /** The kind of element that has ended since the last text. */
  let ended: 'element' | 'link' | undefined;
  let language: string | undefined;

  const target = () => {
    const table = tables.at(-1);
    return table?.isCellOpen ? (table.rows.at(-1)?.at(-1) ?? blocks) : blocks;
  };
  const endParagraph = () => {
    if (paragraph && !isBlank(paragraph)) target().push(paragraph);
    paragraph = undefined;
  };
  const current = (): FlowParagraph => {
    paragraph ??= {
      ...{ type: 'paragraph', lines: [[[]]], gapAbove: 0 },
      ...(state.heading !== undefined && { heading: state.heading }),
      ...(item !== undefined && { bullet: item }),
    };
    return paragraph;
  };
  const add = (text: string) => {
    if (text.trim() === '' && !paragraph) return;
    const run: SourceRun = { text, size: 0, bold: state.bold, italic: state.italic };
    current()
      .lines.at(-1)
      ?.at(-1)
      ?.push(state.link === undefined ? run : { ...run, link: state.link });
    if (text.trim() !== '') item = undefined;
    ended = undefined;
  };
  // Style sheets arrange links that no space separates side by side or one below the other.
  const separate = (isLink: boolean) => {
    if (state.isArranged || ended === 'link' || (ended === 'element' && isLink)) paragraph?.lines.at(-1)?.push([]);
    ended = undefined;
  };
  const addLines = (text: string) => {
    for (const [at, line] of text.split('\n').entries()) {
      if (at > 0 && line.trim() === '') endParagraph();
      else if (at > 0 && paragraph) paragraph.lines.push([[]]);
      add(line);
    }
  };
  const openTable = (tag: string) => {
    if (tag === 'table') {
      const table: OpenTable = { type: 'table', rows: [], isCellOpen: false };
      target().push(table);
      tables.push(table);
    }
    const table = tables.at(-1);
    if (!table) return;
    if (tag === 'tr') {
      table.rows.push([]);
      table.isCellOpen = false;
    } else if (tag === 'td' || tag === 'th') {
      if (table.rows.length === 0) table.rows.push([]);
      table.rows.at(-1)?.push([]);
      table.isCellOpen = true;
    }
  };

  const isComplete = walkHtml(html, {
    open: (tag, attributes) => {
      if (tag === 'html' && attributes.lang) language = attributes.lang;
      if (VOID.has(tag)) {
        if (state.isDropped) return;
        if (tag === 'br' && paragraph) paragraph.lines.push([[]]);
        if (tag === 'hr') {
          endParagraph();
          const last = target().at(-1);
          if (last?.type === 'paragraph') last.ruleBelow = true;
        }
        return;
      }
      states.push(state);
      path.push(styledElement(tag, attributes));
      const isDropped = state.isDropped || DROPPED.has(tag) || isHidden(attributes);
      if (!isDropped && !INLINE.has(tag)) {
        endParagraph();
        openTable(tag);
        if (tag === 'li') item = Math.max(0, state.list - 1);
      }
      if (!isDropped && INLINE.has(tag)) separate(tag === 'a');
      const isArranged = isArranging((attributes.style ?? '').slice(0, MAX_STYLE)) || arrangement.includes(path);
      state = stateWithin(tag, attributes, { ...state, isDropped, isArranged });
    },
    close: (tag) => {
      if (VOID.has(tag)) return;
      const outer = states.pop();
      path.pop();
      if (tag === 'style') {
        arrangement.addSheet(css);
        css = '';
      }
      if (!state.isDropped && !INLINE.has(tag)) {
        endParagraph();
        if (tag === 'li') item = undefined;
        if (tag === 'table') tables.pop();
        const table = tables.at(-1);
        if (table && (tag === 'td' || tag === 'th')) table.isCellOpen = false;
      }
      if (INLINE.has(tag)) ended = tag === 'a' || ended === 'link' ? 'link' : 'element';
      if (outer) state = outer;
      if (state.isArranged && INLINE.has(tag)) paragraph?.lines.at(-1)?.push([]);
    },
    text: (text) => {
      if (path.at(-1)?.tag === 'style') css += text;
      if (state.isDropped) return;
      if (state.isPreformatted) addLines(text);
      else add(text);
    },
  });
  if (!isComplete) return undefined;
  endParagraph();
  return { format: 'html', lines: linesOfFlow(blocks), pages: [], ...(language !== undefined && { language }) };
}

const isHidden = (attributes: Attributes) =>
  'hidden' in attributes || HIDDEN_STYLE.test((attributes.style ?? '').slice(0, MAX_STYLE));

function stateWithin(tag: string, { href = '' }: Attributes, state: State): State {
  const heading = /^h([1-6])$/.exec(tag)?.[1];
  return {
    bold: state.bold || BOLD.has(tag),
    italic: state.italic || ITALIC.has(tag),
    link: tag === 'a' && /^(?:https?:|mailto:|tel:)/i.test(href) ? href : state.link,
    isDropped: state.isDropped,
    heading: heading ? Number(heading) : state.heading,
    list: state.list + (tag === 'ul' || tag === 'ol' ? 1 : 0),
    isPreformatted: state.isPreformatted || tag === 'pre',
    isArranged: state.isArranged,
  };
}
