import { useState } from 'react';
import type { Design } from '../../../model/design.ts';
import { paperPointsOf, paperSizeOf } from '../../pages/paper-size.ts';
import { largerThan, scaleOf, smallerThan, type ZoomMode } from './page-scale.ts';

/** Returns the scale and size of the pages in the viewport, and the actions that change them. */
export function usePageScale(viewport: { width: number; height: number }, page: Design['page']) {
  const [mode, setMode] = useState<ZoomMode>('onePage');
  const { width } = paperSizeOf(page);
  const points = paperPointsOf(page);
  const paper = { width, height: (width * points.height) / points.width };
  const scale = scaleOf(mode, viewport, paper);
  const [larger, smaller] = [largerThan(scale), smallerThan(scale)];
  return {
    isOnePage: mode === 'onePage',
    scale,
    size: { width: Math.floor(scale * paper.width), height: Math.floor(scale * paper.height) },
    can: { larger: larger !== undefined, smaller: smaller !== undefined },
    actions: {
      larger: () => larger !== undefined && setMode(larger),
      smaller: () => smaller !== undefined && setMode(smaller),
      onePage: () => setMode('onePage'),
      pageWidth: () => setMode('pageWidth'),
    },
  };
}
