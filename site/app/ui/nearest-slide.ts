/** Which slide stands nearest to where the row is scrolled to, given where each slide begins. */
export function nearestSlide(starts: readonly number[], scrollLeft: number): number {
  const distances = starts.map((start) => Math.abs(start - scrollLeft));
  return distances.indexOf(Math.min(...distances));
}
