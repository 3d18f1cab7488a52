import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#records/components.tsx';
import { useToast } from '#ui/feedback/use-toast.ts';
import type { Testimonial, TestimonialState } from '../../contract.ts';
import { testimonialsApi } from '../testimonials-api.ts';
import { testimonialsQuery } from './use-testimonials.ts';

export type TestimonialActions = ReturnType<typeof useTestimonialActions>;

/** Returns the actions on testimonials. Each can be undone from its notice, except for permanent deletion. */
export function useTestimonialActions({ onMoved }: { onMoved: (id: string) => void }) {
  const t = useTranslations('testimonials');
  const queries = useQueryClient();
  const toast = useToast();
  const showFailure = useFailureToast();
  const { queryKey } = testimonialsQuery();

  const update = (change: (items: Testimonial[]) => Testimonial[]) =>
    queries.setQueryData(queryKey, (before) => before && { items: change(before.items) });
  const reload = () => queries.invalidateQueries({ queryKey });

  /** Stores a testimonial that the server returned in the list, at its end if it is new. */
  const put = (testimonial: Testimonial) => {
    update((items) =>
      items.some(({ id }) => id === testimonial.id)
        ? items.map((one) => (one.id === testimonial.id ? testimonial : one))
        : [...items, testimonial],
    );
    void reload();
  };

  /** Runs an action; on failure, shows why and the current state of the list. */
  const run = async (action: () => Promise<Testimonial>, done: (changed: Testimonial) => void) => {
    try {
      const changed = await action();
      put(changed);
      done(changed);
    } catch (error) {
      showFailure(t('failed'), error);
      void reload();
    }
  };

  const setState = ({ id, revision, state: before }: Testimonial, state: TestimonialState): Promise<void> =>
    run(
      () => testimonialsApi.change.call({ id, revision, state }),
      (changed) => {
        onMoved(id);
        toast({ text: t(`done.${state}`), tone: 'success', undo: () => void setState(changed, before) });
      },
    );

  const setTrashed = ({ id }: Testimonial, isTrashed: boolean): Promise<void> =>
    run(
      () => (isTrashed ? testimonialsApi.remove : testimonialsApi.restore).call({ id }),
      (changed) => {
        onMoved(id);
        toast({
          text: t(isTrashed ? 'done.trash' : 'done.restore'),
          tone: 'success',
          undo: () => void setTrashed(changed, !isTrashed),
        });
      },
    );

  /** Stores an edited testimonial. Undoing writes what the site showed before. */
  const putEdited = (before: Testimonial, edited: Testimonial) => {
    put(edited);
    const { id } = edited;
    /** Other actions may follow before this one is undone. After a newer answer of the author, undoing is refused. */
    const revisionToUndo = () => {
      const latest = queries.getQueryData(queryKey)?.items.find((one) => one.id === id);
      return latest && isSameAnswer(latest, edited) ? latest.revision : edited.revision;
    };
    const undo = () =>
      run(
        () => testimonialsApi.change.call({ id, revision: revisionToUndo(), ...shownFieldsOf(before) }),
        () => onMoved(id),
      );
    toast({ text: t('done.edited'), tone: 'success', undo: () => void undo() });
  };

  /** Deletes a testimonial permanently. Returns whether that succeeded. */
  const removeForever = async ({ id }: Testimonial) => {
    try {
      await testimonialsApi.removeForever.call({ id });
      update((items) => items.filter((one) => one.id !== id));
      toast({ text: t('done.deleted'), tone: 'success' });
      return true;
    } catch (error) {
      showFailure(t('failed'), error);
      return false;
    }
  };

  /** Sets the order of the approved testimonials, at once in the list, and again as before on failure. */
  const reorder = async (approved: readonly Testimonial[]) => {
    const before = queries.getQueryData(queryKey);
    const moved = new Set(approved.map(({ id }) => id));
    update((items) => [...items.filter(({ id }) => !moved.has(id)), ...approved]);
    try {
      await testimonialsApi.reorder.call({ ids: [...moved] });
    } catch (error) {
      queries.setQueryData(queryKey, before);
      showFailure(t('failed'), error);
      void reload();
    }
  };

  return { put, putEdited, setState, setTrashed, removeForever, reorder };
}

const isSameAnswer = (one: Testimonial, other: Testimonial) =>
  JSON.stringify(one.original) === JSON.stringify(other.original);

/** Returns the fields that a member can edit, with the photo as the API takes it. */
const shownFieldsOf = ({ name, role, organization, source, quotedFrom, text, language, photo }: Testimonial) => ({
  ...{ name, role, organization, source, quotedFrom, text, language },
  photo: photo?.id ?? null,
});
