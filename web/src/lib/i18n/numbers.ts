/** Numbers in the language of the page. */
import type { Estimate } from '$lib/api/types';
import { texts } from './texts.svelte';

/** A number with one decimal and a true minus: "−3.7", or "−3,7" where that is usual. */
export const formatNumber = (value: number): string =>
  new Intl.NumberFormat(texts.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'negative', // without it −0.04 would be “−0.0”
  })
    .format(value)
    .replace('-', '−');

/** A smaller error would be written as none. */
export const LEAST_ERROR = 0.05;

/** An estimate with its standard error: "3.7 ± 0.6"; without one that would be written as 0. */
export const withError = ({ value, error }: Estimate): string =>
  error < LEAST_ERROR ? formatNumber(value) : `${formatNumber(value)} ± ${formatNumber(error)}`;

/** A number with a sign in front: "+3.7", "−0.4", "0". */
export function signedNumber(value: number, decimals = 1): string {
  const text = new Intl.NumberFormat(texts.language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'exceptZero',
  }).format(value);
  return text.replace('-', '−');
}

/** A count, with separators where they are usual: "8,420". */
export const formatCount = (value: number): string =>
  new Intl.NumberFormat(texts.language).format(value);
