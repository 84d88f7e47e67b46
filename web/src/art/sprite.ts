/** Every drawing, once, where `<use>` finds it. */

const drawings = import.meta.glob<string>('./**/*.svg', { query: '?raw', import: 'default', eager: true });

const sprite = Object.values(drawings).join('');

/** Put the drawings into the page. */
export function hangDrawings(): void {
  const holder = document.createElement('div');
  holder.innerHTML = `<svg width="0" height="0" aria-hidden="true" id="drawings"><defs>${sprite}</defs></svg>`;
  const svg = holder.firstElementChild as SVGElement;
  // Not `display: none`, which would take the clips and patterns away with it.
  svg.style.position = 'absolute';
  document.body.prepend(svg);
}
