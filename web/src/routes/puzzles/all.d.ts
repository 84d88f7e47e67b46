/** The puzzles, which `plugins/puzzles.ts` reads from the Python package. */
declare module 'puzzles:all' {
  type Row = [
    id: string,
    position: string,
    solution: string,
    other: string,
    theme: import('$lib/api/types').PuzzleItem['theme'],
    rating: number,
  ];
  const rows: readonly Row[];
  export default rows;
}
