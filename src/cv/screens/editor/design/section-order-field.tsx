import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Select } from '#ui/fields/select.tsx';
import {
  SECTION_ORDERS,
  type SectionOrder,
  sectionOrderOperations,
  sectionOrdersOf,
} from '../../../model/section-orders.ts';
import type { Section } from '../../../model/shapes.ts';
import { useCvEditor } from '../cv-editor-context.tsx';

/** Value of the option for an order that is none of the usual ones. */
const OWN = 'own';

/** Choice of the usual order of sections in a country, which moves the sections as one undo step. */
export function SectionOrderField({ sections }: { sections: readonly Section[] }) {
  const t = useTranslations('cv-editor.designPane.sectionOrder');
  const countries = new Intl.DisplayNames([useLocale()], { type: 'region' });
  const editor = useCvEditor();
  const [chosen, setChosen] = useState<SectionOrder>();
  const orders = sectionOrdersOf(sections);
  // Orders of few sections are alike in several countries.
  const order = orders.find((one) => one === chosen) ?? orders[0];
  const usual = (Object.keys(SECTION_ORDERS) as SectionOrder[]).map((value) => ({
    value,
    label: value === 'academic' ? t('academic') : (countries.of(value.toUpperCase()) ?? value),
  }));
  return (
    <Select
      label={t('label')}
      options={order === undefined ? [{ value: OWN, label: t('own') }, ...usual] : usual}
      value={order ?? OWN}
      onValueChange={(next) => {
        if (next === OWN) return;
        const operations = sectionOrderOperations(editor.read([], 'sections') as Section[], next);
        setChosen(next);
        if (operations.length > 0) editor.do(...operations);
      }}
      disabled={editor.locked}
    />
  );
}
