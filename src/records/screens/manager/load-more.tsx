import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';

type Props = { loading: boolean; failed: boolean; onLoad: () => void };

/**
 * Loads the next page as the end of the list approaches, or on a button press: for keyboard users and after a failure.
 */
export function LoadMore({ loading, failed, onLoad }: Props) {
  const t = useTranslations('ui');
  const sentinel = useRef<HTMLDivElement>(null);
  const load = useRef(onLoad);
  load.current = onLoad;
  useEffect(() => {
    if (!sentinel.current || failed || loading) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load.current(), {
      rootMargin: '0px 0px 600px',
    });
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, [failed, loading]);
  return (
    <div ref={sentinel} className="flex flex-wrap items-center gap-3 pt-4">
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
