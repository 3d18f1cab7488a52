import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { statusOf } from '#platform/pure/api-errors.ts';
import { isEqual } from '#platform/pure/autosave/fields.ts';
import { Button } from '#ui/actions/button.tsx';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { TagsField } from '#ui/fields/tags-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useForm } from '#ui/fields/use-form.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { DialogClose } from '#ui/overlays/dialog-close.tsx';
import type { CvItem } from '../../contract.ts';
import { CV_LIMITS } from '../../model/content.ts';
import { cvApi } from '../cv-api.ts';

type Props = { cv: CvItem; open: boolean; onClose: () => void };

/** Dialog for the name and tags of a CV. */
export function DetailsDialog({ cv, open, onClose }: Props) {
  const t = useTranslations('cv.details');
  const id = useId();
  const queries = useQueryClient();
  const facets = useQuery(cvApi.facets.queryOptions());
  const form = useForm({
    initial: { name: cv.name, tags: cv.tags },
    check: ({ name }) => (name.trim() === '' ? { name: t('nameNeeded') } : {}),
    submit: async (details) => {
      await saveDetails(cv, { ...details, name: details.name.trim() });
      onClose();
      await queries.invalidateQueries({ queryKey: cvApi.key() });
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('title')}
      keepsOpen
      actions={
        <>
          <DialogClose>
            <Button>{t('cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={id} tone="primary" busy={form.pending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={id} {...form.props} className="grid gap-4">
        <FormMessage form={form} />
        <TextField label={t('name')} maxLength={CV_LIMITS.name} autoComplete="off" {...form.field('name')} />
        <TagsField
          label={t('tags')}
          value={form.values.tags}
          onValueChange={(tags) => form.set('tags', tags)}
          suggestions={facets.data?.tags.map(({ tag }) => tag) ?? []}
          max={CV_LIMITS.tags}
          error={form.faults.tags}
        />
      </form>
    </Dialog>
  );
}

type CvDetails = Pick<CvItem, 'name' | 'tags'>;

const CONFLICT = 409;

/**
 * Saves name and tags. A conflict with a concurrent change is resolved by a retry, unless that changed name or tags.
 */
async function saveDetails({ id, revision, ...original }: CvItem, { name, tags }: CvDetails) {
  try {
    return await cvApi.change.call({ id, revision, name, tags });
  } catch (error) {
    if (statusOf(error) !== CONFLICT) throw error;
    const current = await cvApi.read.call({ id });
    if (current.name !== original.name || !isEqual(current.tags, original.tags)) throw error;
    return cvApi.change.call({ id, revision: current.revision, name, tags });
  }
}
