import { walkHtml } from '#platform/pure/html.ts';

const BLOCKS = /^(?:article|blockquote|body|br|div|footer|h[1-6]|header|html|li|main|ol|p|section|ul)$/;
/** Elements whose text is not displayed. */
const SILENT = /^(?:head|script|style|title)$/;

/** Reads a page as a visitor sees it: its visible text, and the elements, attributes and links that it uses. */
export function readHtml(html: string) {
  const elements = new Set<string>();
  const attributes = new Set<string>();
  const links: string[] = [];
  const silent: string[] = [];
  const open: { tag: string; isSilent: boolean }[] = [];
  let text = '';
  const isSilent = () => open.at(-1)?.isSilent === true;
  walkHtml(html, {
    open: (tag, attrs) => {
      const hides = isSilent() || SILENT.test(tag) || /\bunseen\b/.test(attrs.class ?? '');
      open.push({ tag, isSilent: hides });
      elements.add(tag);
      for (const name of Object.keys(attrs)) attributes.add(name);
      if (attrs.href !== undefined) links.push(attrs.href);
      if (BLOCKS.test(tag)) text += '\n';
    },
    close: (tag) => {
      open.pop();
      if (BLOCKS.test(tag)) text += '\n';
    },
    text: (chunk) => {
      if (isSilent()) silent.push(chunk);
      else text += chunk;
    },
  });
  return { elements, attributes, links, text, silent: silent.join('') };
}
