import { setTimeout as pause } from "node:timers/promises";
import type { Core } from "@strapi/strapi";

/** Returns true in a command. Commands may run next to the service, so they repeat neither its setup nor its work. */
export const isCommand = ({ config }: Core.Strapi): boolean => config.get("commandOnly", false);

const stopController = new AbortController();
const loops: Promise<void>[] = [];

/**
 * Runs `work` again and again with a pause in between, until the service stops. Does nothing in a command. `work` must
 * not reject, and should end on the signal.
 */
export function repeatUntilStop(
  strapi: Core.Strapi,
  work: (stop: AbortSignal) => Promise<void>,
  pauseMs: number,
): void {
  async function loop(): Promise<void> {
    while (!stopController.signal.aborted) {
      await work(stopController.signal);
      await pause(pauseMs, undefined, { signal: stopController.signal }).catch(() => undefined);
    }
  }
  if (!isCommand(strapi)) loops.push(loop());
}

/** Ends all repeated work, after its current runs. */
export async function stopRepeating(): Promise<void> {
  stopController.abort();
  await Promise.all(loops);
}
