/** Whiskers: the range of an estimate, two standard errors on each side. */
import type { Estimate } from '$lib/api/types';

export const lowEnd = ({ value, error }: Estimate): number => value - 2 * error;
export const highEnd = ({ value, error }: Estimate): number => value + 2 * error;

/** Whether two whiskers don't overlap: the first value is the larger one beyond doubt. */
export const isAbove = (one: Estimate, other: Estimate): boolean => lowEnd(one) > highEnd(other);
