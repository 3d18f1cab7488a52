import { escapeMarkdown } from '#platform/pure/markdown/inline-markdown.ts';
import { linkMarkdown } from '../blocks/draft-block.ts';
import { completeUrl } from './addresses.ts';
import type { Conversion, Output } from './conversion.ts';
import { findElements, type HtmlElement, hasClass, lineOf } from './html-tree.ts';

type ConvertCard = (element: HtmlElement, output: Output, conversion: Conversion) => void;

const inside = ({ children }: HtmlElement, pattern: RegExp) =>
  findElements(children, (element) => hasClass(element, pattern))[0];
const lineInside = (element: HtmlElement, pattern: RegExp) => lineOf(inside(element, pattern)?.children ?? []);

const WARNING_SIGN = /[⚠❗🚨🛑🔥]/u;
const TIP_SIGN = /[💡✅👉🎉]/u;

const convertCallout: ConvertCard = (element, output, { collect, write }) => {
  const emoji = lineInside(element, /\bkg-callout-emoji\b/);
  const { texts, others } = collect(inside(element, /\bkg-callout-text\b/)?.children ?? element.children);
  const content = [escapeMarkdown(emoji), write(texts)].filter(Boolean).join(' ');
  const tone = WARNING_SIGN.test(emoji) ? 'warning' : TIP_SIGN.test(emoji) ? 'tip' : 'note';
  output.other((blocks) => blocks.callout(tone, content));
  for (const add of others) output.other(add);
};

const convertBookmark: ConvertCard = (element, output) => {
  const [link] = findElements(element.children, ({ tag }) => tag === 'a');
  const url = completeUrl(link?.attributes.href ?? '');
  const title = lineInside(element, /\bkg-bookmark-title\b/);
  const others = [/\bkg-bookmark-description\b/, /\bkg-bookmark-author\b/, /\bkg-bookmark-publisher\b/].map((pattern) =>
    lineInside(element, pattern),
  );
  const [caption] = findElements(element.children, ({ tag }) => tag === 'figcaption');
  output.other((blocks) => {
    if (url === undefined) blocks.text(escapeMarkdown(title));
    else blocks.embed(url, title);
    for (const line of [...others, lineOf(caption?.children ?? [])]) blocks.text(escapeMarkdown(line));
  });
};

/** Converts a video or a recording to a link, without the labels of its player. */
const convertPlayer: ConvertCard = (element, output, { warnings }) => {
  const [player] = findElements(element.children, ({ tag }) => tag === 'video' || tag === 'audio');
  const url = completeUrl(player?.attributes.src ?? '');
  const title = lineInside(element, /\bkg-(?:audio|video)-title\b/);
  const [caption] = findElements(element.children, ({ tag }) => tag === 'figcaption');
  if (url === undefined) warnings.add('unsupportedHtml', player?.tag ?? 'video');
  output.other((blocks) => {
    blocks.text(url === undefined ? escapeMarkdown(title) : linkMarkdown(title || url, url));
    blocks.text(escapeMarkdown(lineOf(caption?.children ?? [])));
  });
};

const CARDS: readonly { pattern: RegExp; convert: ConvertCard }[] = [
  { pattern: /\bkg-callout-card\b/, convert: convertCallout },
  { pattern: /\bkg-bookmark-card\b/, convert: convertBookmark },
  { pattern: /\bkg-(?:video|audio)-card\b/, convert: convertPlayer },
];

/** Converts a card of Ghost's editor. Returns false for any other element. */
export function convertCard(element: HtmlElement, output: Output, conversion: Conversion): boolean {
  const card = CARDS.find(({ pattern }) => hasClass(element, pattern));
  card?.convert(element, output, conversion);
  return card !== undefined;
}
