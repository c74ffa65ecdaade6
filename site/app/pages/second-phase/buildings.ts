/** Buildings in the order of the site plan's drawing; site-plans.css has their positions. */
export const buildings = [
  { homes: 24, phase: 1 },
  { homes: 18, phase: 1 },
  { homes: 18, phase: 1 },
  { homes: 24, phase: 1 },
  { homes: 24, phase: 2 },
  { homes: 18, phase: 2 },
  { homes: 18, phase: 2 },
  { homes: 18, phase: 2 },
  { homes: 18, phase: 2 },
] as const;

/** Construction of each phase, as a drawing pattern. */
export const stages = { 1: "built", 2: "under-way" } as const;

export const homesIn = (phase: 1 | 2): number =>
  buildings.filter((one) => one.phase === phase).reduce((sum, { homes }) => sum + homes, 0);
