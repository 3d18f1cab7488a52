import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useToast } from '#ui/use-toast.ts';
import { shelfKey } from './keys.ts';
import type { Listed, Shelf } from './shelf.ts';
import { useTellFailure } from './use-tell-failure.ts';

/** Makes another like it, and leads to it. */
export function useDuplicate<Item extends Listed>({ name, calls }: Shelf<Item>) {
  const t = useTranslations('records.manager');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const tellFailure = useTellFailure();
  return async ({ id, title }: Item) => {
    try {
      const copy = await calls.duplicate({ id });
      toast({
        text: t('duplicated', { title }),
        tone: 'success',
        action: { label: t('edit'), onSelect: () => void navigate(`/${name}/${copy.id}/edit`) },
      });
    } catch (error) {
      tellFailure(t('notDuplicated'), error);
    }
    await queries.invalidateQueries({ queryKey: shelfKey(name) });
  };
}
