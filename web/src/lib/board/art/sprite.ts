/** Every drawing as one SVG sprite, for `<use>`: the library's pieces and the page's icons. */

const drawings = import.meta.glob<string>(['$art/**/*.svg', './icon/*.svg'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const sprite = Object.values(drawings).join('');

/** Insert the sprite into the page. */
export function installSprite(): void {
  const holder = document.createElement('div');
  holder.innerHTML = `<svg width="0" height="0" aria-hidden="true" id="drawings"><defs>${sprite}</defs></svg>`;
  const svg = holder.firstElementChild as SVGElement;
  // `display: none` would disable its clip paths and patterns.
  svg.style.position = 'absolute';
  document.body.prepend(svg);
}
