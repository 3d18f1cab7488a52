import { useTranslations } from 'use-intl';
import type { CssFault } from '../../../../model/own-css/faults.ts';

/** Says which lines of a member's CSS don't apply, and why. */
export function CssFaultList({ faults }: { faults: readonly CssFault[] }) {
  const t = useTranslations('portfolio-editor.ownCss');
  return (
    <div role="status" className={faults.length === 0 ? 'contents' : 'grid gap-2'}>
      {faults.length > 0 && (
        <>
          <p className="text-warning">{t('dropped', { count: faults.length })}</p>
          <ul className="grid gap-1.5 text-xs">
            {faults.map((fault, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: faults have no identity, and the list is replaced as a whole
              <li key={index} className="flex gap-2">
                <span className="shrink-0 text-text-secondary tabular-nums">{t('line', { line: fault.line })}</span>
                <span className="wrap-anywhere min-w-0">
                  {t.rich(`faults.${fault.kind}`, {
                    what: fault.what,
                    code: (words) => (
                      <code dir="ltr" className="font-mono">
                        {words}
                      </code>
                    ),
                  })}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
