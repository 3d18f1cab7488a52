/**
 * Styles of the box around a site that has CSS of its member, and of the instance's links below it. The box is a grid,
 * so that no margin in it moves the links, and a layer of its own, so that nothing in it covers them.
 */
export const OWN_BOX = `body { display: flex; flex-direction: column; min-height: 100vh; min-height: 100dvh; }
.own-box { position: relative; z-index: 0; isolation: isolate; display: grid; grid-template: minmax(0, 1fr) / minmax(0, 1fr); flex: 1 0 auto; overflow: clip; }
.instance { position: relative; z-index: 1; flex: none; display: flex; flex-wrap: wrap; gap: 0 1.5rem; padding: 1rem var(--edge) 1.25rem; background: var(--ground); border-block-start: 1px solid var(--hair); color: var(--soft); font: 0.875rem/1.5 system-ui, sans-serif; }
.instance a { display: inline-block; padding-block: 0.25rem; text-decoration-color: transparent; }
@media print { body, .own-box { display: block; overflow: visible; } .instance { display: none; } }`;
