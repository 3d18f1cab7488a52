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

/** Returns functions for the title of an entry in the outline and for the caption below it. */
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
  return {
    titleOf,
    captionOf: (node: TreeNode) => {
      const { value } = node;
      const title = titleOf(node);
      const detail = [value.name, ...CAPTION_FIELDS.map((field) => value[field])].find(
        (text) => typeof text === 'string' && text.trim() !== '' && text.trim() !== title,
      );
      return [detail, formatSpan(value)].filter((part) => typeof part === 'string' && part !== '').join(', ');
    },
  };
}

const rolesOf = ({ roles }: FieldValues) =>
  Array.isArray(roles) ? roles.filter((role): role is FieldValues => isObject(role) && 'position' in role) : [];
