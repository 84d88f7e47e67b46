/** The final kingdoms as a picture to share, drawn on a canvas. */
import { mount, unmount, type Component } from 'svelte';
import inks from '$art/inks.css?inline';
import tokens from '$lib/ui/styles/tokens.css?inline';
import { texts } from '$lib/i18n/texts.svelte';
import type { MatchResult } from '$lib/api/types';
import Poster from './Poster.svelte';
import { embedFonts } from './embeddedFonts';

const WIDTH = 1600;

export const renderPicture = (view: MatchResult): Promise<Blob> =>
  renderComponent(Poster, { view }, WIDTH);

/** Draw a component that is one SVG as a picture of some width. */
export async function renderComponent<Props extends Record<string, unknown>>(
  component: Component<Props>,
  props: Props,
  width: number,
): Promise<Blob> {
  const holder = document.createElement('div');
  const drawn = mount(component, { target: holder, props });
  const svg = holder.querySelector('svg')!;
  const type = await embedFonts(texts.language);
  svg.setAttribute('font-family', `${type.family}, Georgia, serif`);
  svg.prepend(definitions(type.rules), samples(type.family));
  const height = Math.round((width * svg.viewBox.baseVal.height) / svg.viewBox.baseVal.width);
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  const text = new XMLSerializer().serializeToString(svg);
  await unmount(drawn);
  return paint(text, width, height);
}

/** A picture is self-contained: fonts, inks and drawings are embedded. */
function definitions(type: string): DocumentFragment {
  const parts = document.createDocumentFragment();
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = `svg{font-variant-numeric:lining-nums}${type}\n${tokens.replaceAll(':root', 'svg')}\n${inks}`;
  parts.append(style, document.querySelector('#drawings defs')!.cloneNode(true));
  return parts;
}

/**
 * A letter of each font, so that all are loaded with the picture. Otherwise the second one would be
 * asked for when the first has no glyph for a letter, after the picture is painted.
 */
function samples(family: string): SVGGElement {
  const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  group.setAttribute('visibility', 'hidden');
  for (const each of family.split(', ')) {
    const text = document.createElementNS('http://www.w3.org/2000/svg', 'text');
    text.setAttribute('font-family', each);
    text.textContent = 'a';
    group.append(text);
  }
  return group;
}

async function paint(svg: string, width: number, height: number): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')!.drawImage(image, 0, 0);
    return await new Promise((resolve, reject) =>
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('no picture'))),
        'image/png',
      ),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}
