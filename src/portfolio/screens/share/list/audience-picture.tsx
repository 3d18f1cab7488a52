import { FileText, FolderOpen, Globe, Layers, type LucideIcon, Mail } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import type { Audience, Share } from '../../../contract.ts';
import { PREVIEW_PATHS } from '../../../model/preview-paths.ts';

type Picture = { icon: LucideIcon; papers: readonly string[]; card?: string };

/** Wide enough for a card on screens of twice the density. */
const PAPER_WIDTH = 640;
/** So many papers of a bundle are seen, one behind the other. */
const MAX_PAPERS = 2;

const paperOf = (cv: string) => `/api/cvs/${cv}/thumbnail?width=${PAPER_WIDTH}`;
const SITE_CARD = `${PREVIEW_PATHS.published}/card/home.png`;

function pictureOf(audience: Audience): Picture {
  if (audience.kind === 'site') return { icon: Globe, papers: [], card: SITE_CARD };
  if (audience.kind === 'cv') return { icon: FileText, papers: [paperOf(audience.id)] };
  return pictureOfLink(audience.share);
}

function pictureOfLink({ target, url, live, hasPassword }: Share): Picture {
  const { kind, id, title, items = [] } = target;
  switch (kind) {
    case 'portfolio':
      return { icon: Globe, papers: [], ...(live && { card: SITE_CARD }) };
    case 'project':
      return {
        icon: FolderOpen,
        papers: [],
        ...(live && !hasPassword && { card: `${new URL(url).pathname}/card/home.png` }),
      };
    case 'cv':
      return { icon: FileText, papers: id !== undefined && title !== undefined ? [paperOf(id)] : [] };
    case 'letter':
      return { icon: Mail, papers: [] };
    case 'bundle':
      return {
        icon: Layers,
        papers: items
          .flatMap((item) => (item.kind === 'cv' && item.shown && item.id !== undefined ? [paperOf(item.id)] : []))
          .slice(0, MAX_PAPERS),
      };
  }
}

/** The picture of what an audience sees, or the icon of its kind. Decorative: the text beside it says what it is. */
export function AudiencePicture({ audience }: { audience: Audience }) {
  const { icon, papers, card } = pictureOf(audience);
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const onError = (url: string) => setFailed((before) => new Set([...before, url]));
  const shown = papers.filter((url) => !failed.has(url));
  return (
    <div
      aria-hidden="true"
      className="relative flex h-36 items-center justify-center overflow-hidden border-border border-b bg-surface"
    >
      {card !== undefined && !failed.has(card) ? (
        <img
          src={card}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => onError(card)}
          className="size-full object-cover object-top"
        />
      ) : shown.length > 0 ? (
        shown.map((url, at) => (
          <img
            key={url}
            src={url}
            alt=""
            loading="lazy"
            decoding="async"
            onError={() => onError(url)}
            className={`absolute top-4 min-h-full w-44 bg-paper object-cover object-top shadow-sheet ${
              at > 0 ? 'translate-x-8 translate-y-3 rotate-3 rtl:-translate-x-8 rtl:-rotate-3' : 'z-1'
            }`}
          />
        ))
      ) : (
        <Icon of={icon} className="size-6 text-text-secondary" />
      )}
    </div>
  );
}
