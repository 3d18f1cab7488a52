import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useToast } from '#ui/use-toast.ts';
import { fetchAnew } from './fetch-anew.ts';
import { shelfKey } from './keys.ts';
import { type Listed, type Shelf, titleHref } from './shelf.ts';
import { useTellFailure } from './use-tell-failure.ts';

/** Duplicates a record and offers a link to the copy. */
export function useDuplicate<Item extends Listed>(shelf: Shelf<Item>) {
  const t = useTranslations('records.manager');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const tellFailure = useTellFailure();
  const { name, calls } = shelf;
  return async ({ id, title }: Item) => {
    try {
      const copy = await calls.duplicate({ id });
      toast({
        text: t('duplicated', { title }),
        tone: 'success',
        action: {
          label: t(shelf.hrefOf ? 'open' : 'edit'),
          onSelect: () => void navigate(titleHref(shelf, copy)),
        },
      });
    } catch (error) {
      tellFailure(t('notDuplicated'), error);
    }
    await fetchAnew(queries, shelfKey(name));
  };
}
