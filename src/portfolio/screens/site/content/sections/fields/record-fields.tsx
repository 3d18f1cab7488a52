import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { Select } from '#ui/fields/select.tsx';
import type { SectionOf } from '../../../../../model/sections/section-schema.ts';
import { postsApi } from '../../../../posts-api.ts';
import { projectsApi } from '../../../../projects-api.ts';
import type { SectionFieldsProps } from './section-fields-props.ts';

/** Value of the option for all records; an empty value would look like no choice. */
const ALL = ' ';

type TagFieldProps = {
  label: string;
  hint: string;
  /** Says which records a section without a tag shows. */
  any: string;
  known: readonly string[];
  tag: string;
  onTag: (tag: string) => void;
};

/** Choice of the tag whose records a section shows. */
function TagField({ label, hint, any, known, tag, onTag }: TagFieldProps) {
  const tags = tag === '' || known.includes(tag) ? known : [tag, ...known];
  return (
    <Select
      label={label}
      hint={hint}
      options={[{ value: ALL, label: any }, ...tags.map((one) => ({ value: one, label: one }))]}
      value={tag === '' ? ALL : tag}
      onValueChange={(chosen) => onTag(chosen === ALL ? '' : chosen)}
    />
  );
}

/** The fields of a section with projects. */
export function ProjectsFields({ list, section }: SectionFieldsProps<SectionOf<'projects'>>) {
  const t = useTranslations('portfolio-editor.sections');
  const { data } = useQuery(projectsApi.facets.queryOptions({ input: {} }));
  const known = (data?.tags ?? []).map(({ tag }) => tag);
  const change = (tag: string) => list.update(section.id, { tag });
  const texts = { label: t('tag'), hint: t('tagHint'), any: t('anyTag') };
  return <TagField {...texts} known={known} tag={section.tag} onTag={change} />;
}

const COUNTS = [3, 5, 10, 20, 50] as const;

/** The fields of a section with posts. */
export function PostsFields({ list, section }: SectionFieldsProps<SectionOf<'posts'>>) {
  const t = useTranslations('portfolio-editor.sections');
  const { number } = useFormatter();
  const { data } = useQuery(postsApi.facets.queryOptions({ input: {} }));
  const known = (data?.tags ?? []).map(({ tag }) => tag);
  const counts = [...new Set([...COUNTS, section.count])].sort((one, other) => one - other);
  return (
    <>
      <TagField
        label={t('postTag')}
        hint={t('postTagHint')}
        any={t('anyPost')}
        known={known}
        tag={section.tag}
        onTag={(tag) => list.update(section.id, { tag })}
      />
      <Select
        label={t('count')}
        options={counts.map((count) => ({ value: String(count), label: number(count) }))}
        value={String(section.count)}
        onValueChange={(count) => list.update(section.id, { count: Number(count) })}
      />
    </>
  );
}
