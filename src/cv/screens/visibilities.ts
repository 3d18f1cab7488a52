import { EyeOff, Globe, Link2, type LucideIcon } from 'lucide-react';
import type { Visibility } from '../contract.ts';

type VisibilityStyle = { dot: 'full' | 'ring' | 'faint'; icon: LucideIcon };

/** The indicator and icon of each visibility, from most to least restrictive. */
export const VISIBILITY_STYLES: Record<Visibility, VisibilityStyle> = {
  private: { dot: 'ring', icon: EyeOff },
  link: { dot: 'faint', icon: Link2 },
  public: { dot: 'full', icon: Globe },
};
export const VISIBILITIES = Object.keys(VISIBILITY_STYLES) as Visibility[];
