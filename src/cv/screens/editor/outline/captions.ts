import { useLocale, useTranslations } from 'use-intl';
import { isObject } from '#platform/autosave/fields.ts';
import { formatPartialDate } from '#ui/format-partial-date.ts';
import { nameOf, type Place, type Values } from '../../../model/tree.ts';

/** Fields that identify an entry beside its name. The first with a text is shown. */
const SAID = ['organization', 'issuer', 'awarder', 'publisher', 'event', 'studyType', 'entity', 'subtitle', 'fluency'];

/** Returns functions for the title of an entry in the outline and for the caption below it. */
export function useCaptions() {
  const t = useTranslations('cv-editor.outline');
  const items = useTranslations('cv-history.items');
  const locale = useLocale();
  const shown = (date: unknown) => {
    const text = typeof date === 'string' ? date : '';
    return /^\d{4}(?:-\d\d){0,2}$/.test(text) ? formatPartialDate(text, locale) : text;
  };
  const rangeOf = ({ start, end, date, ongoing }: Values) => {
    if (date !== undefined) return shown(date);
    const until = ongoing === true ? t('ongoing') : shown(end);
    return [shown(start), until].filter((part) => part !== '').join(' – ');
  };
  const spanOf = (value: Values) => {
    const roles = rolesOf(value);
    const [first, last] = [roles[0], roles.at(-1)];
    return first && last ? rangeOf({ ...first, start: last.start }) : rangeOf(value);
  };
  const titleOf = (place: Place) => {
    const position = rolesOf(place.value)[0]?.position;
    const title = typeof position === 'string' && position.trim() !== '' ? position.trim() : nameOf(place);
    return title || items(place.kind);
  };
  return {
    titleOf,
    captionOf: (place: Place) => {
      const { value } = place;
      const title = titleOf(place);
      const said = [value.name, ...SAID.map((field) => value[field])].find(
        (text) => typeof text === 'string' && text.trim() !== '' && text.trim() !== title,
      );
      return [said, spanOf(value)].filter((part) => typeof part === 'string' && part !== '').join(', ');
    },
  };
}

const rolesOf = ({ roles }: Values) =>
  Array.isArray(roles) ? roles.filter((role): role is Values => isObject(role) && 'position' in role) : [];
