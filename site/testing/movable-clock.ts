/** Preloaded into a site's process: SIGUSR2 sets the clock to the first second of next year. */
const SystemDate = Date;
let aheadMs = 0;

globalThis.Date = class extends SystemDate {
  constructor(...parts: [] | ConstructorParameters<typeof SystemDate>) {
    if (parts.length === 0) super(SystemDate.now() + aheadMs);
    else super(...parts);
  }

  static override now(): number {
    return SystemDate.now() + aheadMs;
  }
} as DateConstructor;

process.on("SIGUSR2", () => {
  aheadMs = SystemDate.UTC(new SystemDate().getUTCFullYear() + 1) - SystemDate.now();
});
