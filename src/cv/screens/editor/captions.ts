import { useLocale, useTranslations } from 'use-intl';
import { isObject } from '#platform/pure/autosave/fields.ts';
import { formatPartialDate } from '#platform/pure/i18n/format-partial-date.ts';
import { type FieldValues, nodeTitleOf, type TreeNode } from '../../model/tree.ts';

/** Fields that identify an entry beside its name. The first with a text is shown. */
const CAPTION_FIELDS = [
  'organization',
  'issuer',
  'awarder',
  'publisher',
  'event',
  'studyType',
  'entity',
  'subtitle',
  'fluency',
];

/** The keywords that a caption has room for. */
const MAX_KEYWORDS = 8;

/**
 * Returns functions for the title of an entry, for the caption below it, and for the two parts of a caption: the detail
 * that identifies the entry beside its title, and its time.
 */
export function useCaptions() {
  const t = useTranslations('cv-editor.outline');
  const items = useTranslations('cv-history.items');
  const locale = useLocale();
  const formatDate = (date: unknown) => {
    const text = typeof date === 'string' ? date : '';
    return /^\d{4}(?:-\d\d){0,2}$/.test(text) ? formatPartialDate(text, locale) : text;
  };
  const formatRange = ({ start, end, date, ongoing }: FieldValues) => {
    if (date !== undefined) return formatDate(date);
    const until = ongoing === true ? t('ongoing') : formatDate(end);
    return [formatDate(start), until].filter((part) => part !== '').join(' – ');
  };
  const formatSpan = (value: FieldValues) => {
    const roles = rolesOf(value);
    const [first, last] = [roles[0], roles.at(-1)];
    return first && last ? formatRange({ ...first, start: last.start }) : formatRange(value);
  };
  const titleOf = (node: TreeNode) => {
    const position = rolesOf(node.value)[0]?.position;
    const title = typeof position === 'string' && position.trim() !== '' ? position.trim() : nodeTitleOf(node);
    return title || items(node.kind);
  };
  const detailOf = (node: TreeNode) => {
    const { value } = node;
    const title = titleOf(node);
    const texts = [value.name, ...CAPTION_FIELDS.map((field) => value[field])].filter(
      (text) => typeof text === 'string',
    );
    return texts.find((text) => text.trim() !== '' && text.trim() !== title) ?? keywordsOf(value);
  };
  const timeOf = ({ value }: TreeNode) => formatSpan(value);
  const captionOf = (node: TreeNode) => [detailOf(node), timeOf(node)].filter((part) => part !== '').join(', ');
  return { titleOf, captionOf, detailOf, timeOf };
}

/** Returns the first keywords of an entry, separated by commas. */
function keywordsOf({ keywords }: FieldValues) {
  if (!Array.isArray(keywords)) return '';
  const words = keywords.filter((word) => typeof word === 'string' && word.trim() !== '');
  return words.slice(0, MAX_KEYWORDS).join(', ') + (words.length > MAX_KEYWORDS ? '…' : '');
}

const rolesOf = ({ roles }: FieldValues) =>
  Array.isArray(roles) ? roles.filter((role): role is FieldValues => isObject(role) && 'position' in role) : [];
