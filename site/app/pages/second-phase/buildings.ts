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

/** Stage of construction of each phase, which selects its pattern in drawings. */
export const phaseStages = { 1: "built", 2: "under-way" } as const;

export const homesInPhase = (phase: 1 | 2): number =>
  buildings.filter((one) => one.phase === phase).reduce((sum, { homes }) => sum + homes, 0);
