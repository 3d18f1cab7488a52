import {
  Braces,
  FileCode,
  FileDown,
  FileText,
  FileType,
  FolderArchive,
  Globe,
  Image,
  type LucideIcon,
  Text,
} from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { MenuEntry } from '#ui/overlays/menu.tsx';
import type { CvExport } from '../contract.ts';

const ICONS: Record<CvExport, LucideIcon> = {
  pdf: FileDown,
  docx: FileType,
  html: Globe,
  png: Image,
  'json-resume': Braces,
  europass: FileCode,
  rendercv: FileCode,
  markdown: FileText,
  text: Text,
  typst: FolderArchive,
};

/** Returns a function for the menu entries that download a CV in each export format. */
export function useDownloads() {
  const t = useTranslations('cv.manager');
  return (id: string): MenuEntry[] => [
    { kind: 'heading', label: t('download') },
    ...(Object.keys(ICONS) as CvExport[]).map((format) => ({
      kind: 'link' as const,
      label: t(`formats.${format}`),
      icon: ICONS[format],
      href: `/api/cvs/${id}/export/${format}`,
      download: true,
    })),
  ];
}
