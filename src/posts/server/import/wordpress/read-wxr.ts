import { SaxesParser } from 'saxes';
import { invalidFields } from '#platform/pure/errors.ts';

/** An item of WordPress's export: the texts of its elements, and those that may occur more than once. */
export type WxrItem = {
  fields: ReadonlyMap<string, string>;
  categories: readonly { domain: string; name: string; slug: string }[];
  meta: ReadonlyMap<string, string>;
};

/** Bounds the nesting; items of WordPress are no deeper than five elements. */
const MAX_DEPTH = 50;
const MAX_META = 500;

const unreadable = () => invalidFields([{ path: 'file', text: { word: 'brokenXml' } }]);

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that XML does not allow
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Tests whether a text is an export of WordPress. */
export const isWxr = (text: string) =>
  /^\s{0,99}<(?:\?xml|rss)/.test(text) && text.slice(0, 20_000).includes('wordpress.org/export/');

/** Reads the items of an export. Documents with a type definition are refused, because entities could be defined in it. */
export function readWxr(xml: string): WxrItem[] {
  const items: WxrItem[] = [];
  let item: ReturnType<typeof emptyItem> | undefined;
  const path: string[] = [];
  let text = '';
  const parser = new SaxesParser({ xmlns: false, position: false });
  for (const event of ['error', 'doctype'] as const)
    parser.on(event, () => {
      throw unreadable();
    });
  parser.on('opentag', ({ name, attributes }) => {
    path.push(name);
    if (path.length > MAX_DEPTH) throw unreadable();
    text = '';
    if (name === 'item') item = emptyItem();
    if (name === 'category' && item)
      item.category = { domain: attributes.domain ?? '', slug: attributes.nicename ?? '' };
  });
  const append = (part: string) => {
    text += part;
  };
  parser.on('text', append);
  parser.on('cdata', append);
  parser.on('closetag', ({ name }) => {
    path.pop();
    if (!item) return;
    if (name === 'item') {
      items.push(item);
      item = undefined;
    } else if (name === 'category') item.categories.push({ ...item.category, name: text.trim() });
    else if (name === 'wp:meta_key') item.metaKey = text;
    else if (name === 'wp:meta_value') {
      if (item.meta.size < MAX_META) item.meta.set(item.metaKey, text);
    } else if (!item.fields.has(name)) item.fields.set(name, text);
    text = '';
  });
  parser.write(xml.replace(/^\ufeff/, '').replace(FORBIDDEN, '')).close();
  return items;
}

const emptyItem = () => ({
  fields: new Map<string, string>(),
  categories: [] as { domain: string; name: string; slug: string }[],
  meta: new Map<string, string>(),
  category: { domain: '', slug: '' },
  metaKey: '',
});
