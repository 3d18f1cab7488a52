import { html, type Markup } from '#platform/pure/markup.ts';
import type { LanguageMarks } from '#platform/pure/original-texts.ts';
import { displayUrl } from '../../outline/addresses.ts';
import { DATE_SEPARATOR } from '../../outline/dates.ts';
import type { ItemOutline } from '../../outline/outline.ts';
import type { TemplateTokens } from '../../template-tokens.ts';
import { joinPieces, renderAddress } from './inline-texts.ts';

type TitleContext = { comma: string; marks: LanguageMarks; tokens: Pick<TemplateTokens, 'entry'> | undefined };

/** Renders the lines that name an entry, in the order of the template. */
export function renderTitle(item: ItemOutline, level: number, context: TitleContext): Markup | false {
  const { heading, when, beside, url, organization, place } = item;
  if (heading === '' && when.length + beside.length === 0 && url === '') return false;
  const entry = context.tokens?.entry;
  const hasLeadingPlace = place !== undefined && when.length === 0;
  if (entry?.beside === 'leading' && (organization !== undefined || hasLeadingPlace))
    return leadingTitle(item, level, context);
  const address = addressOf(item);
  if (entry?.dates === 'line') {
    const line = joinWith(context.comma, [headingOf(item, level, context), besideOf(beside, context), datesOf(item)]);
    return html`<div class="title in-line">${line}${address}</div>`;
  }
  const lines = [headingOf(item, level, context), datesOf(item), besideOf(beside, context), address];
  return html`<div class="title">${joinWith(' ', lines)}</div>`;
}

/** Renders the organization and the place over the heading and its dates, or a heading with a place beside it. */
function leadingTitle(item: ItemOutline, level: number, context: TitleContext) {
  const { organization, place, beside } = item;
  const { marks } = context;
  const line = (className: string, text: string | undefined) =>
    text !== undefined && html`<p class="${className}"><bdi${marks.inline(text)}>${text}</bdi></p>`;
  const heading = headingOf(item, level, context);
  const placeLine = line('place', place);
  const others = beside.filter((text) => text !== organization && text !== place);
  const lines = [
    ...(organization === undefined ? [heading, placeLine] : [line('organization', organization), placeLine, heading]),
    ...[datesOf(item), besideOf(others, context), addressOf(item)],
  ];
  return html`<div class="title leading">${joinWith(' ', lines)}</div>`;
}

const headingOf = ({ heading }: ItemOutline, level: number, { marks }: TitleContext) =>
  heading !== '' && html`<h${level}><bdi${marks.inline(heading)}>${heading}</bdi></h${level}>`;

function datesOf({ when }: ItemOutline) {
  const dates = when.map(({ text, date }, at) => [
    at > 0 && DATE_SEPARATOR,
    date === undefined ? html`<bdi>${text}</bdi>` : html`<time datetime="${date}">${text}</time>`,
  ]);
  return when.length > 0 && html`<p class="dates">${dates}</p>`;
}

const besideOf = (beside: readonly string[], context: TitleContext) =>
  beside.length > 0 && html`<p class="beside">${joinPieces(beside, context)}</p>`;

const addressOf = ({ url }: ItemOutline) =>
  url !== '' && html`<p class="address">${renderAddress(url, displayUrl(url))}</p>`;

const joinWith = (separator: string, parts: readonly (Markup | false)[]) =>
  parts.filter((part) => part !== false).map((part, at) => [at > 0 && separator, part]);
