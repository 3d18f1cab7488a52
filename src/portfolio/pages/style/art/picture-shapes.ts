import type { SiteView } from '../../../model/site-view.ts';
import { chosenColumns, chosenRatio, takesRatio } from '../../../model/styles/style-pictures.ts';

/** Returns the rules for the proportions and columns of covers that a member chose. Outside of layers, to apply over all. */
export function pictureShapes({ layout, style }: SiteView['site']): string[] {
  const ratio = chosenRatio({ layout, style });
  const columns = chosenColumns({ layout, style });
  const isReshaped = takesRatio({ layout, style }) && style.ratio !== 'style';
  return [
    ...(isReshaped && layout !== 'wall'
      ? [
          `.works .plate .picture.picture { aspect-ratio: ${ratio ?? 'var(--ratio)'}; width: 100%; max-height: none; }`,
          '.works .plate img { width: 100%; height: 100%; max-height: none; object-fit: cover; }',
        ]
      : []),
    ...(layout === 'wall' && ratio ? [`.wall .work:not(.bare, .few-1 > *) { --ratio: ${ratio}; }`] : []),
    ...(layout === 'wall' && columns
      ? [
          `.wall.wall { --cols: ${Math.min(columns, 2)}; }`,
          `@media screen and (min-width: 48rem) { .wall.wall { --cols: ${Math.min(columns, 3)}; } }`,
          `@media screen and (min-width: 64rem) { .wall.wall { --cols: ${columns}; } }`,
        ]
      : []),
  ];
}
