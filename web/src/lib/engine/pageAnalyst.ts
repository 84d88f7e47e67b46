/** The analyst of this page: one worker for the bots, hints and reviews of all its screens. */
import { Analyst } from './analyst';

let analystOfPage: Analyst | null = null;

export const analyst = (): Analyst => (analystOfPage ??= new Analyst());
