import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';

type Props = { loading: boolean; failed: boolean; onLoad: () => void };

/**
 * Loads the next page as the end of the list approaches, or on a button press: for keyboard users and after a failure.
 */
export function More({ loading, failed, onLoad }: Props) {
  const t = useTranslations('ui');
  const end = useRef<HTMLDivElement>(null);
  const load = useRef(onLoad);
  load.current = onLoad;
  useEffect(() => {
    if (!end.current || failed || loading) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && load.current(), {
      rootMargin: '0px 0px 600px',
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [failed, loading]);
  return (
    <div ref={end} className="flex flex-wrap items-center gap-3 pt-4">
      <Button busy={loading} onClick={onLoad}>
        {t(failed ? 'retry' : 'table.more')}
      </Button>
      {failed && (
        <p role="alert" className="text-error">
          {t('form.unreachable')}
        </p>
      )}
    </div>
  );
}
