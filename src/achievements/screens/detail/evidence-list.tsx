import { Download, Link2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { fileUrl, useStorage } from '#files/components.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Achievement } from '../../contract.ts';
import { fileNameOf } from '../editor/file-name-of.ts';

/** Evidence of an achievement: links and files to download. */
export function EvidenceList({ evidence }: Pick<Achievement, 'evidence'>) {
  const t = useTranslations('achievements.detail');
  const { storage } = useStorage();
  return (
    <section aria-labelledby="evidence">
      <h2 id="evidence" className="mb-3 font-medium text-title">
        {t('evidence')}
      </h2>
      <ul className="grid gap-2">
        {evidence.map((one) =>
          'file' in one ? (
            <li key={one.file} className="flex min-w-0 items-start gap-2">
              <Icon of={Download} className="mt-[5px] text-text-secondary" />
              <Link
                dir="auto"
                href={storage ? fileUrl(storage.bucket, one.file) : undefined}
                download={fileNameOf(one.file)}
                className="min-w-0 break-words"
              >
                {one.label || fileNameOf(one.file)}
              </Link>
            </li>
          ) : (
            <li key={one.url} className="flex min-w-0 items-start gap-2">
              <Icon of={Link2} className="mt-[5px] text-text-secondary" />
              <Link
                dir="auto"
                href={one.url}
                external
                rel="nofollow noopener noreferrer"
                className="min-w-0 break-words"
              >
                {one.label || one.url}
              </Link>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
